import { MIN_POWER_DBM } from '../../link/signal-limits.ts';
import { isCounter } from '../../status/host-status.ts';
import { AIR_LEVELS, airDbm, type AirGrid, binMhz } from './spectrum.ts';

/** Sweeps that are kept: ten minutes at one a second. */
export const MOST_SWEEPS = 600;

/** One sweep: a level for each bin, and when it was received, ms since the epoch. */
export interface AirSweep {
  readonly at: number;
  readonly levels: Uint8Array;
}

/** The levels of a sweep from a measurement: whole, and within the scale; 0 where nothing was measured. */
export function sweepLevels({ bins }: AirGrid, levels: readonly number[]): Uint8Array {
  return Uint8Array.from({ length: bins }, (_, bin) => {
    const level = levels[bin] ?? 0;
    return level >= 0 ? Math.min(AIR_LEVELS - 1, Math.round(level)) : 0;
  });
}

/**
 * Everything that was received since the view was opened: how often each level was seen in each bin, and the newest sweeps.
 * Its size never changes, however long it goes on. Levels are indices of the grid's scale.
 */
export class AirView {
  /** Counts up with each change, so that what draws it knows. */
  version = 0;
  readonly #hits: Uint32Array;
  readonly #totals: Uint32Array;
  readonly #maxima: Uint8Array;
  /** Sums of the received power of each bin, and the power of each level, mW. */
  readonly #powers: Float64Array;
  readonly #levelPowers: Float64Array;
  readonly #sweeps: Uint8Array;
  readonly #times: Float64Array;
  #count = 0;

