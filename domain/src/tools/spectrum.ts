import { isCounter } from '../status/counter.ts';
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

/** One point of the spectrum, dBm; undefined before the first sweep. */
export interface SpectrumPoint {
  readonly frequencyMhz: number;
  readonly latestDbm: number | undefined;
  readonly averageDbm: number | undefined;
  readonly maximumDbm: number | undefined;
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

/** Every point of the fine grid with its latest, average and highest level. The average is that of the power. decided.md row 42. */
export function spectrumPoints(data: SpectrumData): readonly SpectrumPoint[] {
  const { scale, fineLabels, histogram, latestLevels } = data;
  return fineLabels.map((label, at) => {
    const latest = latestLevels[at];
    const hits = histogram.map(row => (isCounter(row[at]) ? row[at] : 0));
    const total = hits.reduce((sum, count) => sum + count, 0);
    const milliwatts = hits.reduce(
      (sum, count, level) => (count === 0 ? sum : sum + count * 10 ** (levelDbm(level, scale) / 10)),
      0,
    );
    return {
      frequencyMhz: labelMhz(label),
      latestDbm: latest === undefined ? undefined : levelDbm(latest, scale),
      averageDbm: total === 0 ? undefined : 10 * Math.log10(milliwatts / total),
      maximumDbm:
        total === 0
          ? undefined
          : levelDbm(
              hits.findLastIndex(count => count > 0),
              scale,
            ),
    };
  });
}

/**
 * Relative frequency of a level, 0 to 1: the colour of one cell of the persistence view. If the list of sweeps ends
 * before the grid does, the total is the sum of the hits. 0 for an invalid count.
 */
export function levelShare({ histogram, totalSamples }: SpectrumData, level: number, at: number): number {
  const hits = histogram[level]?.[at];
  const total = totalSamples[at] ?? histogram.reduce((sum, row) => sum + (row[at] ?? 0), 0);
  return isCounter(total) && isCounter(hits) && total > 0 ? Math.min(1, hits / total) : 0;
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
