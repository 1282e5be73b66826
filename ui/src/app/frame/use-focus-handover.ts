import { type RefObject, useEffect } from 'react';

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
