import type { FetchError } from '@radiolink/domain/errors';
import {
  type DeviceStatus,
  GRAPH_INTERVAL_MS,
  isGraphSample,
  statusFreshness,
} from '@radiolink/domain/status';
import {
  type ChartMemory,
  AIRTIME_SERIES,
  type AirtimeSeries,
  airtimeValues,
  CAPACITY_SERIES,
  type CapacitySeries,
  capacityValues,
  SIGNAL_SERIES,
  type SignalSeries,
  signalValues,
  type GraphValues,
  THROUGHPUT_SERIES,
  type ThroughputSeries,
  throughputValues,
  emptyHistory,
  type ChartHistory,
  withTick,
} from './chart-series.ts';
import {
  attach,
  createEvent,
  createStore,
  type Effect,
  type Event,
  type EventCallable,
  type Store,
  restore,
  sample,
} from 'effector';
import { interval, map } from 'rxjs';
import type { Clock } from '../clock/clock.port.ts';
import type { VisibilityPort } from '../visibility/visibility.port.ts';
import { into, subscribed } from '../streams/subscribed.ts';
import { type Token, token } from '../wiring/token.ts';
import {
  type Connection,
  lastReceivedAt,
  nextConnection,
  type TimeEvent,
  passingTime,
} from './connection.ts';
import { shareRows, shareStatus, shareStructure } from './share-structure.ts';
import type { GapCause } from './chart-gaps.ts';
import { nextSteadyLinks, type SteadyLinks } from './link-view.ts';
import type { StatusEvent, StatusPort } from './status.port.ts';

export interface StatusModelPorts {
  readonly statusPort: StatusPort;
  readonly clock: Clock;
  readonly visibility: VisibilityPort;
  /** Keeps the charts over a reload; without it they begin empty. */
  readonly chartMemory?: ChartMemory;
}

/** The radio's state as the page sees it. Stores hold the last good data whatever happens to the link. */
export interface StatusModel {
  /** Starts and stops the stream; both may come twice. */
  readonly opened: EventCallable<void>;
  readonly closed: EventCallable<void>;
  /** The newest status; parts that did not change keep their identity. Null until the first answer. */
  readonly $status: Store<DeviceStatus | null>;
  readonly $connection: Store<Connection>;
  /** No good answer came for 5 s: what is shown is old. A missed poll alone is not said. reading 37. */
  readonly $reconnecting: Store<boolean>;
  /** Failures in a row; 0 while answers come. */
  readonly $failures: Store<number>;
  /** Why the last poll brought nothing; null while answers come, and while the first missed one is still awaited. */
  readonly $failure: Store<FetchError | null>;
  /** Whole seconds since the last good answer; null before the first. */
  readonly $ageSeconds: Store<number | null>;
  /** Whole seconds until the next try; null while answers come, and while a try is under way. */
  readonly $nextTrySeconds: Store<number | null>;
  /** The verdicts of the link and of all stations, held steady; null until the first answer. */
  readonly $links: Store<SteadyLinks | null>;
  readonly $throughputHistory: Store<ChartHistory<ThroughputSeries>>;
  readonly $signalHistory: Store<ChartHistory<SignalSeries>>;
  readonly $capacityHistory: Store<ChartHistory<CapacitySeries>>;
  readonly $airtimeHistory: Store<ChartHistory<AirtimeSeries>>;
  /** The status at the moment of the call: a click that needs it once renders nothing at each tick. */
  readonly currentFx: Effect<void, DeviceStatus | null>;
  /**
   * A part of the status, renewed only when it changed. Made once for a selection, which a component therefore takes from
   * its module: one of its own would be worked out at each tick from then on.
   */
  slice<T>(select: (status: DeviceStatus) => T): Store<T | null>;
}

export const StatusModel: Token<StatusModel> = token<StatusModel>('StatusModel');

const AGE_INTERVAL_MS = 1000;

