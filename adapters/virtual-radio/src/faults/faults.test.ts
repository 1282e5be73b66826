import { describe, expect, it } from 'vitest';
import { aRadio, aSession } from '../testing/radio-client.mother.ts';
import type { WireStatus } from '../testing/status-shape.mother.ts';
import { Unreachable } from './inject-fault.ts';

describe('faults', () => {
  it.each([401, 403, 500] as const)('answer everything with %i', async status => {
    const { client, radio } = await aSession();
    radio.faults.set({ status });
    expect((await client.get('/status.cgi')).status).toBe(status);
    radio.faults.clear();
    expect((await client.get('/status.cgi')).status).toBe(200);
  });

  it('touch only the path they are for', async () => {
    const { client, radio } = await aSession();
    radio.faults.set({ status: 500, path: '/status.cgi' });
    const answers = [await client.get('/status.cgi'), await client.get('/api/info/user')];
    expect(answers.map(answer => answer.status)).toEqual([500, 200]);
  });

  it('cut answers off', async () => {
    const { client, radio } = await aSession();
    const whole = await (await client.get('/status.cgi')).text();
    radio.faults.set({ truncate: 0.5 });
    expect(await (await client.get('/status.cgi')).text()).toBe(whole.slice(0, Math.floor(whole.length / 2)));
  });

  it('replace JSON and leave text alone', async () => {
    const { client, radio } = await aSession();
    radio.faults.set({ wrongJson: '{"host":' });
    expect(await (await client.get('/status.cgi')).text()).toBe('{"host":');
    expect(await (await client.get('/getcfg.cgi')).text()).toContain('netmode=');
  });

  it('wait as long as they are told to', async () => {
    const waited: number[] = [];
    const { client, radio } = await aSession({ wait: async milliseconds => void waited.push(milliseconds) });
    radio.faults.set({ latencyMs: 2500 });
    await client.get('/api/info/user');
    expect(waited).toEqual([2500]);
  });

  it('lose about as many requests as they say', async () => {
    const { client, radio } = await aSession();
    radio.faults.set({ loss: 0.5 });
    let lost = 0;
    for (let request = 0; request < 60; request++) {
      await client.get('/api/info/user').catch(error => {
        if (error instanceof Unreachable) lost += 1;
      });
    }
    expect(lost).toBeGreaterThan(15);
    expect(lost).toBeLessThan(45);
  });

  it('make it unreachable', async () => {
    const { client, radio } = await aSession();
    radio.faults.set({ unreachable: true });
    await expect(client.get('/')).rejects.toBeInstanceOf(Unreachable);
    expect(radio.reachable).toBe(false);
  });

  it('give peers hostile names, sent as they are', async () => {
    const { client, radio } = await aSession({ stations: 12 });
    radio.faults.set({ hostileNames: true });
    const { wireless } = await client.json<WireStatus>('/status.cgi');
    const names = wireless.sta.map(station => station.remote.hostname);
    expect(names).toContain('"><script>alert(1)</script>');
    expect(names.some(name => name.length === 300)).toBe(true);
  });

  it('end a session, restart, or cut the power', async () => {
    const { client, clock, radio } = await aSession();
    radio.faults.happen('session-end');
    expect((await client.get('/status.cgi')).status).toBe(403);
    radio.faults.happen('power-loss');
    clock.advance(21);
    await client.login();
    const { host } = await client.json<WireStatus>('/status.cgi');
    expect([host.uptime, host.power_time]).toEqual([21, 21]);
  });
});

describe('the call that sets faults', () => {
  const post = (body: unknown): RequestInit => ({ method: 'POST', body: JSON.stringify(body) });

  it('the call that sets faults does not exist unless it was asked for', async () => {
    expect((await aRadio().client.request('/__radio/faults', post({ status: 500 }))).status).toBe(404);
  });

  it('sets a plan, tells it, and works while nothing else answers', async () => {
    const { client } = aRadio({ faults: true });
    await client.request('/__radio/faults', post({ unreachable: true }));
    expect(await client.json('/__radio/faults')).toEqual({ unreachable: true });
    await client.request('/__radio/faults', post({}));
    expect((await client.get('/')).status).toBe(200);
  });

  it('lets something happen once', async () => {
    const { client } = aRadio({ faults: true });
    await client.request('/__radio/faults', post({ event: 'reboot' }));
    await expect(client.get('/')).rejects.toBeInstanceOf(Unreachable);
  });

  it.each([
    ['{"latency": 2000}', 'Unknown field "latency". Known fields: latencyMs, loss,'],
    ['{"loss": 7}', '"loss" must be a number from 0 to 1.'],
    [
      '{"unreachable": "yes", "status": 404}',
      '"unreachable" must be true or false. "status" must be 401, 403 or 500.',
    ],
    ['{"event": "explode"}', 'Unknown event. Known events: reboot, power-loss, session-end.'],
    ['{"event": "reboot", "loss": 1}', 'An event is posted alone.'],
    ['{"__proto__": {"loss": 1}}', 'Unknown field "__proto__".'],
    ['not json', 'A plan of faults is a JSON object.'],
  ])('refuses %s with status 400 and what is known, and keeps its plan', async (body, message) => {
    const { client } = aRadio({ faults: true });
    await client.request('/__radio/faults', post({ latencyMs: 1 }));
    const answer = await client.request('/__radio/faults', { method: 'POST', body });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({ ok: false, code: 1, message: expect.stringContaining(message) });
    expect(await client.json('/__radio/faults')).toEqual({ latencyMs: 1 });
  });
});
