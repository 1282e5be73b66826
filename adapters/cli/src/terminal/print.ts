import Table from 'cli-table3';
import type { Message } from '@radiolink/domain/errors';
import { inEnglish } from '@radiolink/domain/settings';
import { visibleJson, visibleText } from '@radiolink/domain/text';
import { type Figure, figureText, MISSING_TEXT } from '@radiolink/domain/units';
import type { CliIo } from '../cli-io.ts';

/** The language of the command. */
export const LANGUAGE = 'en';

/** A figure with its unit, with spaces that every terminal has; `—` where the device sent none. */
export function figure(value: Figure | readonly Figure[] | undefined): string {
  return figureText(value).replaceAll('\u202F', ' ');
}

/** A text that the device may not have sent. */
export function textOr(text: string | undefined): string {
  return text === undefined || text === '' ? MISSING_TEXT : text;
}

/** A message of the domain in the language of the command. */
export const english = (words: Message): string => inEnglish(words);

/** No lines and no colours: what a script or a reader of the screen takes apart. */
const LINES = ['top', 'bottom', 'left', 'mid', 'right'].flatMap(side =>
  ['', '-mid', '-left', '-right'].map(part => `${side}${part}`),
);
const PLAIN = {
  chars: { ...Object.fromEntries(LINES.map(name => [name, ''])), middle: '' },
  style: { head: [], border: [], 'padding-left': 0, 'padding-right': 2 },
};

/** Text of a device on one line, as it can be shown on a terminal. */
const cell = (text: string) => visibleText(text).replaceAll('\n', ' ');

/** Prints rows under their headings. */
export function printTable(head: readonly string[], rows: readonly (readonly string[])[], io: CliIo): void {
  const table = new Table({ ...PLAIN, head: [...head] });
  table.push(...rows.map(row => row.map(cell)));
  printLines(table.toString(), io);
}

/** Prints names and their values. */
export function printFacts(facts: readonly (readonly [name: string, value: string])[], io: CliIo): void {
  const table = new Table(PLAIN);
  table.push(...facts.map(([name, value]) => [name, cell(value)]));
  printLines(table.toString(), io);
}

/** Prints one line in which a device has a say. */
export function printLine(text: string, io: CliIo): void {
  io.out(cell(text));
}

function printLines(text: string, io: CliIo): void {
  for (const line of text.split('\n')) io.out(line.trimEnd());
}

/** Prints a value as JSON: on several lines, or on one line of NDJSON. */
export function printJson(value: unknown, io: CliIo, isLine = false): void {
  io.out(isLine ? visibleJson(value, 0) : visibleJson(value));
}

/** What goes on for a while. */
export interface Progress {
  /** @param share 0 to 1; undefined while unknown */
  show(words: string, share?: number): void;
  end(): void;
}

const PERCENT = 100;

/** A bar on a terminal; else a line for each new thing that goes on. */
export function startProgress(title: string, io: CliIo): Progress {
  const bar = io.drawBar?.(title);
  if (bar !== undefined)
    return { show: (words, share = 0) => bar.show(Math.round(share * PERCENT), words), end: () => bar.end() };
  let last = '';
  return {
    show: words => {
      if (words !== last) io.err(words);
      last = words;
    },
    end: () => undefined,
  };
}
