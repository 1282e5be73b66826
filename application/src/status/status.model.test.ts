import type { NetworkError } from '@radiolink/domain/errors';
import type { DeviceStatus } from '@radiolink/domain/status';
import { BehaviorSubject, Subject } from 'rxjs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SessionValues } from '../session/session-store.port.ts';
import { type ChartMemory, createChartMemory } from './chart-series.ts';
import { createStatusModel } from './status.model.ts';
import type { StatusEvent } from './status.port.ts';

const status = (uptimeSeconds: number, rxThroughputKbps = 100): DeviceStatus => ({
  host: { hostname: 'Ridge-AP', uptimeSeconds },
  wireless: { rxThroughputKbps, txThroughputKbps: 7, polling: {}, stations: [], disconnected: [] },
  interfaces: [],
  services: {},
  firewall: {},
  cloud: {},
  provisioning: {},
  chainNames: [],
});

const networkFailure = (failures: number, reason: NetworkError['reason'] = 'unreachable'): StatusEvent => ({
  kind: 'failure',
  failure: { kind: 'network', reason, message: 'Timeout' },
  failedAt: Date.now(),
  failures,
  nextTryAt: Date.now() + 1000,
});

function setUp(chartMemory?: ChartMemory) {
  const events = new Subject<StatusEvent>();
  let watchers = 0;
  const visible = new BehaviorSubject(true);
  const model = createStatusModel({
    visibility: { visible },
    ...(chartMemory && { chartMemory }),
    clock: { now: () => Date.now() },
    statusPort: {
      watch: () => {
        watchers += 1;
        return events;
      },
    },
  });
  const send = (sent: DeviceStatus): void =>
    events.next({ kind: 'sample', status: sent, receivedAt: Date.now() });
  return { model, events, send, visible, watchers: () => watchers };
}

describe('status model', () => {
  beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }));
  afterEach(() => void vi.useRealTimers());

  it('status model does not watch before it is opened', () => {
    const { events } = setUp();
    expect(events.observed).toBe(false);
  });

  it('gives the status of the moment to a click, without a subscription', async () => {
    const { model, send } = setUp();
    model.opened();
    expect(await model.currentFx()).toBeNull();
    send(status(7));
    send(status(8));
    expect(await model.currentFx()).toMatchObject({ host: { uptimeSeconds: 8 } });
  });

  it('watches once however often it is opened', () => {
    const { model, watchers } = setUp();
    model.opened();
    model.opened();
    expect(watchers()).toBe(1);
  });

  it('stops the stream and every timer when it is closed', () => {
    const { model, events } = setUp();
    model.opened();
    model.closed();
    expect(events.observed).toBe(false);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('status model is live after an answer', () => {
    const { model, send } = setUp();
    model.opened();
    send(status(1));
    expect(model.$connection.getState()).toEqual({ kind: 'live', receivedAt: 1_000_000 });
  });

  it('keeps the last good data while answers fail', () => {
    const { model, send, events } = setUp();
    model.opened();
    send(status(1));
    events.next(networkFailure(1));
    expect(model.$status.getState()?.host.uptimeSeconds).toBe(1);
    expect(model.$connection.getState()).toMatchObject({
      kind: 'ageing',
      failures: 1,
      receivedAt: 1_000_000,
    });
    expect(model.$reconnecting.getState()).toBe(false);
  });

  it('reconnects after 5 s without an answer, whether one was refused or none came at all', () => {
    const { model, send } = setUp();
    model.opened();
    send(status(1));
    vi.advanceTimersByTime(4900);
    expect(model.$reconnecting.getState()).toBe(false);
    vi.advanceTimersByTime(1000);
    expect(model.$connection.getState()).toEqual({
      kind: 'reconnecting',
      failure: undefined,
      failures: 0,
      lastReceivedAt: 1_000_000,
    });
    send(status(2));
    expect(model.$reconnecting.getState()).toBe(false);
  });

  it('status model does not take an hour in the background for a silence', () => {
    const { model, send, visible } = setUp();
    model.opened();
    send(status(1));
    visible.next(false);
    vi.advanceTimersByTime(3_600_000);
    expect(model.$reconnecting.getState()).toBe(false);
    visible.next(true);
    vi.advanceTimersByTime(4000);
    expect(model.$reconnecting.getState()).toBe(false);
    vi.advanceTimersByTime(2000);
    expect(model.$reconnecting.getState()).toBe(true);
  });

  it('a chart tells a device that did not respond from a page in the background', () => {
    const { model, send, visible } = setUp();
    const causes = () => model.$signalHistory.getState().gaps?.map(({ cause }) => cause);
    model.opened();
    send(status(1));
    vi.advanceTimersByTime(2000);
    expect(causes()).toBeUndefined();
    vi.advanceTimersByTime(6000);
    expect(causes()).toEqual(['no-answer']);
    send(status(2));
    vi.advanceTimersByTime(1000);
    visible.next(false);
    vi.advanceTimersByTime(9000);
    expect(causes()).toEqual(['no-answer', 'page-closed']);
  });

  it('status model does not take an hour of sleep for a silence', () => {
    const { model, send, events } = setUp();
    model.opened();
    send(status(1));
    vi.setSystemTime(Date.now() + 3_600_000);
    vi.advanceTimersByTime(1000);
    // The request that slept with the machine has failed.
    events.next(networkFailure(1, 'time-out'));
    expect(model.$reconnecting.getState()).toBe(false);
    vi.advanceTimersByTime(5000);
    expect(model.$reconnecting.getState()).toBe(true);
  });

  it('tells the age of the data by the second', () => {
    const { model, send } = setUp();
    model.opened();
    send(status(1));
    vi.advanceTimersByTime(12_000);
    expect(model.$ageSeconds.getState()).toBe(12);
  });

  it('counts the seconds to the next try, and none once it is under way or answered', () => {
    const { model, send, events } = setUp();
    const failed = (inMs: number) =>
      events.next({ ...networkFailure(2), nextTryAt: Date.now() + inMs } as StatusEvent);
    const seconds = () => model.$nextTrySeconds.getState();
    model.opened();
    send(status(1));
    expect(seconds()).toBeNull();
    failed(2500);
    expect(seconds()).toBe(3);
    vi.advanceTimersByTime(1000);
    expect(seconds()).toBe(2);
    vi.advanceTimersByTime(2000);
    expect(seconds()).toBeNull();
    failed(1000);
    send(status(2));
    expect(seconds()).toBeNull();
  });

  it('renews only the slice that changed', () => {
    const { model, send } = setUp();
    const $wireless = model.slice(({ wireless }) => wireless);
    const seen: unknown[] = [];
    model.opened();
    send(status(1));
    $wireless.updates.watch(value => void seen.push(value));
    send(status(2));
    expect(seen).toEqual([]);
    send(status(3, 200));
    expect(seen).toHaveLength(1);
  });

  it('makes one slice for a selection, however often it is asked for', () => {
    const { model, send } = setUp();
    const uptime = vi.fn<(status: DeviceStatus) => number | undefined>(({ host }) => host.uptimeSeconds);
    const $uptime = model.slice(uptime);
    expect(model.slice(uptime)).toBe($uptime);
    model.opened();
    send(status(1));
    expect(uptime).toHaveBeenCalledOnce();
  });

  it('adds one point to the graph each 1100 ms', () => {
    const { model, send } = setUp();
    model.opened();
    vi.advanceTimersByTime(1000);
    send(status(1, 42));
    vi.advanceTimersByTime(100);
    const { upKbps, downKbps } = model.$throughputHistory.getState().series;
    expect([upKbps.at(-1), downKbps.at(-1)]).toEqual([42, 7]);
    expect(upKbps.at(-2)).toBeNaN();
  });

  it('leaves a gap in the graph once the newest status is older than 2 s', () => {
    const { model, send } = setUp();
    model.opened();
    send(status(1, 42));
    vi.advanceTimersByTime(2200);
    const { upKbps } = model.$throughputHistory.getState().series;
    expect(upKbps.at(-2)).toBe(42);
    expect(upKbps.at(-1)).toBeNaN();
  });
});

