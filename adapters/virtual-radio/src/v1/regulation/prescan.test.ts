import { describe, expect, it } from 'vitest';
import { createVirtualRadio } from '../../index.ts';

const BASE = 'http://radio.test/api/v1.0';

/** A radio with a logged-in user, whose time is advanced by hand. */
async function radioInHand() {
  let now = 1_780_000_000_000;
  const radio = createVirtualRadio({ profile: 'wave', stations: 2, clock: { now: () => now } });
  const send = (method: string, path: string, body?: unknown, token = '') =>
    radio.fetch(
      new Request(`${BASE}${path}`, {
        method,
        headers: { 'content-type': 'application/json', 'x-auth-token': token },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
      { address: '192.0.2.9' },
    );
  // A new login each time: a session does not last as long as some prescans.
  const loggedIn = async (method: string, path: string, body?: unknown) => {
    const login = await send('POST', '/user/login', { username: 'admin', password: 'Tower-Link-2026' });
    return send(method, path, body, login.headers.get('x-auth-token') ?? '');
  };
  const call = async (method: string, body?: unknown) => {
    const answer = await loggedIn(method, '/system/airmax/dfsprescan', body);
    return { status: answer.status, body: await answer.json() };
  };
  const backup = async () => {
    const [{ wireless }] = await (await loggedIn('GET', '/statistics')).json();
    return wireless.radios.find(({ id }: { id: string }) => id === 'backup');
  };
  return {
    call,
    loggedIn,
    backup,
    states: async () => (await call('GET')).body.results.map(({ state }: { state: string }) => state),
    pass: (seconds: number) => {
      now += seconds * 1000;
    },
  };
}

describe('the prescan of a virtual radio', () => {
  it('takes one channel after the other, a minute each', async () => {
    const { call, states, pass } = await radioInHand();
    expect((await call('POST', { frequencies: [5510, 5550] })).body).toMatchObject({
      status: 'in_progress',
      frequency: 5510,
      remaining: 60,
    });
    expect(await states()).toEqual(['scanning', 'pending']);
    pass(75);
    expect((await call('GET')).body).toMatchObject({ frequency: 5550, remaining: 45 });
    expect((await states())[0]).toMatch(/^(clear|radar)$/);
    pass(45);
    expect((await call('GET')).body).toMatchObject({ status: 'finished', frequency: 0, remaining: 0 });
  });

  it('listens ten minutes where weather radar is, in a country of the ETSI way', async () => {
    const { call, loggedIn, pass } = await radioInHand();
    expect((await loggedIn('PUT', '/system', { countryCode: 276 })).status).toBe(200);
    pass(60);
    await call('POST', { frequencies: [5630] });
    pass(599);
    expect((await call('GET')).body).toMatchObject({ status: 'in_progress', remaining: 1 });
    pass(1);
    expect((await call('GET')).body).toMatchObject({ status: 'finished' });
  });

  it('loses its peers while it listens, and has them back soon after it was stopped', async () => {
    const { call, backup, pass } = await radioInHand();
    expect((await backup()).linkState).toBe('connected');
    await call('POST', { frequencies: [5510, 5550, 5590] });
    pass(100);
    expect((await backup()).linkState).not.toBe('connected');
    await call('DELETE');
    expect((await call('GET')).body).toMatchObject({ status: 'not_started', results: [] });
    pass(30);
    expect((await backup()).linkState).toBe('connected');
  });

  it('shuts a channel with radar for half an hour, and tells how long', async () => {
    const { call, states, backup, pass } = await radioInHand();
    const frequencies = [5270, 5310, 5510, 5550, 5590, 5630, 5670, 5495, 5500, 5505, 5515, 5520, 5525, 5530];
    await call('POST', { frequencies });
    pass(60 * frequencies.length);
    const received = await states();
    const shut = frequencies.filter((_, place) => received[place] === 'radar');
    expect(shut.length).toBeGreaterThan(0);
    await call('DELETE');
    const { lockouts } = (await backup()).dfs;
    expect(lockouts.map(({ frequency }: { frequency: number }) => frequency)).toEqual(shut);
    expect(lockouts[0].remaining).toBeLessThanOrEqual(1800);
    pass(1800);
    expect((await backup()).dfs.lockouts).toEqual([]);
  });

  it.each([[{}], [{ frequencies: [] }], [{ frequencies: [1] }], [{ frequencies: ['5510'] }]])(
    'refuses %o',
    async body => {
      const { call } = await radioInHand();
      expect((await call('POST', body)).status).toBe(400);
    },
  );

  it('runs once at a time', async () => {
    const { call } = await radioInHand();
    await call('POST', { frequencies: [5510] });
    expect((await call('POST', { frequencies: [5550] })).status).toBe(409);
  });
});
