import { AirtimeCard } from './access-point-cards.tsx';
import { ThroughputCard } from './chart-card.tsx';
import styles from './dashboard.module.css';
import { WorstStationsCard } from './worst-stations.tsx';

/** What an access point shows first: its air, and the stations to look at. */
export function AccessPoint() {
  return (
    <>
      <div className={styles.wide}>
        <AirtimeCard />
        <ThroughputCard />
      </div>
      <div className={styles.narrow}>
        <WorstStationsCard />
      </div>
    </>
  );
}
