import { isWithin, PHYSICAL, within } from '../../units/physical-range.ts';

/** The scale of power levels: level i is `minDbm + i x stepDb`. */
export interface LevelScale {
  readonly minDbm: number;
  readonly stepDb: number;
}

/** Measurement of the spectrum view: frequency labels in units of 100 Hz, levels as indices of the scale. */
export interface SpectrumData {
  readonly scale: LevelScale;
  /** Centres of the fine grid. */
  readonly fineLabels: readonly number[];
  /** Hits by level, then by point of the fine grid. */
  readonly histogram: readonly (readonly number[])[];
  /** Sweeps counted at each point of the fine grid; the list may be a few points shorter than the grid. */
  readonly totalSamples: readonly number[];
  readonly latestLevels: readonly number[];
  readonly medium: WaterfallData;
  readonly long: WaterfallData;
}

/** A history of sweeps on the coarse grid: rows of level indices, `intervalSeconds` apart. */
export interface WaterfallData {
  readonly labels: readonly number[];
  readonly rows: readonly (readonly number[])[];
  readonly intervalSeconds: number;
}

/** One line of a waterfall. */
export interface WaterfallRow {
  /** Age of the measurement, seconds. */
  readonly ageSeconds: number;
  readonly levelsDbm: readonly number[];
}

/** Scale of the devices: 64 levels of 2 dB from -125 dBm. */
export const AIRVIEW_SCALE: LevelScale = { minDbm: -125, stepDb: 2 };

const LABELS_PER_MHZ = 10_000;

/** A frequency label of the spectral service (units of 100 Hz) in MHz: 50956250 is 5095.625. NaN for an invalid value. */
export function labelMhz(label: number): number {
  return within(label / LABELS_PER_MHZ, PHYSICAL.frequencyMhz);
}

/** The power of a level index, dBm; NaN for an invalid value. */
export function levelDbm(level: number, { minDbm, stepDb }: LevelScale = AIRVIEW_SCALE): number {
  return level < 0 ? Number.NaN : within(minDbm + level * stepDb, PHYSICAL.dbm);
}

/**
 * The lines of a waterfall, newest first. The device fills its rows from the first on, so the last filled one
 * is the newest. A row of zeros has not been measured yet.
 */
export function waterfallRows(
  data: WaterfallData,
  scale: LevelScale = AIRVIEW_SCALE,
): readonly WaterfallRow[] {
  return data.rows
    .filter(row => row.some(level => level > 0))
    .toReversed()
    .map((row, index) => ({
      ageSeconds: index * data.intervalSeconds,
      levelsDbm: row.map(level => levelDbm(level, scale)),
    }));
}

/** Evenly spaced bins of a spectrum, and the scale of their levels. */
export interface AirGrid {
  /** Centre of the first bin, MHz. */
  readonly firstMhz: number;
  readonly stepMhz: number;
  readonly bins: number;
  readonly scale: LevelScale;
}

/** Levels of the scale: more than the devices use. */
export const AIR_LEVELS = 64;
/** More bins than any device sends. */
const MOST_BINS = 4096;

/** Whether a grid can hold a spectrum. */
export function isAirGrid({ firstMhz, stepMhz, bins, scale }: AirGrid): boolean {
  return (
    isWithin(firstMhz, PHYSICAL.frequencyMhz) &&
    isWithin(stepMhz, PHYSICAL.widthMhz) &&
    Number.isInteger(bins) &&
    bins > 0 &&
    bins <= MOST_BINS &&
    isWithin(scale.minDbm, PHYSICAL.dbm) &&
    isWithin(scale.stepDb, PHYSICAL.decibel) &&
    scale.stepDb > 0
  );
}

/** The grid of a measurement; undefined for one without a grid. */
export function airGridOf({
  fineLabels,
  scale,
}: Pick<SpectrumData, 'fineLabels' | 'scale'>): AirGrid | undefined {
  const [first, second] = fineLabels;
  if (first === undefined || second === undefined) return undefined;
  const firstMhz = labelMhz(first);
  const grid = { firstMhz, stepMhz: labelMhz(second) - firstMhz, bins: fineLabels.length, scale };
  return isAirGrid(grid) ? grid : undefined;
}

/** Centre of a bin, MHz; NaN for a bin that the grid does not have. */
export function binMhz({ firstMhz, stepMhz, bins }: AirGrid, bin: number): number {
  return Number.isInteger(bin) && bin >= 0 && bin < bins ? firstMhz + bin * stepMhz : Number.NaN;
}

/** The bin nearest to a frequency, one at the edge for one beyond; NaN for an invalid frequency. */
export function binAt({ firstMhz, stepMhz, bins }: AirGrid, mhz: number): number {
  if (!isWithin(mhz, PHYSICAL.frequencyMhz)) return Number.NaN;
  return Math.min(bins - 1, Math.max(0, Math.round((mhz - firstMhz) / stepMhz)));
}

/** The power of a level of a grid, dBm; undefined for a negative one, which stands for none. */
export function airDbm({ scale }: AirGrid, level: number): number | undefined {
  const dbm = levelDbm(level, scale);
  return Number.isNaN(dbm) ? undefined : dbm;
}
