import { NotificationsModel } from '@radiolink/application/notifications/notifications.model';
import { message } from '@radiolink/domain/errors';
import { useUnitsOf } from '../../models/models.ts';

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

/** The browser's copy functions. A page served over plain HTTP has no clipboard. */
interface CopyMeans {
  readonly clipboard: Pick<Clipboard, 'writeText'> | undefined;
  readonly document: Document;
}

/** Copies a text, also where the page is not served securely. Resolves to whether it was copied. */
export async function copyText(text: string, { clipboard, document }: CopyMeans): Promise<boolean> {
  if (clipboard !== undefined) {
    try {
      await clipboard.writeText(text);
      return true;
    } catch {
      // Not permitted: the older method needs no permission.
    }
  }
  return copySelected(text, document);
}

function copySelected(text: string, document: Document): boolean {
  const from = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.style.cssText = 'position:fixed;inset-block-start:0;opacity:0';
  // Beside what had the focus: inside a modal dialog nothing else can be selected.
  (from?.parentElement ?? document.body).append(field);
  field.select();
  const copied = document.execCommand('copy');
  field.remove();
  if (from instanceof HTMLElement) from.focus({ preventScroll: true });
  return copied;
}
