import { describe, expect, it } from 'vitest';
import { ptmpAccessPointStatus, ptpAccessPointStatus, remoteStatus, station } from '../mothers/index.ts';
import type { Station } from '../status/station.ts';
import { disconnectReasonMessage } from '../status/status-codes.ts';
import { bestStations, compareProblems, weakestStations, worstStations } from './station-order.ts';
import { type StationRow, stationRows } from './station-row.ts';
import {
  matchesDisconnectedSearch,
  matchesSearch,
  sortStations,
  STATION_COLUMNS,
  stationColumn,
  stationCsv,
  stationFileName,
  stationJson,
} from './station-table.ts';

const rowsOf = (...stations: Partial<Station>[]): readonly StationRow[] =>
  stationRows(
    ptpAccessPointStatus({
      wireless: {
        stations: stations.map((over, index) => station({ mac: `02:00:00:00:00:0${index}`, ...over })),
      },
    }),
  );
const macs = (rows: readonly StationRow[]) => rows.map(row => row.station.mac.slice(-1)).join('');
const named = (hostname: string) => ({ remote: remoteStatus({ hostname }) });

describe('a row of the station table', () => {
  it('a row of the station table has the station, both ends and the judgement', () => {
    const [row] = stationRows(ptpAccessPointStatus());
    expect(row).toMatchObject({
      station: { mac: '02:00:00:00:00:02' },
      ends: { remote: { name: 'Barn-ST' } },
      verdict: { score: 96, health: 'excellent' },
    });
  });

  it('stands for each station in the order of the device', () => {
    expect(stationRows(ptmpAccessPointStatus(3)).map(({ ends }) => ends.remote?.name)).toEqual([
      'client-1',
      'client-2',
      'client-3',
    ]);
  });

  it('a row of the station table can be read column by column', () => {
    const [row] = stationRows(
      ptpAccessPointStatus({ wireless: { stations: [station({ chainSignalsDbm: [-50, -60] })] } }),
    );
    const cells = Object.fromEntries(STATION_COLUMNS.map(({ id, read }) => [id, read(row!)]));
    expect(cells).toEqual({
      name: 'Barn-ST',
      mac: '02:00:00:00:00:02',
      ip: '192.168.1.21',
      model: 'NanoStation 5AC loco',
      firmware: 'WA.ar934x.v8.7.18.48247.250728.0850',
      localSignal: -53,
      remoteSignal: -54,
      localCinr: 31,
      remoteCinr: 33,
      noiseFloor: -92,
      rxRate: '8x 256QAM 3/4',
      txRate: '8x 256QAM 5/6',
      score: 96,
      downlinkCapacity: 336000,
      uplinkCapacity: 296000,
      downlinkThroughput: 31204,
      uplinkThroughput: 10467,
      airtime: 14.7,
      latency: 1,
      fadeMargin: 34,
      distance: 850,
      uptime: 264000,
      ethernet: 1000,
      problem: 'Local chain 1 is 10 dB below chain 0: check the connector and polarization.',
    });
  });

  it('a row of the station table has a label for every column and a unit for every number', () => {
    const [row] = stationRows(ptpAccessPointStatus());
    for (const { label, unit, read } of STATION_COLUMNS) {
      expect(label).not.toBe('');
      expect(unit !== '').toBe(typeof read(row!) === 'number');
    }
  });

  it('reads nothing from a station that reports nothing', () => {
    const [row] = rowsOf({ remote: undefined });
    for (const id of ['name', 'model', 'firmware', 'remoteSignal', 'ethernet', 'problem']) {
      expect(stationColumn(id)?.read(row!)).toBeUndefined();
    }
  });
});

