import {
  combine,
  createEffect,
  createEvent,
  createStore,
  type Effect,
  type EventCallable,
  type Store,
  sample,
} from 'effector';
import type { VisibilityPort } from '../visibility/visibility.port.ts';
import { into, subscribed } from '../streams/subscribed.ts';

/**
 * A read that is made when its section is opened and on request. Never two run simultaneously, and none while
 * the page is hidden or the section closed. A request in that time runs once, as soon as it is allowed.
 */
export interface OnDemand<With, Answer> {
  readonly opened: EventCallable<void>;
  readonly closed: EventCallable<void>;
  readonly wanted: EventCallable<void>;
  readonly readFx: Effect<With, Answer>;
  /** A request is under way, or due as soon as it may be made. */
  readonly $reading: Store<boolean>;
}

/** Makes such a read; what it is made with is looked at when it starts. */
export function onDemand<With, Answer>(
  read: (one: With) => Promise<Answer>,
  $with: Store<With>,
  { visible }: VisibilityPort,
): OnDemand<With, Answer> {
  const opened = createEvent();
  const closed = createEvent();
  const wanted = createEvent();
  const seen = createEvent<boolean>();
  const readFx = createEffect<With, Answer>(read);

  const $open = createStore(false)
    .on(opened, () => true)
    .on(closed, () => false);
  const $visible = createStore(false).on(seen, (_, isVisible) => isVisible);
  const $due = createStore(false)
    .on([opened, wanted], () => true)
    .on([readFx, closed], () => false);
  sample({
    clock: combine({ one: $with, due: $due, open: $open, visible: $visible, pending: readFx.pending }),
    filter: ({ due, open, visible: isVisible, pending }) => due && open && isVisible && !pending,
    fn: ({ one }) => one,
    target: readFx,
  });

  subscribed({ opened, closed }, [into(() => visible, seen)]);
  return {
    opened,
    closed,
    wanted,
    readFx,
    $reading: combine($due, readFx.pending, (due, pending) => due || pending),
  };
}
