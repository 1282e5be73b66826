import { RequestFailure } from '@radiolink/domain/errors';
import { BehaviorSubject } from 'rxjs';
import { beforeEach, describe, expect, it } from 'vitest';
import { createHistoryModel, type HistoryModel } from './history.model.ts';
import { recordOf } from './history-record.ts';
import type { HistorySpan, LinkHistory } from './link-history.port.ts';

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

interface Asked {
  readonly span: HistorySpan;
  readonly answer: (history: LinkHistory) => Promise<void>;
  readonly refuse: (reason: Error) => Promise<void>;
}

let asked: Asked[];
let visible: BehaviorSubject<boolean>;
let model: HistoryModel;

const turn = () => new Promise<void>(done => setTimeout(done, 0));

beforeEach(() => {
  asked = [];
  visible = new BehaviorSubject(true);
  model = createHistoryModel({
    visibility: { visible },
    historyPort: {
      spans: ['hour', 'day'],
      read: span =>
        new Promise((resolve, reject) => {
          asked.push({
            span,
            answer: history => (resolve(history), turn()),
            refuse: reason => (reject(reason), turn()),
          });
        }),
    },
  });
});

const spans = () => asked.map(({ span }) => span);

describe('the history of the device', () => {
  it('is not asked for before it is opened, and then over its longest span', async () => {
    model.refreshed();
    expect(spans()).toEqual([]);
    model.opened();
    expect(spans()).toEqual(['day']);
    expect(model.$reading.getState()).toBe(true);
    await asked[0]?.answer(SAMPLES);
    expect(model.$history.getState()).toBe(SAMPLES);
    expect(model.$reading.getState()).toBe(false);
  });

  it('never has two requests under way: the last wish waits for the answer of the first', async () => {
    model.opened();
    model.spanChosen('hour');
    model.refreshed();
    model.spanChosen('day');
    model.spanChosen('hour');
    expect(spans()).toEqual(['day']);
    await asked[0]?.answer(SAMPLES);
    expect(spans()).toEqual(['day', 'hour']);
    expect(model.$history.getState()).toBeNull();
    await asked[1]?.answer(SAMPLES);
    expect(model.$history.getState()).toBe(SAMPLES);
    expect(spans()).toEqual(['day', 'hour']);
  });

  it('asks nothing while the page is hidden, and once when it is seen again', () => {
    visible.next(false);
    model.opened();
    model.refreshed();
    expect(spans()).toEqual([]);
    visible.next(true);
    expect(spans()).toEqual(['day']);
  });

  it('asks nothing once it is closed', async () => {
    model.opened();
    model.refreshed();
    model.closed();
    await asked[0]?.answer(SAMPLES);
    visible.next(true);
    expect(spans()).toEqual(['day']);
    expect(visible.observed).toBe(false);
  });

  it('keeps the last answer when a later one fails, and says why', async () => {
    model.opened();
    await asked[0]?.answer(SAMPLES);
    model.refreshed();
    const failure = { kind: 'network', reason: 'time-out', message: 'No answer.' } as const;
    await asked[1]?.refuse(new RequestFailure(failure));
    expect(model.$failure.getState()).toEqual(failure);
    expect(model.$history.getState()).toBe(SAMPLES);
    model.refreshed();
    expect(model.$failure.getState()).toBeNull();
  });

  it('knows a device that keeps none', async () => {
    model.opened();
    await asked[0]?.refuse(
      new RequestFailure({ kind: 'response-status', status: 404, statusText: 'Not Found' }),
    );
    expect(model.$failure.getState()).toBe('unsupported');
  });
});

describe('one quantity of the history', () => {
  it('has a gap where the device has no sample, and where its row ends early', () => {
    const record = recordOf(SAMPLES, 'signal');
    expect([...(record?.times ?? [])]).toEqual([100_000, 400_000, 700_000]);
    expect([...(record?.series.first ?? [])]).toEqual([-50, Number.NaN, -52]);
    expect([...(record?.series.second ?? [])]).toEqual([-53, -54, Number.NaN]);
  });

  it('is nothing when the device kept none of it', () => {
    expect(recordOf(SAMPLES, 'score')).toBeNull();
    expect(recordOf(SAMPLES, 'capacity')).toBeNull();
    expect(recordOf(SAMPLES, 'throughput')).not.toBeNull();
  });
});
