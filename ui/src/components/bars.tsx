import { isOversaturated, signalFraction } from '@radiolink/domain/link';
import type { Figure as Quantity } from '@radiolink/domain/units';
import { memo } from 'react';
import { classNames } from './class-names.ts';
import { Figure } from './figure.tsx';
import styles from './bars.module.css';
import signalBarStyles from './signal-bar.module.css';
import type { Tone, End } from './tone.ts';
import layout from '../theme/layout.module.css';
import typography from '../theme/typography.module.css';

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
      <span className={typography.muted}>{label}</span>
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

export interface StackedPart {
  readonly id: string;
  readonly label: string;
  /** Share of the whole, percent. */
  readonly percent: number | undefined;
  readonly figure: Quantity | undefined;
  /** The remainder has no colour. */
  readonly look: End | 'free';
}

/** Parts of a whole in one bar, each named with its figure below. */
export function StackedBar({ parts }: { readonly parts: readonly StackedPart[] }) {
  return (
    <div className={layout.stack}>
      <div className={styles.bar} aria-hidden="true" data-live="">
        {parts
          .filter(part => part.look !== 'free')
          .map(part => (
            <div
              key={part.id}
              className={classNames(styles.part, styles[part.look])}
              style={{ '--part': `${part.percent ?? 0}%` }}
            />
          ))}
      </div>
      <ul className={styles.legend}>
        {parts.map(part => (
          <li key={part.id} className={layout.word}>
            <span className={classNames(styles.swatch, styles[part.look])} aria-hidden="true" />
            <span className={typography.muted}>{part.label}</span>
            <Figure of={part.figure} room={5} />
          </li>
        ))}
      </ul>
    </div>
  );
}

export interface SignalBarProps {
  readonly end: End;
  readonly signalDbm: number | undefined;
  readonly expectedDbm?: number | undefined;
  /** Grows from the inline end, so that two ends can be compared across. */
  readonly mirrored?: boolean;
  /** The main bar of an end, above those of its chains. */
  readonly tall?: boolean;
}

/**
 * A signal on its scale of −84 to −45 dBm, the expected one as a tick. Shown next to its figure, which is the
 * text for screen readers.
 */
export const SignalBar = memo(DrawnSignalBar);

function DrawnSignalBar({ end, signalDbm, expectedDbm, mirrored = false, tall = false }: SignalBarProps) {
  const fill = signalShare(signalDbm);
  const tick = signalShare(expectedDbm);
  const tooStrong = signalDbm !== undefined && isOversaturated(signalDbm);
  return (
    <div
      className={classNames(
        signalBarStyles.bar,
        mirrored && signalBarStyles.mirrored,
        tall && signalBarStyles.tall,
        tooStrong && signalBarStyles.strong,
      )}
      aria-hidden="true"
      data-live=""
    >
      {fill !== undefined && (
        <div className={classNames(signalBarStyles.fill, signalBarStyles[end])} style={{ '--fill': fill }} />
      )}
      {tick !== undefined && <div className={signalBarStyles.tick} style={{ '--tick': tick }} />}
    </div>
  );
}

/** Where a bar draws a signal, as a share of its width: at its ends what lies beyond; undefined for what is no signal. */
export function signalShare(dbm: number | undefined): string | undefined {
  const fraction = dbm === undefined ? Number.NaN : signalFraction(dbm);
  if (Number.isNaN(fraction)) return undefined;
  return `${Math.round(Math.min(1, Math.max(0, fraction)) * 1000) / 10}%`;
}
