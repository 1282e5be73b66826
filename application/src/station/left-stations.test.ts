import { ptmpAccessPointStatus } from '@radiolink/domain/mothers';
import { stationRows } from '@radiolink/domain/station';
import { describe, expect, it } from 'vitest';
import { hasProblem } from './station-list.ts';
import { LEFT_STAYS_MS, withLeftStations } from './left-stations.ts';

const ROWS = stationRows(ptmpAccessPointStatus(3));
const [first, ...others] = ROWS;
const KICKED = new Map([[first!.station.mac, 1000]]);

describe('a kicked station', () => {
  it('a kicked station stays in the list as it was last, with when it left', () => {
    const listed = withLeftStations(ROWS, others, KICKED, 3000);
    expect(listed).toEqual([...others, { ...first, leftAt: 3000 }]);
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
    const problem = { ...first!, verdict: { ...first!.verdict, problem: true } };
    expect([problem, { ...problem, leftAt: 3000 }].map(hasProblem)).toEqual([true, false]);
  });
});

it('a station that leaves by itself leaves the list', () => {
  expect(withLeftStations(ROWS, others, new Map(), 3000)).toBe(others);
  expect(withLeftStations(ROWS, others, KICKED, 90_000)).toBe(others);
});
