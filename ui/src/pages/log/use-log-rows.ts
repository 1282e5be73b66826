import type { LogEntry } from '@radiolink/application/log';
import * as virtual from '@tanstack/react-virtual';
import type { RefObject } from 'react';

/** Rows drawn beyond each edge, so that scrolling shows no gap. */
const OVERSCAN = 8;
/** Height of a line before it was measured, pixels; long ones wrap. */
const LINE_HEIGHT = 28;

export interface LogRows {
  readonly items: readonly virtual.VirtualItem[];
  /** Height of all lines, pixels. */
  readonly height: number;
  /** Reference of each drawn row, which has its place as `data-index`. */
  readonly measure: (row: Element | null) => void;
}

/** Which lines of the log to draw, and where. */
export function useLogRows(box: RefObject<HTMLElement | null>, entries: readonly LogEntry[]): LogRows {
  // The virtualizer is one object that changes inside: what is read of it must not be remembered.
  'use no memo';
  const virtualizer = virtual.useVirtualizer({
    count: entries.length,
    getScrollElement: () => box.current,
    estimateSize: () => LINE_HEIGHT,
    getItemKey: position => entries[position]?.number ?? position,
    overscan: OVERSCAN,
  });
  return {
    items: virtualizer.getVirtualItems(),
    height: virtualizer.getTotalSize(),
    measure: virtualizer.measureElement,
  };
}
