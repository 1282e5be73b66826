import { FADE_MODELS } from '@radiolink/application/fade/fade.model';
import { FAILOVER_MODELS } from '@radiolink/application/failover/failover.model';
import { WeatherModel } from '@radiolink/application/weather/weather.model';
import type { Figure as Quantity } from '@radiolink/domain/units';
import pageStyles from '../dashboard.module.css';
import { FadeCard } from './fade-card.tsx';
import { FailoverCard } from './failover-card.tsx';
import { Card, Figure, Reading, Readings, ScrollArea } from '../../../components/index.ts';
import { useClockText } from '../../../i18n/use-time-text.ts';
import { useText } from '../../../i18n/use-text.ts';
import { useUnitsOf, useWhileShown } from '../../../models/models.ts';
import { useFigures } from '../../../i18n/use-figures.ts';
import styles from './sixty.module.css';
import type { Part } from '../../../models/part.ts';

/** Cards of a device with a radio above 10 GHz: its fade margin, its failovers, and the rain that causes them. */
export function SixtyCards() {
  return (
    <div className={pageStyles.page}>
      <div className={pageStyles.full}>
        <FadeCard />
      </div>
      <div className={pageStyles.full}>
        <FailoverCard />
      </div>
      <div className={pageStyles.full}>
        <RainCard />
      </div>
    </div>
  );
}

/** The unit stands at the head of the row. */
const withoutUnit = (figure: Quantity | undefined): Quantity | undefined => figure && { ...figure, unit: '' };

/** Rain at the link: now, the most of the hours to come, and each of them. Nothing where the device has no answer. */
export function RainCard() {
  const t = useText();
  const figures = useFigures();
  const clock = useClockText();
  const rain = useUnitsOf(WeatherModel, '$rain');
  useWhileShown(...useUnitsOf(WeatherModel, 'opened', 'closed'));
  if (rain === null) return null;
  const rateOf = (value: number | undefined) => figures.rain(value, 1);
  const { next, hours } = rain;
  return (
    <Card title={t('Rain at the link')}>
      <Readings column="320px">
        <Reading label={t('Current rain rate')}>
          <Figure of={rateOf(rain.nowMillimetres)} />
        </Reading>
        {next !== undefined && (
          <Reading
            label={t('Peak at {time}', {
              time: clock(next.at),
            })}
          >
            <Figure of={rateOf(next.millimetres)} />
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
              <th scope="row">{rateOf(0)?.unit}</th>
              {hours.map(hour => (
                <td key={hour.at}>
                  <Figure of={withoutUnit(rateOf(hour.millimetres))} />
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </ScrollArea>
    </Card>
  );
}

export const part: Part = { View: SixtyCards, models: [...FAILOVER_MODELS, ...FADE_MODELS] };
