import type { PrescanAction, RadarPrescan } from '@radiolink/application/wireless/prescan-watch';
import { WirelessModel } from '@radiolink/application/wireless/wireless.model';
import { countryRules, occupiedSpan, type Span } from '@radiolink/domain/radio';
import { prescanCacSeconds, prescanSecondsLeft, type DfsPrescan } from '@radiolink/domain/tools';
import { useState } from 'react';
import { useClockText } from '../../../i18n/use-time-text.ts';
import { Banner, Button, FailureMessage, StateShape } from '../../../components/index.ts';
import { useText } from '../../../i18n/use-text.ts';
import { useUnitsOf } from '../../../models/models.ts';
import { useReadOnly, useSettingsScope } from '../../../settings/index.ts';
import styles from './prescan.module.css';
import typography from '../../../theme/typography.module.css';
import tones from '../../../theme/tones.module.css';

const SAME_MS = 5000;

/** A time computed every second, kept while it hardly changes: otherwise its minute would flicker. */
function useSteadyTime(time: number): number {
  const [steady, setSteady] = useState(time);
  if (Math.abs(time - steady) < SAME_MS) return steady;
  setSteady(time);
  return time;
}

/** A short gap is not reported. */
const SILENCE = 3;

/** The listening for radar that runs now: how far it is, when it ends, and the way to stop it. */
export function PrescanProgress({
  radar,
  action,
}: {
  readonly radar: RadarPrescan;
  readonly action: PrescanAction;
}) {
  const t = useText();
  const clock = useClockText();
  const stop = useUnitsOf(WirelessModel, 'prescanStopRequested');
  const readOnly = useReadOnly();
  const country = useSettingsScope(({ original }) => Number(original.get('radio.countrycode') ?? '') || 0);
  const { prescan, receivedAt, unanswered } = radar;
  const { channels, remainingSeconds } = prescan;
  const now = spanNow(prescan);
  const region = countryRules(country)?.dfsRegion;
  const left = prescanSecondsLeft(prescan, channel => prescanCacSeconds(channel, region));
  const endsAt = useSteadyTime(receivedAt + left * 1000);
  const done = channels.filter(({ state }) => state === 'clear' || state === 'radar').length;
  return (
    <section className={styles.running} aria-label={t('DFS prescan')}>
      <StateShape tone="busy" size={14} />
      <div className={styles.words}>
        <output className={typography.strong}>
          {t('DFS prescan: {done} of {count} channels done.', { done, count: channels.length })}
          {left > 0 && ` ${t('Ends at about {time}.', { time: clock(endsAt) })}`}
        </output>
        {now !== undefined && remainingSeconds !== undefined && (
          <span className={typography.muted}>
            {t('Checking {from} to {to} MHz, {seconds} s left.', {
              from: now.startMhz,
              to: now.endMhz,
              seconds: remainingSeconds,
            })}
          </span>
        )}
        {action.joined === true && (
          <span className={typography.muted}>
            {t('A prescan was already running. It is shown here; yours was not started.')}
          </span>
        )}
        {unanswered >= SILENCE && (
          <span className={tones.warn}>
            {t('No response since {time}. The prescan continues on the device.', { time: clock(receivedAt) })}
          </span>
        )}
        {action.failure !== undefined && (
          <Banner tone="bad">
            <FailureMessage failure={action.failure} context="action" />
          </Banner>
        )}
      </div>
      {!readOnly && (
        <Button disabled={action.pending} onClick={() => stop()}>
          {t('Stop prescan')}
        </Button>
      )}
    </section>
  );
}

/** The frequency range under check, MHz; undefined if the device does not report the width. */
function spanNow({ channels }: DfsPrescan): Span | undefined {
  const scanned = channels.find(({ state }) => state === 'scanning');
  return scanned?.widthMhz === undefined ? undefined : occupiedSpan(scanned.centerMhz, scanned.widthMhz);
}
