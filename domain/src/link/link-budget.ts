import { specificRainAttenuation } from './rain-attenuation.ts';
import { isWithin, PHYSICAL, within } from '../units/physical-range.ts';
import { oxygenLossDbPerKm } from './atmosphere.ts';

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