describe('the order of stations', () => {
  const rows = rowsOf({ distanceMetres: 300 }, { distanceMetres: 100 }, {}, { distanceMetres: 200 });

  it('the order of stations goes by the numbers of a column, both ways', () => {
    const three = rowsOf({ distanceMetres: 300 }, { distanceMetres: 100 }, { distanceMetres: 200 });
    expect(macs(sortStations(three, 'distance', 'ascending'))).toBe('120');
    expect(macs(sortStations(three, 'distance', 'descending'))).toBe('021');
  });

  it('puts missing values last both ways', () => {
    const some = rowsOf({ txLatencyMs: undefined }, { txLatencyMs: 5 }, { txLatencyMs: 2 });
    expect(macs(sortStations(some, 'latency', 'ascending'))).toBe('210');
    expect(macs(sortStations(some, 'latency', 'descending'))).toBe('120');
  });

  it('the order of stations goes by text without minding case, upper case first among equals', () => {
    const some = rowsOf(named('beta'), named('Alpha'), named('alpha'), named('Gamma'));
    expect(macs(sortStations(some, 'name', 'ascending'))).toBe('1203');
    expect(macs(sortStations(some, 'name', 'descending'))).toBe('3021');
  });

  it('breaks ties by MAC, both ways', () => {
    expect(macs(sortStations(rows.toReversed(), 'score', 'ascending'))).toBe('0123');
    expect(macs(sortStations(rows.toReversed(), 'score', 'descending'))).toBe('0123');
  });

  it('the order of stations by a column that there is not is that of the MAC', () => {
    expect(macs(sortStations(rows.toReversed(), 'nothing', 'ascending'))).toBe('0123');
  });

  it('leaves the given rows as they are', () => {
    const before = [...rows];
    sortStations(rows, 'distance', 'ascending');
    expect(rows).toEqual(before);
  });
});

describe('the order of stations that share a MAC but for its case', () => {
  it('the order of stations that share a MAC but for its case is the same whichever stands first', () => {
    const [upper, lower] = rowsOf({ mac: 'AA' }, { mac: 'aa' });
    expect(sortStations([lower!, upper!], 'score', 'ascending')).toEqual([upper, lower]);
    expect(sortStations([upper!, lower!], 'score', 'ascending')).toEqual([upper, lower]);
    expect([
      compareProblems(upper!, lower!),
      compareProblems(lower!, upper!),
      compareProblems(upper!, upper!),
    ]).toEqual([-1, 1, 0]);
  });
});

describe('problems first', () => {
  const danger = { chainSignalsDbm: [-50, -60] };
  const warning = { rxRateIndex: 6 };
  const scored = (linkScore: number) => ({ downlink: { linkScore }, uplink: { linkScore } });

  it('puts danger before the rest, among which a note that is not in the row counts for nothing', () => {
    const rows = rowsOf({}, warning, danger);
    expect(macs(sortStations(rows, 'problem', 'ascending'))).toBe('201');
    expect(macs(sortStations(rows, 'problem', 'descending'))).toBe('102');
  });

  it('puts the lower score first among equals, an unknown one last', () => {
    expect(
      macs(
        sortStations(rowsOf(scored(90), { downlink: {}, uplink: {} }, scored(50)), 'problem', 'ascending'),
      ),
    ).toBe('201');
  });

  it('puts the weaker signal first at the same score', () => {
    const rows = rowsOf({ signalDbm: -51 }, { signalDbm: -53 }, { signalDbm: -52 });
    expect(macs(sortStations(rows, 'problem', 'ascending'))).toBe('120');
  });

  it('problems first goes by MAC when nothing differs', () => {
    expect(macs(sortStations(rowsOf({}, {}).toReversed(), 'problem', 'ascending'))).toBe('01');
  });

  it('names the worst stations with their reasons and no healthy one', () => {
    const worst = worstStations(rowsOf({}, warning, danger, danger), 2);
    expect(macs(worst)).toBe('23');
    expect(worst[0]?.verdict.reasons[0]?.kind).toBe('chain-imbalance');
    expect(macs(worstStations(rowsOf({}, warning), 5))).toBe('');
  });

  it('names a station whose link is poor among the worst, although no reading says why', () => {
    const low = { downlink: { linkScore: 60 }, uplink: { linkScore: 60 } };
    expect(macs(worstStations(rowsOf({}, low), 5))).toBe('1');
  });

  it('names the best by score, then signal, and none that falls short', () => {
    const full = { downlink: { linkScore: 100 }, uplink: { linkScore: 100 } };
    const rows = rowsOf({}, danger, { ...full, signalDbm: -54 }, full, { ...full, signalDbm: -52 });
    expect(macs(bestStations(rows, 3))).toBe('432');
    expect(bestStations(rowsOf(danger, { signalDbm: undefined }), 3)).toEqual([]);
  });

  it('lists the weakest of the stations without a problem, the next to have one first', () => {
    const fair = { downlink: { linkScore: 80 }, uplink: { linkScore: 80 } };
    const rows = rowsOf(
      { ...fair, signalDbm: -51 },
      danger,
      { ...fair, signalDbm: -53 },
      { ...fair, signalDbm: undefined },
      {},
    );
    expect(macs(weakestStations(rows, 3))).toBe('20');
    expect(weakestStations(rowsOf({}, {}), 3)).toEqual([]);
    expect(weakestStations(rows, -1)).toEqual([]);
  });
});

