import { isWithin } from '../units/physical-range.ts';
import { RAIN_STATISTICS } from './rain-statistics.ts';
import { textOf } from '../text/code-points.ts';

/** A rain zone of ITU-R P.837-1, from dry to wet but for the last. */
export type RainZone = keyof typeof RAIN_ZONES;

/** How much it rains at a link: a zone, or rain that is exceeded for 0.01 % of a year, mm/h. */
export type RainClimate = { readonly zone: RainZone } | { readonly mmPerHour: number };

/** Rain exceeded for 0.01 % of an average year in each rain zone, mm/h. ITU-R P.837-1 (1994), table 1, row 0.01 %. */
export const RAIN_ZONES = {
  A: 8,
  B: 12,
  C: 15,
  D: 19,
  E: 22,
  F: 28,
  G: 30,
  H: 32,
  J: 35,
  K: 42,
  L: 60,
  M: 63,
  N: 95,
  P: 145,
  Q: 115,
} as const;

const isZone = (text: string): text is RainZone => Object.hasOwn(RAIN_ZONES, text);

/** Rain of a climate that is exceeded for 0.01 % of a year, mm/h; NaN for a rate beyond the limits. */
export function climateRain(climate: RainClimate): number {
  const rain = 'zone' in climate ? RAIN_ZONES[climate.zone] : climate.mmPerHour;
  return isWithin(rain, RAIN_STATISTICS.rainMmPerHour) ? rain : Number.NaN;
}

/** A climate as it is stored: the letter of its zone, or its rate in mm/h. */
export function climateText(climate: RainClimate): string {
  return 'zone' in climate ? climate.zone : String(climate.mmPerHour);
}

/** Reads a stored or typed climate: a letter A to Q, or mm/h. Undefined for what is neither. */
export function climateOf(text: string): RainClimate | undefined {
  const written = textOf(text).trim().toUpperCase();
  if (isZone(written)) return { zone: written };
  if (!/^\d{1,3}(\.\d{1,2})?$/.test(written)) return undefined;
  const climate = { mmPerHour: Number(written) };
  return Number.isNaN(climateRain(climate)) ? undefined : climate;
}
