import { asFetchError, type FetchError, failureStatus } from '@radiolink/domain/errors';
import type { AirDirection } from '@radiolink/domain/link';
import { GRAPH_INTERVAL_MS } from '@radiolink/domain/status';
import { combine, createEvent, createStore, type EventCallable, type Store, sample } from 'effector';
import { interval, map } from 'rxjs';
import { Clock } from '../clock/clock.port.ts';
import { onDemand } from '../fetching/on-demand.ts';
import { dashboardKind } from '../status/dashboard-view.ts';
import {
  type CapacitySeries,
  receivedDirection,
  type SignalSeries,
  type ThroughputSeries,
  type ChartHistory,
} from '../status/chart-series.ts';
import { StatusModel } from '../status/status.model.ts';
import { into, subscribed } from '../streams/subscribed.ts';
import { VisibilityPort } from '../visibility/visibility.port.ts';
import { type Token, token } from '../wiring/token.ts';
import { type ChartRange, lastHour, spanOf } from './recorded-charts.ts';
import { recordedThroughput } from '../history/recorded-throughput.ts';
import {
  type HistorySeries,
  type HistorySpan,
  type LinkHistory,
  LinkHistoryPort,
} from '../history/link-history.port.ts';
import { bindModel } from '../wiring/model-binding.ts';

export interface LinkChartsPorts {
  readonly historyPort: LinkHistoryPort;
  readonly visibility: VisibilityPort;
  readonly clock: Clock;
  readonly status: Pick<
    StatusModel,
    '$status' | '$throughputHistory' | '$signalHistory' | '$capacityHistory'
  >;
}

/** Why there is no history: the device's refusal, or that this device keeps none. */
export type RecordFailure = FetchError | 'unsupported' | 'fault';

/**
 * The charts over one range. The live window begins with what the device recorded of the minutes before; the hour and
 * the day are its record, read when they are chosen and each minute from then on. Never two requests simultaneously,
 * and none while the page is hidden: a request during that time is made when the page is visible again.
 */
export interface LinkChartsModel {
  readonly opened: EventCallable<void>;
  readonly closed: EventCallable<void>;
  readonly rangeChosen: EventCallable<ChartRange>;
  readonly refreshed: EventCallable<void>;
  readonly $range: Store<ChartRange>;
  /** The live window. */
  readonly $throughput: Store<ChartHistory<ThroughputSeries>>;
  readonly $signal: Store<ChartHistory<SignalSeries>>;
  readonly $capacity: Store<ChartHistory<CapacitySeries>>;
  /** The newest record for the chosen range; it outlives a later failure. Null before the first, and of the live window. */
  readonly $record: Store<LinkHistory | null>;
  /** The direction that the device receives. */
  readonly $received: Store<AirDirection>;
  /** A request is under way, or due as soon as it may be made. */
  readonly $reading: Store<boolean>;
  readonly $failure: Store<RecordFailure | null>;
}

export const LinkChartsModel: Token<LinkChartsModel> = token<LinkChartsModel>('LinkChartsModel');

interface Wish {
  readonly range: ChartRange;
  readonly spans: readonly HistorySpan[];
}

const NOT_FOUND = 404;
/** The finest record that a device keeps of more than the last minute gets a sample each minute. */
const RECORD_MS = 60_000;

/** Makes the model; it requests nothing before it is opened. */
export function createLinkChartsModel(ports: LinkChartsPorts): LinkChartsModel {
  const { historyPort, visibility, clock, status } = ports;
  const rangeChosen = createEvent<ChartRange>();
  const minutePassed = createEvent();
  const $range = createStore<ChartRange>('minutes').on(rangeChosen, (_, chosen) => chosen);
  const $recorded = createStore<RecordedHistory | null>(null);
  const $isFull = status.$throughputHistory.map(({ times }) => !Number.isNaN(times[0]));
  const $wish = combine($range, $recorded, $isFull, (range, recorded, isFull): Wish => {
    if (range !== 'minutes') return { range, spans: [spanOf(range, historyPort.spans)] };
    return { range, spans: recorded !== null || isFull ? [] : recentSpans(historyPort.spans) };
  });
  const { opened, closed, wanted, readFx, $reading } = onDemand(
    async ({ spans }: Wish) => {
      const records: LinkHistory[] = [];
      for (const span of spans) records.push(await historyPort.read(span));
      return { records, receivedAt: clock.now() };
    },
    $wish,
    visibility,
  );
  sample({ clock: rangeChosen, target: wanted });
  subscribed({ opened, closed }, [into(() => interval(RECORD_MS).pipe(map(() => undefined)), minutePassed)]);

  $recorded.on(readFx.done, (recorded, { params, result }) =>
    params.range === 'minutes' && result.records.length > 0 ? result : recorded,
  );
  const $answer = createStore<{ readonly range: ChartRange; readonly record: LinkHistory } | null>(null).on(
    readFx.done,
    (
      last,
      {
        params: { range },
        result: {
          records: [record],
        },
      },
    ) => {
      if (range === 'minutes' || record === undefined) return last;
      return { range, record: range === 'hour' ? lastHour(record) : record };
    },
  );
  const $received = status.$status.map(receivedDirection);
  const $failure = createStore<RecordFailure | null>(null)
    .on(readFx.fail, (_, { error }) => failureOf(error))
    .reset(readFx, rangeChosen);
  sample({
    clock: minutePassed,
    source: { range: $range, failure: $failure },
    // A device that keeps no record is asked again when a range is chosen.
    filter: ({ range, failure }) => range !== 'minutes' && failure !== 'unsupported',
    target: wanted,
  });

  return {
    opened,
    closed,
    rangeChosen,
    refreshed: wanted,
    $range,
    ...liveCharts(status, $recorded, $received),
    $record: combine($answer, $range, (answer, range) => (answer?.range === range ? answer.record : null)),
    $received,
    $reading,
    $failure,
  };
}

