import { HeartbeatLock } from '@radiolink/application/heartbeat/heartbeat-lock';
import type { Watched } from '@radiolink/application/watching/watched';
import type { DfsPrescan } from '@radiolink/domain/tools';
import * as fc from 'fast-check';
import nock from 'nock';
import { BehaviorSubject } from 'rxjs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { calm } from '../../polling/calm.mother.ts';
import { failureOf } from '../../client/failing.mother.ts';
import {
  endsWithTheV1Session,
  failsAsEveryV1Call,
  testV1Client,
  V1_RADIO,
} from '../client/v1-client.mother.ts';
import { V1DfsPrescan, mapPrescan } from './dfs-prescan.adapter.ts';

const PATH = '/system/airmax/dfsprescan';
const answer = (status: string, state = 'scanning') => ({
  status,
  frequency: status === 'in_progress' ? 5500 : 0,
  remaining: 10,
  results: [{ center: 5500, bw: 40, state }, { bw: 20 }],
});
const json = (body: unknown, status = 200) => Response.json(body, { status });

/** A prescan adapter whose device answers what `answers` says, call after call, the last again and again. */
function watchedDevice(answers: Readonly<Record<string, readonly (() => Response | Promise<Response>)[]>>) {
  const requested: string[] = [];
  const underWay = new Set<symbol>();
  let mostInFlight = 0;
  const places = new Map<string, number>();
  const fetch = async (request: Request) => {
    requested.push(request.method);
    const under = Symbol();
    underWay.add(under);
    mostInFlight = Math.max(mostInFlight, underWay.size);
    const list = answers[request.method] ?? [];
    const place = places.get(request.method) ?? 0;
    places.set(request.method, place + 1);
    const made = (list[place] ?? list.at(-1) ?? (() => json({ error: 0 })))();
    const cut = new Promise<never>((_, reject) => {
      request.signal.addEventListener('abort', () => {
        underWay.delete(under);
        reject(new DOMException('cut', 'AbortError'));
      });
    });
    return Promise.race([made, cut]).finally(() => underWay.delete(under));
  };
  const visible = new BehaviorSubject(true);
  const prescan = new V1DfsPrescan(testV1Client({ fetch, timeoutMs: 60_000 }).client, {
    visibility: { visible },
    heartbeat: new HeartbeatLock(),
  });
  const reported: Watched<DfsPrescan | null>[] = [];
  const watching = prescan.watch().subscribe(event => reported.push(event));
  const states = () =>
    reported.map(event =>
      event.kind === 'value' ? (event.value?.status ?? 'none') : `failed ${event.failures}`,
    );
  return { prescan, requested, visible, watching, states, mostInFlight: () => mostInFlight };
}

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

