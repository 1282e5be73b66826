import { type LogLine, parseLogLine } from '@radiolink/domain/tools';

/** One line of the log, as long as it is kept. */
export interface LogEntry {
  /** Rises from line to line, also over a cleared log. */
  readonly number: number;
  /** The whole line. */
  readonly raw: string;
  readonly line: LogLine;
}

/** A device keeps 1,000 lines; the page keeps those of a long look as well. */
export const MOST_ENTRIES = 10_000;

/** The lines so far, oldest first, and the number of the next one. */
export interface LogEntries {
  readonly entries: readonly LogEntry[];
  readonly next: number;
}

export const NO_ENTRIES: LogEntries = { entries: [], next: 1 };

/**
 * The lines with those of the newest answer, which holds older ones as well: only what follows the lines that are known is
 * new. An answer that continues nothing is of a log that was cleared or of a device that restarted: it takes the place of
 * the lines so far.
 */
export function withAnswer({ entries, next }: LogEntries, lines: readonly string[]): LogEntries {
  const known = overlap(entries, lines);
  const previous = known === 0 ? [] : entries;
  if (previous === entries && known === lines.length) return { entries, next };
  const added = lines
    .slice(known)
    .map((raw, place): LogEntry => ({ number: next + place, raw, line: parseLogLine(raw) }));
  return { entries: [...previous, ...added].slice(-MOST_ENTRIES), next: next + added.length };
}

/** How many of the first lines are the last entries: the longest such beginning, in linear time (Knuth, Morris, Pratt). */
function overlap(entries: readonly LogEntry[], lines: readonly string[]): number {
  const borders: number[] = [];
  const extended = (matched: number, raw: string | undefined): number => {
    let length = matched;
    while (length > 0 && (length === lines.length || lines[length] !== raw))
      length = borders[length - 1] ?? 0;
    return lines[length] === raw && length < lines.length ? length + 1 : length;
  };
  for (let place = 0, border = 0; place < lines.length; place += 1) {
    border = place === 0 ? 0 : extended(border, lines[place]);
    borders.push(border);
  }
  return entries.slice(-lines.length).reduce((matched, { raw }) => extended(matched, raw), 0);
}