describe('search among stations', () => {
  const [row] = rowsOf({ mac: 'F4:E2:C6:34:3B:B1' });
  const bare = rowsOf({ mac: 'F4:E2:C6:34:3B:B1', remote: undefined, lastIp: undefined })[0]!;
  const finds = (text: string) => matchesSearch(row!, text);

  it('finds name, address, model and firmware in any case', () => {
    expect(['barn', 'BARN-st', '192.168.1', 'loco', 'v8.7.18'].map(finds)).toEqual([
      true,
      true,
      true,
      true,
      true,
    ]);
  });

  it('finds a MAC with any separators or none', () => {
    expect(['f4:e2', 'F4-E2-C6', 'f4e2c6343bb1', 'e2c6.343b'].map(finds)).toEqual([true, true, true, true]);
  });

  it('finds what holds every word', () => {
    expect(finds('barn loco')).toBe(true);
    expect(finds('barn rocket')).toBe(false);
  });

  it('search among stations does not mind spaces around and between', () => {
    expect(finds('  barn   loco ')).toBe(true);
    expect(finds(' rocket ')).toBe(false);
  });

  it('finds nothing by name where the remote end tells none', () => {
    expect(matchesSearch(bare, 'barn')).toBe(false);
  });

  it('finds the words of its note', () => {
    expect(matchesSearch(row!, 'barn ladder', 'bring the long ladder')).toBe(true);
    expect(matchesSearch(row!, 'ladder')).toBe(false);
  });

  it('finds one that left by name, address, model and MAC', () => {
    const gone = { mac: 'F4:E2:C6:34:3B:B1', hostname: 'Barn-ST', lastIp: '10.0.0.9', platform: 'LiteBeam' };
    const found = ['barn', '10.0.0', 'lite', 'e2c6', 'barn mill', ''].map(text =>
      matchesDisconnectedSearch(gone, text),
    );
    expect(found).toEqual([true, true, true, true, false, true]);
    expect(matchesDisconnectedSearch({ mac: gone.mac }, 'barn')).toBe(false);
  });

  it('finds everything by an empty text and nothing by separators alone', () => {
    expect(finds('')).toBe(true);
    expect(finds('   ')).toBe(true);
    expect(matchesSearch(bare, '-')).toBe(false);
    expect(matchesSearch(bare, 'f4')).toBe(true);
  });
});

describe('why a station left', () => {
  it.each([
    [1, 'Unspecified reason'],
    [3, 'The station is leaving'],
    [4, 'Inactive for too long'],
    [8, 'The station is moving to another access point'],
    [15, 'Key exchange timed out: the security key may be wrong'],
    [34, 'Too many frames were not acknowledged'],
  ])('why a station left by reason %i is in words', (code, key) => {
    expect(disconnectReasonMessage(code)).toEqual({ key });
  });

  it('why a station left by an unknown reason keeps its number', () => {
    expect(disconnectReasonMessage(99)).toEqual({ key: 'Unknown ({code})', values: { code: 99 } });
  });

  it('why a station left has words for each of the 36 codes, none twice', () => {
    const keys = Array.from({ length: 48 }, (_, code) => disconnectReasonMessage(code).key);
    const known = keys.filter(key => key !== 'Unknown ({code})');
    expect(known.every(key => /^[A-Z].+/.test(key))).toBe(true);
    expect(new Set(known).size).toBe(known.length);
    expect(known.length).toBe(36);
  });
});

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