describe('the listening for radar', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('the listening for radar is looked at once where none runs', async () => {
    const { requested, states } = watchedDevice({ GET: [() => json(answer('finished', 'clear'))] });
    await pass(600_000);
    expect([requested, states()]).toEqual([['GET'], ['finished']]);
  });

  it('the listening for radar is followed each second while it runs, to its end', async () => {
    const { requested, states } = watchedDevice({
      GET: [
        () => json(answer('in_progress', 'pending')),
        () => json(answer('in_progress')),
        () => json(answer('finished', 'radar')),
      ],
    });
    await pass(1500);
    expect(states()).toEqual(['in-progress', 'in-progress']);
    await pass(600_000);
    expect(states()).toEqual(['in-progress', 'in-progress', 'finished']);
    expect(requested).toHaveLength(3);
  });

  it('the listening for radar is started and read anew, never with two requests under way', async () => {
    const never = () => new Promise<Response>(() => undefined);
    const device = watchedDevice({
      GET: [never, () => json(answer('in_progress'))],
      POST: [() => json(answer('in_progress', 'pending'))],
    });
    await pass(100);
    void device.prescan.start([5500]);
    await pass(100);
    expect(device.requested).toEqual(['GET', 'POST', 'GET']);
    expect(device.states()).toEqual(['in-progress']);
    expect(device.mostInFlight()).toBe(1);
    device.watching.unsubscribe();
  });

  it('the listening for radar goes on at the device when nobody watches any more', async () => {
    const { requested, watching } = watchedDevice({ GET: [() => json(answer('in_progress'))] });
    await pass(100);
    watching.unsubscribe();
    await pass(60_000);
    expect(requested).toEqual(['GET']);
  });

  it('the listening for radar is stopped when that is asked for, and read anew', async () => {
    const { prescan, requested, states } = watchedDevice({
      GET: [() => json(answer('in_progress')), () => json(answer('not_started'))],
    });
    await pass(100);
    await prescan.stop();
    await pass(60_000);
    expect(requested).toEqual(['GET', 'DELETE', 'GET']);
    expect(states()).toEqual(['in-progress', 'not-started']);
  });

  it('rests while the page is hidden, and is looked at when it is seen again', async () => {
    const { requested, visible, watching } = watchedDevice({ GET: [() => json(answer('in_progress'))] });
    await pass(100);
    visible.next(false);
    await pass(60_000);
    expect(requested).toHaveLength(1);
    visible.next(true);
    await pass(100);
    expect(requested).toHaveLength(2);
    watching.unsubscribe();
  });

  it.each([
    ['does not know it', () => json({ error: 1, message: 'Not found', statusCode: 404 }, 404)],
    ['answers with a page', () => new Response('<html>', { headers: { 'content-type': 'text/html' } })],
    ['refuses it without words', () => new Response('', { status: 403 })],
    ['wants another method', () => json({ message: 'Request is not supported' }, 400)],
  ])('the listening for radar is none of a device that %s, and it is not asked again', async (_, refuse) => {
    const { requested, states } = watchedDevice({ GET: [refuse] });
    await pass(600_000);
    expect([requested, states()]).toEqual([['GET'], ['none']]);
  });

  it('the listening for radar is asked for again of a device that is not ready or silent', async () => {
    const { states } = watchedDevice({
      GET: [
        () => json({ message: 'Not ready' }, 503),
        () => Promise.reject(new TypeError('failed')),
        () => json(answer('finished')),
      ],
    });
    await pass(10_000);
    expect(states()).toEqual(['failed 1', 'failed 2', 'finished']);
  });

  it('the listening for radar that was answered once is not taken for missing when it is refused later', async () => {
    const { states, watching } = watchedDevice({
      GET: [() => json(answer('in_progress')), () => new Response('', { status: 404 })],
    });
    await pass(1500);
    expect(states()).toEqual(['in-progress', 'failed 1']);
    watching.unsubscribe();
  });
});

describe('an answer about it', () => {
  it('an answer about it is told in the words of the domain', () => {
    expect(mapPrescan(answer('in_progress') as never)).toEqual({
      status: 'in-progress',
      frequencyMhz: 5500,
      remainingSeconds: 10,
      channels: [{ centerMhz: 5500, widthMhz: 40, state: 'scanning' }],
    });
  });

  it('an answer about it may be anything', () => {
    fc.assert(
      fc.property(fc.jsonValue(), body => {
        for (const { centerMhz } of mapPrescan(body as never).channels) expect(centerMhz).toBeGreaterThan(0);
      }),
    );
  });
});

describe('the calls of it', () => {
  afterEach(() => nock.cleanAll());
  const prescan = () => new V1DfsPrescan(testV1Client().client, calm);

  it('the calls of it are refused while another runs', async () => {
    nock(V1_RADIO).post(PATH).reply(409, { error: 1, message: 'Operation already in progress' });
    expect(await failureOf(prescan().start([5500]))).toMatchObject({ statusCode: 409 });
  });

  const call = { method: 'GET', path: `/api/v1.0${PATH}` } as const;
  failsAsEveryV1Call({ ...call, run: (client, options) => new V1DfsPrescan(client, calm).read(options) });
  endsWithTheV1Session({ ...call, run: client => new V1DfsPrescan(client, calm).read() });
});
