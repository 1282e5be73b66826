import type { StationRow } from '@radiolink/domain/station';
import type { RecordedSeries } from '../charts/recorded-charts.ts';
import { withGap } from '../status/chart-gaps.ts';
import type { ChartHistory } from '../status/chart-series.ts';

/** Samples that are kept, the newest: more than ten minutes of ticks. */
export const TRACE_SAMPLES = 600;

/** The signals of both ends of a station's link since its details were opened. */
export interface StationTrace {
  readonly key: string;
  /** The local end first; a gap is NaN. */
  readonly history: ChartHistory<RecordedSeries>;
}

/** The station whose details are open; with a time of leaving: as it was then. */
interface Looked {
  readonly row: StationRow;
  readonly goneAt: number | null;
}

/** The trace after one more look at the selected station, at `now` in ms since the epoch; another station starts anew. */
export function tracedStation(
  last: StationTrace | null,
  selected: Looked | null,
  now: number,
): StationTrace | null {
  if (selected === null) return null;
  const { key, ends } = selected.row;
  if (selected.goneAt !== null && last?.key === key) return last;
  const recorded = last?.key === key ? last.history : undefined;
  if (recorded !== undefined && !(now > (recorded.times.at(-1) ?? 0))) return last;
  const before = recorded && withRest(recorded, now);
  const [local, remote] = [ends.local.signalDbm, ends.remote?.signalDbm];
  return {
    key,
    history: {
      times: longer(before?.times, now),
      series: {
        first: longer(before?.series.first, local),
        second: longer(before?.series.second, remote),
      },
      ...(before?.gaps && { gaps: before.gaps }),
    },
  };
}

/** A trace with a gap in the middle of the time for which nobody looked, if there is any before `now`. */
function withRest(history: StationTrace['history'], now: number): StationTrace['history'] {
  const { times, series, gaps } = history;
  const last = times.at(-1) ?? now;
  if (now - last <= LONGEST_REST_MS) return history;
  return {
    times: longer(times, (last + now) / 2),
    series: { first: longer(series.first, undefined), second: longer(series.second, undefined) },
    gaps: withGap(gaps, { from: last, to: now, cause: 'unseen' }, times[0] ?? last),
  };
}

function longer(row: Float64Array | undefined, next: number | undefined): Float64Array {
  const earlier = row?.subarray(Math.max(0, row.length + 1 - TRACE_SAMPLES)) ?? new Float64Array();
  const made = new Float64Array(earlier.length + 1);
  made.set(earlier);
  made[earlier.length] = next ?? Number.NaN;
  return made;
}

/** A point of a trend each so many ms, so that most ticks draw nothing anew. Project default. */
export const TREND_STEP_MS = 2000;
/** A trend reaches so far back, ms. Project default. */
export const TREND_MS = 120_000;

/** What this device receives of each station of a list, while the list is looked at. */
export interface SignalTrends {
  /** When the points were taken, ms since the epoch, the oldest first. */
  readonly times: readonly number[];
  /** The local signals by the key of a row, dBm, at the newest of these times; one that was not received is NaN. */
  readonly of: ReadonlyMap<string, readonly number[]>;
}

export const NO_TRENDS: SignalTrends = { times: [], of: new Map() };

/**
 * The trends after one more look at the list, at `now` in ms since the epoch. A station that left takes its own along, and
 * a clock that was set back begins all anew.
 */
export function nextTrends(last: SignalTrends, rows: readonly StationRow[], now: number): SignalTrends {
  const rested = now - (last.times.at(-1) ?? Number.NEGATIVE_INFINITY);
  if (rested >= 0 && rested < TREND_STEP_MS) return last;
  const times = rested < 0 ? [] : last.times.filter(time => time >= now - TREND_MS);
  const of = rows.map(({ key, ends }): readonly [string, readonly number[]] => {
    const earlier = last.of.get(key) ?? [];
    const kept = earlier.slice(Math.max(0, earlier.length - times.length));
    return [key, [...kept, ends.local.signalDbm ?? Number.NaN]];
  });
  return { times: [...times, now], of: new Map(of) };
}

/** What trends show that began a short time ago, ms: they grow in steps, as charts do, and do not begin as dots. */
const TREND_SPANS_MS = [30_000, 60_000];

/** The time that all trends of a list show, ms: the shortest that holds them. */
export function trendSpanMs({ times }: SignalTrends): number {
  const lastsMs = (times.at(-1) ?? 0) - (times[0] ?? 0);
  return TREND_SPANS_MS.find(span => lastsMs <= span) ?? TREND_MS;
}

/** Looks are so far apart at most, ms: where more time passed nobody looked, and a line is broken. Project default. */
const LONGEST_REST_MS = 8000;

/** A point of a trend: how long before its newest, ms, and the signal in dBm. */
export interface TrendPoint {
  readonly agoMs: number;
  readonly dbm: number;
}

/** The trend of a station, the oldest point first; undefined where nothing was received, or nobody looked. */
export function trendOf({ times, of }: SignalTrends, key: string): readonly (TrendPoint | undefined)[] {
  const signals = of.get(key) ?? [];
  const seen = times.slice(times.length - signals.length);
  const newest = seen.at(-1) ?? 0;
  return signals.flatMap((dbm, place) => {
    const [at, before] = [seen[place] ?? newest, seen[place - 1]];
    const point = Number.isNaN(dbm) ? undefined : { agoMs: newest - at, dbm };
    return before !== undefined && at - before > LONGEST_REST_MS ? [undefined, point] : [point];
  });
}
