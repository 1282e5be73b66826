import type { RadarPrescan } from '@radiolink/application/wireless/prescan-watch';
import type { PrescanState } from '@radiolink/domain/tools';
import { useClockText } from '../../../changes/use-clock-text.ts';
import { StateBadge } from '../../../components/state-badge.tsx';
import { useText } from '../../../i18n/use-text.ts';
import styles from './prescan.module.css';

/** Result of the last DFS prescan, and its time if known. */
export function PrescanResult({ radar }: { readonly radar: RadarPrescan }) {
  const t = useText();
  const clock = useClockText();
  const { prescan, endedAt } = radar;
  const count = (wanted: PrescanState) => prescan.channels.filter(({ state }) => state === wanted).length;
  const clear = count('clear');
  const received = count('radar');
  return (
    <output className={styles.result}>
      {prescan.status === 'failed' && <StateBadge tone="bad">{t('DFS prescan failed')}</StateBadge>}
      {clear + received > 0 && (
        <>
          <span>
            {endedAt === undefined
              ? t('Earlier DFS prescan, time not reported')
              : t('DFS prescan finished {time}', { time: clock(endedAt) })}
          </span>
          <StateBadge tone="good">{t('{count} channels clear', { count: clear })}</StateBadge>
          {received > 0 && (
            <StateBadge tone="bad">{t('{count} channels with radar', { count: received })}</StateBadge>
          )}
        </>
      )}
    </output>
  );
}
