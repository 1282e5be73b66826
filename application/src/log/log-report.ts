import {
  type LogIncident,
  type LogSeverity,
  type LogLine,
  parseLogLine,
  logIncident,
  logMoment,
} from '@radiolink/domain/tools';
import { datedFileName, visibleText } from '@radiolink/domain/text';
import { type ReportFormat, reportFile, type ToolReport, type Words } from '../tool-runs/tool-report.ts';
import type { TransferFile } from '../files/transfer.ts';

/** English sentence keys. */
export const LOG_SEVERITY_LABELS: Readonly<Record<LogSeverity, string>> = {
  error: 'Error',
  warning: 'Warning',
  information: 'Information',
};

/** English sentence keys. */
export const LOG_INCIDENT_LABELS: Readonly<Record<LogIncident, string>> = {
  association: 'Association',
  radar: 'Radar',
  'link-down': 'Link down',
  'login-failure': 'Login failure',
};

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

/** In which form lines are saved: data, or as the device writes them. */
export type LogFormat = ReportFormat | 'txt';

/** What a saved log is made of besides its lines. */
export interface LogSaving {
  readonly words: Words;
  readonly deviceName: string | undefined;
  /** Local time of the device. */
  readonly deviceTime: string | undefined;
  /** Ms since the epoch. */
  readonly now: number;
}

/** The lines as the device writes them, with nothing in them that could steer a terminal. */
export function logText(entries: readonly LogEntry[]): string {
  return entries.map(({ raw }) => `${visibleText(raw)}\n`).join('');
}

/** The lines as data; times by the clock of the device. */
export function logReport(entries: readonly LogEntry[], deviceTime: string | undefined): ToolReport {
  return {
    name: 'log',
    facts: [{ id: 'lines', label: 'Lines', unit: '', value: entries.length }],
    columns: [
      { id: 'time', label: 'Time', unit: '' },
      { id: 'process', label: 'Process', unit: '' },
      { id: 'severity', label: 'Severity', unit: '' },
      { id: 'incident', label: 'Incident', unit: '' },
      { id: 'message', label: 'Message', unit: '' },
    ],
    rows: entries.map(({ line: { stamp, process, severity, text } }) => {
      const moment = logMoment(stamp, deviceTime);
      const time = moment === undefined ? stamp?.time : new Date(moment).toISOString().slice(0, 19);
      return [time, process, severity, logIncident(text), text];
    }),
  };
}

/** The lines as a file under the name of the device. */
export function logFile(
  entries: readonly LogEntry[],
  format: LogFormat,
  { deviceTime, ...rest }: LogSaving,
): TransferFile {
  if (format !== 'txt') return reportFile(logReport(entries, deviceTime), { format, ...rest });
  return {
    name: datedFileName('log', rest.deviceName, rest.now, 'txt'),
    content: new Blob([logText(entries)], { type: 'text/plain;charset=utf-8' }),
  };
}
