import type { LinkSide } from '@radiolink/domain/link';
import type { AimedLevel } from '@radiolink/domain/tools';
import { classNames, signalShare } from '../../components/index.ts';
import signal from '../../components/signal-bar.module.css';
import styles from './levels.module.css';

export interface LevelBarProps {
  readonly side: LinkSide;
  readonly level: AimedLevel;
  /** The expected signal, as a tick. */
  readonly targetDbm?: number | undefined;
}

/** A level on the scale of −84 to −45 dBm with its best mark, which stays. Its figures stand next to it. */
export function LevelBar({ side, level, targetDbm }: LevelBarProps) {
  const fill = signalShare(level.nowDbm);
  const best = signalShare(level.bestDbm);
  const target = signalShare(targetDbm);
  return (
    <div className={classNames(signal.bar, styles.bar)} aria-hidden="true" data-live="">
      {fill !== undefined && (
        <div className={classNames(signal.fill, signal[side], styles.fill)} style={{ '--fill': fill }} />
      )}
      {best !== undefined && <div className={styles.best} style={{ '--tick': best }} />}
      {target !== undefined && <div className={styles.target} style={{ '--tick': target }} />}
    </div>
  );
}
