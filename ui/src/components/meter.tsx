import { classNames } from './class-names.ts';
import { Figure } from './figure.tsx';
import styles from './meter.module.css';
import type { Figure as Quantity } from '@radiolink/domain/units';
import type { Tone } from './tone.ts';

export interface MeterProps {
  readonly label: string;
  readonly percent: number | undefined;
  readonly figure: Quantity | undefined;
  readonly tone?: Tone;
}

/** A share of a whole with its figure: processor, memory. */
export function Meter({ label, percent, figure, tone = 'idle' }: MeterProps) {
  return (
    <div className={styles.meter}>
      <span className="muted">{label}</span>
      <Figure of={figure} />
      <div className={styles.track} aria-hidden="true" data-live="">
        {percent !== undefined && (
          <div
            className={classNames(styles.fill, (tone === 'warn' || tone === 'bad') && styles[tone])}
            style={{ '--fill': `${Math.min(100, Math.max(0, percent))}%` }}
          />
        )}
      </div>
    </div>
  );
}
