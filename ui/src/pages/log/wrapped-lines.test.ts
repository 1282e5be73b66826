import { expect, it } from 'vitest';
import { wrappedLines } from './log-lines.tsx';

it.each([
  { text: '', columns: 10, lines: 1 },
  { text: 'one line', columns: 10, lines: 1 },
  { text: 'word after word', columns: 10, lines: 2 },
  { text: 'exactly 10 and 4 more', columns: 10, lines: 2 },
  { text: 'x'.repeat(25), columns: 10, lines: 3 },
  { text: `a ${'x'.repeat(25)} b`, columns: 10, lines: 4 },
  { text: 'any text of any length', columns: 0, lines: 1 },
  { text: 'any text of any length', columns: Number.NaN, lines: 1 },
])('$text takes $lines lines of $columns', ({ text, columns, lines }) => {
  expect(wrappedLines(text, columns)).toBe(lines);
});
