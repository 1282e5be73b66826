import { SystemModel } from '@radiolink/application/system/system.model';
import { deviceMoment } from '@radiolink/domain/tools';
import { Reading, Readings } from '../../components/index.ts';
import { useText } from '../../i18n/use-text.ts';
import { useUnitsOf } from '../../models/models.ts';
import { useWallTime } from '../../i18n/use-time-text.ts';
import styles from './panel.module.css';

/** What the clock of the device shows now, when NTP last set it, and the way to its servers. */
export function ClockReadings() {
  const t = useText();
  const written = useWallTime();
  const clock = useUnitsOf(SystemModel, '$clock');
  return (
    <div className={styles.panel}>
      <Readings column="320px">
        <Reading label={t('Device time')}>{written(deviceMoment(clock?.time))}</Reading>
        <Reading label={t('Last NTP sync')}>{written(deviceMoment(clock?.lastSync))}</Reading>
      </Readings>
      <p className={styles.text}>
        <a href="#/services/ntp-servers">{t('NTP servers')}</a>
      </p>
    </div>
  );
}
