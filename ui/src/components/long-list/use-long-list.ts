import { useEffect, type RefObject, useMemo } from 'react';
import { useActiveRow, useRovingRow, rowKeyOf } from './use-roving-row.ts';
import { useVirtualRows, type LongRows, type VirtualRows } from './use-virtual-rows.ts';

export interface LongListOptions {
  /** The scrolling element. */
  readonly box: RefObject<HTMLElement | null>;
  /** The key of each row, in order. */
  readonly keys: readonly string[];
  readonly rowHeight: number;
  readonly headHeight: number;
  readonly onOpen: ((key: string) => void) | undefined;
  /** The rows keep their places for a reason outside of the list. */
  readonly held: boolean;
  readonly onHeld: ((held: boolean) => void) | undefined;
}

export interface LongList extends VirtualRows {
  /** The row that Tab leads to. */
  readonly active: number;
}

/** Shared state of a long list: the rows to draw, one position of the focus, and the open panel. */
export function useLongList({
  box,
  keys,
  rowHeight,
  headHeight,
  onOpen,
  held,
  onHeld,
}: LongListOptions): LongList {
  const activeRow = useActiveRow(keys);
  const all = useMemo(() => evenRows(keys, rowHeight), [keys, rowHeight]);
  const rows = useVirtualRows({ box, rows: all, headHeight, activeRow: activeRow.position });
  useRovingRow(keys, activeRow, box, rows.scrollTo);
  useOpenByClick(box, onOpen);
  useHeld(box, held, onHeld);
  return { ...rows, active: activeRow.position };
}

/** Rows of one height. */
const evenRows = (keys: readonly string[], rowHeight: number): LongRows => ({
  count: keys.length,
  keyAt: position => keys[position] ?? position,
  heightAt: () => rowHeight,
});

/**
 * Reports whether a list is in use: it has the pointer or the focus, it is scrolled, or it is held for
 * another reason.
 */
function useHeld(
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

/** A click anywhere on a row opens it, as its button does for the keyboard; marking text does not. */
function useOpenByClick(box: RefObject<HTMLElement | null>, open: ((key: string) => void) | undefined): void {
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
