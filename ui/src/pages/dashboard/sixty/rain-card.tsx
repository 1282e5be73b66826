import { WeatherModel } from '@radiolink/application/weather/weather.model';
import { Card, Figure, Reading, Readings, ScrollArea } from '../../../components/index.ts';
import { useClockText } from '../../../i18n/use-time-text.ts';
import { useText } from '../../../i18n/use-text.ts';
import { useUnitsOf, useWhileShown } from '../../../models/models.ts';
import { useFigures } from '../../../i18n/use-figures.ts';
import styles from './sixty.module.css';

/** Rain at the link: now, the most of the hours to come, and each of them. Nothing where the device has no answer. */
export function RainCard() {
  const t = useText();
  const figures = useFigures();
  const clock = useClockText();
  const rain = useUnitsOf(WeatherModel, '$rain');
  useWhileShown(...useUnitsOf(WeatherModel, 'opened', 'closed'));
  if (rain === null) return null;
  const millimetres = (value: number | undefined) => {
    const figure = figures.count(value, 1);
    return figure && { ...figure, unit: 'mm/h' };
  };
  const { next, hours } = rain;
  return (
    <Card title={t('Rain at the link')}>
      <Readings column="320px">
        <Reading label={t('Current rain rate')}>
          <Figure of={millimetres(rain.nowMillimetres)} />
        </Reading>
        {next !== undefined && (
          <Reading
            label={t('Peak at {time}', {
              time: clock(next.at),
            })}
          >
            <Figure of={millimetres(next.millimetres)} />
          </Reading>
        )}
      </Readings>
      <ScrollArea label={t('Rain at the link')} className={styles.hours}>
        <table>
          <tbody>
            <tr>
              <th scope="row">{t('Time')}</th>
              {hours.map(({ at }) => (
                <th key={at} scope="col">
                  {clock(at)}
                </th>
              ))}
            </tr>
            <tr>
              <th scope="row">mm/h</th>
              {hours.map(hour => (
                <td key={hour.at}>
                  <Figure of={figures.count(hour.millimetres, 1)} />
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </ScrollArea>
    </Card>
  );
}