/** Turns the status stream into stores, once. An outage changes none of them but the connection: all goes on in place. */
export function createStatusModel({
  statusPort,
  clock,
  visibility,
  chartMemory,
}: StatusModelPorts): StatusModel {
  const opened = createEvent();
  const closed = createEvent();
  const arrived = createEvent<StatusEvent>();
  const graphTicked = createEvent<number>();
  const secondPassed = createEvent<number>();

  const $status = createStore<DeviceStatus | null>(null).on(arrived, (last, event) =>
    event.kind === 'sample' ? shareStatus(last, event.status) : last,
  );
  const timePassed = createEvent<TimeEvent>();
  const $connection = createStore<Connection>({ kind: 'waiting' })
    .on(arrived, nextConnection)
    .on(timePassed, nextConnection);
  const $links = steadyLinksOf(arrived, $status);

  const looked = [secondPassed, arrived.map(() => clock.now())];
  const $ageSeconds = createStore<number | null>(null);
  sample({
    clock: looked,
    source: $connection,
    fn: (connection, now) => ageInSeconds(connection, now),
    target: $ageSeconds,
  });

  const $nextTryAt = createStore<number | null>(null).on(arrived, (_, event) =>
    event.kind === 'failure' ? event.nextTryAt : null,
  );
  const $nextTrySeconds = createStore<number | null>(null);
  sample({
    clock: looked,
    source: $nextTryAt,
    fn: secondsUntil,
    target: $nextTrySeconds,
  });

  const visibilityChanged = createEvent<boolean>();
  const $isVisible = restore(visibilityChanged, true);
  const fresh = sample({
    clock: graphTicked,
    source: { status: $status, connection: $connection, isVisible: $isVisible },
    fn: ({ status, connection, isVisible }, now) => {
      const isSeen = isFresh(connection, now);
      const cause: GapCause | undefined = isSeen ? undefined : isVisible ? 'no-answer' : 'page-closed';
      return { now, status: isSeen ? status : null, cause };
    },
  });
  const historyOf = <Series extends string>(
    chart: string,
    names: readonly Series[],
    values: (status: DeviceStatus) => GraphValues<Series>,
  ): Store<ChartHistory<Series>> =>
    createStore(chartMemory?.restored(chart, names) ?? emptyHistory(names)).on(
      fresh,
      (history, { now, status: sampled, cause }) =>
        withTick(history, now, sampled === null ? ({} as GraphValues<Series>) : values(sampled), cause),
    );

  const $throughputHistory = historyOf('throughput', THROUGHPUT_SERIES, throughputValues);
  const $signalHistory = historyOf('signal', SIGNAL_SERIES, signalValues);
  const $capacityHistory = historyOf('capacity', CAPACITY_SERIES, capacityValues);
  const $airtimeHistory = historyOf('airtime', AIRTIME_SERIES, airtimeValues);
  chartMemory?.persist({
    throughput: $throughputHistory,
    signal: $signalHistory,
    capacity: $capacityHistory,
    airtime: $airtimeHistory,
  });

  const timesEach = (ms: number) => () => interval(ms).pipe(map(() => clock.now()));
  subscribed({ opened, closed }, [
    into(() => visibility.visible, visibilityChanged),
    into(() => statusPort.watch(), arrived),
    into(timesEach(GRAPH_INTERVAL_MS), graphTicked),
    into(timesEach(AGE_INTERVAL_MS), secondPassed),
    into(() => passingTime({ clock, visibility }), timePassed),
  ]);

  return {
    opened,
    closed,
    $status,
    $connection,
    $reconnecting: $connection.map(({ kind }) => kind === 'reconnecting'),
    $failures: $connection.map(connection => ('failures' in connection ? connection.failures : 0)),
    $failure: $connection.map(connection => ('failure' in connection ? (connection.failure ?? null) : null)),
    $ageSeconds,
    $nextTrySeconds,
    $links,
    $throughputHistory,
    $signalHistory,
    $capacityHistory,
    $airtimeHistory,
    currentFx: attach({ source: $status, effect: status => status }),
    slice: slicesOf($status),
  };
}

/** Each answer is a sample, also one that says nothing new: verdicts need the time. */
function steadyLinksOf(
  arrived: Event<StatusEvent>,
  $status: Store<DeviceStatus | null>,
): Store<SteadyLinks | null> {
  const shared = sample({ clock: arrived, source: $status, fn: (status, event) => ({ status, event }) });
  return createStore<SteadyLinks | null>(null).on(shared, (links, { status, event }) => {
    if (event.kind !== 'sample' || status === null) return links;
    const next = nextSteadyLinks(links ?? undefined, status, event.receivedAt);
    return links === null
      ? next
      : { ...next, rows: shareRows(links.rows, next.rows), air: shareStructure(links.air, next.air) };
  });
}

function ageInSeconds(connection: Connection, now: number): number | null {
  const receivedAt = lastReceivedAt(connection);
  return receivedAt === undefined ? null : statusFreshness(receivedAt, now).ageSeconds;
}

const secondsUntil = (at: number | null, now: number): number | null =>
  at === null || at <= now ? null : Math.ceil((at - now) / 1000);

function isFresh(connection: Connection, now: number): boolean {
  const receivedAt = lastReceivedAt(connection);
  return receivedAt !== undefined && isGraphSample(receivedAt, now);
}

function slicesOf($status: Store<DeviceStatus | null>): StatusModel['slice'] {
  const made = new Map<unknown, Store<unknown>>();
  return <T>(select: (status: DeviceStatus) => T) => {
    // The key gives the type: each selection has the store that was made of it.
    const $slice = (made.get(select) as Store<T | null> | undefined) ?? sliceOf($status, select);
    made.set(select, $slice);
    return $slice;
  };
}

function sliceOf<T>(
  $status: Store<DeviceStatus | null>,
  select: (status: DeviceStatus) => T,
): Store<T | null> {
  const made = createEvent();
  const $slice = createStore<T | null>(null, { skipVoid: false }).on(
    sample({ clock: [$status, made], source: $status }),
    (last, status) => (status === null ? last : shareStructure(last, select(status))),
  );
  // A slice of a part that is loaded later starts with what came before it.
  made();
  return $slice;
}
