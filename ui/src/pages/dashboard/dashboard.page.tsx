import { useUnit } from 'effector-react';
import { VisuallyHidden } from '../../components/index.ts';
import { useText } from '../../i18n/index.ts';
import { useModels } from '../../models/index.ts';
import { AirtimeCard } from './access-point-cards.tsx';
import { AllReadings } from './all-readings.tsx';
import { SignalCard, ThroughputCard } from './chart-card.tsx';
import styles from './dashboard.module.css';
import { DeviceCard } from './device-card.tsx';
import { InterfacesCard } from './interfaces-card.tsx';
import { LinkDrawing } from './link-drawing.tsx';
import { RadioCard } from './radio-card.tsx';
import { ServicesCard } from './services-card.tsx';
import { Waiting } from './waiting.tsx';
import { WorstStationsCard } from './worst-stations.tsx';

/** The page an administrator keeps open: how the link stands, and everything the device says of itself. */
export function DashboardPage() {
  const t = useText();
  const kind = useUnit(useModels().dashboard.$kind);
  return (
    <>
      <VisuallyHidden>
        <h1>{t('Dashboard')}</h1>
      </VisuallyHidden>
      {kind === null ? <Waiting /> : <Cards many={kind === 'access-point'} />}
    </>
  );
}

function Cards({ many }: { readonly many: boolean }) {
  return (
    <div className={styles.page}>
      {many ? (
        <>
          <div className={styles.wide}>
            <AirtimeCard />
            <ThroughputCard />
          </div>
          <div className={styles.narrow}>
            <WorstStationsCard />
          </div>
        </>
      ) : (
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
      )}
      <div className={styles.third}>
        <DeviceCard />
      </div>
      <div className={styles.third}>
        <RadioCard />
      </div>
      <div className={styles.third}>
        <ServicesCard />
      </div>
      <div className={styles.full}>
        <InterfacesCard />
      </div>
      <div className={styles.full}>
        <AllReadings />
      </div>
    </div>
  );
}
