import * as virtual from '@tanstack/react-virtual';
import type { RefObject } from 'react';

/** Rows drawn beyond each edge, so that scrolling shows no gap. */
const OVERSCAN = 5;

export interface VirtualRows {
  readonly items: readonly virtual.VirtualItem[];
  /** Height of all rows, pixels. */
  readonly height: number;
  readonly scrollTo: (position: number) => void;
}

export interface VirtualRowsOptions {
  /** The scrolling element. */
  readonly box: RefObject<HTMLElement | null>;
  readonly keys: readonly string[];
  readonly rowHeight: number;
  /** Height of a head that stays in sight above the rows, pixels. */
  readonly headHeight: number;
  /** The row that may hold the focus is drawn wherever the list is scrolled to, so that the focus is not lost. */
  readonly kept: number;
}

/** Which rows of a long list to draw. */
export function useVirtualRows({ box, keys, rowHeight, headHeight, kept }: VirtualRowsOptions): VirtualRows {
  // The virtualizer is one object that changes inside: what is read of it must not be remembered.
  'use no memo';
  const virtualizer = virtual.useVirtualizer({
    count: keys.length,
    getScrollElement: () => box.current,
    estimateSize: () => rowHeight,
    getItemKey: position => keys[position] ?? position,
    overscan: OVERSCAN,
    scrollMargin: headHeight,
    scrollPaddingStart: headHeight,
    rangeExtractor: range => withKept(range, kept),
  });
  return {
    items: virtualizer.getVirtualItems(),
    height: virtualizer.getTotalSize(),
    scrollTo: position => virtualizer.scrollToIndex(position, { align: 'auto' }),
  };
}

function withKept(range: virtual.Range, kept: number): number[] {
  const drawn = virtual.defaultRangeExtractor(range);
  if (kept < 0 || kept >= range.count || drawn.includes(kept)) return drawn;
  return [...drawn, kept].toSorted((a, b) => a - b);
}
