import { assert, asyncProperty, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aSession } from '../../testing/radio-client.mother.ts';

describe('an echo', () => {
  it.each([
    '',
    'ip_addr=',
    'ip_addr=192.0.2.1&ping_size=0',
    'ip_addr=192.0.2.1&ping_size=32769',
    'ip_addr=192.0.2.1&ping_size=1.5',
    'ip_addr=192.0.2.1&ping_size=x',
  ])('an echo is not sent for "%s"', async query => {
    const { client } = await aSession({ profile: 'sta-ptp' });
    expect(await (await client.get(`/pingtest_action.cgi?${query}`)).text()).toBe('-1');
  });

  it.each(['1', '32768'])('an echo may have %s bytes', async size => {
    const { client } = await aSession({ profile: 'sta-ptp' });
    const text = await (await client.get(`/pingtest_action.cgi?ip_addr=192.0.2.1&ping_size=${size}`)).text();
    expect(text).toMatch(/^0\|192\.0\.2\.1\|/);
  });

  it('an echo has an answer of one of the two kinds, whatever the name', async () => {
    const { client } = await aSession({ profile: 'sta-ptp' });
    await assert(
      asyncProperty(string(), async name => {
        const query = new URLSearchParams({ ip_addr: name });
        const text = await (await client.get(`/pingtest_action.cgi?${query.toString()}`)).text();
        expect(text).toMatch(/^(-[124]|0\|[\d.:a-f]+\|\d+(\.\d+)?\|\d+)$/);
      }),
      { numRuns: 50 },
    );
  });
});

describe('a traceroute', () => {
  it.each([
    [{}],
    [{ action: 'start' }],
    [{ action: 'start', host: '  ' }],
    [{ action: 'start', host: '192.0.2.1', max_hops: '0' }],
    [{ action: 'start', host: '192.0.2.1', max_hops: '31' }],
    [{ action: 'start', host: '192.0.2.1', max_hops: '2.5' }],
    [{ action: '__proto__', host: '192.0.2.1' }],
  ])('a traceroute is not started by %j', async form => {
    const { client } = await aSession();
    expect(await client.posted('/api/traceroute', form as Record<string, string>)).toMatchObject({
      ok: false,
      code: 1,
    });
  });

  it('a traceroute goes no further than it may', async () => {
    const { client, clock } = await aSession();
    const { id } = await client.posted('/api/traceroute', {
      action: 'start',
      host: '203.0.113.200',
      max_hops: '1',
    });
    clock.advance(60);
    const { hops, running } = await client.json<{ hops: { hop: number }[]; running: boolean }>(
      `/api/traceroute?id=${String(id)}`,
    );
    expect([hops.map(({ hop }) => hop), running]).toEqual([[1], false]);
  });

  it('a traceroute is gone once it is stopped, and another may run', async () => {
    const { client } = await aSession();
    const start = { action: 'start', host: '203.0.113.200' };
    const { id } = await client.posted('/api/traceroute', start);
    expect(await client.posted('/api/traceroute', { action: 'stop', id: 'x' })).toMatchObject({ code: 5 });
    expect(await client.posted('/api/traceroute', { action: 'stop', id: String(id) })).toMatchObject({
      ok: true,
    });
    expect((await client.get(`/api/traceroute?id=${String(id)}`)).status).toBe(404);
    expect(await client.posted('/api/traceroute', start)).toMatchObject({ ok: true });
  });
});

describe('a speed test', () => {
  it.each([
    [{}],
    [{ target: ' ' }],
    [{ target: '192.0.2.11', duration: '0' }],
    [{ target: '192.0.2.11', duration: '6001' }],
    [{ target: '192.0.2.11', duration: '1.5' }],
    [{ target: '192.0.2.11', direction: 'both' }],
    [{ target: '192.0.2.11', direction: '__proto__' }],
  ])('a speed test is not started by %j', async form => {
    const { client } = await aSession({ profile: 'sta-ptp' });
    expect(await client.posted('/api/lmgmt/speedtest/start', form as Record<string, string>)).toMatchObject({
      ok: false,
      code: 1,
    });
  });

  it('a speed test is one at a time, and ends when it is stopped', async () => {
    const { client, clock } = await aSession({ profile: 'sta-ptp' });
    const form = { target: '192.0.2.11', duration: '60', direction: 'dx' };
    const { ticket } = await client.posted('/api/lmgmt/speedtest/start', form);
    clock.advance(5);
    expect(await client.posted('/api/lmgmt/speedtest/start', form)).toMatchObject({ ok: false, code: 2 });
    await client.post('/api/lmgmt/speedtest/stop', { ticket: String(ticket) });
    const look = `/api/lmgmt/speedtest/status?ticket=${String(ticket)}`;
    const stopped = await client.json<{ state: number; elapsed: number }>(look);
    clock.advance(30);
    expect(await client.json(look)).toMatchObject({ state: 10, elapsed: stopped.elapsed });
    expect(stopped.elapsed).toBeLessThanOrEqual(5);
  });

  it.each(['', 'x', '0', '-1'])('a speed test has no ticket %j', async ticket => {
    const { client } = await aSession();
    expect((await client.get(`/api/lmgmt/speedtest/status?ticket=${ticket}`)).status).toBe(404);
    expect(await client.posted('/api/lmgmt/speedtest/stop', { ticket })).toMatchObject({
      ok: false,
      code: 5,
    });
  });
});
