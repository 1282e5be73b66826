import { GRAPH_INTERVAL_MS, GRAPH_TICKS, type DeviceStatus } from '@radiolink/domain/status';
import {
  type AirDirection,
  downAndUp,
  linkEnds,
  receiveDirection,
  wirelessRole,
} from '@radiolink/domain/link';
import { dashboardKind } from './dashboard-view.ts';
import { combine, createEffect, createEvent, sample, type Store } from 'effector';
import { filter } from 'rxjs';
import { listen } from '../streams/subscribed.ts';
import type { VisibilityPort } from '../visibility/visibility.port.ts';
import type { SessionStore } from '../session/session-store.port.ts';
import { type ChartGap, type GapCause, withGap } from './chart-gaps.ts';

/**
 * The last 120 ticks of some series, oldest first. Typed arrays of exactly that length; a gap, and what lies
 * before the first tick, is NaN. Never written to after it was made.
 */
export interface ChartHistory<Series extends string> {
  /** Time of each tick, milliseconds since the epoch. */
  readonly times: Float64Array;
  readonly series: Readonly<Record<Series, Float64Array>>;
  /** Why values are missing, the oldest first, where it is known. */
  readonly gaps?: readonly ChartGap[];
}

const emptyRow = (): Float64Array => new Float64Array(GRAPH_TICKS).fill(Number.NaN);

function shifted(row: Float64Array, newest: number): Float64Array {
  const next = new Float64Array(GRAPH_TICKS);
  next.set(row.subarray(1));
  next[GRAPH_TICKS - 1] = newest;
  return next;
}

/** A history in which nothing happened yet. */
export function emptyHistory<Series extends string>(names: readonly Series[]): ChartHistory<Series> {
  return {
    times: emptyRow(),
    series: Object.fromEntries(names.map(name => [name, emptyRow()])) as Record<Series, Float64Array>,
  };
}

/** The history some ticks later: those are gaps, and so is all of it where more passed than it holds. */
export function laterBy<Series extends string>(
  history: ChartHistory<Series>,
  ticks: number,
): ChartHistory<Series> {
  const past = Math.min(ticks, GRAPH_TICKS);
  const newest = history.times[GRAPH_TICKS - 1] ?? Number.NaN;
  const times = Float64Array.from({ length: GRAPH_TICKS }, (_, place) => {
    const since = place + ticks - GRAPH_TICKS + 1;
    return since > 0 ? newest + since * GRAPH_INTERVAL_MS : (history.times[place + ticks] ?? Number.NaN);
  });
  const rows = Object.entries(history.series) as [Series, Float64Array][];
  const series = rows.map(([name, row]) => {
    const moved = emptyRow();
    moved.set(row.subarray(past));
    return [name, moved] as const;
  });
  return {
    times,
    series: Object.fromEntries(series) as Record<Series, Float64Array>,
    ...gapsAfter({ gaps: history.gaps, times }, newest, newest + ticks * GRAPH_INTERVAL_MS, 'page-closed'),
  };
}

/** The gaps of a history with one more from its tick before; none before its first tick, and without a cause no more. */
function gapsAfter(
  { gaps, times }: { readonly gaps: readonly ChartGap[] | undefined; readonly times: Float64Array },
  from: number,
  to: number,
  cause: GapCause | undefined,
): Pick<ChartHistory<string>, 'gaps'> {
  const isGap = cause !== undefined && to > from;
  const known = isGap ? withGap(gaps, { from, to, cause }, times[0] ?? Number.NaN) : gaps;
  return known === undefined ? {} : { gaps: known };
}

/** Whole ticks that are missing between the newest tick and `time`: a hidden page has few or none. */
export function missingTicks({ times }: ChartHistory<string>, time: number): number {
  const passed = Math.round((time - (times[GRAPH_TICKS - 1] ?? Number.NaN)) / GRAPH_INTERVAL_MS) - 1;
  return passed > 0 ? passed : 0;
}

/**
 * The history after one more tick; the oldest falls out. A series without a value gets a gap, as do ticks that were missed.
 *
 * @param cause why there are no values at all
 */
export function withTick<Series extends string>(
  history: ChartHistory<Series>,
  time: number,
  values: Readonly<Partial<Record<Series, number | undefined>>>,
  cause?: GapCause,
): ChartHistory<Series> {
  const missed = missingTicks(history, time);
  const before = missed === 0 ? history : laterBy(history, missed);
  const rows = Object.entries(before.series) as [Series, Float64Array][];
  const times = shifted(before.times, time);
  return {
    times,
    ...gapsAfter({ gaps: before.gaps, times }, before.times.at(-1) ?? Number.NaN, time, cause),
    series: Object.fromEntries(
      rows.map(([name, row]) => [name, shifted(row, values[name] ?? Number.NaN)]),
    ) as Record<Series, Float64Array>,
  };
}

/** Throughput of the whole radio each way, kbps: downlink is from the access point, at both ends. reading 44. */
export const THROUGHPUT_SERIES = ['downKbps', 'upKbps'] as const;
export type ThroughputSeries = (typeof THROUGHPUT_SERIES)[number];

/** Signal of both ends, dBm; of an access point with several stations, those of the first. */
export const SIGNAL_SERIES = ['localDbm', 'remoteDbm'] as const;
export type SignalSeries = (typeof SIGNAL_SERIES)[number];

/** Capacity each way, kbps: what could run. */
export const CAPACITY_SERIES = ['downKbps', 'upKbps'] as const;
export type CapacitySeries = (typeof CAPACITY_SERIES)[number];

