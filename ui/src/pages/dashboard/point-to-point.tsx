import { SignalCard, ThroughputCard } from './chart-card.tsx';
import styles from './dashboard.module.css';
import { LinkDrawing } from './link-drawing.tsx';

/** What one link shows first: its two ends and what runs between them. */
export function PointToPoint() {
  return (
    <>
      <div className={styles.full}>
        <LinkDrawing />
      </div>
      <div className={styles.half}>
        <ThroughputCard />
      </div>
      <div className={styles.half}>
        <SignalCard />
      </div>
    </>
  );
}
