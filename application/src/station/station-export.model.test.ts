import {
  emptyStatus,
  hybridStatus,
  ptmpAccessPointStatus,
  station,
  station60,
  stationMac,
} from '@radiolink/domain/mothers';
import { stationRows } from '@radiolink/domain/station';
import { describe, expect, it } from 'vitest';
import { stationFile, type StationFileParts } from './station-export.model.ts';

const german = (message: string | { readonly key: string }) =>
  `DE ${typeof message === 'string' ? message : message.key}`;
const PARTS: StationFileParts = {
  rows: stationRows(ptmpAccessPointStatus(2)),
  notes: new Map([[stationMac(1), '+49 "silo"']]),
  format: 'csv',
  deviceName: 'Sector-North',
  now: Date.UTC(2026, 2, 4),
  words: german,
};
const file = (change: Partial<StationFileParts> = {}) => stationFile({ ...PARTS, ...change });
const linesOf = async (change: Partial<StationFileParts> = {}) =>
  (await file(change).content.text()).trimEnd().split('\r\n');
const rowsOf = async (change: Partial<StationFileParts> = {}) =>
  JSON.parse(await file({ format: 'json', ...change }).content.text()) as Readonly<Record<string, unknown>>[];

describe('the list of stations for a spreadsheet', () => {
  it('the list of stations for a spreadsheet begins so that its letters are read as UTF-8', async () => {
    const bytes = new Uint8Array(await file().content.arrayBuffer());
    expect(Array.from(bytes.slice(0, 3))).toEqual([0xef, 0xbb, 0xbf]);
  });

  it('the list of stations for a spreadsheet has its heads in the language of the page, and a line for each station', async () => {
    const [head = '', ...rows] = await linesOf();
    expect(head).toMatch(/DE Name/);
    expect(head).toMatch(/DE Note$/);
    expect(rows).toHaveLength(2);
  });

  it('calls the ratio of 60 GHz links SNR, that of a mixed list CINR', async () => {
    const stations = [station60(), station60({ mac: '02:00:00:00:00:08' })];
    const only60 = stationRows(hybridStatus({ wireless: { mode: 'ap-ptmp', stations } }));
    const [sixty = ''] = await linesOf({ rows: only60 });
    expect([sixty.includes('DE Local SNR (dB)'), sixty.includes('CINR')]).toEqual([true, false]);
    const [mixed = ''] = await linesOf({ rows: [...only60, ...PARTS.rows] });
    expect([mixed.includes('DE Local CINR (dB)'), mixed.includes('SNR')]).toEqual([true, false]);
  });

  it('runs no formula that a note or a name begins', async () => {
    const hostile = stationRows(
      ptmpAccessPointStatus(1, {
        wireless: { stations: [station({ remote: { ...station().remote!, hostname: '=HYPERLINK(1)' } })] },
      }),
    );
    const [, row = ''] = await linesOf({ rows: hostile, notes: new Map([['02:00:00:00:00:02', '@SUM(1)']]) });
    expect(row).not.toMatch(/(?:^|,)"?[=@+-][A-Z]/);
  });

  it('quotes a note with quotes, and leaves it out of the other rows', async () => {
    const [, first = '', second = ''] = await linesOf();
    expect(second).toContain('""silo""');
    expect(first.endsWith(',')).toBe(true);
  });

  it('the list of stations for a spreadsheet is its head alone without stations', async () => {
    expect(await linesOf({ rows: [] })).toHaveLength(1);
  });
});

describe('the list of stations for programs', () => {
  it('the list of stations for programs has the same names in every language', async () => {
    const [row] = await rowsOf();
    expect(Object.keys(row ?? {})).toContain('mac');
    expect(JSON.stringify(row)).not.toContain('DE ');
  });

  it('the list of stations for programs has a note as it was typed', async () => {
    expect((await rowsOf()).map(({ note }) => note)).toEqual([undefined, '+49 "silo"']);
  });

  it('the list of stations for programs is an empty list without stations', async () => {
    expect(await rowsOf({ rows: stationRows(emptyStatus()) })).toEqual([]);
  });
});

describe('the name of the file', () => {
  it.each([
    ['csv', 'stations-Sector-North-2026-03-04.csv'],
    ['json', 'stations-Sector-North-2026-03-04.json'],
  ] as const)('the name of the file as %s is of the device and the day', (format, name) => {
    expect(file({ format }).name).toBe(name);
  });

  it.each([undefined, ''])('the name of the file without a device name (%j) is of the day', deviceName => {
    expect(file({ deviceName }).name).toBe('stations-2026-03-04.csv');
  });

  it('the name of the file has nothing in it that leads to another folder', () => {
    expect(file({ deviceName: '../../etc/passwd' }).name).not.toMatch(/[/\\]/);
  });
});
