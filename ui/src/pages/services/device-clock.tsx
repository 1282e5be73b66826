import { ServicesModel } from '@radiolink/application/services';
import { clockErrorMs } from '@radiolink/domain/status';
import { deviceMoment } from '@radiolink/domain/tools';
import { numberLocale } from '@radiolink/domain/units';
import { useUnit } from 'effector-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Figure, Reading, Readings, StateBadge } from '../../components/index.ts';
import { useText } from '../../i18n/index.ts';
import { useModel } from '../../models/index.ts';
import { useNow } from '../../tools/use-now.ts';
import { useFigures } from '../../units/index.ts';

/** A poll and the request behind it: clocks that agree are this far apart. */
const AGREE_MS = 5000;

const localMs = (now: number): number => now - new Date(now).getTimezoneOffset() * 60_000;

/** The clock of the device beside that of the browser, and their difference apart from the time zone. */
export function DeviceClock() {
  const t = useText();
  const figures = useFigures();
  const { language } = useTranslation().i18n;
  const clock = useUnit(useModel(ServicesModel).$clock);
  const now = localMs(useNow(true));
  const format = useMemo(
    () =>
      new Intl.DateTimeFormat(numberLocale(language), {
        dateStyle: 'medium',
        timeStyle: 'medium',
        hourCycle: 'h23',
        timeZone: 'UTC',
      }),
    [language],
  );
  const written = (moment: number | undefined): string =>
    moment === undefined ? '—' : format.format(moment);
  const error = clockErrorMs(clock?.time, now);
  return (
    <Readings column="320px">
      <Reading label={t('Device time')}>{written(deviceMoment(clock?.time))}</Reading>
      <Reading label={t('Browser time')}>{format.format(now)}</Reading>
      <Reading label={t('Last NTP sync')}>{written(deviceMoment(clock?.lastSync))}</Reading>
      <Reading label={t('Clock error')}>
        {error === undefined ? (
          '—'
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
