import { isWithin, PHYSICAL, within } from '../units/physical-range.ts';
import { specificRainAttenuation } from './rain-attenuation.ts';

/**
 * Absorption by oxygen and water vapour at sea level: frequency in GHz, dB per km. ITU-R P.676-12, annex 1, at 1013.25 hPa,
 * 15 °C and 7.5 g/m³ of water vapour, which takes 0.2 dB of it at most.
 */
export const OXYGEN_LOSS: readonly (readonly [ghz: number, dbPerKm: number])[] = [
  [57, 10.21],
  [58, 12.5],
  [59, 13.79],
  [60, 14.78],
  [61, 15.17],
  [62, 14.16],
  [63, 11],
  [64, 7.02],
  [65, 3.99],
  [66, 2.15],
  [67, 1.23],
  [68, 0.81],
  [69, 0.61],
  [70, 0.51],
  [71, 0.46],
];

const MHZ_PER_GHZ = 1000;

/** The frequencies that the table holds. */
const TABLED_GHZ = { min: 57, max: 71 };

/**
 * Absorption by the gases of the air at a frequency of the 60 GHz band, dB per km, between the table's rows in a straight
 * line: within 0.3 dB of the line-by-line sum of ITU-R P.676. NaN outside the band.
 */
export function oxygenLossDbPerKm(frequencyMhz: number): number {
  const ghz = frequencyMhz / MHZ_PER_GHZ;
  if (!isWithin(ghz, TABLED_GHZ)) return Number.NaN;
  const above = OXYGEN_LOSS.findIndex(([limit]) => limit >= ghz);
  const high = OXYGEN_LOSS[above] ?? OXYGEN_LOSS.at(-1);
  const low = OXYGEN_LOSS[above - 1] ?? high;
  if (high === undefined || low === undefined) return Number.NaN;
  if (high[0] === low[0]) return high[1];
  return low[1] + ((high[1] - low[1]) * (ghz - low[0])) / (high[0] - low[0]);
}

/** Gains and losses from one transmitter to the other receiver. */
export interface LinkBudget {
  readonly frequencyMhz: number;
  readonly distanceMetres: number;
  /** Conducted power, dBm. */
  readonly txPowerDbm: number;
  readonly txGainDbi: number;
  readonly rxGainDbi: number;
  /** dB; default 0. */
  readonly txCableLossDb?: number;
  readonly rxCableLossDb?: number;
  /** mm/h; default 0. Counts from 10 GHz up: below, rain is not felt. */
  readonly rainMmPerHour?: number;
}

/** From this frequency on rain counts, MHz. At 5.8 GHz, 50 mm/h take 0.3 dB of a kilometre. */
export const RAIN_FROM_MHZ = 10_000;
/** From this frequency on the air takes its share, MHz. */
const MILLIMETRE_WAVES_FROM_MHZ = 50_000;
/** Thermal noise of 1 Hz at room temperature, dBm. */
const THERMAL_NOISE_DBM_PER_HZ = -174;
const HZ_PER_MHZ = 1e6;
const METRES_PER_KM = 1000;

function isPath(frequencyMhz: number, distanceMetres: number): boolean {
  return isWithin(frequencyMhz, PHYSICAL.frequencyMhz) && isWithin(distanceMetres, PHYSICAL.distanceMetres);
}

/** Free-space path loss, dB: 32.45 + 20 log10(MHz) + 20 log10(km). NaN without a distance or a frequency. */
export function freeSpaceLossDb(frequencyMhz: number, distanceMetres: number): number {
  if (!isPath(frequencyMhz, distanceMetres) || distanceMetres === 0) return Number.NaN;
  return 32.45 + 20 * Math.log10(frequencyMhz) + 20 * Math.log10(distanceMetres / METRES_PER_KM);
}

/**
 * Loss by rain that falls evenly on a whole path, dB: ITU-R P.838-3, horizontal polarization. 0 below 10 GHz, NaN for an
 * invalid path or rain.
 */
export function rainLossDb(frequencyMhz: number, distanceMetres: number, rainMmPerHour: number): number {
  if (!isPath(frequencyMhz, distanceMetres) || !isWithin(rainMmPerHour, PHYSICAL.rainMmPerHour))
    return Number.NaN;
  if (frequencyMhz < RAIN_FROM_MHZ || rainMmPerHour === 0) return 0;
  return (specificRainAttenuation(frequencyMhz, rainMmPerHour) * distanceMetres) / METRES_PER_KM;
}

/** Loss by the gases of the air over a path, dB; 0 below 50 GHz, NaN for an invalid path. */
export function oxygenLossDb(frequencyMhz: number, distanceMetres: number): number {
  if (!isPath(frequencyMhz, distanceMetres)) return Number.NaN;
  if (frequencyMhz < MILLIMETRE_WAVES_FROM_MHZ) return 0;
  return (oxygenLossDbPerKm(frequencyMhz) * distanceMetres) / METRES_PER_KM;
}

/** Expected signal at the remote receiver, dBm; NaN when a part of the budget is outside its range. */
export function expectedSignalDbm(budget: LinkBudget): number {
  const { frequencyMhz, distanceMetres } = budget;
  const gainsDb = within(budget.txGainDbi, PHYSICAL.gainDbi) + within(budget.rxGainDbi, PHYSICAL.gainDbi);
  const cablesDb =
    within(budget.txCableLossDb ?? 0, PHYSICAL.decibel) + within(budget.rxCableLossDb ?? 0, PHYSICAL.decibel);
  return (
    within(budget.txPowerDbm, PHYSICAL.dbm) +
    gainsDb -
    cablesDb -
    freeSpaceLossDb(frequencyMhz, distanceMetres) -
    oxygenLossDb(frequencyMhz, distanceMetres) -
    rainLossDb(frequencyMhz, distanceMetres, budget.rainMmPerHour ?? 0)
  );
}

/** Noise floor of a receiver, dBm: thermal noise of its width and what its first stage adds. NaN for an invalid width. */
export function noiseFloorDbm(widthMhz: number, noiseFigureDb: number): number {
  const thermalDbm =
    THERMAL_NOISE_DBM_PER_HZ + 10 * Math.log10(within(widthMhz, PHYSICAL.widthMhz) * HZ_PER_MHZ);
  return thermalDbm + within(noiseFigureDb, PHYSICAL.decibel);
}
