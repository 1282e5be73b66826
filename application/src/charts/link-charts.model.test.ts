import { RequestFailure } from '@radiolink/domain/errors';
import { ptpStationStatus } from '@radiolink/domain/mothers';
import type { DeviceStatus } from '@radiolink/domain/status';
import { createEvent, createStore } from 'effector';
import { BehaviorSubject } from 'rxjs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { emptyHistory, withTick } from '../status/chart-series.ts';
import { createLinkChartsModel, type LinkChartsModel } from './link-charts.model.ts';
import { recordOf } from './recorded-charts.ts';
import type { HistorySpan, LinkHistory } from '../history/link-history.port.ts';

const SAMPLES: LinkHistory = {
  intervalSeconds: 300,
  times: [100, 400, 700],
  downlinkScore: [undefined, undefined, undefined],
  uplinkScore: [undefined, undefined, undefined],
  signalDbm: [-50, undefined, -52],
  remoteSignalDbm: [-53, -54],
  downlinkCapacityKbps: [],
  uplinkCapacityKbps: [],
  txKbps: [undefined, undefined, 7],
  rxKbps: [],
};

interface Requested {
  readonly span: HistorySpan;
  readonly answer: (history: LinkHistory) => Promise<void>;
  readonly refuse: (reason: Error) => Promise<void>;
}

let requested: Requested[];
let visible: BehaviorSubject<boolean>;
let model: LinkChartsModel;

const turn = async (): Promise<void> => {
  for (let step = 0; step < 10; step += 1) await Promise.resolve();
};

const ticked = createEvent<number>();

function setUp(spans: readonly HistorySpan[]): void {
  requested = [];
  visible = new BehaviorSubject(true);
  const empty = emptyHistory(['downKbps', 'upKbps'] as const);
  model = createLinkChartsModel({
    visibility: { visible },
    clock: { now: () => NOW },
    status: {
      $status: createStore<DeviceStatus | null>(ptpStationStatus()),
      $throughputHistory: createStore(empty).on(ticked, (history, time) =>
        withTick(history, time, { downKbps: 1, upKbps: 2 }),
      ),
      $signalHistory: createStore(emptyHistory(['localDbm', 'remoteDbm'] as const)),
      $capacityHistory: createStore(empty),
    },
    historyPort: {
      spans,
      read: span =>
        new Promise((resolve, reject) => {
          requested.push({
            span,
            answer: history => (resolve(history), turn()),
            refuse: reason => (reject(reason), turn()),
          });
        }),
    },
  });
}

const NOW = 1_700_000_000_000;
const spans = () => requested.map(({ span }) => span);

beforeEach(() => {
  vi.useFakeTimers();
  setUp(['hour', 'day']);
});
afterEach(() => void vi.useRealTimers());

describe('the history of the device', () => {
  it('the history of the device is not asked for before the charts are opened, nor for a live window that it does not reach', async () => {
    model.refreshed();
    model.opened();
    await turn();
    expect(spans()).toEqual([]);
    expect(model.$range.getState()).toBe('minutes');
    expect(model.$reading.getState()).toBe(false);
  });

  it('the history of the device is read for the range that was chosen', async () => {
    model.opened();
    await turn();
    model.rangeChosen('day');
    expect(spans()).toEqual(['day']);
    expect(model.$reading.getState()).toBe(true);
    await requested[0]?.answer(SAMPLES);
    expect(model.$record.getState()).toBe(SAMPLES);
    expect(model.$reading.getState()).toBe(false);
    model.rangeChosen('hour');
    expect(spans()).toEqual(['day', 'hour']);
    expect(model.$record.getState()).toBeNull();
  });

  it('shows of a device that keeps only a day its last hour', async () => {
    setUp(['day']);
    model.opened();
    await turn();
    model.rangeChosen('hour');
    const samples = Array.from({ length: 20 }, (_, place) => place);
    await requested[0]?.answer({ ...SAMPLES, times: samples.map(place => place * 300), signalDbm: samples });
    expect(model.$record.getState()?.times).toHaveLength(13);
    expect(model.$record.getState()?.signalDbm).toEqual(samples.slice(7));
    expect(spans()).toEqual(['day']);
  });

  it('the history of the device is read anew each minute while it is shown, and not while the live window is', async () => {
    model.opened();
    await turn();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(spans()).toEqual([]);
    model.rangeChosen('day');
    await requested[0]?.answer(SAMPLES);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(spans()).toEqual(['day', 'day']);
    expect(model.$record.getState()).toBe(SAMPLES);
  });

  it('never has two requests under way: the last wish waits for the answer of the first', async () => {
    model.opened();
    await turn();
    model.rangeChosen('day');
    model.rangeChosen('hour');
    model.refreshed();
    model.rangeChosen('day');
    model.rangeChosen('hour');
    expect(spans()).toEqual(['day']);
    await requested[0]?.answer(SAMPLES);
    expect(spans()).toEqual(['day', 'hour']);
    expect(model.$record.getState()).toBeNull();
    await requested[1]?.answer(SAMPLES);
    expect(model.$record.getState()).toEqual(SAMPLES);
    expect(spans()).toEqual(['day', 'hour']);
  });

  it('asks nothing while the page is hidden, and once when it is seen again', async () => {
    visible.next(false);
    model.opened();
    model.rangeChosen('day');
    model.refreshed();
    await turn();
    expect(spans()).toEqual([]);
    visible.next(true);
    expect(spans()).toEqual(['day']);
  });

  it('asks nothing once it is closed', async () => {
    model.opened();
    await turn();
    model.rangeChosen('day');
    model.refreshed();
    model.closed();
    await requested[0]?.answer(SAMPLES);
    visible.next(true);
    expect(spans()).toEqual(['day']);
    expect(visible.observed).toBe(false);
  });

  it('keeps the last answer when a later one fails, and says why', async () => {
    model.opened();
    await turn();
    model.rangeChosen('day');
    await requested[0]?.answer(SAMPLES);
    model.refreshed();
    const failure = { kind: 'network', reason: 'time-out', message: 'No answer.' } as const;
    await requested[1]?.refuse(new RequestFailure(failure));
    expect(model.$failure.getState()).toEqual(failure);
    expect(model.$record.getState()).toBe(SAMPLES);
    model.refreshed();
    expect(model.$failure.getState()).toBeNull();
  });

  it('knows a device that keeps none, and asks it again only when a range is chosen', async () => {
    const none = new RequestFailure({ kind: 'response-status', status: 404, statusText: 'Not Found' });
    model.opened();
    await turn();
    model.rangeChosen('day');
    await requested[0]?.refuse(none);
    expect(model.$failure.getState()).toBe('unsupported');
    await vi.advanceTimersByTimeAsync(180_000);
    expect(spans()).toEqual(['day']);
    model.rangeChosen('hour');
    expect(spans()).toHaveLength(2);
  });
});

