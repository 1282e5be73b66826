import styles from '../dashboard.module.css';
import { FadeCard } from './fade-card.tsx';
import { FailoverCard } from './failover-card.tsx';
import { RainCard } from './rain-card.tsx';

/** Cards of a device with a radio above 10 GHz: its fade margin, its failovers, and the rain that causes them. */
export function SixtyCards() {
  return (
    <div className={styles.page}>
      <div className={styles.full}>
        <FadeCard />
      </div>
      <div className={styles.full}>
        <FailoverCard />
      </div>
      <div className={styles.full}>
        <RainCard />
      </div>
    </div>
  );
}
