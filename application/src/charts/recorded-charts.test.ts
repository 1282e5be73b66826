import { describe, expect, it } from 'vitest';
import { CHART_RANGES, lastHour, spanOf, RECORDED_QUANTITIES, recordOf } from './recorded-charts.ts';
import { linkHistoryOf } from '../history/link-history.mother.ts';

const HOUR = 3600;

describe('a recorded quantity', () => {
  it.each([
    ['signal', { signalDbm: [-50], remoteSignalDbm: [-60] }, [-50, -60]],
    ['throughput', { txKbps: [7], rxKbps: [8] }, [7, 8]],
    ['capacity', { downlinkCapacityKbps: [300], uplinkCapacityKbps: [200] }, [300, 200]],
    ['score', { downlinkScore: [90], uplinkScore: [80] }, [90, 80]],
  ] as const)('%s has its two rows, in milliseconds of time', (quantity, rows, values) => {
    const record = recordOf(linkHistoryOf({ times: [100], ...rows }), quantity, 'uplink');
    expect(Array.from(record?.times ?? [])).toEqual([100_000]);
    expect([record?.series.first[0], record?.series.second[0]]).toEqual(values);
  });

  it('a recorded quantity has the throughput of a station turned round: it receives the downlink', () => {
    const record = recordOf(
      linkHistoryOf({ times: [100], txKbps: [7], rxKbps: [8] }),
      'throughput',
      'downlink',
    );
    expect([record?.series.first[0], record?.series.second[0]]).toEqual([8, 7]);
  });

  it('a recorded quantity is there though the device recorded one of its rows alone', () => {
    const record = recordOf(linkHistoryOf({ times: [100, 400], signalDbm: [-50, -51] }), 'signal', 'uplink');
    expect(record?.series.second.every(Number.isNaN)).toBe(true);
  });

  it.each(RECORDED_QUANTITIES)('%s is none where nothing of it was recorded', quantity => {
    expect(recordOf(linkHistoryOf({ times: [100, 400] }), quantity, 'uplink')).toBeNull();
    expect(recordOf(linkHistoryOf(), quantity, 'uplink')).toBeNull();
  });

  it('a recorded quantity has a gap in the middle of a pause longer than one and a half intervals', () => {
    const history = linkHistoryOf({ intervalSeconds: 300, times: [0, 300, 751], signalDbm: [-50, -51, -52] });
    const record = recordOf(history, 'signal', 'uplink');
    expect(Array.from(record?.series.first ?? [])).toEqual([-50, -51, Number.NaN, -52]);
    expect(record?.times[2]).toBe(525_500);
    expect(record?.gaps).toEqual([{ from: 300_000, to: 751_000, cause: 'not-recorded' }]);
  });

  it('a recorded quantity has no gap in a pause of up to one and a half intervals, nor where the interval is unknown', () => {
    const times = [0, 300, 750];
    const signalDbm = [-50, -51, -52];
    expect(
      recordOf(linkHistoryOf({ intervalSeconds: 300, times, signalDbm }), 'signal', 'uplink')?.times,
    ).toHaveLength(3);
    const far = [0, 300, 90_000];
    const unknown = linkHistoryOf({ intervalSeconds: undefined, times: far, signalDbm });
    expect(recordOf(unknown, 'signal', 'uplink')?.times).toHaveLength(3);
  });
});

describe('the ranges of the charts', () => {
  it('begin with the live window', () => {
    expect(CHART_RANGES).toEqual(['minutes', 'hour', 'day']);
  });

  it.each([
    ['hour', ['minute', 'hour', 'day'], 'hour'],
    ['hour', ['day'], 'day'],
    ['hour', [], 'day'],
    ['day', ['minute', 'hour', 'day'], 'day'],
  ] as const)('take the %s from the record of %j: %s', (range, spans, span) => {
    expect(spanOf(range, spans)).toBe(span);
  });
});

describe('the last hour of a day', () => {
  const day = linkHistoryOf({
    times: [0, HOUR, 2 * HOUR, 3 * HOUR],
    signalDbm: [-50, -51, -52, -53],
    remoteSignalDbm: [-60, -61],
  });

  it('reaches back from the newest sample, the sample of an hour ago included', () => {
    expect(lastHour(day)).toMatchObject({ times: [2 * HOUR, 3 * HOUR], signalDbm: [-52, -53] });
  });

  it('keeps its interval, and a row that ended early has nothing of it', () => {
    expect(lastHour(day)).toMatchObject({ intervalSeconds: 300, remoteSignalDbm: [] });
  });

  it('the last hour of a day is all of a shorter record, and of an empty one', () => {
    const short = linkHistoryOf({ times: [0, 300], signalDbm: [-50, -51] });
    expect(lastHour(short)).toEqual(short);
    expect(lastHour(linkHistoryOf())).toEqual(linkHistoryOf());
  });
});
