import { PermittedApply } from '@radiolink/application/configuration/change-models';
import { WirelessModel } from '@radiolink/application/wireless/wireless.model';
import { useState } from 'react';
import type { ChannelRow } from '@radiolink/domain/radio';
import { classNames, Banner, Button, FailureMessage, Dialog } from '../../../components/index.ts';
import { useText } from '../../../i18n/use-text.ts';
import { useUnitsOf } from '../../../models/models.ts';
import { useSettingsScope } from '../../../settings/index.ts';
import { useClockText } from '../../../i18n/use-time-text.ts';
import { useNow } from '../../../components/use-now.ts';
import { waitOf } from '../channel-labels.ts';
import { useWirelessFacts } from '../wireless-facts.ts';
import styles from './prescan.module.css';
import layout from '../../../theme/layout.module.css';
import typography from '../../../theme/typography.module.css';

interface PrescanDialogProps {
  readonly candidates: readonly ChannelRow[];
  readonly onStart: (frequenciesMhz: readonly number[]) => void;
  readonly onClose: () => void;
}

const SECONDS_PER_MINUTE = 60;
/** Often enough for a clock of hours and minutes. */
const CLOCK_MS = 10_000;

/** Which channels to listen to, and what that costs, before it is done. */
function PrescanDialog({ candidates, onStart, onClose }: PrescanDialogProps) {
  const t = useText();
  const { countryCode, device } = useWirelessFacts();
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const chosen = candidates.filter(({ center }) => !left.has(center));
  const minutesOf = (row: ChannelRow): number => waitOf(row, countryCode) / SECONDS_PER_MINUTE;
  const minutes = chosen.reduce((sum, row) => sum + minutesOf(row), 0);
  const toggle = (center: number): void => {
    const next = new Set(left);
    if (!next.delete(center)) next.add(center);
    setLeft(next);
  };
  return (
    <Dialog
      title={t('Run DFS prescan')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('Cancel')}</Button>
          <Button
            look="primary"
            disabled={chosen.length === 0}
            onClick={() => onStart(chosen.map(({ center }) => center))}
          >
            {chosen.length === 0 ? t('Select a channel') : t('Start prescan ({minutes} min)', { minutes })}
          </Button>
        </>
      }
    >
      <div className={layout.apart}>
        <p>{t('The radio checks the selected channels for radar one by one, each for its full CAC time.')}</p>
        <fieldset className={styles.channels}>
          <legend>{t('{width} MHz DFS channels', { width: candidates[0]?.bw ?? 0 })}</legend>
          <div className={styles.quick}>
            <Button look="quiet" onClick={() => setLeft(new Set())}>
              {t('Select all')}
            </Button>
            <Button look="quiet" onClick={() => setLeft(new Set(candidates.map(({ center }) => center)))}>
              {t('Select none')}
            </Button>
          </div>
          <div className={styles.grid}>
            {candidates.map(row => (
              <label key={row.center} className={styles.channel}>
                <input type="checkbox" checked={!left.has(row.center)} onChange={() => toggle(row.center)} />
                {t('{frequency} MHz · channel {number}', { frequency: row.control, number: row.ch })}
                <span className={classNames(typography.muted, typography.unbroken, layout.push)}>
                  {t('{minutes} min', { minutes: minutesOf(row) })}
                </span>
              </label>
            ))}
          </div>
        </fieldset>
        <Cost count={chosen.length} minutes={minutes} backup={device.backup !== undefined} />
      </div>
    </Dialog>
  );
}

function Cost({
  count,
  minutes,
  backup,
}: {
  readonly count: number;
  readonly minutes: number;
  readonly backup: boolean;
}) {
  const t = useText();
  const clock = useClockText();
  const now = useNow(true, CLOCK_MS);
  return (
    <>
      <output className={typography.strong}>
        {t('Channels: {number}. It takes {minutes} min, until {time}.', {
          number: count,
          minutes,
          time: clock(now + minutes * SECONDS_PER_MINUTE * 1000),
        })}
      </output>
      <p>
        {backup
          ? t('Expect the 5 GHz backup link to be down until then. The 60 GHz link is not affected.')
          : t(
              'Expect the link to be down until then, unless the device has a dedicated radar receiver. If you manage the device over the link, this page is unreachable during that time. The prescan continues when this page is closed.',
            )}
      </p>
    </>
  );
}

/** The device listens with what it runs, whatever was chosen here since. */
const RUNS_WITH = ['radio.1.chanbw', 'radio.1.countrycode', 'radio.countrycode', 'radio.1.mode'];

/** The way to listen for radar; left out while it listens already. */
export function PrescanStart({ candidates }: { readonly candidates: readonly ChannelRow[] }) {
  const t = useText();
  const [radar, action, start] = useUnitsOf(WirelessModel, '$prescan', '$prescanAction', 'prescanRequested');
  const { kind: applying } = useUnitsOf(PermittedApply, '$state');
  const isOther = useSettingsScope(({ original, context }) =>
    RUNS_WITH.some(key => original.get(key) !== context.values.get(key)),
  );
  const [asking, setAsking] = useState(false);
  // Listening would take the link away that is being judged, and the end of the test the listening.
  const isApplying = applying !== 'idle' && applying !== 'done';
  if (isApplying && asking) setAsking(false);
  if (radar === null || candidates.length === 0) return null;
  const runs = radar.prescan.status === 'in-progress';
  return (
    <div className={layout.wideBar}>
      <Button disabled={action.pending || isOther || isApplying || runs} onClick={() => setAsking(true)}>
        {t('Run DFS prescan')}
      </Button>
      {isApplying && !runs && (
        <span className={typography.muted}>
          {t('A change is being tested or applied. Start the prescan when it has finished.')}
        </span>
      )}
      {isOther && !isApplying && !runs && (
        <span className={typography.muted}>
          {t(
            'The prescan uses the running configuration. Apply the changed mode, country or channel width first.',
          )}
        </span>
      )}
      {action.failure !== undefined && (
        <Banner tone="bad">
          <FailureMessage failure={action.failure} context="action" />
        </Banner>
      )}
      {asking && (
        <PrescanDialog
          candidates={candidates}
          onClose={() => setAsking(false)}
          onStart={frequencies => {
            setAsking(false);
            start(frequencies);
          }}
        />
      )}
    </div>
  );
}
