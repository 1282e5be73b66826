import { type RefObject } from 'react';
import { useHeld } from './use-held.ts';
import { useOpenByClick } from './use-open-by-click.ts';
import { useActiveRow, useRovingRow } from './use-roving-row.ts';
import { type LongRows, useVirtualRows, type VirtualRows } from './use-virtual-rows.ts';

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
  const all = evenRows(keys, rowHeight);
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
