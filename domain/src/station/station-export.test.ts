import { assert, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ptpAccessPointStatus, remoteStatus, station } from '../mothers/index.ts';
import { STATION_COLUMNS, stationColumn } from './station-column.ts';
import { csvCell } from '../text/csv-cell.ts';
import { stationCsv, stationFileName, stationJson } from './station-export.ts';
import { stationRows } from './station-row.ts';

const rowsNamed = (hostname: string | undefined) =>
  stationRows(
    ptpAccessPointStatus({ wireless: { stations: [station({ remote: remoteStatus({ hostname }) })] } }),
  );
const columns = [stationColumn('name')!, stationColumn('localSignal')!];

describe('stations as CSV', () => {
  it('has a header with units and a line for each station', () => {
    expect(stationCsv(rowsNamed('Barn-ST'), columns)).toBe('Name,Local signal (dBm)\r\nBarn-ST,-53\r\n');
  });

  it('has every column when none is chosen', () => {
    const [header] = stationCsv([]).split('\r\n');
    expect(header?.split(',')).toHaveLength(STATION_COLUMNS.length);
  });

  it('speaks the language of the page', () => {
    const german = (key: string) => (key === 'Local signal' ? 'Signal, lokal' : key);
    expect(stationCsv([], columns, german)).toBe('Name,"Signal, lokal (dBm)"\r\n');
  });

  it('leaves a missing value empty', () => {
    expect(stationCsv(rowsNamed(undefined), columns)).toContain('\r\n,-53\r\n');
  });
});

describe('a CSV cell', () => {
  it.each(['=1+1', '+1', '-1', '@SUM(A1)', ' =1', '\t=1', '\u00a0=1', '\0=1', '＝1', '＋1', '－1', '＠1'])(
    'does not let %j run as a formula',
    text => {
      expect(csvCell(text).replace(/^"/, '')).toMatch(/^'/);
    },
  );

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

  it('13.24 leaves no NUL and no other control character in a cell', () => {
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

  it('is one cell again when read back, whatever the text', () => {
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

describe('stations as JSON', () => {
  it('is a list of objects by column, indented, missing values left out', () => {
    expect(stationJson(rowsNamed('Barn-ST'), columns)).toBe(
      '[\n  {\n    "name": "Barn-ST",\n    "localSignal": -53\n  }\n]',
    );
    expect(JSON.parse(stationJson(rowsNamed(undefined), columns))).toEqual([{ localSignal: -53 }]);
  });

  it('has every column when none is chosen', () => {
    const [row] = JSON.parse(stationJson(rowsNamed('x')));
    expect(Object.keys(row)).toHaveLength(STATION_COLUMNS.length - 1);
  });
});

describe('the name of an exported file', () => {
  const DAY = Date.UTC(2026, 2, 4, 10);

  it.each([
    ['Sector-North', 'stations-Sector-North-2026-03-04.csv'],
    [undefined, 'stations-2026-03-04.csv'],
    ['../../etc/passwd', 'stations-etc-passwd-2026-03-04.csv'],
    ['<img src=x>', 'stations-img-src-x-2026-03-04.csv'],
    ['x'.repeat(300), `stations-${'x'.repeat(40)}-2026-03-04.csv`],
  ])('of a device called %s is %s', (name, file) => {
    expect(stationFileName(name, DAY, 'csv')).toBe(file);
  });
});
