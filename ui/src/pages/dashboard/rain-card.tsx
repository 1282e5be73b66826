import { WeatherModel } from '@radiolink/application/weather';
import { numberLocale } from '@radiolink/domain/units';
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Card, Figure, Reading, Readings } from '../../components/index.ts';
import { useText } from '../../i18n/index.ts';
import { useModel } from '../../models/index.ts';
import { useFigures } from '../../units/index.ts';

/** Rain at the link: now, and the most of the hours to come. Nothing where the device has no answer. */
export function RainCard() {
  const t = useText();
  const figures = useFigures();
  const { language } = useTranslation().i18n;
  const weather = useModel(WeatherModel);
  const [rain, opened, closed] = useUnit([weather.$rain, weather.opened, weather.closed]);
  useEffect(() => {
    opened();
    return () => closed();
  }, [opened, closed]);
  if (rain === null) return null;
  const millimetres = (value: number | undefined) => {
    const figure = figures.count(value, 1);
    return figure && { ...figure, unit: 'mm/h' };
  };
  const { next } = rain;
  return (
    <Card title={t('Rain at the link')}>
      <Readings column="320px">
        <Reading label={t('Rain now')}>
          <Figure of={millimetres(rain.nowMillimetres)} />
        </Reading>
        {next !== undefined && (
          <Reading
            label={t('Peak at {time}', {
              time: new Intl.DateTimeFormat(numberLocale(language), {
                hour: '2-digit',
                minute: '2-digit',
                hourCycle: 'h23',
              }).format(next.at),
            })}
          >
            <Figure of={millimetres(next.millimetres)} />
          </Reading>
        )}
      </Readings>
    </Card>
  );
}
