import { type RefObject, useEffect } from 'react';
import { rowKeyOf } from './use-roving-row.ts';

/** A click anywhere on a row opens it, as its button does for the keyboard; marking text does not. */
export function useOpenByClick(
  box: RefObject<HTMLElement | null>,
  open: ((key: string) => void) | undefined,
): void {
  useEffect(() => {
    const list = box.current;
    if (list === null || open === undefined) return undefined;
    const clicked = (event: MouseEvent): void => {
      const key = rowKeyOf(event.target);
      const marking = window.getSelection()?.isCollapsed === false;
      if (key !== undefined && !marking) open(key);
    };
    list.addEventListener('click', clicked);
    return () => list.removeEventListener('click', clicked);
  }, [box, open]);
}
