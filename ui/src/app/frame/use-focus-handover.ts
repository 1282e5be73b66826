import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

const isLost = (element: Element): boolean => !element.isConnected || element.matches(':disabled');

/**
 * Moves the focus when its element is removed or disabled, such as the button of a test that ends. Order: the
 * top dialog, the bar with the progress, the page. The focus never returns to the start of the document. WCAG
 * 2.2, 2.4.3.
 *
 * @param frame holds, marked by `data-focus-place`, the parts whose controls appear and disappear with the
 * device state
 */
export function useFocusHandover(frame: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const places = [...(frame.current?.querySelectorAll('[data-focus-place]') ?? [])];
    const isWithin = (target: EventTarget | null): target is Element =>
      target instanceof Element && places.some(place => place.contains(target));
    let last: Element | null = null;
    const remember = ({ target }: Event): void => {
      last = isWithin(target) ? target : null;
    };
    // A click beside it has released the focus.
    const forget = ({ target }: Event): void => {
      if (!isWithin(target)) last = null;
    };
    const handOn = (): void => {
      const { activeElement, body } = document;
      const isElsewhere = activeElement !== null && activeElement !== body && activeElement !== last;
      if (last !== null && !isElsewhere && isLost(last)) heir()?.focus({ preventScroll: true });
    };
    const changes = new MutationObserver(handOn);
    for (const place of places)
      changes.observe(place, { childList: true, subtree: true, attributeFilter: ['disabled'] });
    document.addEventListener('focusin', remember);
    document.addEventListener('pointerdown', forget);
    return () => {
      changes.disconnect();
      document.removeEventListener('focusin', remember);
      document.removeEventListener('pointerdown', forget);
    };
  }, [frame]);
}

function heir(): HTMLElement | null {
  const dialog = [...document.querySelectorAll<HTMLElement>('dialog:modal')].at(-1);
  return (
    dialog ??
    document.querySelector<HTMLElement>('[data-focus-place] [data-takes-focus]') ??
    document.querySelector('main')
  );
}

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
