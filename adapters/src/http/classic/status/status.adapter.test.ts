import { HeartbeatLock } from '@radiolink/application/heartbeat/heartbeat-lock';
import type { StatusEvent } from '@radiolink/application/status/status.port';
import nock from 'nock';
import { BehaviorSubject, firstValueFrom } from 'rxjs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LOGGED_IN, RADIO, testClient } from '../../client/client.mother.ts';
import { AIROS8_ACCESS_POINT } from '../fixtures/airos8-access-point.ts';
import { PollingStatus } from './status.adapter.ts';

/** Response of a radio to one request: after some milliseconds, with this host name; or none. */
interface Reply {
  readonly after: number;
  readonly hostname?: string;
  readonly body?: string;
}

function radio(reply: (request: number) => Reply) {
  const visible = new BehaviorSubject(true);
  const heartbeat = new HeartbeatLock();
  const log = { started: [] as number[], inFlight: 0, mostInFlight: 0, aborted: 0 };
  const begin = Date.now();
  const fetch = (request: Request) => {
    const { after, hostname, body = JSON.stringify({ host: { hostname } }) } = reply(log.started.length + 1);
    log.started.push(Date.now() - begin);
    log.inFlight += 1;
    log.mostInFlight = Math.max(log.mostInFlight, log.inFlight);
    return new Promise<Response>((resolve, reject) => {
      const done = setTimeout(() => {
        log.inFlight -= 1;
        if (hostname === undefined && body === '') reject(new TypeError('no route'));
        else resolve(new Response(body));
      }, after);
      request.signal.addEventListener('abort', () => {
        clearTimeout(done);
        log.aborted += 1;
        log.inFlight -= 1;
        reject(request.signal.reason);
      });
    });
  };
  const clock = { now: () => Date.now() };
  const status = new PollingStatus(testClient({ fetch }).client, {
    visibility: { visible },
    heartbeat,
    clock,
  });
  const events: StatusEvent[] = [];
  const watch = () => status.watch().subscribe(event => events.push(event));
  return { status, events, watch, log, visible, heartbeat };
}

const prompt = (request: number): Reply => ({ after: 10, hostname: `n${request}` });
const dead = (): Reply => ({ after: 5, body: '' });
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

