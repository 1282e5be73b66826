import { type RefObject, useEffect, useRef } from 'react';
import { focusOrigin } from '../components/focus-origin.ts';

/** Opens a dialog over the page. A press beside it closes it, and the focus returns to where it came from. */
export function useModal(dialog: RefObject<HTMLDialogElement | null>, onClose: () => void): void {
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  }, [onClose]);
  useEffect(() => {
    const opened = dialog.current;
    const from = focusOrigin();
    const pressed = (event: Event): void => {
      if (event.target === opened) close.current();
    };
    opened?.showModal();
    opened?.addEventListener('click', pressed);
    return () => {
      opened?.removeEventListener('click', pressed);
      from?.focus();
    };
  }, [dialog]);
}
