import { noiseFloorDbm } from '@radiolink/domain/link';
import type { Neighbour } from './neighbourhood.ts';

/** Power index i means this much: -125 dBm and 2 dB for each step. §facts.airview. */
export const POWER_SCALE = { minDbm: -125, stepDb: 2, levels: 64 } as const;

const RECEIVER_NOISE_FIGURE_DB = 6;
/** A transmitter's skirt falls this fast beside its channel, dB for each MHz. */
const SKIRT_DB_PER_MHZ = 2.2;

/** Power index of a level, within the scale. */
export function powerIndex(dbm: number): number {
  const index = Math.round((dbm - POWER_SCALE.minDbm) / POWER_SCALE.stepDb);
  return Math.min(POWER_SCALE.levels - 1, Math.max(0, index));
}

/** Noise alone in a bin, dBm. */
export function binNoiseDbm(binMhz: number): number {
  return noiseFloorDbm(binMhz, RECEIVER_NOISE_FIGURE_DB);
}

/** Level of a neighbour in a bin while it transmits, dBm; low outside its channel. */
export function binPowerDbm(neighbour: Neighbour, frequencyMhz: number, binMhz: number): number {
  const inBand = neighbour.signalDbm + 10 * Math.log10(binMhz / neighbour.widthMhz);
  const beside = Math.abs(frequencyMhz - neighbour.centerMhz) - neighbour.widthMhz / 2;
  return beside <= 0 ? inBand : inBand - SKIRT_DB_PER_MHZ * beside;
}
