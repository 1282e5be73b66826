import { describe, expect, it } from 'vitest';
import { aSession } from '../../testing/radio-client.mother.ts';
import type { WireStatus } from '../../testing/status-shape.mother.ts';

type Answer = Record<string, unknown>;

describe('tools', () => {
  it.each([
    ['ip_addr=192.0.2.1&ping_size=56', /^0\|192\.0\.2\.1\|\d+(\.\d+)?\|63$/],
    ['ip_addr=192.0.2.11&ping_size=56', /^0\|192\.0\.2\.11\|/],
    ['ip_addr=192.0.2.99&ping_size=56', /^-4$/],
    ['ip_addr=no.such.host&ping_size=56', /^-2$/],
    ['ip_addr=192.0.2.1&ping_size=99999', /^-1$/],
    ['ip_addr=constructor&ping_size=1', /^-2$/],
  ])('ping of %s', async (query, expected) => {
    const { client } = await aSession({ profile: 'sta-ptp' });
    expect(await (await client.get(`/pingtest_action.cgi?${query}`)).text()).toMatch(expected);
  });

  it('traceroute finds hop after hop, one run at a time', async () => {
    const { client, clock } = await aSession();
    const { id } = await client.posted('/api/traceroute', { action: 'start', host: '203.0.113.200' });
    const busy = await client.posted('/api/traceroute', { action: 'start', host: '192.0.2.1' });
    const early = await client.json<{ hops: unknown[]; running: boolean }>(
      `/api/traceroute?id=${String(id)}`,
    );
    clock.advance(10);
    const late = await client.json<{ hops: { ipaddr: string }[]; running: boolean }>(
      `/api/traceroute?id=${String(id)}`,
    );
    expect([busy['code'], early.hops.length, early.running, late.running]).toEqual([2, 0, true, false]);
    expect(late.hops.at(-1)!.ipaddr).toBe('203.0.113.200');
  });

  it('a speed test against the peer runs, finishes and stays below its capacity', async () => {
    const { client, clock } = await aSession({ profile: 'sta-ptp' });
    const { ticket } = await client.posted('/api/lmgmt/speedtest/start', {
      target: '192.0.2.11',
      duration: '10',
      direction: 'rx',
    });
    const look = () =>
      client.json<Record<string, number>>(`/api/lmgmt/speedtest/status?ticket=${String(ticket)}`);
    clock.advance(6);
    const running = await look();
    const { wireless } = await client.json<WireStatus>('/status.cgi');
    clock.advance(10);
    const finished = await look();
    expect([running['state'], running['tx'], finished['state'], finished['flags']]).toEqual([4, 0, 10, 0]);
    expect(running['rx']! * 1000).toBeLessThan(wireless.polling.dl_capacity);
  });

  it('a speed test against nobody fails with words', async () => {
    const { client, clock } = await aSession();
    const { ticket } = await client.posted('/api/lmgmt/speedtest/start', {
      target: '192.0.2.250',
      duration: '5',
    });
    clock.advance(3);
    const answer = await client.json<Answer>(`/api/lmgmt/speedtest/status?ticket=${String(ticket)}`);
    expect([answer['state'], Number(answer['flags']) > 0, answer['message']]).toEqual([
      10,
      true,
      expect.stringMatching(/./),
    ]);
  });

  it('a cable test names a pair for each letter, and an empty port is open', async () => {
    const { client } = await aSession({ profile: 'sta-ptmp' });
    const good = (await client.posted('/ethtool.cgi', { ifname: 'eth0', cabletest: 'yes' })) as {
      pairs: Answer[];
    };
    const open = (await client.posted('/ethtool.cgi', { ifname: 'eth1', cabletest: 'yes' })) as {
      pairs: Answer[];
    };
    expect(good.pairs.map(pair => `${String(pair['pair'])}${String(pair['status'])}`)).toEqual([
      'A0',
      'B0',
      'C0',
      'D0',
    ]);
    expect(open.pairs.every(pair => pair['status'] === 2)).toBe(true);
  });
});
