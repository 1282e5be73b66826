import type { LinkEnds } from '../link/link-end.ts';
import {
  type FadeFacts,
  type FadeMargin,
  fadeMargin,
  MOST_RAIN,
  type RainLimit,
  UNCERTAINTY_DB,
} from './fade-margin.ts';
import {
  climateRain,
  climateText,
  percentAbove,
  RAIN_STATISTICS,
  type RainClimate,
} from './rain-statistics.ts';

/** Share of an average year that rain takes, percent. 0.001 stands for that or less. */
export interface RainOutage {
  readonly low: number;
  readonly high: number;
}

/** What rain takes of a link in an average year; a part of which the Recommendation says nothing is undefined. */
export interface YearOfRain {
  /** Below the rate that it has without rain. */
  readonly slower: RainOutage | undefined;
  /** No link. */
  readonly lost: RainOutage | undefined;
}

/** A year of 365.25 days, h. */
const HOURS_PER_YEAR = 8766;
/** Assumed: how far a predicted attenuation is off, as links that were measured for years show it. */
const MODEL_ERROR = 0.25;

/**
 * How much of an average year rain takes of a link in a climate. ITU-R P.530-18, section 2.4.1, with the error of the level and of the
 * method. Single years differ by more. Undefined outside the limits of the Recommendation.
 */
export function yearOfRain(ends: LinkEnds, margin: FadeMargin, climate: RainClimate): YearOfRain | undefined {
  const frequencyMhz = ends.centerFrequencyMhz ?? ends.frequencyMhz;
  const { distanceMetres } = ends;
  if (margin.rain === undefined || frequencyMhz === undefined || distanceMetres === undefined)
    return undefined;
  const path = { frequencyMhz, distanceMetres, rainMmPerHour: climateRain(climate) };
  const of = (db: number | undefined): RainOutage | undefined => {
    if (db === undefined) return undefined;
    const error = UNCERTAINTY_DB['60'];
    const low = percentAbove({ ...path, polarization: 'vertical' }, (db + error) / (1 - MODEL_ERROR));
    const high = percentAbove({ ...path, polarization: 'horizontal' }, (db - error) / (1 + MODEL_ERROR));
    return Number.isNaN(low) || Number.isNaN(high) ? undefined : { low, high };
  };
  const year = { slower: of(margin.rateDb), lost: of(margin.linkDb) };
  return year.lost === undefined && year.slower === undefined ? undefined : year;
}

/** Hours of an average year that a share of it is; NaN outside 0.001 to 1 %. */
export function hoursPerYear(percent: number): number {
  const { min, max } = RAIN_STATISTICS.percent;
  return percent >= min && percent <= max ? (percent / 100) * HOURS_PER_YEAR : Number.NaN;
}

/** Hours of an average year. `LEAST_HOURS` stands for that or less. */
export interface HoursOfYear {
  readonly low: number;
  readonly high: number;
}

/** What there is to say of the fade of one link; plain data. What is not known, or is nothing to rain, is undefined. */
export interface FadeSummary {
  /** Until the link is lost, now, dB. */
  readonly marginDb: number;
  /** Until the rate is left that it has without rain, now, dB. */
  readonly rateMarginDb: number | undefined;
  /** What the rain of now takes of the margin, dB. */
  readonly rainDb: number | undefined;
  readonly rateRain: RainLimit | undefined;
  readonly linkRain: RainLimit | undefined;
  /** Letter of the rain zone, or mm/h. */
  readonly climate: string | undefined;
  readonly slowerHours: HoursOfYear | undefined;
  readonly lostHours: HoursOfYear | undefined;
  /** A 5 GHz radio carries the traffic where the 60 GHz link is lost. */
  readonly hasBackup: boolean;
}

/** What is known beside the readings. */
export interface SummaryFacts extends FadeFacts {
  readonly climate?: RainClimate | null | undefined;
  readonly hasBackup?: boolean;
}

/** Less is not told: the Recommendation ends there, h. */
export const LEAST_HOURS = hoursPerYear(RAIN_STATISTICS.percent.min);

/** Sums up the fade of a link; undefined where no end reports its signal. */
export function fadeSummary(ends: LinkEnds, facts: SummaryFacts = {}): FadeSummary | undefined {
  const { climate, hasBackup = false } = facts;
  const margin = fadeMargin(ends, facts);
  if (margin === undefined) return undefined;
  const { linkDb, rateDb, rainDb, rain } = margin;
  const year = climate ? yearOfRain(ends, margin, climate) : undefined;
  return {
    marginDb: linkDb - (rainDb ?? 0),
    rateMarginDb: rateDb === undefined ? undefined : rateDb - (rainDb ?? 0),
    rainDb,
    rateRain: rain?.rate,
    linkRain: rain?.link,
    climate: climate && rain ? climateText(climate) : undefined,
    slowerHours: hoursOf(year?.slower),
    lostHours: hoursOf(year?.lost),
    hasBackup,
  };
}

const hoursOf = (outage: RainOutage | undefined): HoursOfYear | undefined =>
  outage && { low: hoursPerYear(outage.low), high: hoursPerYear(outage.high) };

const isLeast = (hours: number): boolean => hours <= LEAST_HOURS * 1.001;

/** A range in English: `16 to 20 mm/h`, `over 150 mm/h`. */
export function rainRangeText({ low, high }: RainLimit): string {
  const [from, to] = [Math.round(low), Math.round(high)];
  if (high >= MOST_RAIN) return `over ${from} mm/h`;
  return from === to ? `${to} mm/h` : `${from} to ${to} mm/h`;
}

function hoursText({ low, high }: HoursOfYear): string {
  const text = (hours: number): string => hours.toFixed(hours < 10 ? 1 : 0);
  if (isLeast(high)) return `less than ${text(LEAST_HOURS)} h`;
  return isLeast(low) ? `up to ${text(high)} h` : `${text(low)} to ${text(high)} h`;
}

const climateName = (climate: string): string =>
  /^\d/.test(climate) ? `${climate} mm/h for 0.01 % of it` : `rain zone ${climate}`;

/** The summary as lines of an English report. */
export function fadeLines(summary: FadeSummary): readonly string[] {
  const { marginDb, rateMarginDb, rainDb, rateRain, linkRain, climate } = summary;
  const { slowerHours, lostHours, hasBackup } = summary;
  const rate = rateMarginDb === undefined ? '' : `, ${Math.round(rateMarginDb)} dB at full rate`;
  const backup = hasBackup ? ', then the 5 GHz backup' : '';
  const full = rateRain === undefined ? '' : `full rate up to ${rainRangeText(rateRain)}, `;
  const year = [
    ...(slowerHours === undefined ? [] : [`below full rate ${hoursText(slowerHours)}`]),
    ...(lostHours === undefined ? [] : [`no link ${hoursText(lostHours)}`]),
  ];
  return [
    `Fade margin ${Math.round(marginDb)} dB${rate}`,
    ...(rainDb ? [`The rain of now takes ${Math.round(rainDb)} dB`] : []),
    ...(linkRain === undefined ? [] : [`Rain: ${full}link up to ${rainRangeText(linkRain)}${backup}`]),
    ...(climate === undefined || year.length === 0
      ? []
      : [`Average year, ${climateName(climate)}: ${year.join(', ')}`]),
  ];
}
