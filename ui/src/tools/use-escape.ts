import { useEffect, useRef } from 'react';
import { isCovered } from '../shortcuts/key-place.ts';

/** Esc cancels, while nothing above the page takes the key. Specification §2, keyboard shortcuts. */
export function useEscape(cancel: () => void, can: boolean): void {
  const newest = useRef(cancel);
  useEffect(() => {
    newest.current = cancel;
  }, [cancel]);
  useEffect(() => {
    if (!can) return undefined;
    const pressed = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.defaultPrevented || isCovered(document)) return;
      newest.current();
    };
    window.addEventListener('keydown', pressed);
    return () => window.removeEventListener('keydown', pressed);
  }, [can]);
}
