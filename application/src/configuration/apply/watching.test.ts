import { createEvent, createStore } from 'effector';
import { Subject } from 'rxjs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HeartbeatLock } from '../../heartbeat/heartbeat-lock.ts';
import { createExpectedOutage } from '../../outage/expected-outage.ts';
import type { Connection } from '../../status/connection.ts';
import type { TabMessage } from '../drafts/tabs.port.ts';
import type { ApplyEvent } from './apply-machine.ts';
import { STATES } from './apply-state.mother.ts';
import type { ApplyState } from './apply-state.ts';
import { createWatching, expectOutageWhileApplying, isWatched } from './watching.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A device that is watched, and what the machine is told of it. */
function aWatch() {
  const heartbeat = new HeartbeatLock();
  const messages = new Subject<TabMessage>();
  const dispatch = createEvent<ApplyEvent>();
  const seen: unknown[] = [];
  dispatch.watch(event => seen.push([event.kind, 'isWatched' in event && event.isWatched]));
  const { commands, invalidated } = createWatching({
    tabs: { post: () => undefined, messages },
    clock: { now: () => 1000 },
    heartbeat,
    $connection: createStore<Connection>({ kind: 'live', receivedAt: 1000 }),
    dispatch,
  });
  return {
    heartbeat,
    messages,
    seen,
    invalidated,
    start: commands['start-watching'],
    stop: commands['stop-watching'],
  };
}

describe('a watched device', () => {
  it('a watched device does not look at a device while a lock is held, however young the last status is, §4.heartbeats', async () => {
    const { heartbeat, seen, start, stop } = aWatch();
    await start();
    vi.advanceTimersByTime(1000);
    const release = heartbeat.hold();
    vi.advanceTimersByTime(1000);
    release();
    vi.advanceTimersByTime(1000);
    expect(seen).toEqual([
      ['ticked', true],
      ['ticked', false],
      ['ticked', true],
    ]);
    await stop();
  });

  it('a watched device is invalidated when another tab has written, not when one has edited', async () => {
    const { messages, seen, start, stop } = aWatch();
    const owner = { mac: '02:00:00:00:00:01', user: 'admin' };
    await start();
    messages.next({ kind: 'draft', owner, count: 1 });
    expect(seen).toEqual([]);
    messages.next({ kind: 'written', owner, count: 0 });
    expect(seen).toEqual([['invalidated', true]]);
    await stop();
  });

  it('a watched device is invalidated on request, watched or not', () => {
    const { seen, invalidated } = aWatch();
    invalidated();
    expect(seen).toEqual([['invalidated', true]]);
  });

  it('a watched device is left when the watch ends', async () => {
    const { messages, seen, start, stop } = aWatch();
    await start();
    await stop();
    vi.advanceTimersByTime(5000);
    messages.next({ kind: 'written', owner: { mac: '', user: '' }, count: 0 });
    expect(seen).toEqual([]);
    expect(messages.observed).toBe(false);
    await stop();
  });

  it.each([
    [{ kind: 'live', receivedAt: 1000 }, 5999, true],
    [{ kind: 'live', receivedAt: 1000 }, 6000, false],
    [{ kind: 'waiting' }, 0, false],
  ] as const)('a watched device with the connection %o is watched at %i: %s', (connection, at, expected) => {
    expect(isWatched(connection, at)).toBe(expected);
  });
});

describe('the outage while changes are applied', () => {
  const RECONNECTING: Connection = {
    kind: 'reconnecting',
    failure: { kind: 'network', reason: 'unreachable', message: '' },
    failures: 1,
    lastReceivedAt: 0,
  };
  const LIVE: Connection = { kind: 'live', receivedAt: 1 };
  const settled = () => vi.advanceTimersByTimeAsync(0);

  function applying() {
    const moved = createEvent<ApplyState>();
    const connected = createEvent<Connection>();
    const closed = createEvent();
    const outage = createExpectedOutage({ now: () => Date.now() });
    const $state = createStore<ApplyState>(STATES.idle).on(moved, (_, state) => state);
    const $connection = createStore<Connection>(LIVE).on(connected, (_, connection) => connection);
    const $failures = $connection.map(now => ('failures' in now ? now.failures : 0));
    expectOutageWhileApplying({ $state, $failures, closed, outage });
    return { moved, connected, closed, outage };
  }

  it.each(['writing', 'checking', 'restarting', 'testing', 'ended'] as const)(
    'the outage while changes are applied is expected while %s',
    kind => {
      const { moved, outage } = applying();
      moved(STATES[kind]);
      expect(outage.$isExpected.getState()).toBe(true);
      moved(STATES.done);
      expect(outage.$isExpected.getState()).toBe(false);
    },
  );

  it('the outage while changes are applied is expected until the status is back, though the outcome is known', async () => {
    const { moved, connected, outage } = applying();
    moved(STATES.restarting);
    connected(RECONNECTING);
    await settled();
    moved(STATES.done);
    expect(outage.$isExpected.getState()).toBe(true);
    connected(LIVE);
    expect(outage.$isExpected.getState()).toBe(true);
    await settled();
    expect(outage.$isExpected.getState()).toBe(false);
  });

  it('the outage while changes are applied is not expected of a device that is idle', async () => {
    const { moved, connected, outage } = applying();
    connected(RECONNECTING);
    await settled();
    expect(outage.$isExpected.getState()).toBe(false);
    moved(STATES.done);
    expect(outage.$isExpected.getState()).toBe(false);
  });

  it('the outage while changes are applied is said of a test that began here until it answers, and of one that was joined only while nothing comes', () => {
    const { moved, outage } = applying();
    const since = Date.now();
    const testing = { ...STATES.testing, since, endsAt: since + 240_000, answered: false };
    moved({ ...testing, startedHere: true, answering: true });
    // A restart into a test takes as long as the review says of any.
    expect(outage.$absence.getState()).toEqual({ kind: 'apply', until: since + 100_000 });
    moved({ ...testing, startedHere: false, answering: true });
    expect(outage.$absence.getState()).toBeNull();
    moved({ ...testing, startedHere: false, answering: false });
    expect(outage.$absence.getState()?.kind).toBe('apply');
    moved({ ...testing, startedHere: true, answering: true, answered: true });
    expect(outage.$absence.getState()).toBeNull();
  });

  it('the outage while changes are applied is not expected any more once the page is closed', () => {
    const { moved, closed, outage } = applying();
    moved(STATES.testing);
    closed();
    expect(outage.$isExpected.getState()).toBe(false);
  });
});
