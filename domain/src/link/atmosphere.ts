import { isWithin } from '../units/physical-range.ts';

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
