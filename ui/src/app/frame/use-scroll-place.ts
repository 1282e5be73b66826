import { useEffect, useLayoutEffect, useRef } from 'react';

/** Where each entry of the session's history was scrolled to, px, by the number in its state. */
const PLACES = new Map<number, number>();

interface Entry {
  readonly place: number;
}

const placeOf = (state: unknown): number | undefined =>
  typeof state === 'object' && state !== null && 'place' in state ? (state as Entry).place : undefined;

/** Frames that a page may take until it is as long as it was. */
const PATIENCE_FRAMES = 30;
let isRestoring = false;
let restoring = 0;

/** Scrolls now, and again as long as the page is still growing to its length. */
function scrollWhenThere(top: number, frames = PATIENCE_FRAMES): void {
  scrollTo({ top, behavior: 'instant' });
  isRestoring = frames > 0 && window.scrollY < top - 1;
  cancelAnimationFrame(restoring);
  if (isRestoring) restoring = requestAnimationFrame(() => scrollWhenThere(top, frames - 1));
}

/**
 * Another page begins at its top. Back and forward lead to where a page was scrolled to when it was left.
 *
 * @param page changes with the page, not with the place on it
 */
export function useScrollPlace(page: string | undefined): void {
  const shown = useRef(page);
  useEffect(() => {
    const remember = (): void => {
      const place = placeOf(history.state);
      if (place !== undefined && !isRestoring) PLACES.set(place, window.scrollY);
    };
    addEventListener('scroll', remember, { passive: true });
    return () => removeEventListener('scroll', remember);
  }, []);
  // At each change of the address, that on a page too: every entry of the history has its number.
  useLayoutEffect(() => {
    const place = placeOf(history.state);
    if (place === undefined) history.replaceState({ place: Date.now() + Math.random() }, '');
    if (shown.current === page) return;
    shown.current = page;
    scrollWhenThere(place === undefined ? 0 : (PLACES.get(place) ?? 0));
  });
}