  constructor(
    readonly grid: AirGrid,
    readonly capacity = MOST_SWEEPS,
  ) {
    const { bins } = grid;
    this.#hits = new Uint32Array(bins * AIR_LEVELS);
    this.#totals = new Uint32Array(bins);
    this.#maxima = new Uint8Array(bins);
    this.#powers = new Float64Array(bins);
    const { minDbm, stepDb } = grid.scale;
    this.#levelPowers = Float64Array.from(
      { length: AIR_LEVELS },
      (_, level) => 10 ** ((minDbm + level * stepDb) / 10),
    );
    this.#sweeps = new Uint8Array(bins * capacity);
    this.#times = new Float64Array(capacity);
  }

  /** Sweeps that are kept at the moment. */
  get length(): number {
    return Math.min(this.#count, this.capacity);
  }

  /** Sweeps that were added. */
  get count(): number {
    return this.#count;
  }

  /** Adds a sweep; its levels as `sweepLevels` makes them. */
  add(sweep: AirSweep): void {
    const { bins } = this.grid;
    for (let bin = 0; bin < bins; bin += 1) this.#tally(bin, sweep.levels[bin] ?? 0, 1);
    this.recall(sweep);
  }

  /** Keeps a sweep that is counted already. */
  recall({ at, levels }: AirSweep): void {
    const { bins } = this.grid;
    const place = this.#count % this.capacity;
    this.#sweeps.set(levels.subarray(0, bins), place * bins);
    this.#times[place] = at;
    this.#count += 1;
    this.version += 1;
  }

  /** How often each level was seen in each bin: hits by level, then by bin. */
  histogram(): readonly (readonly number[])[] {
    const { bins } = this.grid;
    return Array.from({ length: AIR_LEVELS }, (_, level) => [
      ...this.#hits.subarray(level * bins, (level + 1) * bins),
    ]);
  }

  /** Adds what the device counted before: hits by level, then by bin. */
  addHistogram(histogram: readonly (readonly number[])[]): void {
    for (const [level, row] of histogram.slice(0, AIR_LEVELS).entries()) {
      for (const [bin, hits] of row.slice(0, this.grid.bins).entries()) {
        if (isCounter(hits) && hits > 0) this.#tally(bin, level, hits);
      }
    }
    this.version += 1;
  }

  /** Levels of a sweep by its age: 0 is the newest. Undefined for one that is not kept. Not to be written to. */
  sweep(age: number): Uint8Array | undefined {
    if (!(age >= 0 && age < this.length)) return undefined;
    const { bins } = this.grid;
    const place = (this.#count - 1 - Math.floor(age)) % this.capacity;
    return this.#sweeps.subarray(place * bins, (place + 1) * bins);
  }

  /** When a sweep was received, ms since the epoch; undefined for one that is not kept. */
  sweepTime(age: number): number | undefined {
    if (!(age >= 0 && age < this.length)) return undefined;
    return this.#times[(this.#count - 1 - Math.floor(age)) % this.capacity];
  }

  /** The newest level, dBm, or that of an earlier sweep. */
  nowDbm(bin: number, age = 0): number | undefined {
    return this.#dbm(this.sweep(age)?.[bin]);
  }

  /** The mean power in dBm: of milliwatts, so that a short burst counts by its energy. reading 42. */
  averageDbm(bin: number): number | undefined {
    const milliwatts = this.meanMilliwatts(bin);
    return milliwatts === undefined ? undefined : 10 * Math.log10(milliwatts);
  }

  maximumDbm(bin: number): number | undefined {
    return (this.#totals[bin] ?? 0) === 0 ? undefined : this.#dbm(this.#maxima[bin]);
  }

  /** The ambient level, dBm: half of the time, no more was received. */
  ambientDbm(bin: number): number | undefined {
    const total = this.#totals[bin] ?? 0;
    if (total === 0) return undefined;
    let seen = 0;
    for (let level = 0; level < AIR_LEVELS; level += 1) {
      seen += this.#hits[level * this.grid.bins + bin] ?? 0;
      if (2 * seen >= total) return this.#dbm(level);
    }
    return undefined;
  }

  /** How often a level was seen in a bin, 0 to 1. */
  share(level: number, bin: number): number {
    const total = this.#totals[bin] ?? 0;
    return total === 0 ? 0 : (this.#hits[level * this.grid.bins + bin] ?? 0) / total;
  }

  /** Share of the time in which a bin was above a level, 0 to 1; undefined before the first sweep, and for an invalid level. */
  usage(bin: number, aboveDbm: number): number | undefined {
    const total = this.#totals[bin] ?? 0;
    if (total === 0 || !Number.isFinite(aboveDbm)) return undefined;
    const { minDbm, stepDb } = this.grid.scale;
    const first = Math.max(0, Math.floor((aboveDbm - minDbm) / stepDb) + 1);
    let seen = 0;
    for (let level = first; level < AIR_LEVELS; level += 1)
      seen += this.#hits[level * this.grid.bins + bin] ?? 0;
    return seen / total;
  }

  /** Mean power received in a bin, mW; undefined before the first sweep. */
  meanMilliwatts(bin: number): number | undefined {
    const total = this.#totals[bin] ?? 0;
    return total === 0 ? undefined : (this.#powers[bin] ?? 0) / total;
  }

  #tally(bin: number, level: number, hits: number): void {
    const place = level * this.grid.bins + bin;
    this.#hits[place] = (this.#hits[place] ?? 0) + hits;
    this.#totals[bin] = (this.#totals[bin] ?? 0) + hits;
    this.#powers[bin] = (this.#powers[bin] ?? 0) + hits * (this.#levelPowers[level] ?? 0);
    if (level > (this.#maxima[bin] ?? 0)) this.#maxima[bin] = level;
  }

  #dbm(level: number | undefined): number | undefined {
    return level === undefined ? undefined : airDbm(this.grid, level);
  }
}

/** A place in the spectrum at which more is received than around it. */
export interface AirPeak {
  readonly frequencyMhz: number;
  readonly nowDbm: number | undefined;
  readonly averageDbm: number | undefined;
  readonly maximumDbm: number;
  /** Share of the time above the limit of use, 0 to 1. */
  readonly usage: number | undefined;
}

/** A bin above this is in use, dBm: well above the noise of a receiver in a bin of 1.25 MHz. §9.rssi. */
export const IN_USE_DBM = MIN_POWER_DBM;
/** Two peaks are at least this far apart, MHz: half of a channel. */
const APART_MHZ = 10;
/** Between two peaks it is weaker than both by this, dB: else they are one wide signal. */
const DIP_DB = 6;

/**
 * The strongest places of a view by their maximum, the strongest first, a wide signal once; none weaker than use.
 */
export function airPeaks(view: AirView, most: number): readonly AirPeak[] {
  const { bins } = view.grid;
  const byLevel = Array.from({ length: bins }, (_, bin) => bin)
    .filter(bin => (view.maximumDbm(bin) ?? Number.NEGATIVE_INFINITY) > IN_USE_DBM)
    .toSorted((a, b) => (view.maximumDbm(b) ?? 0) - (view.maximumDbm(a) ?? 0) || a - b);
  const chosen: number[] = [];
  for (const bin of byLevel) {
    if (!(chosen.length < most)) break;
    if (chosen.every(other => areApart(view, other, bin))) chosen.push(bin);
  }
  return chosen.flatMap(bin => {
    const maximumDbm = view.maximumDbm(bin);
    if (maximumDbm === undefined) return [];
    return {
      frequencyMhz: binMhz(view.grid, bin),
      nowDbm: view.nowDbm(bin),
      averageDbm: view.averageDbm(bin),
      maximumDbm,
      usage: view.usage(bin, IN_USE_DBM),
    };
  });
}

/** Whether two bins are peaks of their own; `weaker` is not above `stronger`. */
function areApart(view: AirView, stronger: number, weaker: number): boolean {
  if (Math.abs(stronger - weaker) * view.grid.stepMhz < APART_MHZ) return false;
  const limit = (view.maximumDbm(weaker) ?? 0) - DIP_DB;
  const end = Math.max(stronger, weaker);
  for (let bin = Math.min(stronger, weaker) + 1; bin < end; bin += 1) {
    if ((view.maximumDbm(bin) ?? Number.NEGATIVE_INFINITY) <= limit) return true;
  }
  return false;
}
