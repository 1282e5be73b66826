import type { PingRun } from '@radiolink/application/ping/ping.model';
import { pingStatisticsOf } from '@radiolink/domain/tools';
import type { Figure as Quantity } from '@radiolink/domain/units';
import { Figure } from '../../components/figure.tsx';
import { useText } from '../../i18n/use-text.ts';
import { type Figures, useFigures } from '../../units/use-figures.ts';
import { useClockTime } from '../../tools/use-clock-time.ts';
import styles from './ping.module.css';

interface Reading {
  readonly label: string;
  readonly of: (run: PingRun, figures: Figures) => Quantity | undefined;
}

const statistics = ({ result }: PingRun) => pingStatisticsOf(result.tally);

/** The figures of a ping, in the order of the summary line. */
const READINGS: readonly Reading[] = [
  { label: 'Sent', of: (run, figures) => figures.count(statistics(run).sent) },
  { label: 'Received', of: (run, figures) => figures.count(statistics(run).received) },
  { label: 'Loss', of: (run, figures) => figures.percent(statistics(run).lossPercent, 1) },
  { label: 'Minimum', of: (run, figures) => figures.latency(statistics(run).minMs) },
  { label: 'Average', of: (run, figures) => figures.latency(statistics(run).averageMs) },
  { label: 'Maximum', of: (run, figures) => figures.latency(statistics(run).maxMs) },
  { label: 'Jitter', of: (run, figures) => figures.latency(statistics(run).jitterMs) },
];

export interface PingFiguresProps {
  readonly run: PingRun | null;
  /** Its figures stand under those of the run. */
  readonly compared: PingRun | null;
}

/** The summary line, which stands from the first second. */
export function PingFigures({ run, compared }: PingFiguresProps) {
  const t = useText();
  const figures = useFigures();
  const clock = useClockTime();
  const other = compared?.number === run?.number ? null : compared;
  return (
    <div className={styles.figures}>
      <dl className={styles.readings}>
        {READINGS.map(({ label, of }) => (
          <div key={label} className={styles.reading}>
            <dt className={styles.label}>{t(label)}</dt>
            <dd>
              <Figure
                of={run === null ? undefined : of(run, figures)}
                size="large"
                reason={t('No replies yet')}
              />
              {other !== null && (
                <span className={styles.other}>
                  <Figure of={of(other, figures)} reason={t('No replies')} />
                </span>
              )}
            </dd>
          </div>
        ))}
      </dl>
      {other !== null && (
        <p className={styles.hint}>
          {t('Below: {host}, run of {time}', { host: other.request.host, time: clock(other.startedAt) })}
        </p>
      )}
    </div>
  );
}
