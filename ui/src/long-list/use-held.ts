import { type RefObject, useEffect } from 'react';

/**
 * Reports whether a list is in use: it has the pointer or the focus, it is scrolled, or it is held for
 * another reason.
 */
export function useHeld(
  box: RefObject<HTMLElement | null>,
  otherwise: boolean,
  tell: ((held: boolean) => void) | undefined,
): void {
  useEffect(() => {
    const list = box.current;
    if (list === null || tell === undefined) return undefined;
    let pointed = list.matches(':hover');
    const say = (): void => tell(otherwise || pointed || list.scrollTop > 0 || list.matches(':focus-within'));
    const enter = (): void => {
      pointed = true;
      say();
    };
    const leave = (): void => {
      pointed = false;
      say();
    };
    const listening = new AbortController();
    const { signal } = listening;
    list.addEventListener('pointerenter', enter, { signal });
    list.addEventListener('pointerleave', leave, { signal });
    list.addEventListener('focusin', say, { signal });
    // The focus has not arrived yet where it goes when it leaves.
    list.addEventListener('focusout', () => queueMicrotask(say), { signal });
    // Before the rows are drawn for it: afterwards, reading the place would have them laid out at once.
    list.addEventListener('scroll', say, { signal, passive: true, capture: true });
    say();
    return () => listening.abort();
  }, [box, otherwise, tell]);
}
