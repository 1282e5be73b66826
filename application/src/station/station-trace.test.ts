import { ptmpAccessPointStatus } from '@radiolink/domain/mothers';
import { stationRows } from '@radiolink/domain/station';
import { describe, expect, it } from 'vitest';
import {
  nextTrends,
  NO_TRENDS,
  type SignalTrends,
  TRACE_SAMPLES,
  tracedStation,
  TREND_MS,
  TREND_STEP_MS,
  trendOf,
  trendSpanMs,
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

  it('the link history of a selected station breaks where nobody looked for a while', () => {
    const trace = tracedStation(tracedStation(null, seen(-60), 1000), seen(-62), 61_000);
    expect(local(trace)).toEqual([-60, Number.NaN, -62]);
    expect(trace?.history.gaps).toEqual([{ from: 1000, to: 61_000, cause: 'unseen' }]);
    expect(tracedStation(trace, seen(-61), 62_000)?.history.gaps).toHaveLength(1);
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
  const START = 1_000_000;
  const rows = (...signals: (number | undefined)[]) =>
    signals.map((signalDbm, place) => seen(signalDbm, place === 0 ? ONE! : OTHER!).row);
  const trend = (trends: SignalTrends, { key } = ONE!) => trendOf(trends, key);

  it('the trends take a point every few seconds, and stay the same ones between', () => {
    const first = nextTrends(NO_TRENDS, rows(-60, -70), START);
    expect(nextTrends(first, rows(-61, -71), START + TREND_STEP_MS - 1)).toBe(first);
    const second = nextTrends(first, rows(undefined, -72), START + TREND_STEP_MS);
    expect(trend(second)).toEqual([{ agoMs: TREND_STEP_MS, dbm: -60 }, undefined]);
    expect(trend(second, OTHER!)).toEqual([
      { agoMs: TREND_STEP_MS, dbm: -70 },
      { agoMs: 0, dbm: -72 },
    ]);
  });

  it('the trends of before an outage stay, and the line is broken over it', () => {
    const first = nextTrends(NO_TRENDS, rows(-60), START);
    expect(trend(nextTrends(first, rows(-61), START + 30_000))).toEqual([
      { agoMs: 30_000, dbm: -60 },
      undefined,
      { agoMs: 0, dbm: -61 },
    ]);
  });

  it('the trend of a station is not broken by looks that came late', () => {
    const first = nextTrends(NO_TRENDS, rows(-60), START);
    expect(trend(nextTrends(first, rows(-61), START + 5000))).toEqual([
      { agoMs: 5000, dbm: -60 },
      { agoMs: 0, dbm: -61 },
    ]);
  });

  it('the trends of a list show half a minute at first, and all two minutes once they reach so far', () => {
    const spanAfter = (ms: number) =>
      trendSpanMs(nextTrends(nextTrends(NO_TRENDS, rows(-60), START), rows(-60), START + ms));
    expect([2000, 30_000, 31_000, 60_001].map(spanAfter)).toEqual([30_000, 30_000, 60_000, TREND_MS]);
  });

  it('the trends begin anew when the clock was set back', () => {
    const first = nextTrends(NO_TRENDS, rows(-60), START);
    expect(trend(nextTrends(first, rows(-62), 500))).toEqual([{ agoMs: 0, dbm: -62 }]);
  });

  it('the trend of a station that joined begins when it joined', () => {
    const first = nextTrends(NO_TRENDS, rows(-60), START);
    const second = nextTrends(first, rows(-60, -70), START + TREND_STEP_MS);
    expect(trend(second, OTHER!)).toEqual([{ agoMs: 0, dbm: -70 }]);
  });

  it('the trends hold the stations of the list alone, and reach back so far as told', () => {
    let trends = nextTrends(NO_TRENDS, rows(0, 0), START);
    for (let at = TREND_STEP_MS; at <= 2 * TREND_MS; at += TREND_STEP_MS)
      trends = nextTrends(trends, rows(-at), START + at);
    expect([...trends.of.keys()]).toEqual([ONE!.key]);
    expect(trend(trends)).toHaveLength(TREND_MS / TREND_STEP_MS + 1);
    expect(trend(trends).at(0)).toEqual({ agoMs: TREND_MS, dbm: -TREND_MS });
    expect(trend(trends).at(-1)).toEqual({ agoMs: 0, dbm: -2 * TREND_MS });
  });
});
