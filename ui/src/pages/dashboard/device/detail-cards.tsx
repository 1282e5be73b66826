import styles from '../dashboard.module.css';
import { DeviceCard } from './device-card.tsx';
import { RadioCard } from './radio-card.tsx';
import { ServicesCard } from './services-card.tsx';

/** Device, radio and services. */
export function DetailCards() {
  return (
    <>
      <div className={styles.third}>
        <DeviceCard />
      </div>
      <div className={styles.third}>
        <RadioCard />
      </div>
      <div className={styles.third}>
        <ServicesCard />
      </div>
    </>
  );
}
