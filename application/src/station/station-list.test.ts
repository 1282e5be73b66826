import { ptmpAccessPointStatus } from '@radiolink/domain/mothers';
import { stationRows, type StationRow } from '@radiolink/domain/station';
import { describe, expect, it } from 'vitest';
import {
  hasProblem,
  LEFT_STAYS_MS,
  withLeftStations,
  stableList,
  type ListInput,
  RESORT_INTERVAL_MS,
  sortedList,
  type StationList,
} from './station-list.ts';

const ROWS = stationRows(ptmpAccessPointStatus(3));
const [worst, ...others] = ROWS;
const KICKED = new Map([[worst!.station.mac, 1000]]);

describe('a kicked station', () => {
  it('a kicked station stays in the list as it was last, with when it left', () => {
    const listed = withLeftStations(ROWS, others, KICKED, 3000);
    expect(listed).toEqual([...others, { ...worst, leftAt: 3000 }]);
  });

  it('keeps the time at which it left, and its row', () => {
    const listed = withLeftStations(ROWS, others, KICKED, 3000);
    expect(withLeftStations(listed, others, new Map(), 9000).at(-1)).toBe(listed.at(-1));
  });

  it('a kicked station is connected again once the device has it', () => {
    const listed = withLeftStations(ROWS, others, KICKED, 3000);
    expect(withLeftStations(listed, ROWS, KICKED, 5000)).toBe(ROWS);
  });

  it('leaves the list after ten minutes', () => {
    const listed = withLeftStations(ROWS, others, KICKED, 3000);
    expect(withLeftStations(listed, others, KICKED, 3000 + LEFT_STAYS_MS)).toBe(others);
  });

  it('a kicked station is no problem: it was asked to leave', () => {
    const problem = { ...worst!, verdict: { ...worst!.verdict, problem: true } };
    expect([problem, { ...problem, leftAt: 3000 }].map(hasProblem)).toEqual([true, false]);
  });
});

it('a station that leaves by itself leaves the list', () => {
  expect(withLeftStations(ROWS, others, new Map(), 3000)).toBe(others);
  expect(withLeftStations(ROWS, others, KICKED, 90_000)).toBe(others);
});

const signals = (list: StationList) => list.rows.map(({ ends }) => ends.local.signalDbm);

/** Stations a, b, c … with these signals; undefined for one that is not there. */
function rowsWith(...dbm: readonly (number | undefined)[]): readonly StationRow[] {
  const rows = stationRows(ptmpAccessPointStatus(dbm.length));
  return rows.flatMap((row, place) => {
    const signalDbm = dbm[place];
    return signalDbm === undefined
      ? []
      : [{ ...row, ends: { ...row.ends, local: { ...row.ends.local, signalDbm } } }];
  });
}

function input(rows: readonly StationRow[], over: Partial<ListInput> = {}): ListInput {
  return {
    rows,
    view: { search: '', filter: 'all', sort: { by: 'signal', direction: 'ascending' } },
    notes: new Map(),
    held: true,
    now: 1000,
    ...over,
  };
}

describe('a list that somebody holds', () => {
  const first = sortedList(input(rowsWith(-50, -70, -60)));

  it('a list that somebody holds begins in order', () => {
    expect(signals(first)).toEqual([-70, -60, -50]);
    expect(first.outOfOrder).toBe(false);
  });

  it('keeps every row in its place while values change, and says that it is out of order', () => {
    const next = stableList(first, input(rowsWith(-80, -55, -60), { now: 1_000_000 }));
    expect(signals(next)).toEqual([-55, -60, -80]);
    expect(next.outOfOrder).toBe(true);
  });

  it('keeps the row of every station that has no MAC', () => {
    const withoutMac = (...dbm: readonly number[]) =>
      rowsWith(...dbm).map((row, place) => ({
        ...row,
        key: `no-mac-${place + 1}`,
        station: { ...row.station, mac: '' },
      }));
    const before = sortedList(input(withoutMac(-50, -70)));
    expect(signals(stableList(before, input(withoutMac(-51, -71, -61))))).toEqual([-71, -51, -61]);
  });

  it('takes away the row of a station that left, and adds one that joined at the end', () => {
    const next = stableList(first, input(rowsWith(-50, undefined, -60, -90)));
    expect(signals(next)).toEqual([-60, -50, -90]);
  });

  it('keeps a row whose problem went away while only problems are asked for', () => {
    const view = { ...input([]).view, filter: 'problems' } as const;
    const bad = rowsWith(-50, -60).map(row => ({
      ...row,
      verdict: {
        ...row.verdict,
        problem: true,
        reasons: [{ kind: 'weak', side: 'local', severity: 'danger', message: { key: 'Weak.' } } as const],
      },
    }));
    const list = sortedList(input(bad, { view }));
    const [one, other] = bad;
    const better = { ...other!, verdict: { ...other!.verdict, problem: false, reasons: [] } };
    expect(stableList(list, input([one!, better], { view })).rows).toHaveLength(2);
    expect(sortedList(input([one!, better], { view })).rows).toEqual([one]);
  });
});

describe('a list at rest', () => {
  const first = sortedList(input(rowsWith(-50, -70)));
  const turned = rowsWith(-70, -50);

  it('a list at rest is put in order again, but not at each tick', () => {
    const soon = stableList(first, input(turned, { held: false, now: 1000 + RESORT_INTERVAL_MS - 1 }));
    expect(signals(soon)).toEqual([-50, -70]);
    const later = stableList(soon, input(turned, { held: false, now: 1000 + RESORT_INTERVAL_MS }));
    expect(signals(later)).toEqual([-70, -50]);
    expect(later.outOfOrder).toBe(false);
  });
});

describe('what is searched for', () => {
  it('what is searched for is found in the notes too', () => {
    const rows = rowsWith(-50, -60);
    const notes = new Map([[rows[1]!.station.mac, 'long ladder']]);
    const view = { ...input([]).view, search: 'ladder' };
    expect(sortedList(input(rows, { view, notes })).rows).toEqual([rows[1]]);
  });
});
