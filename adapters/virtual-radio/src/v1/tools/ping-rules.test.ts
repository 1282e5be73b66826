import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { VIEWER } from '../../testing/radio-client.mother.ts';
import { aBareRadio } from '../../testing/radio-in-hand.mother.ts';
import { aV1Session } from '../../testing/v1-client.mother.ts';
import { PingRun } from './ping-run.ts';

interface Ping {
  readonly status: string;
  readonly address: string;
  readonly results: readonly {
    readonly seq: number;
    readonly status: string;
    readonly time: number | null;
    readonly ttl: number | null;
    readonly size: number;
  }[];
  readonly statistics: Readonly<Record<'sent' | 'received' | 'loss' | 'min' | 'avg' | 'max', number>>;
}

const [PEER, FAR, SILENT] = ['198.51.100.62', '203.0.113.9', '198.51.100.77'] as const;

async function pinged(order: object, seconds = 60) {
  const world = await aV1Session({ profile: 'ap-ptp' });
  await world.v1.post('/tools/ping/start', order);
  world.clock.advance(seconds);
  return { ...world, ping: await world.v1.json<Ping>('/tools/ping') };
}

describe('the echoes of a ping', () => {
  it('the echoes of a ping are five of 56 bytes and the head of 8, where nothing else is asked for', async () => {
    const { ping } = await pinged({ destination: PEER });
    expect(ping.results.map(({ seq, size }) => [seq, size])).toEqual([1, 2, 3, 4, 5].map(seq => [seq, 64]));
  });

  it('the echoes of a ping have lived one hop less for each router: 64 less the hops', async () => {
    const [near, far] = [
      (await pinged({ destination: PEER })).ping,
      (await pinged({ destination: FAR })).ping,
    ];
    expect([near.results[0]?.ttl, far.results.find(({ ttl }) => ttl !== null)?.ttl]).toEqual([63, 60]);
  });

  it('the echoes of a ping of a host that is silent are lost, without a time', async () => {
    const { ping } = await pinged({ destination: SILENT, count: 3 });
    expect(ping.results.map(({ status, time, ttl }) => [status, time, ttl])).toEqual(
      [1, 2, 3].map(() => ['timeout', null, null]),
    );
    expect(ping.statistics).toEqual({ sent: 3, received: 0, loss: 100, min: 0, avg: 0, max: 0 });
  });

  it('the echoes of a ping are summed up by their own times', async () => {
    const { ping } = await pinged({ destination: FAR, count: 100, interval: 100 });
    const times = ping.results.flatMap(({ time }) => time ?? []);
    const { sent, received, loss, min, avg, max } = ping.statistics;
    expect([sent, received, min, max]).toEqual([100, times.length, Math.min(...times), Math.max(...times)]);
    expect(avg).toBeCloseTo(times.reduce((sum, time) => sum + time, 0) / times.length, 3);
    expect(loss).toBeCloseTo(100 - times.length, 1);
  });

  it('go out one each interval', async () => {
    const { ping } = await pinged({ destination: PEER, count: 100, interval: 500 }, 3.2);
    expect([ping.status, ping.results.length]).toEqual(['in_progress', 7]);
  });

  it('stay what they were when they are read again', async () => {
    const { ping, v1, clock } = await pinged({ destination: FAR, count: 10 });
    clock.advance(100);
    expect(await v1.json('/tools/ping')).toEqual(ping);
  });

  it('end with a stop: none goes out afterwards', async () => {
    const { v1, clock } = await pinged({ destination: PEER, count: 0 }, 4);
    await v1.post('/tools/ping/stop');
    clock.advance(30);
    const { status, results } = await v1.json<Ping>('/tools/ping');
    expect([status, results.length]).toEqual(['stopped', 5]);
  });
});

describe('an order to ping', () => {
  it.each([
    [{}, 'destination'],
    [{ destination: '' }, 'destination'],
    [{ destination: 7 }, 'destination'],
    [{ destination: 'a b' }, 'destination'],
    [{ destination: '0.0.0.0' }, 'destination'],
    [{ destination: `${'x'.repeat(64)}.example` }, 'destination'],
    [{ destination: '$(reboot)' }, 'destination'],
    [{ destination: PEER, count: 101 }, 'count'],
    [{ destination: PEER, count: -1 }, 'count'],
    [{ destination: PEER, size: 7 }, 'size'],
    [{ destination: PEER, size: 65_508 }, 'size'],
    [{ destination: PEER, interval: 0 }, 'interval'],
    [{ destination: PEER, interval: 'often' }, 'interval'],
  ])('%j is refused for its field %s', async (order, field) => {
    const { v1 } = await aV1Session({ profile: 'ap-ptp' });
    const answer = await v1.post('/tools/ping/start', order);
    expect([answer.status, await answer.json()]).toMatchObject([
      400,
      { detail: { [field]: [expect.any(String)] } },
    ]);
    expect(await v1.json('/tools/ping')).toMatchObject({ status: 'not_started' });
  });

  it('an order to ping may have a space around its host', async () => {
    const { ping } = await pinged({ destination: ` ${PEER} ` });
    expect(ping).toMatchObject({ status: 'finished', address: PEER });
  });

  it('an order to ping may come from a read-only user', async () => {
    const { v1 } = await aV1Session({ profile: 'ap-ptp' }, VIEWER);
    expect((await v1.post('/tools/ping/start', { destination: PEER })).status).toBe(200);
  });
});

describe('a run of ping', () => {
  it('sends each number once, in order, whenever it is read', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 5000 }), { maxLength: 12 }), pauses => {
        const { radio, clock } = aBareRadio('ap-ptp');
        const run = new PingRun(radio, 1, { destination: PEER, count: 20, size: 56, intervalMs: 700 });
        for (const pause of pauses) {
          clock.advance(pause / 1000);
          const sent = run.read().map(({ seq }) => seq);
          expect(sent).toEqual(Array.from({ length: sent.length }, (_, place) => place + 1));
          expect(sent.length).toBeLessThanOrEqual(20);
        }
      }),
      { numRuns: 20 },
    );
  });

  it('a run of ping without an end counts all that it sent, and keeps the last thousand', () => {
    const { radio, clock } = aBareRadio('ap-ptp');
    const run = new PingRun(radio, 1, { destination: PEER, count: 0, size: 56, intervalMs: 10 });
    for (let part = 0; part < 4; part++) {
      clock.advance(5);
      run.read();
    }
    expect([run.sent, run.read().length, run.read()[0]?.seq]).toEqual([2001, 1000, 1002]);
  });
});
