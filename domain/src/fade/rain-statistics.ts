import { type Polarization, rainCoefficients } from '../link/rain-attenuation.ts';
import { textOf } from '../text/text.ts';
import { isWithin, type PhysicalRange } from '../units/physical-range.ts';

/**
 * Limits of ITU-R P.530-18, section 2.4.1: frequencies up to 100 GHz, paths up to 60 km, and shares of an average year from 0.001 %
 * to 1 %. Outside nothing is computed. Below 1 GHz ITU-R P.838-3 ends.
 */
export const RAIN_STATISTICS = {
  frequencyMhz: { min: 1000, max: 100_000 },
  distanceMetres: { min: 1, max: 60_000 },
  percent: { min: 0.001, max: 1 },
  /** Rain that 0.01 % of a year exceeds, mm/h: from deserts to the wettest tropics. */
  rainMmPerHour: { min: 1, max: 250 },
} as const satisfies Readonly<Record<string, PhysicalRange>>;

/** A path that rain falls on. */
export interface RainPath {
  readonly frequencyMhz: number;
  readonly distanceMetres: number;
  readonly polarization: Polarization;
  /** Rain that is exceeded for 0.01 % of an average year, mm/h, over a minute. */
  readonly rainMmPerHour: number;
}

/** Heavy rain over a long path takes hundreds of decibels. */
const ATTENUATION_DB: PhysicalRange = { min: 0, max: 10_000 };
const MHZ_PER_GHZ = 1000;
const METRES_PER_KM = 1000;
/** The Recommendation takes no distance factor above this one. */
const MOST_FACTOR = 2.5;
/** From here on the exponents depend on frequency, GHz. */
const EXPONENTS_FROM_GHZ = 10;

/** A path in the units of the Recommendation, with its power law; undefined outside its limits. */
function lawOf({ frequencyMhz, distanceMetres, polarization, rainMmPerHour }: RainPath) {
  const law = rainCoefficients(frequencyMhz, polarization);
  const isInside =
    isWithin(frequencyMhz, RAIN_STATISTICS.frequencyMhz) &&
    isWithin(distanceMetres, RAIN_STATISTICS.distanceMetres) &&
    isWithin(rainMmPerHour, RAIN_STATISTICS.rainMmPerHour);
  if (law === undefined || !isInside) return undefined;
  return { ...law, ghz: frequencyMhz / MHZ_PER_GHZ, km: distanceMetres / METRES_PER_KM, rain: rainMmPerHour };
}

/**
 * Length of path over which the rain of a point would attenuate as much as the real rain does over the whole path, km.
 * ITU-R P.530-18, section 2.4.1, step 3, equation (32): d × r, where r = 1 / (0.477 d^0.633 R^(0.073 α) f^0.123 − 10.579 (1 − e^(−0.024 d)))
 * and at most 2.5. NaN outside the limits.
 */
export function effectivePathKm(path: RainPath): number {
  const law = lawOf(path);
  if (law === undefined) return Number.NaN;
  const { km, rain, alpha, ghz } = law;
  const below =
    0.477 * km ** 0.633 * rain ** (0.073 * alpha) * ghz ** 0.123 - 10.579 * (1 - Math.exp(-0.024 * km));
  return km * (below < 1 / MOST_FACTOR ? MOST_FACTOR : 1 / below);
}

/** Attenuation exceeded for 0.01 % of an average year, dB. ITU-R P.530-18, section 2.4.1, step 4, equation (33). NaN outside the limits. */
function usualPeakDb(path: RainPath): number {
  const law = lawOf(path);
  return law === undefined ? Number.NaN : law.k * law.rain ** law.alpha * effectivePathKm(path);
}

/** Equations (35a) to (35c) of ITU-R P.530-18: A(p) / A(0.01 %) = c1 × p^−(c2 + c3 log10 p). */
function scaling(frequencyMhz: number): { readonly c1: number; readonly c2: number; readonly c3: number } {
  const ghz = frequencyMhz / MHZ_PER_GHZ;
  const c0 = ghz < EXPONENTS_FROM_GHZ ? 0.12 : 0.12 + 0.4 * Math.log10((ghz / EXPONENTS_FROM_GHZ) ** 0.8);
  const between = (high: number, low: number): number => high * c0 + low * (1 - c0);
  return { c1: 0.07 ** c0 * 0.12 ** (1 - c0), c2: between(0.855, 0.546), c3: between(0.139, 0.043) };
}

/**
 * Attenuation by rain that is exceeded for a share of an average year, dB. ITU-R P.530-18, section 2.4.1, equations (32) to (35).
 * NaN outside its limits, `RAIN_STATISTICS`.
 * @param percent of a year, 0.001 to 1
 */
export function rainAttenuationDb(path: RainPath, percent: number): number {
  if (!isWithin(percent, RAIN_STATISTICS.percent)) return Number.NaN;
  const { c1, c2, c3 } = scaling(path.frequencyMhz);
  return usualPeakDb(path) * c1 * percent ** -(c2 + c3 * Math.log10(percent));
}

/**
 * Share of an average year during which rain attenuates by more than this, percent: the inverse of `rainAttenuationDb`. 0.001
 * stands for that or less. NaN where it would be more than 1 %, and outside the other limits: there nothing is known.
 */
export function percentAbove(path: RainPath, attenuationDb: number): number {
  const { min, max } = RAIN_STATISTICS.percent;
  if (!isWithin(attenuationDb, ATTENUATION_DB)) return Number.NaN;
  if (!(attenuationDb >= rainAttenuationDb(path, max))) return Number.NaN;
  if (attenuationDb >= rainAttenuationDb(path, min)) return min;
  const { c1, c2, c3 } = scaling(path.frequencyMhz);
  // c3 x² + c2 x + log10(A / (A0.01 c1)) = 0, where x = log10(p); the greater of both is within the limits.
  const rest = Math.log10(attenuationDb / (usualPeakDb(path) * c1));
  return 10 ** ((-c2 + Math.sqrt(c2 * c2 - 4 * c3 * rest)) / (2 * c3));
}

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
