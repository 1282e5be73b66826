import type { Timeline } from '@radiolink/domain/history';
import { classNames } from '../../components/class-names.ts';
import styles from './history.module.css';

interface AxisMarksProps {
  readonly timeline: Timeline;
  readonly at: number | null;
  readonly from: number;
  readonly to: number;
}

/** Events, gaps and the picked time above a chart, at their places; the list of events has their words. */
export function AxisMarks({ timeline: { events, gaps }, at, from, to }: AxisMarksProps) {
  const span = Math.max(1, to - from);
  const share = (time: number): string =>
    `${(100 * Math.min(1, Math.max(0, (time - from) / span))).toFixed(2)}%`;
  const isShown = (time: number): boolean => time >= from && time <= to;
  return (
    <div className={styles.marks} aria-hidden="true">
      {gaps
        .filter(gap => gap.to > from && gap.from < to)
        .map(gap => (
          <span
            key={gap.from}
            className={styles.gap}
            style={{ '--from': share(gap.from), '--to': share(gap.to) }}
          />
        ))}
      {events
        .filter(event => isShown(event.at))
        .map(event => (
          <span
            key={`${event.at} ${event.kind} ${event.line ?? event.message.key}`}
            className={classNames(styles.mark, event.kind === 'login' && styles.faint)}
            style={{ '--at': share(event.at) }}
          />
        ))}
      {at !== null && isShown(at) && <span className={styles.picked} style={{ '--at': share(at) }} />}
    </div>
  );
}
