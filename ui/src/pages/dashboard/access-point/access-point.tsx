import { AirCard } from './access-point-cards.tsx';
import { ApStrip } from './ap-strip.tsx';
import styles from '../dashboard.module.css';
import { HistoryCard } from '../history/history-card.tsx';
import { StationRadiosCard } from './station-radios-card.tsx';
import { VerdictLine } from '../link/verdict-line.tsx';
import { WorstStationsCard } from './worst-stations.tsx';

const CHARTS = ['throughput', 'capacity', 'airtime'] as const;

/** First cards of an access point: its radio, and the stations needing attention beside its histories. */
export function AccessPoint() {
  return (
    <>
      <div className={styles.full}>
        <VerdictLine />
        <ApStrip />
        <AirCard />
      </div>
      <div className={styles.beside}>
        <WorstStationsCard />
      </div>
      <div className={styles.full}>
        <HistoryCard charts={CHARTS} />
      </div>
      <StationRadiosCard />
    </>
  );
}