describe('the charts over a reload of the page', () => {
  beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }));
  afterEach(() => void vi.useRealTimers());

  /** A tab: what it stores, and whether it is seen. */
  function aTab() {
    const stored = new Map<string, unknown>([['logged_in', true]]);
    const visible = new Subject<boolean>();
    const sessionStore = {
      get: <K extends keyof SessionValues>(key: K) => stored.get(key) as SessionValues[K] | undefined,
      set: (values: Partial<SessionValues>) => {
        for (const [key, value] of Object.entries(values)) stored.set(key, value);
      },
      clear: () => stored.clear(),
    };
    return {
      stored,
      leave: () => visible.next(false),
      load: () => setUp(createChartMemory({ sessionStore, visibility: { visible } }, Date.now())),
    };
  }

  it('keep their two minutes, with a gap where nothing was asked', () => {
    const tab = aTab();
    const first = tab.load();
    first.model.opened();
    vi.advanceTimersByTime(1000);
    first.send(status(1, 42));
    vi.advanceTimersByTime(100);
    tab.leave();
    first.model.closed();
    vi.advanceTimersByTime(3300);
    const { upKbps, downKbps } = tab.load().model.$throughputHistory.getState().series;
    expect([upKbps.at(-4), downKbps.at(-4)]).toEqual([42, 7]);
    expect(Array.from(upKbps.slice(-3))).toEqual([Number.NaN, Number.NaN, Number.NaN]);
  });

  it('the charts over a reload of the page are not stored once the session is over', () => {
    const tab = aTab();
    const first = tab.load();
    first.model.opened();
    first.send(status(1, 42));
    tab.stored.clear();
    tab.leave();
    first.model.closed();
    expect([...tab.stored.keys()]).toEqual([]);
  });

  it.each(['', 'null', '[]', '{"throughput":{"times":[1]}}', '{"throughput":7}'])(
    'begin empty with what another page stored: %s',
    text => {
      const tab = aTab();
      tab.stored.set('charts', text);
      const { times, series } = tab.load().model.$throughputHistory.getState();
      expect([times.length, series.upKbps.length]).toEqual([120, 120]);
      expect(series.upKbps.every(Number.isNaN)).toBe(true);
    },
  );

  it('begin empty after two minutes and more', () => {
    const tab = aTab();
    const first = tab.load();
    first.model.opened();
    first.send(status(1, 42));
    vi.advanceTimersByTime(1100);
    tab.leave();
    first.model.closed();
    vi.advanceTimersByTime(140_000);
    expect(tab.load().model.$throughputHistory.getState().series.upKbps.every(Number.isNaN)).toBe(true);
  });
});
