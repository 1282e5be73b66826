import { ServicesModel } from '@radiolink/application/services/services.model';
import { clockErrorMs } from '@radiolink/domain/status';
import { deviceMoment } from '@radiolink/domain/tools';
import { MISSING_TEXT } from '@radiolink/domain/units';
import { Figure, Reading, Readings, StateBadge } from '../../components/index.ts';
import { useText } from '../../i18n/use-text.ts';
import { useUnitsOf } from '../../models/models.ts';
import { useNow } from '../../components/use-now.ts';
import { useWallTime } from '../../i18n/use-time-text.ts';
import { useFigures } from '../../i18n/use-figures.ts';

/** A poll and the request behind it: clocks that agree are this far apart. */
const AGREE_MS = 5000;

const localMs = (now: number): number => now - new Date(now).getTimezoneOffset() * 60_000;

/** The clock of the device beside that of the browser, and their difference apart from the time zone. */
export function DeviceClock() {
  const t = useText();
  const figures = useFigures();
  const clock = useUnitsOf(ServicesModel, '$clock');
  const now = localMs(useNow(true));
  const written = useWallTime();
  const error = clockErrorMs(clock?.time, now);
  return (
    <Readings column="320px">
      <Reading label={t('Device time')}>{written(deviceMoment(clock?.time))}</Reading>
      <Reading label={t('Browser time')}>{written(now)}</Reading>
      <Reading label={t('Last NTP sync')}>{written(deviceMoment(clock?.lastSync))}</Reading>
      <Reading label={t('Clock error')}>
        {error === undefined ? (
          MISSING_TEXT
        ) : Math.abs(error) <= AGREE_MS ? (
          <StateBadge tone="good" quiet>
            {t('In sync')}
          </StateBadge>
        ) : (
          <StateBadge tone="warn" quiet>
            <Figure of={figures.duration(Math.round(Math.abs(error) / 1000))} />
          </StateBadge>
        )}
      </Reading>
    </Readings>
  );
}
