import { describe, expect, it } from 'vitest';
import { ptpAccessPointStatus, remoteStatus, station } from '../mothers/index.ts';
import { STATION_COLUMNS, stationColumn, stationCsv, stationFileName, stationJson } from './station-table.ts';
import { stationRows } from './station-row.ts';

const rowsNamed = (hostname: string | undefined) =>
  stationRows(
    ptpAccessPointStatus({ wireless: { stations: [station({ remote: remoteStatus({ hostname }) })] } }),
  );
const columns = [stationColumn('name')!, stationColumn('localSignal')!];

describe('stations as CSV', () => {
  it('stations as CSV has a header with units and a line for each station', () => {
    expect(stationCsv(rowsNamed('Barn-ST'), columns)).toBe('Name,Local signal (dBm)\r\nBarn-ST,-53\r\n');
  });

  it('stations as CSV has every column when none is chosen', () => {
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

describe('stations as JSON', () => {
  it('stations as JSON is a list of objects by column, indented, missing values left out', () => {
    expect(stationJson(rowsNamed('Barn-ST'), columns)).toBe(
      '[\n  {\n    "name": "Barn-ST",\n    "localSignal": -53\n  }\n]',
    );
    expect(JSON.parse(stationJson(rowsNamed(undefined), columns))).toEqual([{ localSignal: -53 }]);
  });

  it('stations as JSON has every column when none is chosen', () => {
    const [row] = JSON.parse(stationJson(rowsNamed('x')));
    expect(Object.keys(row)).toHaveLength(STATION_COLUMNS.length - 1);
  });
});

describe('the name of an exported file', () => {
  it('says what is in it, of which device and of which day', () => {
    expect(stationFileName('Sector-North', Date.UTC(2026, 2, 4, 10), 'csv')).toBe(
      'stations-Sector-North-2026-03-04.csv',
    );
  });
});
