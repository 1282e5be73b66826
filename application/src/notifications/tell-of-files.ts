import { message } from '@radiolink/domain/errors';
import type { Event } from 'effector';
import type { NotificationsModel } from './notifications.model.ts';

/** How long it is told that a file was saved, ms: the browser shows its downloads itself. */
const TOLD_MS = 5000;

/** Tells each file that went to the browser's downloads. */
export function tellOfFiles(
  { saved }: { readonly saved: Event<string> },
  { told }: Pick<NotificationsModel, 'told'>,
): void {
  saved.watch(file =>
    told({
      id: 'saved',
      type: 'success',
      message: message('{file} was saved.', { file }),
      timeoutMs: TOLD_MS,
    }),
  );
}
