import { describe, expect, it } from 'vitest';
import { aSession, VIEWER } from '../../testing/radio-client.mother.ts';

interface Neighbour {
  readonly ipaddr: string;
  readonly hwaddr: string;
  readonly ifname: string;
}

describe.each(['ap-ptmp', 'sta-ptp', 'router', 'soho', 'vlan', 'sixty'])('the tables of %s', profile => {
  it('know the same neighbours by address, by MAC and by port', async () => {
    const { client } = await aSession({ profile });
    const { arp } = await client.json<{ arp: Neighbour[] }>('/arp.cgi');
    const { brmacs } = await client.json<{ brmacs: { bridge: string; hwaddr: string; ageing: number }[] }>(
      '/brmacs.cgi?brmacs=y',
    );
    const scanned = (await (await client.get('/ipscan.cgi')).text()).split('\n').filter(Boolean);
    expect(scanned).toEqual(arp.map(({ ipaddr }) => ipaddr));
    expect(brmacs.map(({ hwaddr }) => hwaddr)).toEqual(arp.map(({ hwaddr }) => hwaddr));
    for (const { ageing } of brmacs) {
      expect(ageing).toBeGreaterThanOrEqual(0);
      expect(ageing).toBeLessThan(300);
    }
  });

  it('name every neighbour once', async () => {
    const { client } = await aSession({ profile });
    const { arp } = await client.json<{ arp: Neighbour[] }>('/arp.cgi');
    expect(arp.length).toBeGreaterThan(0);
    expect(new Set(arp.map(({ hwaddr }) => hwaddr)).size).toBe(arp.length);
    expect(new Set(arp.map(({ ipaddr }) => ipaddr)).size).toBe(arp.length);
    expect(arp.every(({ hwaddr }) => /^[0-9A-F]{2}(:[0-9A-F]{2}){5}$/.test(hwaddr))).toBe(true);
  });

  it('lead every neighbour over an interface that the status shows', async () => {
    const { client } = await aSession({ profile });
    const { arp } = await client.json<{ arp: Neighbour[] }>('/arp.cgi');
    const { interfaces } = await client.json<{ interfaces: { ifname: string }[] }>('/status.cgi');
    const names = new Set(interfaces.map(({ ifname }) => ifname));
    expect(arp.map(({ ifname }) => ifname).filter(name => !names.has(name))).toEqual([]);
  });
});

describe('the neighbours of an access point', () => {
  it('the neighbours of an access point are no longer those that were kicked', async () => {
    const { client } = await aSession({ stations: 2 });
    const { wireless } = await client.json<{ wireless: { sta: { mac: string }[] } }>('/status.cgi');
    const [first] = wireless.sta;
    const macs = async () => (await client.json<{ arp: Neighbour[] }>('/arp.cgi')).arp.map(one => one.hwaddr);
    expect(await macs()).toContain(first!.mac);
    await client.post('/stakick.cgi', { staif: 'ath0', staid: first!.mac });
    expect(await macs()).not.toContain(first!.mac);
  });
});

describe('a cable test', () => {
  it('measures the four pairs of the cable, and takes its time', async () => {
    const waited: number[] = [];
    const { client } = await aSession({ wait: async milliseconds => void waited.push(milliseconds) });
    const answer = await client.posted<{ pairs: { pair: string; status: number; length: number }[] }>(
      '/ethtool.cgi',
      { ifname: 'eth0', cabletest: 'yes' },
    );
    expect(answer.pairs.map(({ pair, status }) => [pair, status])).toEqual([
      ['A', 0],
      ['B', 0],
      ['C', 0],
      ['D', 0],
    ]);
    const lengths = answer.pairs.map(({ length }) => length);
    expect(Math.max(...lengths) - Math.min(...lengths)).toBeLessThanOrEqual(1);
    // §classic.network-tables: up to 10 s.
    expect(waited).toHaveLength(1);
    expect(waited[0]).toBeLessThanOrEqual(10_000);
  });

  it.each([
    [{ cabletest: 'yes' }, 5],
    [{ ifname: 'eth7', cabletest: 'yes' }, 5],
    [{ ifname: 'br0', cabletest: 'yes' }, 5],
    [{ ifname: 'eth0' }, 1],
    [{ ifname: 'eth0', cabletest: 'no' }, 1],
  ])('a cable test is refused to %j with code %i', async (form, code) => {
    const { client } = await aSession();
    expect(await client.posted('/ethtool.cgi', form as Record<string, string>)).toMatchObject({
      ok: false,
      code,
    });
  });

  it('a cable test is refused to a read-only user, who may look at the port', async () => {
    const { client } = await aSession({}, VIEWER);
    expect((await client.post('/ethtool.cgi', { ifname: 'eth0', cabletest: 'yes' })).status).toBe(403);
    expect(await client.json('/ethtool.cgi?ifname=eth0')).toMatchObject({ link: true, speed: 1000 });
  });

  it.each(['', 'eth9', '__proto__', 'eth0%00'])('knows no port %j', async ifname => {
    const { client } = await aSession();
    expect((await client.get(`/ethtool.cgi?ifname=${ifname}`)).status).toBe(404);
  });
});

describe('a PPPoE session', () => {
  it('a PPPoE session is down without a server, with no address, and up again with one', async () => {
    const { client, radio } = await aSession({ profile: 'router' });
    radio.faults.set({ noPppoe: true });
    expect(await client.json('/api/pppoe/info')).toMatchObject({
      ppp: [{ ifname: 'ppp0', status: 'down', ipaddr: '0.0.0.0', peer: '0.0.0.0', dns: [], uptime: 0 }],
    });
    radio.faults.clear();
    expect(await client.json('/api/pppoe/info')).toMatchObject({
      ppp: [{ status: 'up', ipaddr: '203.0.113.77', mtu: 1492 }],
    });
  });

  it.each([{}, { ifname: 'ppp1' }, { ifname: 'br0' }])(
    'a PPPoE session is restarted by its own name, not by %j',
    async form => {
      const { client } = await aSession({ profile: 'router' });
      expect(await client.posted('/api/pppoe/restart', form as Record<string, string>)).toMatchObject({
        ok: false,
        code: 5,
      });
    },
  );

  it('a PPPoE session is none where nothing dials', async () => {
    const { client } = await aSession();
    expect(await client.json('/api/pppoe/info')).toEqual({ ppp: [] });
    expect(await client.posted('/api/pppoe/restart', { ifname: 'ppp0' })).toMatchObject({ code: 5 });
  });
});
