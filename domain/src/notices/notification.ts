import type { Message } from '../errors/message.ts';

/** Appearance of a notification. §3.notifications. */
export type NotificationType = 'alert' | 'success' | 'warning' | 'danger';

/** A transient message to the user. */
export interface Notification {
  readonly id: string;
  readonly type: NotificationType;
  readonly message: Message;
  /** Milliseconds until it closes automatically; undefined: it stays until it is closed. */
  readonly timeoutMs?: number | undefined;
}

/** Defaults of a notification; that it stands at the top and closes on a click is the component's. §3.notifications, §9.interface. */
export const NOTIFICATION_DEFAULTS = {
  type: 'alert',
  maxVisible: 5,
  animationMs: 500,
  timeoutMs: undefined,
} as const;

/** Adds a notification at the end; one of the same id takes the place of the earlier. */
export function withNotification(
  queue: readonly Notification[],
  notification: Notification,
): readonly Notification[] {
  const known = queue.some(({ id }) => id === notification.id);
  return known
    ? queue.map(earlier => (earlier.id === notification.id ? notification : earlier))
    : [...queue, notification];
}

/** Takes a notification away: it was clicked, or its time is over. */
export function withoutNotification(queue: readonly Notification[], id: string): readonly Notification[] {
  return queue.filter(notification => notification.id !== id);
}

/** The notifications on screen: the first five; the others wait until there is room. */
export function visibleNotifications(queue: readonly Notification[]): readonly Notification[] {
  return queue.slice(0, NOTIFICATION_DEFAULTS.maxVisible);
}
