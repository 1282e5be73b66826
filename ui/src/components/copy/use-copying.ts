import { NotificationsModel } from '@radiolink/application/notifications/notifications.model';
import { message } from '@radiolink/domain/errors';
import { useUnitsOf } from '../../models/models.ts';
import { copyText } from './copy-text.ts';

/** Duration of the copied state, ms. */
const SHOWN_MS = 5000;

/** Copies a text and reports success. Resolves to whether it was copied; the caller reports a failure. */
export function useCopying(): (text: string) => Promise<boolean> {
  const notified = useUnitsOf(NotificationsModel, 'notified');
  return async text => {
    const copied = await copyText(text, { clipboard: navigator.clipboard, document });
    if (copied) notified({ id: 'copied', type: 'success', message: message('Copied'), timeoutMs: SHOWN_MS });
    return copied;
  };
}
