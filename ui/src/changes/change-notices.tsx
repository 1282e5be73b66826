import { useUnit } from 'effector-react';
import { useState } from 'react';
import { Banner, Button, Dialog } from '../components/index.ts';
import { useText } from '../i18n/index.ts';
import { useModels } from '../models/index.ts';
import { outcomeWords } from './outcome-words.ts';
import { useClockText } from './use-clock-text.ts';

/** What became of the last change, and what waits to be decided. */
export function ChangeNotices() {
  const { session } = useModels();
  const { readOnly } = useUnit(session.$user);
  return (
    <>
      <Outcome />
      {!readOnly && (
        <>
          <Staged />
          <FirstSetup />
          <DraftOfferNotice />
          <OtherTab />
        </>
      )}
    </>
  );
}

function Outcome() {
  const t = useText();
  const clock = useClockText();
  const { apply } = useModels().changes;
  const [state, dismiss] = useUnit([apply.$state, apply.dismissed]);
  if (state.kind !== 'told') return null;
  const { tone, text, reason } = outcomeWords(state.outcome);
  return (
    <Banner
      tone={tone}
      urgent={tone === 'bad'}
      action={<Button onClick={() => dismiss()}>{t('Close')}</Button>}
    >
      {`${clock(state.at)} · ${t(text)}`}
      {reason !== undefined && ` ${t(reason)}`}
    </Banner>
  );
}

function Staged() {
  const t = useText();
  const { apply } = useModels().changes;
  const [staged, state, use, drop] = useUnit([
    apply.$staged,
    apply.$state,
    apply.stagedApplied,
    apply.stagedDiscarded,
  ]);
  const [asks, setAsks] = useState(false);
  const close = (): void => setAsks(false);
  if (!staged) return null;
  const isFree = state.kind === 'idle' || state.kind === 'told';
  return (
    <Banner
      tone="warn"
      action={
        <>
          <Button look="primary" disabled={!isFree} onClick={() => setAsks(true)}>
            {t('Apply the backup')}
          </Button>
          <Button disabled={!isFree} onClick={() => drop()}>
            {t('Discard the backup')}
          </Button>
        </>
      }
    >
      {t('An uploaded backup is on the device and not applied. The settings shown are those of the backup.')}
      {asks && (
        <Dialog
          title={t('Apply the backup')}
          onClose={close}
          actions={
            <>
              <Button
                look="primary"
                disabled={!isFree}
                onClick={() => {
                  use();
                  close();
                }}
              >
                {t('Apply the backup')}
              </Button>
              <Button onClick={close}>{t('Cancel')}</Button>
            </>
          }
        >
          {t(
            'The backup takes effect at once and for good. The device may restart, and may be at another address then.',
          )}
        </Dialog>
      )}
    </Banner>
  );
}

function FirstSetup() {
  const t = useText();
  const { apply } = useModels().changes;
  const [first, state, use] = useUnit([apply.$firstSetup, apply.$state, apply.stagedApplied]);
  if (!first) return null;
  const isFree = state.kind === 'idle' || state.kind === 'told';
  return (
    <Banner
      tone="idle"
      action={
        <Button disabled={!isFree} onClick={() => use()}>
          {t('Apply it as it is')}
        </Button>
      }
    >
      {t('The first setup is done. Check the wireless and network settings, then apply them.')}{' '}
      <a href="#/wireless">{t('Wireless')}</a>
    </Banner>
  );
}

function DraftOfferNotice() {
  const t = useText();
  const clock = useClockText();
  const { drafts } = useModels().changes;
  const [offer, take, drop] = useUnit([drafts.$offer, drafts.continued, drafts.discarded]);
  if (offer === null) return null;
  const { count, at } = offer;
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
      {at === undefined
        ? t('{count} changes not applied', { count })
        : t('{count} changes of {time} not applied', { count, time: clock(at) })}
    </Banner>
  );
}

function OtherTab() {
  const t = useText();
  const { drafts } = useModels().changes;
  const [other, dismiss] = useUnit([drafts.$otherTab, drafts.otherTabDismissed]);
  if (other === null) return null;
  return (
    <Banner tone="warn" action={<Button onClick={() => dismiss()}>{t('Close')}</Button>}>
      {t('Another tab of this browser has {count} changes to this device that are not applied.', {
        count: other.count,
      })}
    </Banner>
  );
}
