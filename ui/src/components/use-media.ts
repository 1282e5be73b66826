import { useSyncExternalStore } from 'react';

/** A phone: one column, sheets from the bottom. */
export const PHONE = '(max-width: 767.98px)';
/** The narrowest phones. */
export const SMALL_PHONE = '(max-width: 374.98px)';
/** Room for what needs attention beside the charts. */
export const WIDE = '(min-width: 1360px)';
/** Too small for the rail at the side: its places stand in the bar at the bottom. */
export const BAR = '(max-width: 767.98px), (max-height: 479.98px) and (max-width: 1023.98px)';
/** Too narrow for a list and its details side by side. */
export const NARROW_LAYOUT = '(max-width: 1199.98px)';
/** A finger needs more room than a mouse. */
export const COARSE = '(pointer: coarse)';

/** Sent to the window when the page goes to paper, and when it is back. */
export const PAPER = 'paper';

/** Whether the page is being printed: in the theme of paper, from `beforeprint` to `afterprint`. */
export const isPaper = (): boolean => document.documentElement.dataset['theme'] === 'print';

/** True if the window matches the query; follows its changes. Paper is no window: it matches none. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    changed => {
      const list = window.matchMedia(query);
      list.addEventListener('change', changed);
      addEventListener(PAPER, changed);
      return () => {
        list.removeEventListener('change', changed);
        removeEventListener(PAPER, changed);
      };
    },
    () => !isPaper() && window.matchMedia(query).matches,
  );
}

/** Whether the page is being printed, followed. */
export const usePaper = (): boolean =>
  useSyncExternalStore(changed => {
    addEventListener(PAPER, changed);
    return () => removeEventListener(PAPER, changed);
  }, isPaper);
