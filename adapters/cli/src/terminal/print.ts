import { visibleJson, visibleText } from '@radiolink/domain/text';
import Table from 'cli-table3';
import type { CliIo } from '../cli-io.ts';

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