describe('the live window', () => {
  const record = (intervalSeconds: number, first: number): LinkHistory => ({
    ...SAMPLES,
    intervalSeconds,
    times: Array.from({ length: 60 }, (_, place) => place * intervalSeconds),
    txKbps: Array.from({ length: 60 }, (_, place) => (place === 55 ? undefined : first + place)),
    rxKbps: [],
  });

  it('the live window begins full: the last minute by the second, what lies before by the minute, gaps as they were', async () => {
    setUp(['minute', 'hour', 'day']);
    model.opened();
    await requested[0]?.answer(record(1, 1000));
    await requested[1]?.answer(record(60, 5000));
    expect(spans()).toEqual(['minute', 'hour']);
    const { times, series } = model.$throughput.getState();
    expect(times.some(Number.isNaN)).toBe(false);
    expect(times[119]).toBe(NOW);
    expect(series.upKbps[119]).toBe(1059);
    expect(series.upKbps[118]).toBe(1058);
    expect(series.upKbps[119 - 4]).toBeNaN();
    expect(series.upKbps[119 - 60]).toBe(5058);
    expect(series.upKbps[0]).toBe(5057);
    expect(series.downKbps.every(Number.isNaN)).toBe(true);
  });

  it('keeps its own ticks in front of the record, and reads that once', async () => {
    setUp(['minute', 'hour', 'day']);
    ticked(NOW - 1100);
    ticked(NOW);
    model.opened();
    await requested[0]?.answer(record(1, 1000));
    await requested[1]?.answer(record(60, 5000));
    const { times, series } = model.$throughput.getState();
    expect(Array.from(series.upKbps.slice(-3))).toEqual([1057, 2, 2]);
    expect(Array.from(times.slice(-3))).toEqual([NOW - 2200, NOW - 1100, NOW]);
    model.closed();
    model.opened();
    await turn();
    expect(spans()).toEqual(['minute', 'hour']);
    expect(model.$throughput.getState().series.upKbps.at(-3)).toBe(1057);
  });

  it('asks for no record when the session itself remembers all of it', async () => {
    setUp(['minute', 'hour', 'day']);
    for (let tick = 0; tick < 120; tick += 1) ticked(NOW + tick * 1100);
    model.opened();
    await turn();
    expect(spans()).toEqual([]);
  });
});

describe('one quantity of the history', () => {
  it('one quantity of the history has a gap where the device has no sample, and where its row ends early', () => {
    const record = recordOf(SAMPLES, 'signal', 'uplink');
    expect([...(record?.times ?? [])]).toEqual([100_000, 400_000, 700_000]);
    expect([...(record?.series.first ?? [])]).toEqual([-50, Number.NaN, -52]);
    expect([...(record?.series.second ?? [])]).toEqual([-53, -54, Number.NaN]);
  });

  it('one quantity of the history has a gap where the device recorded nothing, such as while it was off, and none else', () => {
    const off = { ...SAMPLES, times: [0, 300, 3300], signalDbm: [-50, -51, -52], remoteSignalDbm: [] };
    const record = recordOf(off, 'signal', 'uplink');
    expect([...(record?.times ?? [])]).toEqual([0, 300_000, 1_800_000, 3_300_000]);
    expect([...(record?.series.first ?? [])]).toEqual([-50, -51, Number.NaN, -52]);
  });

  it('one quantity of the history is nothing when the device kept none of it', () => {
    expect(recordOf(SAMPLES, 'score', 'uplink')).toBeNull();
    expect(recordOf(SAMPLES, 'capacity', 'uplink')).toBeNull();
    expect(recordOf(SAMPLES, 'throughput', 'uplink')).not.toBeNull();
  });
});
