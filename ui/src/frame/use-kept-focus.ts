import { type RefObject, useEffect } from 'react';

const isLost = (element: Element): boolean => !element.isConnected || element.matches(':disabled');

/**
 * Hands the focus on when what had it goes away or can no longer be pressed, as the button of a test that ends: to the
 * dialog on top, else to the bar that says what goes on, else to the page. Nobody is thrown back to the beginning of
 * the document. WCAG 2.2, 2.4.3.
 *
 * @param frame holds, marked by `data-focus-place`, the parts whose controls come and go by what the device says
 */
export function useKeptFocus(frame: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const places = [...(frame.current?.querySelectorAll('[data-focus-place]') ?? [])];
    const isWithin = (target: EventTarget | null): target is Element =>
      target instanceof Element && places.some(place => place.contains(target));
    let last: Element | null = null;
    const remember = ({ target }: Event): void => {
      last = isWithin(target) ? target : null;
    };
    // Whoever presses beside it has given the focus up.
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
