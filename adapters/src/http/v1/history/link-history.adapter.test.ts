import { assert, jsonValue, array, property } from 'fast-check';
import nock from 'nock';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { testV1Client, V1_RADIO } from '../client/v1-client.mother.ts';
import { wavePage } from '../wave-page.mother.ts';
import { mapHistory, V1LinkHistory } from './link-history.adapter.ts';

const metric = (id: string, over: object = {}) => ({
  id,
  unit: 'dBm',
  interval: 900,
  start: 1_780_000_000_000,
  samples: [-60, null, 'x'] as never,
  ...over,
});

beforeEach(() => void vi.useFakeTimers({ now: 1_780_000_000_000 }));
afterEach(() => void vi.useRealTimers());

describe('what a versioned device remembers of its link', () => {
  it.each([
    ['minute', 1, 60],
    ['hour', 60, 60],
    ['day', 900, 96],
  ] as const)('spans a %s, one sample each %d s', async (span, interval, samples) => {
    const history = await new V1LinkHistory((await wavePage()).client).read(span);
    expect([history.intervalSeconds, history.times.length, history.txKbps.length]).toEqual([
      interval,
      samples,
      samples,
    ]);
    expect((history.times[1] ?? 0) - (history.times[0] ?? 0)).toBe(interval);
  });

  it.each(['minute', 'hour', 'day'] as const)(
    'what a versioned device remembers of its link is full over a %s where the device has long run',
    async span => {
      const { times, signalDbm, txKbps } = await new V1LinkHistory((await wavePage()).client).read(span);
      const recorded = [signalDbm, txKbps].map(values => values.filter(value => value !== undefined).length);
      expect(Math.min(...recorded)).toBeGreaterThan(times.length * 0.9);
    },
  );

  it('moves on while the device runs', async () => {
    const { client } = await wavePage();
    const history = new V1LinkHistory(client);
    const { times: before } = await history.read('minute');
    for (let second = 0; second < 10; second++) {
      await vi.advanceTimersByTimeAsync(1000);
      await client.list('/api/v1.0/statistics');
    }
    const { times, signalDbm, downlinkCapacityKbps } = await history.read('minute');
    expect((times.at(-1) ?? 0) - (before.at(-1) ?? 0)).toBeGreaterThanOrEqual(10);
    expect(signalDbm.slice(-10).every(value => value !== undefined && value < 0)).toBe(true);
    expect(downlinkCapacityKbps.slice(-10).every(value => value !== undefined && value > 1000)).toBe(true);
  });

  it('what a versioned device remembers of its link is asked for by its other name where the device has only that', async () => {
    vi.useRealTimers();
    nock(V1_RADIO).get('/statistics/historical/minute').reply(404, { error: 1, statusCode: 404 });
    nock(V1_RADIO)
      .get('/statistics/historical')
      .reply(200, [metric('signal.local', { interval: 1 })]);
    const history = await new V1LinkHistory(testV1Client().client).read('minute');
    expect(history.intervalSeconds).toBe(1);
  });

  it('what a versioned device remembers of its link has gaps where nothing was measured', () => {
    const { signalDbm, remoteSignalDbm } = mapHistory([metric('signal.local')]);
    expect([signalDbm, remoteSignalDbm]).toEqual([
      [-60, undefined, undefined],
      [undefined, undefined, undefined],
    ]);
  });

  it('leaves out what stands on another grid, and turns bit/s into kbit/s', () => {
    const history = mapHistory([
      metric('throughput.tx', { unit: 'bps', samples: [5000, 0, 1500] }),
      metric('signal.local', { interval: 60 }),
    ]);
    expect([history.txKbps, history.signalDbm]).toEqual([
      [5, 0, 1.5],
      [undefined, undefined, undefined],
    ]);
  });

  it('what a versioned device remembers of its link is read from any answer', () => {
    assert(
      property(array(jsonValue()), body => {
        expect(mapHistory(body as never).times).toEqual([]);
      }),
    );
  });
});
