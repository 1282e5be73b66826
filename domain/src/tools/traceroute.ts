import { meanMs, NO_TIMES, tallyTime } from './times-tally.ts';

/** One hop of a trace. A time is undefined where no answer came. */
export interface TraceHop {
  /** Counts from 1. */
  readonly hop: number;
  readonly address?: string | undefined;
  readonly hostname?: string | undefined;
  readonly timesMs: readonly (number | undefined)[];
}

/** Summary of the probes of one hop, milliseconds; undefined if no reply was received. */
export interface HopTimes {
  readonly minMs: number | undefined;
  readonly averageMs: number | undefined;
  readonly maxMs: number | undefined;
  readonly lost: number;
}

/** Maximum number of hops of a trace. */
export const TRACE_HOPS = { min: 1, max: 30, default: 20 } as const;

/** Adds up the probes of one hop. */
export function hopTimes({ timesMs }: TraceHop): HopTimes {
  const tally = timesMs.reduce(
    (times, time) => (time === undefined || !Number.isFinite(time) ? times : tallyTime(times, time)),
    NO_TIMES,
  );
  const { minMs, maxMs, count } = tally;
  return { minMs, averageMs: meanMs(tally), maxMs, lost: timesMs.length - count };
}

/** Most hops of a route that are believed. */
const MOST_HOPS = 64;

/**
 * The hops by their number, each once, the later report of the same hop in force. A hop that is not reported yet, while
 * one behind it is, has a row without probes.
 */
export function orderedHops(hops: readonly TraceHop[]): readonly TraceHop[] {
  const isHop = ({ hop }: TraceHop): boolean => Number.isInteger(hop) && hop >= 1 && hop <= MOST_HOPS;
  const known = new Map(hops.filter(isHop).map(each => [each.hop, each] as const));
  const last = Math.max(0, ...known.keys());
  return Array.from({ length: last }, (_, place) => known.get(place + 1) ?? { hop: place + 1, timesMs: [] });
}
