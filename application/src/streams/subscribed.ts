import { attach, createStore, type Event, type EventCallable, sample, scopeBind, type Store } from 'effector';
import type { Observable, Unsubscribable } from 'rxjs';

/** When a subscription begins and ends; both events may come twice. */
export interface Lifetime {
  readonly opened: Event<void>;
  readonly closed: Event<void>;
}

/** From when a store becomes true to when it becomes false. */
export const whileTrue = ($on: Store<boolean>): Lifetime => ({
  opened: sample({ clock: $on.updates, filter: on => on, fn: () => undefined }),
  closed: sample({ clock: $on.updates, filter: on => !on, fn: () => undefined }),
});

/** Subscribes an event to a stream; what the stream emits comes into the scope of the subscription. */
export type Subscribe = () => Unsubscribable;

/** A stream whose values are an event. */
export const into =
  <T>(watch: () => Observable<T>, event: EventCallable<T>): Subscribe =>
  () =>
    watch().subscribe(scopeBind(event, { safe: true }));

/** The same for a stream that lasts as long as the page. */
export function listen<T>(stream: Observable<T>, event: EventCallable<T>): void {
  stream.subscribe(event);
}

/** Keeps streams subscribed from `opened` to `closed`. */
export function subscribed({ opened, closed }: Lifetime, streams: readonly Subscribe[]): void {
  const $running = createStore<readonly Unsubscribable[]>([], { serialize: 'ignore' });
  const turnFx = attach({
    source: $running,
    effect: (running, isOpen: boolean) => {
      if (isOpen) return running.length > 0 ? running : streams.map(subscribe => subscribe());
      for (const one of running) one.unsubscribe();
      return [];
    },
  });
  $running.on(turnFx.doneData, (_, running) => running);
  // Each turn by itself, in its order: one that closes and opens in a single step subscribes anew.
  sample({ clock: opened, fn: () => true, target: turnFx, batch: false });
  sample({ clock: closed, fn: () => false, target: turnFx, batch: false });
}
