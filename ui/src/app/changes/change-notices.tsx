'use no memo';

import { DraftsModel, PermittedApply } from '@radiolink/application/configuration/change-models';
import { SessionModel } from '@radiolink/application/session/session.model';
import { EditingModel } from '@radiolink/application/configuration/editing.model';
import { NO_COUNTRY } from '@radiolink/domain/session';
import { settingNameMessage } from '@radiolink/domain/settings';
import { Suspense, useState } from 'react';
import { ApplyAtOnce } from './lazy-apply-at-once.ts';
import { Banner, Button } from '../../components/index.ts';
import { useText } from '../../i18n/use-text.ts';
import { useUnitsOf } from '../../models/models.ts';
import { StagedBackup } from './staged-backup.tsx';
import { useClockText } from '../../i18n/use-time-text.ts';

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
  if (other === null) return null;
  return (
    <Banner tone="warn" action={<Button onClick={() => dismiss()}>{t('Close')}</Button>}>
      {t('Another browser tab has pending changes for this device.')}
    </Banner>
  );
}
