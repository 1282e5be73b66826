import { useSyncExternalStore } from 'react';

/** A phone: one column, sheets from the bottom. */
export const PHONE = '(max-width: 767.98px)';
/** Too narrow for a list and its details side by side. */
export const NO_ROOM_BESIDE = '(max-width: 1199.98px)';
/** A finger needs more room than a mouse. */
export const COARSE = '(pointer: coarse)';

/** True if the window matches the query; follows its changes. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    changed => {
      const list = window.matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    () => window.matchMedia(query).matches,
  );
}
