import { SystemModel } from '@radiolink/application/system';
import { deviceMoment } from '@radiolink/domain/tools';
import { useUnit } from 'effector-react';
import { Reading, Readings } from '../../components/index.ts';
import { useText } from '../../i18n/index.ts';
import { useModel } from '../../models/index.ts';
import { useWallTime } from '../../tools/use-wall-time.ts';

/** What the clock of the device shows now, and when NTP last set it. */
export function ClockReadings() {
  const t = useText();
  const written = useWallTime();
  const clock = useUnit(useModel(SystemModel).$clock);
  return (
    <Readings column="320px">
      <Reading label={t('Device time')}>{written(deviceMoment(clock?.time))}</Reading>
      <Reading label={t('Last NTP sync')}>{written(deviceMoment(clock?.lastSync))}</Reading>
    </Readings>
  );
}
