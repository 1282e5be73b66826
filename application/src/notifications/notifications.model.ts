import {
  NOTIFICATION_DEFAULTS,
  type Notification,
  visibleNotifications,
  withNotification,
  withoutNotification,
} from '@radiolink/domain/notices';
import { createEffect, createEvent, createStore, type EventCallable, type Store, sample } from 'effector';
import { firstValueFrom, timer } from 'rxjs';
import { type Token, token } from '../wiring/token.ts';

/** The notification. Without an id it replaces no other; without a type it is an `alert`. */
export type NewNotification = Omit<Notification, 'id' | 'type'> & Partial<Pick<Notification, 'id' | 'type'>>;

/** Notifications for the user. §3.notifications, §9.interface. */
export interface NotificationsModel {
  readonly notified: EventCallable<NewNotification>;
  /** It was clicked, or its content is no longer true. By its id. */
  readonly closed: EventCallable<string>;
  readonly allClosed: EventCallable<void>;
  /** Those on screen, at most five. */
  readonly $visible: Store<readonly Notification[]>;
  /** Number of notifications that wait for a free place. */
  readonly $waiting: Store<number>;
}

export const NotificationsModel: Token<NotificationsModel> = token<NotificationsModel>('NotificationsModel');

/** Makes the queue of notifications. */
export function createNotificationsModel(): NotificationsModel {
  const notified = createEvent<NewNotification>();
  const closed = createEvent<string>();
  const allClosed = createEvent();

  const $count = createStore(0).on(notified, count => count + 1);
  const added = sample({
    clock: notified,
    source: $count,
    fn: (
      count,
      {
        id = `notification-${count}`,
        type = NOTIFICATION_DEFAULTS.type,
        timeoutMs = NOTIFICATION_DEFAULTS.timeoutMs,
        message,
      },
    ): Notification => ({ id, type, timeoutMs, message }),
  });
  const $queue = createStore<readonly Notification[]>([])
    .on(added, withNotification)
    .on(closed, withoutNotification)
    .reset(allClosed);
  const passFx = createEffect(async ({ timeoutMs }: Notification) => {
    await firstValueFrom(timer(timeoutMs ?? 0));
  });
  sample({ clock: added, filter: ({ timeoutMs }) => timeoutMs !== undefined, target: passFx });
  sample({
    clock: passFx.done,
    source: $queue,
    // A newer one of the same id has a time of its own.
    filter: (queue, { params }) => queue.includes(params),
    fn: (_, { params }) => params.id,
    target: closed,
  });

  const $visible = $queue.map(visibleNotifications);
  return {
    notified,
    closed,
    allClosed,
    $visible,
    $waiting: $queue.map(queue => queue.length - visibleNotifications(queue).length),
  };
}
