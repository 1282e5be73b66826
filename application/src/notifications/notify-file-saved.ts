import { message } from '@radiolink/domain/errors';
import { type Event, sample } from 'effector';
import type { NotificationsModel, NewNotification } from './notifications.model.ts';

/** Duration of the notification of a saved file, ms: the browser shows its downloads itself. */
const SHOWN_MS = 5000;

/** Notifies the user of each file that went to the browser's downloads. */
export function notifyFileSaved(
  { saved }: { readonly saved: Event<string> },
  { notified }: Pick<NotificationsModel, 'notified'>,
): void {
  sample({
    clock: saved,
    fn: (file): NewNotification => ({
      id: 'saved',
      type: 'success',
      message: message('{file} was saved.', { file }),
      timeoutMs: SHOWN_MS,
    }),
    target: notified,
  });
}
