import { createEvent, createStore, type Event, type EventCallable, sample, type Store } from 'effector';
import { filter, interval, map } from 'rxjs';
import type { Clock } from '../../clock/clock.port.ts';
import type { HeartbeatLock } from '../../heartbeat/heartbeat-lock.ts';
import { expectOutage } from '../../outage/expect-outage.ts';
import type { ExpectedOutage } from '../../outage/expected-outage.ts';
import { into, subscribed } from '../../streams/subscribed.ts';
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
  readonly dispatch: EventCallable<ApplyEvent>;
}

const SECOND_MS = 1000;
/** Maximum age of the last status while it is requested every second, milliseconds. */
const WATCHED_MS = 5000;

/**
 * What a device is watched by: every second, and each time another tab has written. On
 * these events the machine decides every request to the device.
 */
export function createWatching({ tabs, clock, heartbeat, $connection, dispatch }: WatchingParts) {
  const started = createEvent();
  const stopped = createEvent();
  const beat = createEvent<boolean>();
  const passed = createEvent<'ticked' | 'invalidated'>();
  const seconds = () => interval(SECOND_MS).pipe(map(() => 'ticked' as const));
  const writes = () =>
    tabs.messages.pipe(
      filter(({ kind }) => kind === 'written'),
      map(() => 'invalidated' as const),
    );
  subscribed({ opened: started, closed: stopped }, [
    into(() => heartbeat.running, beat),
    into(seconds, passed),
    into(writes, passed),
  ]);
  const invalidated = createEvent();
  sample({
    clock: [passed, invalidated.map(() => 'invalidated' as const)],
    source: { connection: $connection, beats: createStore(true).on(beat, (_, beats) => beats) },
    fn: ({ connection, beats }, kind) => ({
      kind,
      // The last status is young when the lock is taken: it shows nothing of the present second.
      isWatched: beats && isWatched(connection, clock.now()),
    }),
    target: dispatch,
    batch: false,
  });
  return { invalidated, commands: { 'start-watching': started, 'stop-watching': stopped } as const };
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
  /** Requests without an answer in a row. */
  readonly $failures: Store<number>;
  /** The device is no longer watched. */
  readonly closed: Event<void>;
  readonly outage: ExpectedOutage;
}

/** Expects an outage of the device during an operation and until the status is back. */
export function expectOutageWhileApplying({ $state, $failures, closed, outage }: OutageParts): void {
  const $outage = $state.map(outageOf);
  expectOutage({
    reason: 'apply',
    $isUnderWay: $outage.map(({ isUnderWay }) => isUnderWay),
    $failures,
    closed,
    $absence: $outage.map(({ absence }) => absence),
    outage,
  });
}
