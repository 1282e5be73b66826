import { deriveSeed, gaussian, type RandomSource, seededRandom } from '../random/seeded-random.ts';
import { binNoiseDbm, binPowerDbm, type Neighbour, POWER_SCALE, powerIndex } from './neighbourhood.ts';

/** A grid of bins: first centre and step in MHz. §facts.airview. */
const FINE = { firstMhz: 5095.625, stepMhz: 1.25, points: 648 } as const;
/** The grid of the waterfalls and of the channel chooser. */
export const COARSE = { firstMhz: 5097.5, stepMhz: 5, points: 161 } as const;

const INSTANT_FRAMES = 8;
const WATERFALL_ROWS = 24;
const MEDIUM_SECONDS = 60;
const LONG_SECONDS = 640;
/** Sweeps that the histogram holds. */
const SWEEPS = 460;
const NOISE_SPREAD_DB = 4;
/** Sweeps are reported for up to this many points fewer than the grid has. §facts.airview. */
const MOST_MISSING = 2;

type Grid = typeof FINE | typeof COARSE;

/** Centre of a bin, MHz. */
function frequencyOf(grid: Grid, point: number): number {
  return grid.firstMhz + point * grid.stepMhz;
}

/** Labels of a grid in units of 100 Hz. */
export function gridLabels(grid: Grid): number[] {
  return Array.from({ length: grid.points }, (_, point) => Math.round(frequencyOf(grid, point) * 10_000));
}

/** The response of `airviewdata.cgi` at one second: received levels on 648 bins, and two waterfalls. */
export function airviewData(
  seed: number,
  second: number,
  neighbours: readonly Neighbour[],
): Record<string, unknown> {
  const now = Math.floor(second);
  const histogram = fineHistogram(deriveSeed(seed, Math.floor(now / 10)), neighbours);
  return {
    stFreqGridNumPts: FINE.points,
    stFreqGridLabels: gridLabels(FINE),
    stPowrMin: POWER_SCALE.minDbm,
    stPowrNum: POWER_SCALE.levels,
    stPowrDel: POWER_SCALE.stepDb,
    mtUpdateInterval: MEDIUM_SECONDS,
    mtFreqGridNumPts: COARSE.points,
    mtFreqGridLabels: gridLabels(COARSE),
    ltUpdateInterval: LONG_SECONDS,
    ltFreqGridNumPts: COARSE.points,
    ltFreqGridLabels: gridLabels(COARSE),
    pwrHistogram: histogram,
    totalSamples: sweepsCounted(histogram).slice(0, FINE.points - (now % (MOST_MISSING + 1))),
    latestPower: frame(seededRandom(deriveSeed(seed, now, 99)), FINE, neighbours),
    instantPowerNumFrames: INSTANT_FRAMES,
    instantPower: Array.from({ length: INSTANT_FRAMES }, (_, n) =>
      frame(seededRandom(deriveSeed(seed, now, n)), FINE, neighbours),
    ),
    mtTimeNum: WATERFALL_ROWS,
    mediumAnze: waterfall(seed, now, MEDIUM_SECONDS, neighbours),
    ltTimeNum: WATERFALL_ROWS,
    latestAnze: waterfall(seed, now, LONG_SECONDS, neighbours),
  };
}

/** Hits of all levels together, by point. */
function sweepsCounted(histogram: readonly (readonly number[])[]): number[] {
  return Array.from({ length: FINE.points }, (_, point) =>
    histogram.reduce((sum, level) => sum + (level[point] ?? 0), 0),
  );
}

/** One sweep: a neighbour is received in the sweeps in which it transmits. */
function frame(random: RandomSource, grid: Grid, neighbours: readonly Neighbour[]): number[] {
  const active = neighbours.filter(neighbour => random() < neighbour.activity);
  return Array.from({ length: grid.points }, (_, point) => {
    const frequencyMhz = frequencyOf(grid, point);
    const loudest = Math.max(
      binNoiseDbm(grid.stepMhz),
      ...active.map(neighbour => binPowerDbm(neighbour, frequencyMhz, grid.stepMhz)),
    );
    return powerIndex(loudest + NOISE_SPREAD_DB * gaussian(random));
  });
}

/** Hits per level and bin, as if many sweeps had been counted; each column adds up to the number of sweeps. */
function fineHistogram(seed: number, neighbours: readonly Neighbour[]): number[][] {
  const random = seededRandom(seed);
  const levels = Array.from({ length: POWER_SCALE.levels }, () =>
    Array.from({ length: FINE.points }, () => 0),
  );
  for (let point = 0; point < FINE.points; point++) {
    const frequencyMhz = frequencyOf(FINE, point);
    const noise = binNoiseDbm(FINE.stepMhz);
    let left = SWEEPS + Math.floor(random() * 12);
    for (const neighbour of neighbours) {
      const power = binPowerDbm(neighbour, frequencyMhz, FINE.stepMhz);
      if (power < noise) continue;
      const hits = Math.floor(left * neighbour.activity);
      spread(levels, point, power, hits);
      left -= hits;
    }
    spread(levels, point, noise, left);
  }
  return levels;
}

/** Shares of the normal distribution around its middle, in steps of half its width. */
const BELL = [0.007, 0.061, 0.242, 0.38, 0.242, 0.061, 0.007] as const;

function spread(levels: number[][], point: number, dbm: number, hits: number): void {
  const middle = powerIndex(dbm);
  let left = hits;
  BELL.forEach((share, place) => {
    const count = Math.min(left, Math.floor(hits * share));
    add(levels, middle + place - 3, point, count);
    left -= count;
  });
  add(levels, middle, point, left);
}

function add(levels: number[][], index: number, point: number, count: number): void {
  const row = levels[Math.min(POWER_SCALE.levels - 1, Math.max(0, index))];
  if (row !== undefined) row[point] = (row[point] ?? 0) + count;
}

/** Rows of mean energy, newest first; a row stays what it is while it moves down. */
function waterfall(
  seed: number,
  now: number,
  interval: number,
  neighbours: readonly Neighbour[],
): number[][] {
  const newest = Math.floor(now / interval);
  return Array.from({ length: WATERFALL_ROWS }, (_, age) =>
    meanEnergy(deriveSeed(seed, interval, newest - age), neighbours),
  );
}

/** Mean energy on the coarse grid, as power indices. */
export function meanEnergy(seed: number, neighbours: readonly Neighbour[]): number[] {
  const random = seededRandom(seed);
  return Array.from({ length: COARSE.points }, (_, point) => {
    const frequencyMhz = frequencyOf(COARSE, point);
    let milliwatts = 10 ** (binNoiseDbm(FINE.stepMhz) / 10);
    for (const neighbour of neighbours) {
      milliwatts += neighbour.activity * 10 ** (binPowerDbm(neighbour, frequencyMhz, FINE.stepMhz) / 10);
    }
    return powerIndex(10 * Math.log10(milliwatts) + gaussian(random));
  });
}
