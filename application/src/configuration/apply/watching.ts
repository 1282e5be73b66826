import {
  attach,
  createEffect,
  createEvent,
  createStore,
  type EventCallable,
  sample,
  scopeBind,
  type Store,
} from 'effector';
import { filter, interval, map, merge, type Subscription } from 'rxjs';
import type { Clock } from '../../clock/clock.port.ts';
import { type Connection, lastReceivedAt } from '../../status/connection.ts';
import type { TabsPort } from '../drafts/tabs.port.ts';
import type { Happening } from './device-commands.ts';

export interface WatchingParts {
  readonly tabs: TabsPort;
  readonly clock: Clock;
  readonly $connection: Store<Connection>;
  readonly happened: EventCallable<Happening>;
}

const SECOND_MS = 1000;
/** So old may the last status be where it is asked for each second. */
const WATCHED_MS = 5000;

/**
 * The one stream by which a device is watched: each second, and each time another tab has written. Everything that is
 * asked of the device is decided by the machine upon these.
 */
export function createWatching({ tabs, clock, $connection, happened }: WatchingParts) {
  const passed = createEvent<'ticked' | 'doubted'>();
  const startFx = createEffect(() =>
    merge(
      interval(SECOND_MS).pipe(map(() => 'ticked' as const)),
      tabs.heard.pipe(
        filter(({ kind }) => kind === 'written'),
        map(() => 'doubted' as const),
      ),
    ).subscribe(scopeBind(passed, { safe: true })),
  );
  const $running = createStore<Subscription | null>(null, { serialize: 'ignore' });
  const stopFx = attach({
    source: $running,
    effect: running => running?.unsubscribe(),
  });
  $running.on(startFx.doneData, (_, running) => running).reset(stopFx.done);
  const doubted = createEvent();
  sample({
    clock: [passed, doubted.map(() => 'doubted' as const)],
    source: $connection,
    fn: (connection, kind) => ({ kind, isWatched: isWatched(connection, clock.now()) }),
    target: happened,
    batch: false,
  });
  return { doubted, commands: { 'start-watching': startFx, 'stop-watching': stopFx } as const };
}

/** The status is asked for only while the page is seen and heartbeats run: where it comes, both hold. */
export function isWatched(connection: Connection, at: number): boolean {
  const receivedAt = lastReceivedAt(connection);
  return receivedAt !== undefined && at - receivedAt < WATCHED_MS;
}