/** Airtime used each way, percent of all air. */
export const AIRTIME_SERIES = ['downPercent', 'upPercent'] as const;
export type AirtimeSeries = (typeof AIRTIME_SERIES)[number];

export type GraphValues<Series extends string> = Readonly<Partial<Record<Series, number | undefined>>>;

/** The values that one status adds to the throughput graph. */
export function throughputValues(status: DeviceStatus): GraphValues<ThroughputSeries> {
  const { txThroughputKbps: sent, rxThroughputKbps: received } = status.wireless;
  const { down, up } = downAndUp(receivedDirection(status), { sent, received });
  return { downKbps: down, upKbps: up };
}

/** The direction that this device receives; that of an access point before the first status. */
export function receivedDirection(status: DeviceStatus | null): AirDirection {
  return receiveDirection(wirelessRole(status?.wireless.mode), 'local');
}

/** The values that one status adds to the signal graph. */
export function signalValues(status: DeviceStatus): GraphValues<SignalSeries> {
  const { local, remote } = linkEnds(status);
  return { localDbm: local.signalDbm, remoteDbm: remote?.signalDbm };
}

/**
 * The values that one status adds to the capacity graph: that of the radio as a whole, else that of its one link. Of an
 * access point for many only the whole: one of its stations is not the sector.
 */
export function capacityValues(status: DeviceStatus): GraphValues<CapacitySeries> {
  const { polling } = status.wireless;
  const { downlink, uplink, technology } = linkEnds(status);
  const isForMany = dashboardKind(status) === 'access-point';
  const whole = technology === '60ghz' && !isForMany ? {} : polling;
  const link = isForMany ? undefined : { down: downlink.capacityKbps, up: uplink.capacityKbps };
  return {
    downKbps: whole.downlinkCapacityKbps ?? link?.down,
    upKbps: whole.uplinkCapacityKbps ?? link?.up,
  };
}

/** The values that one status adds to the airtime graph. */
export function airtimeValues(status: DeviceStatus): GraphValues<AirtimeSeries> {
  const { txAirtimePercent: sent, rxAirtimePercent: received } = status.wireless.polling;
  const { down, up } = downAndUp(receivedDirection(status), { sent, received });
  return { downPercent: down, upPercent: up };
}

export interface ChartMemoryPorts {
  readonly sessionStore: SessionStore;
  readonly visibility: VisibilityPort;
}

/** The last two minutes of the charts over a reload of the page. */
export interface ChartMemory {
  /** The stored ticks of a chart, moved to now: the time without ticks is a gap. Empty where none are stored. */
  restored<Series extends string>(chart: string, names: readonly Series[]): ChartHistory<Series>;
  /** Stores the charts whenever the page is hidden, which it is before it is left. */
  persist(charts: Readonly<Record<string, Store<ChartHistory<string>>>>): void;
}

type Rows = Readonly<Record<string, readonly unknown[]>>;
const TIMES = 'times';

/** Made before the first tick; `now` in ms since the epoch. */
export function createChartMemory({ sessionStore, visibility }: ChartMemoryPorts, now: number): ChartMemory {
  const stored = parsed(sessionStore.get('charts'));
  return {
    restored: (chart, names) => restored(stored[chart], names, now),
    persist: charts => {
      const hidden = createEvent<boolean>();
      const saveFx = createEffect((histories: Readonly<Record<string, ChartHistory<string>>>) =>
        sessionStore.set({ charts: storedText(histories) }),
      );
      sample({ clock: hidden, source: combine(charts), target: saveFx });
      // The page is also hidden when it reloads after a logout: nothing is stored past the session.
      const isLoggedIn = (): boolean => sessionStore.get('logged_in') === true;
      listen(visibility.visible.pipe(filter(visible => !visible && isLoggedIn())), hidden);
    },
  };
}

function storedText(histories: Readonly<Record<string, ChartHistory<string>>>): string {
  const rows = Object.entries(histories).map(([chart, { times, series }]) => [
    chart,
    Object.fromEntries(
      Object.entries({ ...series, [TIMES]: times }).map(([name, row]) => [name, Array.from(row)]),
    ),
  ]);
  return JSON.stringify(Object.fromEntries(rows));
}

/** What is stored may be of another version of the page: anything of another form is nothing. */
function parsed(text: string | undefined): Readonly<Record<string, Rows>> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return isRecord(value) ? (value as Record<string, Rows>) : {};
  } catch {
    return {};
  }
}

function restored<Series extends string>(
  rows: unknown,
  names: readonly Series[],
  now: number,
): ChartHistory<Series> {
  const empty = emptyHistory(names);
  const times = isRecord(rows) ? numbers(rows[TIMES]) : undefined;
  const newest = times?.at(-1);
  if (!isRecord(rows) || times === undefined || newest === undefined || !(newest <= now)) return empty;
  const passed = Math.floor((now - newest) / GRAPH_INTERVAL_MS);
  if (passed >= GRAPH_TICKS) return empty;
  const series = names.map(name => [name, numbers(rows[name]) ?? empty.series[name]] as const);
  return laterBy({ times, series: Object.fromEntries(series) as Record<Series, Float64Array> }, passed);
}

/** A full row of ticks; undefined for anything else. A gap was stored as null. */
function numbers(row: unknown): Float64Array | undefined {
  if (!Array.isArray(row) || row.length !== GRAPH_TICKS) return undefined;
  return Float64Array.from(row, value => (typeof value === 'number' ? value : Number.NaN));
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
