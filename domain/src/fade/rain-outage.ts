import type { LinkEnds } from '../link/link-end.ts';
import type { FadeMargin } from './fade-margin.ts';
import { UNCERTAINTY_DB } from './level-uncertainty.ts';
import { climateRain, type RainClimate } from './rain-climate.ts';
import { percentAbove, RAIN_STATISTICS } from './rain-statistics.ts';

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
