import { isOversaturated } from '@radiolink/domain/link';
import { memo } from 'react';
import { classNames } from './class-names.ts';
import styles from './signal-bar.module.css';
import { signalShare } from './signal-share.ts';
import type { End } from './tone.ts';

export interface SignalBarProps {
  readonly end: End;
  readonly signalDbm: number | undefined;
  readonly expectedDbm?: number | undefined;
  /** Grows from the far side, so that two ends can be compared across. */
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
        styles.bar,
        mirrored && styles.mirrored,
        tall && styles.tall,
        tooStrong && styles.strong,
      )}
      aria-hidden="true"
      data-live=""
    >
      {fill !== undefined && (
        <div className={classNames(styles.fill, styles[end])} style={{ '--fill': fill }} />
      )}
      {tick !== undefined && <div className={styles.tick} style={{ '--tick': tick }} />}
    </div>
  );
}
