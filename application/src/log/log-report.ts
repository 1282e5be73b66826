import { logIncident, logMoment } from '@radiolink/domain/tools';
import { datedFileName, visibleText } from '@radiolink/domain/text';
import { type ReportFormat, reportFile, type ToolReport, type Words } from '../tool-runs/tool-report.ts';
import type { TransferFile } from '../files/transfer.ts';
import type { LogEntry } from './log-entries.ts';

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
