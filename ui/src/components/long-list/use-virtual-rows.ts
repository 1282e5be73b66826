import * as virtual from '@tanstack/react-virtual';
import type { RefObject } from 'react';
import { usePaper } from '../use-media.ts';

/** Rows drawn beyond each edge, so that scrolling shows no gap. */
const OVERSCAN = 5;
const NONE = -1;

export interface VirtualRows {
  readonly items: readonly Pick<virtual.VirtualItem, 'index' | 'key' | 'start'>[];
  /** Height of all rows, pixels. */
  readonly height: number;
  readonly scrollTo: (position: number) => void;
  /** Reference of each drawn row whose height may differ from the expected one; it has its place as `data-index`. */
  readonly measure: (row: Element | null) => void;
}

/** The rows of a list. Another object, with functions of its own, has all of them placed anew. */
export interface LongRows {
  readonly count: number;
  readonly keyAt: (position: number) => string | number;
  /** Height of a row, as far as it is known before it is drawn, pixels. */
  readonly heightAt: (position: number) => number;
}

export interface VirtualRowsOptions {
  /** The scrolling element. */
  readonly box: RefObject<HTMLElement | null>;
  readonly rows: LongRows;
  /** Height of a head that stays in sight above the rows, pixels. */
  readonly headHeight?: number;
  /** The row that may hold the focus is drawn wherever the list is scrolled to, so that the focus is not lost. */
  readonly activeRow?: number;
}

/**
 * Which rows of a long list to draw, and where: those in sight, on paper all. Every list of the program whose length is not
 * bounded is drawn by it.
 */
export function useVirtualRows(options: VirtualRowsOptions): VirtualRows {
  const inSight = useRowsInSight(options);
  return usePaper() ? { ...inSight, items: allItems(options.rows) } : inSight;
}

/** Without a place: paper lays them out under each other. */
const allItems = ({ count, keyAt }: LongRows): VirtualRows['items'] =>
  Array.from({ length: count }, (_, index) => ({ index, key: keyAt(index), start: 0 }));

function useRowsInSight({
  box,
  rows: { count, keyAt, heightAt },
  headHeight = 0,
  activeRow = NONE,
}: VirtualRowsOptions): VirtualRows {
  const virtualizer = virtual.useVirtualizer({
    count,
    getScrollElement: () => box.current,
    estimateSize: heightAt,
    getItemKey: keyAt,
    overscan: OVERSCAN,
    scrollMargin: headHeight,
    scrollPaddingStart: headHeight,
    rangeExtractor: range => withActiveRow(range, activeRow),
  });
  return {
    items: virtualizer.getVirtualItems(),
    height: virtualizer.getTotalSize(),
    scrollTo: position => virtualizer.scrollToIndex(position, { align: 'auto' }),
    measure: virtualizer.measureElement,
  };
}

function withActiveRow(range: virtual.Range, activeRow: number): number[] {
  const drawn = virtual.defaultRangeExtractor(range);
  if (activeRow < 0 || activeRow >= range.count || drawn.includes(activeRow)) return drawn;
  return [...drawn, activeRow].toSorted((a, b) => a - b);
}
