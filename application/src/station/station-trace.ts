import type { StationRow } from '@radiolink/domain/station';
import type { RecordedSeries } from '../charts/recorded-charts.ts';
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
  const before = last?.key === key ? last.history : undefined;
  if (before !== undefined && !(now > (before.times.at(-1) ?? 0))) return last;
  const [local, remote] = [ends.local.signalDbm, ends.remote?.signalDbm];
  return {
    key,
    history: {
      times: longer(before?.times, now),
      series: {
        first: longer(before?.series.first, local),
        second: longer(before?.series.second, remote),
      },
    },
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
/** Points that are kept, the newest: two minutes. */
export const TREND_POINTS = 60;
/** Unseen for so long, ms, a trend begins anew: what was meanwhile is not known. */
const TREND_GAP_MS = 4 * TREND_STEP_MS;

/** What this device receives of each station of a list, while the list is looked at. */
export interface SignalTrends {
  /** When the newest points were taken, ms since the epoch. */
  readonly at: number;
  /** The local signals by the key of a row, dBm, the oldest first; a gap is NaN. */
  readonly of: ReadonlyMap<string, readonly number[]>;
}

export const NO_TRENDS: SignalTrends = { at: 0, of: new Map() };

/** The trends after one more look at the list, at `now` in ms since the epoch; a station that left takes its own along. */
export function nextTrends(last: SignalTrends, rows: readonly StationRow[], now: number): SignalTrends {
  const rested = now - last.at;
  if (rested >= 0 && rested < TREND_STEP_MS) return last;
  const known = rested > 0 && rested < TREND_GAP_MS ? last.of : NO_TRENDS.of;
  const of = rows.map(({ key, ends }): readonly [string, readonly number[]] => {
    const earlier = known.get(key)?.slice(1 - TREND_POINTS) ?? [];
    return [key, [...earlier, ends.local.signalDbm ?? Number.NaN]];
  });
  return { at: now, of: new Map(of) };
}
