import { isWithin, PHYSICAL, type PhysicalRange, within } from '../units/physical-range.ts';

/** How the electric field of a link stands: rain drops are flat, and take more of the horizontal one. */
export type Polarization = 'horizontal' | 'vertical';

/** The power law of rain at one frequency: dB/km = k × (mm/h)^alpha. */
export interface RainCoefficients {
  readonly k: number;
  readonly alpha: number;
}

/** Frequencies of ITU-R P.838-3, MHz. */
export const RAIN_FREQUENCIES: PhysicalRange = { min: 1000, max: 1_000_000 };

const MHZ_PER_GHZ = 1000;

/** A bell over the decades of frequency: height, place, width. */
type Bell = readonly [a: number, b: number, c: number];
/** Sum of bells over a straight line. */
interface Curve {
  readonly bells: readonly Bell[];
  readonly slope: number;
  readonly offset: number;
}

/** Equation (2), log10 of k: tables 1 and 2 of ITU-R P.838-3. */
const LOG_K: Readonly<Record<Polarization, Curve>> = {
  horizontal: {
    bells: [
      [-5.3398, -0.10008, 1.13098],
      [-0.35351, 1.2697, 0.454],
      [-0.23789, 0.86036, 0.15354],
      [-0.94158, 0.64552, 0.16817],
    ],
    slope: -0.18961,
    offset: 0.71147,
  },
  vertical: {
    bells: [
      [-3.80595, 0.56934, 0.81061],
      [-3.44965, -0.22911, 0.51059],
      [-0.39902, 0.73042, 0.11899],
      [0.50167, 1.07319, 0.27195],
    ],
    slope: -0.16398,
    offset: 0.63297,
  },
};

/** Equation (3), alpha: tables 3 and 4 of ITU-R P.838-3. */
const ALPHA: Readonly<Record<Polarization, Curve>> = {
  horizontal: {
    bells: [
      [-0.14318, 1.82442, -0.55187],
      [0.29591, 0.77564, 0.19822],
      [0.32177, 0.63773, 0.13164],
      [-5.3761, -0.9623, 1.47828],
      [16.1721, -3.2998, 3.4399],
    ],
    slope: 0.67849,
    offset: -1.95537,
  },
  vertical: {
    bells: [
      [-0.07771, 2.3384, -0.76284],
      [0.56727, 0.95545, 0.54039],
      [-0.20238, 1.1452, 0.26809],
      [-48.2991, 0.791669, 0.116226],
      [48.5833, 0.791459, 0.116479],
    ],
    slope: -0.053739,
    offset: 0.83433,
  },
};

function valueOf({ bells, slope, offset }: Curve, logGhz: number): number {
  const sum = bells.reduce((total, [a, b, c]) => total + a * Math.exp(-(((logGhz - b) / c) ** 2)), 0);
  return sum + slope * logGhz + offset;
}

/**
 * Coefficients of the specific attenuation by rain on a level path. ITU-R P.838-3, equations (2) and (3), valid from 1 to
 * 1000 GHz; undefined outside.
 */
export function rainCoefficients(
  frequencyMhz: number,
  polarization: Polarization,
): RainCoefficients | undefined {
  if (!isWithin(frequencyMhz, RAIN_FREQUENCIES)) return undefined;
  const logGhz = Math.log10(frequencyMhz / MHZ_PER_GHZ);
  return { k: 10 ** valueOf(LOG_K[polarization], logGhz), alpha: valueOf(ALPHA[polarization], logGhz) };
}

/** Specific attenuation by rain, dB/km. ITU-R P.838-3, equation (1). NaN outside its frequencies, and for an invalid rain. */
export function specificRainAttenuation(
  frequencyMhz: number,
  rainMmPerHour: number,
  polarization: Polarization = 'horizontal',
): number {
  const law = rainCoefficients(frequencyMhz, polarization);
  if (law === undefined || !isWithin(rainMmPerHour, PHYSICAL.rainMmPerHour)) return Number.NaN;
  return law.k * rainMmPerHour ** law.alpha;
}

/**
 * The rain that attenuates so much, mm/h: the inverse of `specificRainAttenuation`. NaN outside its frequencies, and for what
 * no rain takes.
 */
export function rainOfAttenuation(
  frequencyMhz: number,
  dbPerKm: number,
  polarization: Polarization = 'horizontal',
): number {
  const law = rainCoefficients(frequencyMhz, polarization);
  if (law === undefined || !(dbPerKm >= 0)) return Number.NaN;
  return within((dbPerKm / law.k) ** (1 / law.alpha), PHYSICAL.rainMmPerHour);
}
