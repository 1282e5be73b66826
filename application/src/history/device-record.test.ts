import { describe, expect, it } from 'vitest';
import { linkHistoryOf } from '../history/link-history.mother.ts';
import { axisRows, axisSamples, hashOfPicked, pickedTimeOf } from './time-axis.ts';
import { configurationEvents, diffOfEvent } from './configuration-events.ts';
import { deviceRecord } from './device-record.ts';
import { historyReport } from './history-report.ts';

const NOW = Date.UTC(2026, 10, 20, 12);
const SECONDS = NOW / 1000;
const place = { received: 'uplink', deviceTime: '2026-11-20 12:00:00', now: NOW, zoneMinutes: 0 } as const;
const historyOf = (times: readonly number[]) =>
  linkHistoryOf({ intervalSeconds: 300, times, signalDbm: times.map(() => -60) });

describe('the record of a device on the time axis', () => {
  it('the record of a device on the time axis is placed by the clock of the page', () => {
    const late = { ...place, deviceTime: '2026-11-20 11:58:00' };
    const { samples, unplaced } = deviceRecord(historyOf([SECONDS - 720, SECONDS - 420]), late);
    expect(samples.map(({ at }) => (at - NOW) / 1000)).toEqual([-600, -300]);
    expect(unplaced).toBe(0);
  });

  it('leaves out what was written before the clock was set, and says how much', () => {
    const { samples, unplaced } = deviceRecord(historyOf([100, 400, SECONDS - 300, SECONDS]), place);
    expect([samples.length, unplaced]).toEqual([2, 2]);
  });

  it('leaves out what a clock that was set back wrote ahead of it', () => {
    const times = [SECONDS - 300, SECONDS + 3600, SECONDS - 100];
    expect(deviceRecord(historyOf(times), place).unplaced).toBe(1);
  });

  it('the record of a device on the time axis has no values where the device has none', () => {
    expect(deviceRecord(linkHistoryOf({ times: [SECONDS] }), place).samples[0]?.values).toEqual({});
  });
});

describe('a kept configuration', () => {
  const snapshot = (id: string, at: number) => ({
    id,
    at,
    user: 'admin',
    text: '',
    secretKeys: [],
    changed: [],
  });
  const snapshots = [snapshot('9', 900), snapshot('5', 500)];

  it('a kept configuration is an event, one click from what it changed', () => {
    const [newest, oldest] = configurationEvents(snapshots);
    expect(newest && diffOfEvent(newest, snapshots)).toBe('#/diff?from=snapshot-9&to=running');
    expect(oldest && diffOfEvent(oldest, snapshots)).toBe('#/diff?from=snapshot-5&to=snapshot-9');
  });
});

describe('the charts of the axis', () => {
  const samples = [0, 1, 9].map(minute => ({ at: NOW + minute * 60_000, values: { airtime: minute } }));
  const seen = {
    samples,
    events: [],
    gaps: [{ from: NOW + 60_000, to: NOW + 540_000, rebooted: false }],
  };

  it('draw nothing over a gap', () => {
    const rows = axisRows(axisSamples(seen, 'day'), ['airtime']);
    expect(Array.from(rows?.series.airtime ?? [])).toEqual([0, 1, Number.NaN, 9]);
    expect(rows?.gaps).toEqual([{ from: NOW + 60_000, to: NOW + 540_000, cause: 'unseen' }]);
  });

  it('the charts of the axis are none of what is not known', () => {
    expect(axisRows(samples, ['local-signal'])).toBeNull();
  });

  it('the charts of the axis have a mean for each of some hundred points', () => {
    const week = Array.from({ length: 5000 }, (_, minute) => ({
      at: NOW + minute * 60_000,
      values: { airtime: 5 },
    }));
    const drawn = axisSamples({ samples: week, events: [], gaps: [] }, 'week');
    expect(drawn.length).toBeLessThanOrEqual(721);
    expect(drawn.every(({ values }) => values.airtime === 5)).toBe(true);
  });

  it('the charts of the axis are exported by quantity, in the order of time', () => {
    const event = { at: NOW + 30_000, kind: 'reboot', message: { key: 'The device rebooted.' } } as const;
    const { rows, columns } = historyReport({ ...seen, events: [event] }, String);
    expect(rows.map(([time]) => time)).toEqual([
      '2026-11-20T12:00:00',
      '2026-11-20T12:00:30',
      '2026-11-20T12:01:00',
      '2026-11-20T12:09:00',
    ]);
    expect(rows[2]?.[columns.findIndex(({ id }) => id === 'airtime')]).toBe(1);
  });
});

describe('the address', () => {
  it('names a picked time, and none for nonsense', () => {
    expect(pickedTimeOf(hashOfPicked(NOW))).toBe(NOW);
    expect(['#/history', '#/history?at=', '#/history?at=-5', '#/history?at=1e9'].map(pickedTimeOf)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });
});
