import type { LogSeverity } from '@radiolink/domain/tools';
import type { LogEntry } from './log-entries.ts';

/** Which lines are shown. */
export interface LogFilter {
  readonly search: string;
  /** Null for all. */
  readonly process: string | null;
  /** Lines of this severity and worse ones; null for all. */
  readonly severity: Exclude<LogSeverity, 'information'> | null;
}

export const EVERY_LINE: LogFilter = { search: '', process: null, severity: null };

/** The entries that a filter lets through; the same list when it is all of them. */
export function filteredEntries(
  entries: readonly LogEntry[],
  { search, process, severity }: LogFilter,
): readonly LogEntry[] {
  const wanted = search.trim().toLowerCase();
  if (wanted === '' && process === null && severity === null) return entries;
  return entries.filter(
    ({ raw, line }) =>
      (process === null || line.process === process) &&
      (severity === null || line.severity === 'error' || line.severity === severity) &&
      raw.toLowerCase().includes(wanted),
  );
}

/** The programs that wrote the entries, by name. */
export function processesOf(entries: readonly LogEntry[]): readonly string[] {
  const names = new Set(entries.flatMap(({ line }) => line.process ?? []));
  return [...names].toSorted();
}
