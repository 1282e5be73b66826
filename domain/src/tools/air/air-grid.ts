import { isWithin, PHYSICAL } from '../../units/physical-range.ts';
import { labelMhz, type LevelScale, levelDbm, type SpectrumData } from '../spectrum.ts';

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
