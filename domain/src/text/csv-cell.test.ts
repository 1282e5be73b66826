import { assert, integer, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvCell, csvText } from './csv-cell.ts';

describe('a CSV cell', () => {
  it.each([
    '=1+1',
    '+1',
    '-1',
    '@SUM(A1)',
    ' =1',
    '\t=1',
    '\u00a0=1',
    ' \0\n=1',
    '\0=1',
    '＝1',
    '＋1',
    '－1',
    '＠1',
  ])('a CSV cell does not let %j run as a formula', text => {
    expect(csvCell(text).replace(/^"/, '')).toMatch(/^'/);
  });

  it('leaves other text alone', () => {
    expect(['Barn-ST', 'a=b', '1.2.3.4', ''].map(csvCell)).toEqual(['Barn-ST', 'a=b', '1.2.3.4', '']);
  });

  it('quotes what would break the line', () => {
    expect(csvCell('a,b')).toBe('"a,b"');
    expect(csvCell('a;b')).toBe('"a;b"');
    expect(csvCell('say "hi"')).toBe('"say ""hi"""');
    expect(csvCell('a\r\nb')).toBe('"a\r\nb"');
    expect(csvCell('a\tb')).toBe('"a\tb"');
  });

  it('leaves no NUL and no other control character in a cell', () => {
    expect(csvCell('a\0b\u0007\u001b[31m\u007f\u0085')).toBe('ab[31m');
    expect(csvCell('\0=1+1')).toBe("'=1+1");
  });

  it('writes numbers plainly and nothing for what is none', () => {
    expect([-53, 0, 14.7, Number.NaN, Number.POSITIVE_INFINITY, undefined].map(csvCell)).toEqual([
      '-53',
      '0',
      '14.7',
      '',
      '',
      '',
    ]);
  });

  it('a CSV cell is one cell again when read back, whatever the text', () => {
    assert(
      property(string({ unit: 'grapheme' }), text => {
        const cell = csvCell(text);
        const read = cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell;
        expect([text, `'${text}`]).toContain(read);
        expect(cell.startsWith('"') || !/[",\r\n]/.test(cell)).toBe(true);
      }),
    );
  });
});

describe('a table as CSV', () => {
  it('a table as CSV has commas between cells and CRLF after each line, the last one too', () => {
    expect(
      csvText([
        ['Name', 'Signal, dBm'],
        ['Barn-ST', -53],
        [undefined, 0],
      ]),
    ).toBe('Name,"Signal, dBm"\r\nBarn-ST,-53\r\n,0\r\n');
  });

  it('a table as CSV is empty without a line', () => {
    expect(csvText([])).toBe('');
  });
});

it('a number is written without the noise of its arithmetic, and as it is where it has none', () => {
  expect([1.2000000000000002, 0.1 + 0.2, -57.300000000000004].map(csvCell)).toEqual(['1.2', '0.3', '-57.3']);
  assert(
    property(integer({ min: -1e9, max: 1e9 }), integer({ min: 0, max: 3 }), (whole, places) => {
      const value = whole / 10 ** places;
      expect(Number(csvCell(value))).toBe(value);
    }),
  );
});