/** The records that reach to now by seconds and by minutes, the finest first; none of a device that keeps no such. */
function recentSpans(spans: readonly HistorySpan[]): readonly HistorySpan[] {
  return spans.includes('minute') ? spans.filter(span => span !== 'day') : [];
}

/** The live window of each chart, with the record before it. */
function liveCharts(
  status: LinkChartsPorts['status'],
  $recorded: Store<RecordedHistory | null>,
  $received: Store<AirDirection>,
): Pick<LinkChartsModel, '$throughput' | '$signal' | '$capacity'> {
  // A record of capacity is that of one link, which an access point for many has not.
  const $isOneLink = status.$status.map(now => now !== null && dashboardKind(now) !== 'access-point');
  const $recordedOfLink = combine($recorded, $isOneLink, (recorded, isOneLink) =>
    isOneLink ? recorded : null,
  );
  return {
    $throughput: combine(status.$throughputHistory, $recorded, $received, (live, recorded, received) =>
      withRecorded(live, recorded, record => recordedThroughput(record, received)),
    ),
    $signal: combine(status.$signalHistory, $recordedOfLink, (live, recorded) =>
      withRecorded(live, recorded, ({ signalDbm, remoteSignalDbm }) => ({
        localDbm: signalDbm,
        remoteDbm: remoteSignalDbm,
      })),
    ),
    $capacity: combine(status.$capacityHistory, $recordedOfLink, (live, recorded) =>
      withRecorded(live, recorded, ({ downlinkCapacityKbps, uplinkCapacityKbps }) => ({
        downKbps: downlinkCapacityKbps,
        upKbps: uplinkCapacityKbps,
      })),
    ),
  };
}

function failureOf(error: Error): RecordFailure {
  const failure = asFetchError(error);
  if (failure === undefined) return 'fault';
  return failureStatus(failure) === NOT_FOUND ? 'unsupported' : failure;
}

/** The newest records of the device, read when the charts were opened. */
export interface RecordedHistory {
  /** The finest first. Samples are `intervalSeconds` apart. */
  readonly records: readonly LinkHistory[];
  /** When they were read, milliseconds since the epoch by the page's clock: where the records end. */
  readonly receivedAt: number;
}

/** The row of a record for each series of a chart. */
type RowsOf<Series extends string> = (record: LinkHistory) => Readonly<Record<Series, HistorySeries>>;

/** A live window whose time before its first tick is filled from the device's record. Own ticks are never replaced. */
export function withRecorded<Series extends string>(
  live: ChartHistory<Series>,
  recorded: RecordedHistory | null,
  rowsOf: RowsOf<Series>,
): ChartHistory<Series> {
  const first = live.times.findIndex(time => !Number.isNaN(time));
  if (recorded === null || first === 0) return live;
  const empty = first === -1 ? live.times.length : first;
  const end = live.times[first] ?? recorded.receivedAt + GRAPH_INTERVAL_MS;
  const timeOf = (place: number): number => end - (empty - place) * GRAPH_INTERVAL_MS;
  const filled = (row: Float64Array, of: (record: LinkHistory) => HistorySeries): Float64Array =>
    row.map((value, place) => (place < empty ? sampleAt(recorded, timeOf(place), of) : value));
  const rows = Object.entries(live.series) as [Series, Float64Array][];
  return {
    ...live,
    times: live.times.map((time, place) => (place < empty ? timeOf(place) : time)),
    series: Object.fromEntries(
      rows.map(([name, row]) => [name, filled(row, record => rowsOf(record)[name])]),
    ) as Record<Series, Float64Array>,
  };
}

/**
 * The sample of the finest record that reaches to a time. The records end when they were read: the device's clock may
 * be any.
 */
function sampleAt(
  { records, receivedAt }: RecordedHistory,
  time: number,
  of: (record: LinkHistory) => HistorySeries,
): number {
  const secondsAgo = Math.max(0, (receivedAt - time) / 1000);
  for (const record of records) {
    const { intervalSeconds, times } = record;
    if (intervalSeconds === undefined || intervalSeconds <= 0) continue;
    const back = Math.floor(secondsAgo / intervalSeconds);
    if (back < times.length) return of(record)[times.length - 1 - back] ?? Number.NaN;
  }
  return Number.NaN;
}

/** The parts of the history on the dashboard. */
export const LINK_CHARTS_MODELS = [
  bindModel(LinkChartsModel, createLinkChartsModel, {
    historyPort: LinkHistoryPort,
    visibility: VisibilityPort,
    clock: Clock,
    status: StatusModel,
  }),
];
