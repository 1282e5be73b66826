/**
 * Loss by rain on a link: its own law, which reads coefficients off the printed table of ITU-R P.838-3, so that what the page
 * computes by the equations of that Recommendation is tested against it. GHz, k and alpha of horizontal polarization.
 */
const PRINTED: readonly (readonly [ghz: number, k: number, alpha: number])[] = [
  [10, 0.01217, 1.2571],
  [12, 0.02386, 1.1825],
  [15, 0.04481, 1.1233],
  [20, 0.09164, 1.0568],
  [25, 0.1571, 0.9991],
  [30, 0.2403, 0.9485],
  [40, 0.4431, 0.8673],
  [50, 0.66, 0.8084],
  [55, 0.7635, 0.7853],
  [60, 0.8606, 0.7656],
  [65, 0.9501, 0.7488],
  [70, 1.0315, 0.7345],
  [80, 1.1704, 0.7115],
];

const MHZ_PER_GHZ = 1000;
const METRES_PER_KM = 1000;

/**
 * What rain that falls evenly on a whole path takes of it, dB. Between the rows ln k and alpha lie on straight lines over the
 * logarithm of the frequency; below 10 GHz rain is not felt.
 */
export function rainOnPathDb(frequencyMhz: number, distanceMetres: number, rainMmPerHour: number): number {
  const ghz = frequencyMhz / MHZ_PER_GHZ;
  const above = PRINTED.findIndex(([row]) => row > ghz);
  const high = PRINTED[above];
  const low = PRINTED[above - 1];
  if (rainMmPerHour <= 0 || high === undefined || low === undefined) return 0;
  const part = Math.log(ghz / low[0]) / Math.log(high[0] / low[0]);
  const k = Math.exp(Math.log(low[1]) + part * Math.log(high[1] / low[1]));
  const alpha = low[2] + part * (high[2] - low[2]);
  return (k * rainMmPerHour ** alpha * distanceMetres) / METRES_PER_KM;
}
