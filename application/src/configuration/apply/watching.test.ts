import { createEvent, createStore } from 'effector';
import { EMPTY } from 'rxjs';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { HeartbeatLock } from '../../heartbeat/heartbeat-lock.ts';
import type { Connection } from '../../status/connection.ts';
import type { Happening } from './apply-machine.ts';
import { createWatching } from './watching.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('Specification §4, Heartbeats: does not look at a device while a lock is held, however young the last status is', async () => {
  const heartbeat = new HeartbeatLock();
  const happened = createEvent<Happening>();
  const seen: unknown[] = [];
  happened.watch(event => seen.push('isWatched' in event && event.isWatched));
  const { commands } = createWatching({
    tabs: { post: () => undefined, messages: EMPTY },
    clock: { now: () => 1000 },
    heartbeat,
    $connection: createStore<Connection>({ kind: 'live', receivedAt: 1000 }),
    happened,
  });
  await commands['start-watching']();
  vi.advanceTimersByTime(1000);
  const release = heartbeat.hold();
  vi.advanceTimersByTime(1000);
  release();
  vi.advanceTimersByTime(1000);
  expect(seen).toEqual([true, false, true]);
  await commands['stop-watching']();
});
