import type { LogEntry } from '@radiolink/application/log/log-entries';
import { type RefObject, useLayoutEffect, useState } from 'react';
import type { LongRows } from '../../long-list/use-virtual-rows.ts';

/** Characters of the probe's text, which the style sheet makes `100ch` wide. */
const PROBE_CHARACTERS = 100;

/** How a line is laid out at the present width. Pixels. */
interface LineSize {
  /** Of an entry with one line of text. */
  readonly row: number;
  readonly textLine: number;
  /** Characters on a line of text; 0 if not known. */
  readonly columns: number;
}

/** Before the probe was measured. */
const USUAL: LineSize = { row: 28, textLine: 19, columns: 0 };

/**
 * The entries as rows, whose heights are worked out before they are drawn, so that drawing one moves none of the others. They
 * come from a probe: an entry with one line of text, whose text has a child as wide as 100 characters.
 */
export function useLogRows(probe: RefObject<HTMLElement | null>, entries: readonly LogEntry[]): LongRows {
  const [size, setSize] = useState(USUAL);
  useLayoutEffect(() => {
    const row = probe.current;
    const text = row?.lastElementChild ?? null;
    const characters = text?.firstElementChild ?? null;
    if (row === null || text === null || characters === null) return undefined;
    const measured = new ResizeObserver(() => {
      const character = characters.getBoundingClientRect().width / PROBE_CHARACTERS;
      setSize({
        row: row.offsetHeight,
        textLine: Number.parseFloat(getComputedStyle(text).lineHeight),
        columns: Math.floor(text.clientWidth / character),
      });
    });
    measured.observe(row);
    measured.observe(characters);
    return () => measured.disconnect();
  }, [probe]);
  return rowsOf(entries, size);
}

const rowsOf = (entries: readonly LogEntry[], { row, textLine, columns }: LineSize): LongRows => ({
  count: entries.length,
  keyAt: position => entries[position]?.number ?? position,
  heightAt: position => {
    const lines = wrappedLines(entries[position]?.line.text ?? '', columns);
    return row + (lines - 1) * textLine;
  },
});

/**
 * On how many lines a text stands that is wrapped at so many characters of one width: between words, inside of those that
 * are longer than a line. An estimate, since a browser has further rules; 1 without a known width.
 */
export function wrappedLines(text: string, columns: number): number {
  if (!(columns >= 1) || text.length <= columns) return 1;
  let lines = 1;
  let column = 0;
  for (const word of text.split(' ')) {
    if (column > 0 && column + word.length > columns) {
      lines += 1;
      column = 0;
    }
    const last = Math.max(0, Math.ceil(word.length / columns) - 1);
    lines += last;
    column += word.length - last * columns + 1;
  }
  return lines;
}
