import { GRAPH_INTERVAL_MS, GRAPH_TICKS } from '@radiolink/domain/status';
import { describe, expect, it } from 'vitest';
import { emptyHistory, withTick } from '../status/chart-series.ts';
import { linkHistoryOf } from '../history/link-history.mother.ts';
import { type RecordedHistory, withRecorded } from './link-charts.model.ts';

const NOW = 1_000_000_000;
const count = (length: number) => Array.from({ length }, (_, place) => place + 1);
/** A minute by the second, of which the newest sample is 60. */
const MINUTE = linkHistoryOf({ intervalSeconds: 1, times: count(60), txKbps: count(60) });
/** An hour by the minute, of which the newest sample is 6000. */
const HOUR = linkHistoryOf({ intervalSeconds: 60, times: count(60), txKbps: count(60).map(n => n * 100) });
const recordedBy = (...records: RecordedHistory['records']): RecordedHistory => ({
  records,
  receivedAt: NOW,
});
const EMPTY = emptyHistory(['tx']);
const filled = (recorded: RecordedHistory | null, live = EMPTY) =>
  withRecorded(live, recorded, ({ txKbps }) => ({ tx: txKbps }));

describe('a live window', () => {
  it('a live window is the very same without a record', () => {
    expect(filled(null)).toBe(EMPTY);
  });

  it('ends with the newest sample of the record before its first tick', () => {
    const { series, times } = filled(recordedBy(MINUTE));
    expect(series.tx.at(-1)).toBe(60);
    expect(times.at(-1)).toBe(NOW);
    expect(times.at(-2)).toBe(NOW - GRAPH_INTERVAL_MS);
  });

  it('a live window is a gap beyond a record that reaches less far', () => {
    const { series } = filled(recordedBy(MINUTE));
    expect(series.tx.at(-50)).toBeGreaterThan(0);
    expect(series.tx[0]).toBeNaN();
  });

  it('a live window has the coarser record before the finer one', () => {
    const { series } = filled(recordedBy(MINUTE, HOUR));
    expect(series.tx.at(-1)).toBe(60);
    expect(series.tx[0]).toBe(5800);
  });

  it('keeps its own ticks, whatever was recorded', () => {
    let live = withTick(EMPTY, NOW + 5 * GRAPH_INTERVAL_MS, { tx: 7 });
    live = withTick(live, NOW + 6 * GRAPH_INTERVAL_MS, { tx: undefined });
    const { series, times } = filled(recordedBy(MINUTE), live);
    expect(Array.from(series.tx.slice(-2))).toEqual([7, Number.NaN]);
    expect(times.at(-3)).toBe(NOW + 4 * GRAPH_INTERVAL_MS);
    expect(series.tx.at(-7)).toBe(60);
  });

  it('a live window is the very same once it is full', () => {
    let live = EMPTY;
    for (let tick = 0; tick < GRAPH_TICKS; tick += 1)
      live = withTick(live, NOW + tick * GRAPH_INTERVAL_MS, { tx: 1 });
    expect(filled(recordedBy(MINUTE), live)).toBe(live);
  });

  it.each([0, -1, undefined])('takes nothing of a record whose interval is %s', intervalSeconds => {
    const { series } = filled(recordedBy({ ...MINUTE, intervalSeconds }));
    expect(series.tx.every(Number.isNaN)).toBe(true);
  });

  it('a live window has a gap where the record has one', () => {
    const { series } = filled(recordedBy({ ...MINUTE, txKbps: MINUTE.txKbps.map(() => undefined) }, HOUR));
    expect(series.tx.at(-1)).toBeNaN();
    expect(series.tx[0]).toBe(5800);
  });
});
