import { PHYSICAL, within } from '../units/physical-range.ts';

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
