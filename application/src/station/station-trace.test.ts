import { ptmpAccessPointStatus } from '@radiolink/domain/mothers';
import { stationRows } from '@radiolink/domain/station';
import { describe, expect, it } from 'vitest';
import { TRACE_SAMPLES, tracedStation, type StationTrace } from './station-trace.ts';

const [ONE, OTHER] = stationRows(ptmpAccessPointStatus(2));
const seen = (signalDbm: number | undefined, row = ONE!, gone = false) => ({
  row: { ...row, ends: { ...row.ends, local: { ...row.ends.local, signalDbm } } },
  goneAt: gone ? 500 : null,
});
const local = (trace: StationTrace | null): number[] => [...(trace?.history.series.first ?? [])];

describe('the link history of a selected station', () => {
  it('grows with each look, with a gap where nothing was received', () => {
    let trace = tracedStation(null, seen(-60), 1000);
    trace = tracedStation(trace, seen(undefined), 2000);
    trace = tracedStation(trace, seen(-62), 3000);
    expect(local(trace)).toEqual([-60, Number.NaN, -62]);
    expect([...trace!.history.times]).toEqual([1000, 2000, 3000]);
  });

  it('starts anew with another station, and ends with the selection', () => {
    const trace = tracedStation(tracedStation(null, seen(-60), 1000), seen(-70, OTHER), 2000);
    expect(local(trace)).toEqual([-70]);
    expect(tracedStation(trace, null, 3000)).toBeNull();
  });

  it('stands still once the station left, and while the clock does', () => {
    const trace = tracedStation(null, seen(-60), 1000);
    expect(tracedStation(trace, seen(-60, ONE, true), 2000)).toBe(trace);
    expect(tracedStation(trace, seen(-61), 1000)).toBe(trace);
  });

  it('the link history of a selected station does not grow without end', () => {
    let trace: StationTrace | null = null;
    for (let at = 1; at <= TRACE_SAMPLES + 5; at += 1) trace = tracedStation(trace, seen(-at), at);
    expect(local(trace)).toHaveLength(TRACE_SAMPLES);
    expect(local(trace).at(-1)).toBe(-(TRACE_SAMPLES + 5));
  });
});
