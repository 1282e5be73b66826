import { SystemModel } from '@radiolink/application/system';
import { MISSING_TEXT } from '@radiolink/domain/units';
import { useUnit } from 'effector-react';
import { ForeignText, Reading, Readings } from '../../components/index.ts';
import { useText } from '../../i18n/index.ts';
import { useModel } from '../../models/index.ts';

const foreign = (text: string | undefined) =>
  text === undefined || text === '' ? MISSING_TEXT : <ForeignText>{text}</ForeignText>;

/** What the clock of the device shows now, and when NTP last set it. */
export function ClockReadings() {
  const t = useText();
  const clock = useUnit(useModel(SystemModel).$clock);
  return (
    <Readings column="320px">
      <Reading label={t('Device time')}>{foreign(clock?.localTime)}</Reading>
      <Reading label={t('Last NTP sync')}>{foreign(clock?.lastSync)}</Reading>
    </Readings>
  );
}
