import { ptmpAccessPointStatus } from '@radiolink/domain/mothers';
import { stationRows } from '@radiolink/domain/station';
import { describe, expect, it } from 'vitest';
import {
  nextTrends,
  NO_TRENDS,
  TRACE_SAMPLES,
  tracedStation,
  TREND_POINTS,
  TREND_STEP_MS,
  type StationTrace,
} from './station-trace.ts';

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

describe('the trends of the signals of a list', () => {
  const rows = (...signals: (number | undefined)[]) =>
    signals.map((signalDbm, place) => seen(signalDbm, place === 0 ? ONE! : OTHER!).row);

  it('the trends take a point every few seconds, and stay the same ones between', () => {
    const first = nextTrends(NO_TRENDS, rows(-60, -70), 1_000_000);
    expect(nextTrends(first, rows(-61, -71), 1_000_000 + TREND_STEP_MS - 1)).toBe(first);
    const second = nextTrends(first, rows(undefined, -72), 1_000_000 + TREND_STEP_MS);
    expect(second.of.get(ONE!.key)).toEqual([-60, Number.NaN]);
    expect(second.of.get(OTHER!.key)).toEqual([-70, -72]);
  });

  it('the trends begin anew after a time that nobody saw, and when the clock was set back', () => {
    const first = nextTrends(NO_TRENDS, rows(-60), 1_000_000);
    expect(nextTrends(first, rows(-61), 1_000_000 + 60_000).of.get(ONE!.key)).toEqual([-61]);
    expect(nextTrends(first, rows(-62), 500).of.get(ONE!.key)).toEqual([-62]);
  });

  it('the trends hold the stations of the list alone, and so many points of each', () => {
    let trends = nextTrends(NO_TRENDS, rows(0, 0), 1_000_000);
    for (let step = 1; step <= TREND_POINTS; step += 1)
      trends = nextTrends(trends, rows(-step), 1_000_000 + step * TREND_STEP_MS);
    expect([...trends.of.keys()]).toEqual([ONE!.key]);
    expect(trends.of.get(ONE!.key)).toHaveLength(TREND_POINTS);
    expect(trends.of.get(ONE!.key)?.at(0)).toBe(-1);
    expect(trends.of.get(ONE!.key)?.at(-1)).toBe(-TREND_POINTS);
  });
});
