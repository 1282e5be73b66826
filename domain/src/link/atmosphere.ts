import { isWithin } from '../units/physical-range.ts';

/**
 * Loss by oxygen at sea level: frequency in GHz, dB per km. About 15 near 60 GHz, below 1 above 66 (shape after
 * ITU-R P.676).
 */
export const OXYGEN_LOSS: readonly (readonly [ghz: number, dbPerKm: number])[] = [
  [57, 10],
  [58, 12.5],
  [59, 14],
  [60, 15],
  [61, 15],
  [62, 14],
  [63, 11],
  [64, 7],
  [65, 3.5],
  [66, 0.9],
  [67, 0.8],
  [71, 0.4],
];

/** Loss by rain at 60 GHz: factor x (mm/h) to the exponent, dB per km (after ITU-R P.838). 25 mm/h takes about 10 dB. */
export const RAIN_LOSS_60GHZ = { factor: 0.8606, exponent: 0.7656 } as const;

const MHZ_PER_GHZ = 1000;

/** The frequencies that the table holds. */
const TABLED_GHZ = { min: 57, max: 71 };

/**
 * Oxygen loss at a frequency of the 60 GHz band, dB per km, between the table's rows in a straight line. NaN outside
 * the band.
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