describe('the polled status', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('asks each second', async () => {
    const { watch, log, events } = radio(prompt);
    watch();
    await pass(3500);
    expect(log.started).toEqual([0, 1000, 2000, 3000]);
    expect(events[0]).toMatchObject({ kind: 'sample', status: { host: { hostname: 'n1' } } });
  });

  it('asks nothing before it is watched and nothing after', async () => {
    const { watch, log } = radio(prompt);
    await pass(2000);
    expect(log.started).toEqual([]);
    const subscription = watch();
    await pass(500);
    subscription.unsubscribe();
    await pass(5000);
    expect(log.started).toHaveLength(1);
  });

  it('asks once for all who watch', async () => {
    const { watch, log, events } = radio(prompt);
    watch();
    watch();
    await pass(500);
    expect(log.started).toHaveLength(1);
    expect(events).toHaveLength(2);
  });

  it('the polled status has one request in flight, and rests after a slow answer for as long as it took', async () => {
    const { watch, log } = radio(() => ({ after: 2500, hostname: 'slow' }));
    watch();
    await pass(12_000);
    expect(log.mostInFlight).toBe(1);
    expect(log.started).toEqual([0, 5000, 10_000]);
  });

  it('gives up after 5 s', async () => {
    const { watch, log, events } = radio(() => ({ after: 60_000, hostname: 'late' }));
    watch();
    await pass(5001);
    expect(events).toMatchObject([{ kind: 'failure', failure: { reason: 'time-out' }, failures: 1 }]);
    expect(log.aborted).toBe(1);
  });

  it('backs off from a device that fails: 1, 1.5, 1.5 s', async () => {
    const { watch, log, events } = radio(dead);
    watch();
    await pass(5000);
    expect(log.started).toEqual([0, 1005, 2510, 4015]);
    expect(events.map(event => (event.kind === 'failure' ? event.nextTryAt - event.failedAt : 0))).toEqual([
      1000, 1500, 1500, 1500,
    ]);
  });

  it('returns to its pace with the first answer', async () => {
    const { watch, events } = radio(request => (request < 3 ? dead() : prompt(request)));
    watch();
    await pass(5500);
    expect(events.map(({ kind }) => kind)).toEqual(['failure', 'failure', 'sample', 'sample', 'sample']);
  });

  it('counts anew after an answer', async () => {
    const { watch, events } = radio(request => (request === 2 ? prompt(request) : dead()));
    watch();
    await pass(2500);
    expect(events.map(event => (event.kind === 'failure' ? event.failures : 0))).toEqual([1, 0, 1]);
  });

  it('takes an unreadable answer for a failure, not for an end', async () => {
    const { watch, events } = radio(request =>
      request === 1 ? { after: 5, body: '{"host":{' } : prompt(request),
    );
    watch();
    await pass(1500);
    expect(events).toMatchObject([{ kind: 'failure', failure: { reason: 'malformed' } }, { kind: 'sample' }]);
  });

  it('asks nothing while the page is hidden, and at once when it is seen again', async () => {
    const { watch, log, visible } = radio(prompt);
    watch();
    await pass(500);
    visible.next(false);
    await pass(60_000);
    expect(log.started).toEqual([0]);
    visible.next(true);
    await pass(1);
    expect(log.started).toEqual([0, 60_500]);
  });

  it('cuts the request that is in flight when the page is hidden, and drops its answer', async () => {
    const { watch, log, visible, events } = radio(() => ({ after: 400, hostname: 'x' }));
    watch();
    await pass(100);
    visible.next(false);
    await pass(10_000);
    expect(log.aborted).toBe(1);
    expect(events).toEqual([]);
  });

  it('asks nothing while heartbeats are held back', async () => {
    const { watch, log, heartbeat } = radio(prompt);
    heartbeat.disable();
    heartbeat.disable();
    watch();
    await pass(3000);
    heartbeat.enable();
    await pass(3000);
    expect(log.started).toEqual([]);
    heartbeat.enable();
    await pass(1);
    expect(log.started).toEqual([6000]);
  });

  it('never tells an older answer after a newer one', async () => {
    const { watch, visible, events } = radio(request => ({
      after: request === 1 ? 3000 : 100,
      hostname: `n${request}`,
    }));
    watch();
    await pass(50);
    visible.next(false);
    visible.next(true);
    await pass(3500);
    const names = events.map(event => (event.kind === 'sample' ? event.status.host.hostname : 'failure'));
    expect(names[0]).toBe('n2');
    expect(names).not.toContain('n1');
  });
});

describe('the polled status over HTTP', () => {
  afterEach(() => nock.cleanAll());

  function firstEvent() {
    const { client, ends } = testClient({ values: LOGGED_IN });
    const visibility = { visible: new BehaviorSubject(true) };
    const clock = { now: () => Date.now() };
    const status = new PollingStatus(client, { visibility, heartbeat: new HeartbeatLock(), clock });
    return { event: firstValueFrom(status.watch()), ends };
  }

  it('the polled status over HTTP is a sample', async () => {
    nock(RADIO).get('/status.cgi').reply(200, AIROS8_ACCESS_POINT);
    expect(await firstEvent().event).toMatchObject({
      kind: 'sample',
      status: { host: { hostname: 'Tower North' } },
    });
  });

  it.each([
    [400, { error: 'Busy' }, { kind: 'device-api', error: 'Busy' }],
    [500, '', { kind: 'response-status', status: 500 }],
    [200, '', { kind: 'network', reason: 'malformed' }],
    [200, '{"host":', { kind: 'network', reason: 'malformed' }],
  ])('the polled status over HTTP is a failure after %d %j', async (status, body, failure) => {
    nock(RADIO).get('/status.cgi').reply(status, body);
    expect(await firstEvent().event).toMatchObject({ kind: 'failure', failure });
  });

  it('ends the session that the device no longer knows', async () => {
    nock(RADIO).get('/status.cgi').reply(403, { error: 'Not authorized' });
    const { event, ends } = firstEvent();
    expect(await event).toMatchObject({ kind: 'failure', failure: { error: 'Not authorized' } });
    expect(ends).toEqual(['expired']);
  });
});
