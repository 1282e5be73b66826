import type { StreamFailure } from '../streams/streamed.ts';
import type { Message } from '@radiolink/domain/errors';
import { type CellValue, csvText, datedFileName, visibleText, withoutNoise } from '@radiolink/domain/text';
import type { TransferFile } from '../files/transfer.ts';

/**
 * How a run ended: by itself, by the user, by a failure, or `interrupted` because the page was reloaded or the session
 * ended.
 */
export type RunEnd = 'finished' | 'stopped' | 'failed' | 'interrupted';

/** One run of a tool: what was requested, what came of it so far, and its end. Times in ms since the epoch. */
export interface ToolRun<Request, Result> {
  /** Counts the runs of this tool in the session, from 1. */
  readonly number: number;
  readonly request: Request;
  readonly startedAt: number;
  /** Null while it runs. */
  readonly endedAt: number | null;
  readonly end: RunEnd | null;
  /** Only when it failed. */
  readonly failure: StreamFailure | null;
  readonly result: Result;
}

/** Runs of a tool that a session stores, the newest. */
export const MOST_RUNS = 6;

/** The runs with one more in front; the oldest are dropped. */
export function withRun<Run extends { readonly number: number }>(
  runs: readonly Run[],
  run: Run,
): readonly Run[] {
  return [run, ...runs.filter(({ number }) => number !== run.number)].slice(0, MOST_RUNS);
}

/** In which form the results of a run are saved. */
export type ReportFormat = 'csv' | 'json';

/** Turns a key or a message into the language of the page. */
export type Words = (message: string | Message) => string;

/** A column of results. */
export interface ReportColumn {
  readonly id: string;
  /** An English sentence key. */
  readonly label: string;
  /** Unit symbol; empty for text and counts. */
  readonly unit: string;
}

/** A value that holds for the whole run. */
export interface ReportFact extends ReportColumn {
  readonly value: CellValue;
  /** An English sentence key for the value: read by people, where programs get the value itself. */
  readonly words?: string | undefined;
}

/** The results of a run as data, from which files and texts are made. */
export interface ToolReport {
  /** First part of the name of its file, such as `ping`. */
  readonly name: string;
  readonly facts: readonly ReportFact[];
  readonly columns: readonly ReportColumn[];
  readonly rows: readonly (readonly CellValue[])[];
}

/** A spreadsheet takes the text for UTF-8 only when it begins with this. */
const BYTE_ORDER_MARK = '\uFEFF';

const titled = ({ label, unit }: ReportColumn, words: Words): string =>
  unit === '' ? words(label) : `${words(label)} (${unit})`;

/** The rows for a spreadsheet, in the language of the page. */
export function reportCsv({ columns, rows }: ToolReport, words: Words): string {
  return csvText([columns.map(column => titled(column, words)), ...rows]);
}

/** The whole report for programs: facts and rows by the ids of their columns, missing values left out. */
export function reportJson({ name, facts, columns, rows }: ToolReport): string {
  return JSON.stringify(
    {
      tool: name,
      ...Object.fromEntries(facts.map(({ id, value }) => [id, plain(value)])),
      results: rows.map(row => Object.fromEntries(columns.map(({ id }, place) => [id, plain(row[place])]))),
    },
    undefined,
    2,
  );
}

const plain = (value: CellValue): CellValue => (typeof value === 'number' ? withoutNoise(value) : value);
const shown = (value: CellValue): string => (value === undefined ? '—' : visibleText(String(plain(value))));

/** The report for a ticket or a message: facts line by line, then the rows in columns of even width. */
export function reportText({ facts, columns, rows }: ToolReport, words: Words): string {
  const lines = [columns.map(column => titled(column, words)), ...rows.map(row => row.map(shown))];
  const widths = columns.map((_, place) => Math.max(...lines.map(line => line[place]?.length ?? 0)));
  const isNumeric = columns.map((_, place) => rows.every(row => typeof row[place] !== 'string'));
  const table = lines.map(line =>
    line
      .map((cell, place) => {
        const width = widths[place] ?? 0;
        return isNumeric[place] === true ? cell.padStart(width) : cell.padEnd(width);
      })
      .join('  ')
      .trimEnd(),
  );
  const reported = facts.map(
    fact => `${titled(fact, words)}: ${fact.words === undefined ? shown(fact.value) : words(fact.words)}`,
  );
  return [...reported, '', ...(rows.length === 0 ? [] : table)].join('\n').trimEnd();
}

/** The report as a file under the name of the device. */
export function reportFile(
  report: ToolReport,
  {
    format,
    words,
    deviceName,
    now,
  }: {
    readonly format: ReportFormat;
    readonly words: Words;
    readonly deviceName: string | undefined;
    /** Ms since the epoch. */
    readonly now: number;
  },
): TransferFile {
  const name = datedFileName(report.name, deviceName, now, format);
  const content =
    format === 'json'
      ? new Blob([reportJson(report)], { type: 'application/json' })
      : new Blob([BYTE_ORDER_MARK, reportCsv(report, words)], { type: 'text/csv;charset=utf-8' });
  return { name, content };
}
