import { type LinkSide, signalFraction } from '@radiolink/domain/link';
import type { AimedLevel } from '@radiolink/domain/tools';
import { classNames } from '../../components/index.ts';
import styles from './level-bar.module.css';

export interface LevelBarProps {
  readonly side: LinkSide;
  readonly level: AimedLevel;
  /** The expected signal, as a tick. */
  readonly targetDbm?: number | undefined;
}

const percent = (dbm: number): string => `${Math.round(signalFraction(dbm) * 1000) / 10}%`;

/** A level on the scale of −84 to −45 dBm with its best mark, which stays. Its figures stand next to it. */
export function LevelBar({ side, level, targetDbm }: LevelBarProps) {
  const { nowDbm, bestDbm } = level;
  return (
    <div className={styles.bar} aria-hidden="true" data-live="">
      {nowDbm !== undefined && (
        <div className={classNames(styles.fill, styles[side])} style={{ '--fill': percent(nowDbm) }} />
      )}
      {bestDbm !== undefined && <div className={styles.best} style={{ '--tick': percent(bestDbm) }} />}
      {targetDbm !== undefined && <div className={styles.target} style={{ '--tick': percent(targetDbm) }} />}
    </div>
  );
}
