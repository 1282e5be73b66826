import {
  attach,
  createEffect,
  createEvent,
  createStore,
  type Event,
  type EventCallable,
  sample,
  scopeBind,
  type Store,
} from 'effector';
import { filter, interval, map, merge, type Subscription } from 'rxjs';
import type { Clock } from '../../clock/clock.port.ts';
import type { HeartbeatLock } from '../../heartbeat/heartbeat-lock.ts';
import { expectOutage } from '../../outage/expect-outage.ts';
import type { ExpectedOutage } from '../../outage/expected-outage.ts';
import { type Connection, lastReceivedAt } from '../../status/connection.ts';
import type { TabsPort } from '../drafts/tabs.port.ts';
import type { ApplyEvent } from './apply-machine.ts';
import type { ApplyState } from './apply-state.ts';
import { outageOf } from './device-watch.ts';

export interface WatchingParts {
  readonly tabs: TabsPort;
  readonly clock: Clock;
  readonly heartbeat: Pick<HeartbeatLock, 'running'>;
  readonly $connection: Store<Connection>;
  readonly happened: EventCallable<ApplyEvent>;
}

const SECOND_MS = 1000;
/** Maximum age of the last status while it is requested every second, milliseconds. */
const WATCHED_MS = 5000;

/**
 * The single stream by which a device is watched: every second, and each time another tab has written. On
 * these events the machine decides every request to the device.
 */
export function createWatching({ tabs, clock, heartbeat, $connection, happened }: WatchingParts) {
  const passed = createEvent<'ticked' | 'invalidated'>();
  const beat = createEvent<boolean>();
  const startFx = createEffect(() => {
    const beats = heartbeat.running.subscribe(scopeBind(beat, { safe: true }));
    const events = merge(
      interval(SECOND_MS).pipe(map(() => 'ticked' as const)),
      tabs.messages.pipe(
        filter(({ kind }) => kind === 'written'),
        map(() => 'invalidated' as const),
      ),
    ).subscribe(scopeBind(passed, { safe: true }));
    events.add(beats);
    return events;
  });
  const $running = createStore<Subscription | null>(null, { serialize: 'ignore' });
  const stopFx = attach({
    source: $running,
    effect: running => running?.unsubscribe(),
  });
  $running.on(startFx.doneData, (_, running) => running).reset(stopFx.done);
  const invalidated = createEvent();
  sample({
    clock: [passed, invalidated.map(() => 'invalidated' as const)],
    source: { connection: $connection, beats: createStore(true).on(beat, (_, beats) => beats) },
    fn: ({ connection, beats }, kind) => ({
      kind,
      // The last status is young when the lock is taken: it shows nothing of the present second.
      isWatched: beats && isWatched(connection, clock.now()),
    }),
    target: happened,
    batch: false,
  });
  return { invalidated, commands: { 'start-watching': startFx, 'stop-watching': stopFx } as const };
}

/**
 * The status is requested only while the page is visible and heartbeats run: a status shows that both hold.
 */
export function isWatched(connection: Connection, at: number): boolean {
  const receivedAt = lastReceivedAt(connection);
  return receivedAt !== undefined && at - receivedAt < WATCHED_MS;
}

interface OutageParts {
  readonly $state: Store<ApplyState>;
  readonly $connection: Store<Connection>;
  /** The device is no longer watched. */
  readonly closed: Event<void>;
  readonly outage: ExpectedOutage;
}

/** Expects an outage of the device during an operation and until the status is back. */
export function expectOutageWhileApplying({ $state, $connection, closed, outage }: OutageParts): void {
  const $outage = $state.map(outageOf);
  expectOutage({
    reason: 'apply',
    $isUnderWay: $outage.map(({ isUnderWay }) => isUnderWay),
    $failures: $connection.map(connection => ('failures' in connection ? connection.failures : 0)),
    closed,
    $absence: $outage.map(({ absence }) => absence),
    outage,
  });
}
