import { DraftsModel, PermittedApply } from '@radiolink/application/configuration/change-models';
import { EditingModel } from '@radiolink/application/configuration/editing.model';
import { SessionModel } from '@radiolink/application/session/session.model';
import { NO_COUNTRY } from '@radiolink/domain/session';
import { settingNameMessage } from '@radiolink/domain/settings';
import { Suspense, useState, useEffect, lazy } from 'react';
import { Banner, Button, Dialog } from '../../components/index.ts';
import { useText } from '../../i18n/use-text.ts';
import { useClockText } from '../../i18n/use-time-text.ts';
import { useUnitsOf } from '../../models/models.ts';

/** Decisions pending for users who may change the device; an uploaded backup is shown to every user. */
export function ChangeNotices() {
  const { readOnly } = useUnitsOf(SessionModel, '$user');
  return (
    <>
      <StagedBackup canDecide={!readOnly} />
      {!readOnly && (
        <>
          <RefusedEdit />
          <FirstSetup />
          <DraftOfferNotice />
          <OtherTab />
        </>
      )}
    </>
  );
}

/** An edit that no configuration can hold, until another one is made. */
function RefusedEdit() {
  const t = useText();
  const refused = useUnitsOf(EditingModel, '$refused');
  if (refused === null) return null;
  const { key, problem } = refused;
  return (
    <Banner tone="bad" urgent>
      {t('{setting}: {problem}', { setting: settingNameMessage(key) ?? key, problem })}
    </Banner>
  );
}

/** What a first setup left to apply. A waiting backup and pending changes are applied instead of it, not beside it. */
function FirstSetup() {
  const t = useText();
  const [first, staged] = useUnitsOf(PermittedApply, '$firstSetup', '$staged');
  const [pending, values] = useUnitsOf(EditingModel, '$pendingCount', '$values');
  const [canApply, use] = useUnitsOf(PermittedApply, '$canApplyFirstSetup', 'stagedApplied');
  const [asks, setAsks] = useState(false);
  if (!first || staged || pending > 0) return null;
  if (!hasCountry(values))
    return (
      <Banner tone="warn">
        {t('Initial setup is incomplete: no country is set.')}{' '}
        <a href="#/wireless/mode-and-country">{t('Select Country')}</a>
      </Banner>
    );
  return (
    <Banner
      tone="idle"
      action={
        <Button disabled={!canApply} onClick={() => setAsks(true)}>
          {t('Apply as is')}
        </Button>
      }
    >
      {t('Initial setup complete. Check the wireless and network settings, then apply them.')}{' '}
      <a href="#/wireless">{t('Wireless')}</a>
      {asks && (
        <Suspense fallback={null}>
          <ApplyAtOnce
            title="Apply as is"
            canApply={canApply}
            onClose={() => setAsks(false)}
            onApply={() => {
              use();
              setAsks(false);
            }}
          />
        </Suspense>
      )}
    </Banner>
  );
}

function hasCountry(values: ReadonlyMap<string, string>): boolean {
  return Number(values.get('radio.countrycode')) > NO_COUNTRY;
}

function DraftOfferNotice() {
  const t = useText();
  const clock = useClockText();
  const [offer, take, drop] = useUnitsOf(DraftsModel, '$offer', 'continued', 'discarded');
  if (offer === null) return null;
  const { at } = offer;
  return (
    <Banner
      tone="idle"
      action={
        <>
          <Button look="primary" onClick={() => take()}>
            {t('Continue')}
          </Button>
          <Button onClick={() => drop()}>{t('Discard')}</Button>
        </>
      }
    >
      {at === undefined ? t('Pending changes') : t('Pending changes from {time}', { time: clock(at) })}
    </Banner>
  );
}

function OtherTab() {
  const t = useText();
  const [other, dismiss] = useUnitsOf(DraftsModel, '$otherTab', 'otherTabDismissed');
  const { kind } = useUnitsOf(PermittedApply, '$state');
  // Of a test each tab of this browser has the changes: they are the same, and nobody has others to apply before its end.
  if (other === null || kind === 'testing') return null;
  return (
    <Banner tone="warn" action={<Button onClick={() => dismiss()}>{t('Close')}</Button>}>
      {t('Another browser tab has pending changes for this device.')}
    </Banner>
  );
}

/**
 * An uploaded backup on the device: loaded as pending changes to be tested, or applied or discarded after a
 * confirmation, by users with the permission.
 */
function StagedBackup({ canDecide }: { readonly canDecide: boolean }) {
  const t = useText();
  const [staged, held, canUse, failure, isBusy, review, use, drop] = useUnitsOf(
    PermittedApply,
    '$staged',
    '$heldBackup',
    '$canUseStaged',
    '$stagedFailure',
    '$isStagedBusy',
    'stagedReviewed',
    'stagedApplied',
    'stagedDiscarded',
  );
  const [asks, setAsks] = useState<'apply' | 'discard'>();
  const close = (): void => setAsks(undefined);
  useUnsavedWork(held !== null);
  if (!staged) return null;
  return (
    <Banner
      tone="warn"
      action={
        canDecide && (
          <>
            <Button look="primary" disabled={!canUse} onClick={() => review()}>
              {held === null ? t('Review as pending changes') : t('Try again')}
            </Button>
            {held === null && (
              <Button disabled={!canUse} onClick={() => setAsks('apply')}>
                {t('Apply now')}
              </Button>
            )}
            <Button disabled={!canUse} onClick={() => setAsks('discard')}>
              {t('Discard the backup')}
            </Button>
          </>
        )
      }
    >
      {held === null
        ? t('An uploaded backup on the device is not applied yet. The settings shown are from the backup.')
        : t(HELD[held])}
      <output>{isBusy && ` ${t('Waiting for the device…')}`}</output>
      {failure.length > 0 && <p role="alert">{failure.map(words => t(words)).join(' ')}</p>}
      {asks === 'apply' && (
        <Suspense fallback={null}>
          <ApplyAtOnce
            title="Apply backup now"
            canApply={canUse}
            onClose={close}
            onApply={() => {
              use();
              close();
            }}
          />
        </Suspense>
      )}
      {asks === 'discard' && (
        <Dialog
          title={t('Discard the backup')}
          onClose={close}
          actions={
            <>
              <Button
                look="primary"
                disabled={!canUse}
                onClick={() => {
                  drop();
                  close();
                }}
              >
                {t('Discard the backup')}
              </Button>
              <Button onClick={close}>{t('Cancel')}</Button>
            </>
          }
        >
          <p>
            {t('Removes the uploaded backup from the device. The running configuration does not change.')}
          </p>
        </Dialog>
      )}
    </Banner>
  );
}

const HELD = {
  'here-only':
    'The backup is held in this page only. Keep the page open. It becomes pending changes once the running configuration is loaded.',
  unknown:
    'It is unknown whether the backup is still on the device. This page holds a copy. Keep the page open until the device responds.',
} as const;

/** Asks before the page is left while it contains unsaved work. */
function useUnsavedWork(holds: boolean): void {
  useEffect(() => {
    if (!holds) return undefined;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [holds]);
}

/** The confirmation before applying without a test, loaded on demand. */
const ApplyAtOnce = lazy(async () => ({
  default: (await import(/* webpackChunkName: "review" */ './review/apply-at-once.tsx')).ApplyAtOnce,
}));
