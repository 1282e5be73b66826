import {
  climateOf,
  climateRain,
  type FadeSummary,
  type HoursOfYear,
  LEAST_HOURS,
  MOST_RAIN,
  type RainLimit,
} from '@radiolink/domain/fade';
import type { Figure as Quantity } from '@radiolink/domain/units';
import { Figure, Reading, Readings } from './index.ts';
import { type Text, useText } from '../i18n/use-text.ts';
import { type Figures, useFigures } from '../i18n/use-figures.ts';

interface FadeReadingsProps {
  readonly of: FadeSummary;
  /** On paper nothing else names the climate. */
  readonly showClimate?: boolean;
}

/** How much fade a link survives: in dB, in rain, and in hours of a year where the rain climate is known. */
export function FadeReadings({ of, showClimate = false }: FadeReadingsProps) {
  const t = useText();
  const figures = useFigures();
  const { marginDb, rateMarginDb, rainDb, rateRain, linkRain, climate, slowerHours, lostHours } = of;
  return (
    <Readings column="320px">
      <Reading label={t('Margin until the link is lost')}>
        <Figure of={figures.decibel(marginDb)} />
      </Reading>
      {rateMarginDb !== undefined && (
        <Reading label={t('Margin at full rate')}>
          <Figure of={figures.decibel(rateMarginDb)} />
        </Reading>
      )}
      {rainDb !== undefined && (
        <Reading label={t('Current rain attenuation')}>
          <Figure of={figures.decibel(rainDb)} />
        </Reading>
      )}
      {rateRain !== undefined && (
        <Reading label={t('Full rate in rain up to')}>
          <Figure of={rainRange(rateRain, t, figures)} />
        </Reading>
      )}
      {linkRain !== undefined && (
        <Reading label={t('Link in rain up to')}>
          <Figure of={rainRange(linkRain, t, figures)} />
        </Reading>
      )}
      {climate !== undefined && (
        <>
          {showClimate && (
            <Reading label={t('Rain zone')}>
              <Climate of={climate} />
            </Reading>
          )}
          <Reading label={t('Below full rate in an average year')}>
            <Figure of={hoursRange(slowerHours, t, figures)} reason={t(OUTSIDE)} />
          </Reading>
          <Reading label={t('Link lost in an average year')}>
            <Figure of={hoursRange(lostHours, t, figures)} reason={t(OUTSIDE)} />
          </Reading>
        </>
      )}
    </Readings>
  );
}

/** A zone by its letter, with its rain; a rate of one's own as it is. */
function Climate({ of }: { readonly of: string }) {
  const figures = useFigures();
  const climate = climateOf(of);
  const rain = figures.rain(climate && climateRain(climate));
  const zone = climate !== undefined && 'zone' in climate ? `${climate.zone}, ` : '';
  return <Figure of={rain && { ...rain, value: `${zone}${rain.value}` }} />;
}

const OUTSIDE = 'Outside the limits of ITU-R P.530-18.';

/** Both ends of a range in one value: `16 to 20`. */
function between(low: Quantity | undefined, high: Quantity | undefined, t: Text): Quantity | undefined {
  if (low === undefined || high === undefined) return undefined;
  const value =
    low.value === high.value ? high.value : t('{min} to {max}', { min: low.value, max: high.value });
  return { value, unit: high.unit };
}

function rainRange({ low, high }: RainLimit, t: Text, figures: Figures): Quantity | undefined {
  const from = figures.rain(low);
  if (high < MOST_RAIN) return between(from, figures.rain(high), t);
  return from && { value: t('over {min}', { min: from.value }), unit: from.unit };
}

function hoursRange(hours: HoursOfYear | undefined, t: Text, figures: Figures): Quantity | undefined {
  if (hours === undefined) return undefined;
  const { low, high } = hours;
  const most = figures.hours(high);
  if (most === undefined) return undefined;
  const isLeast = (value: number): boolean => value <= LEAST_HOURS * 1.001;
  if (isLeast(high)) return { ...most, value: t('less than {max}', { max: most.value }) };
  return isLeast(low)
    ? { ...most, value: t('up to {max}', { max: most.value }) }
    : between(figures.hours(low), most, t);
}
