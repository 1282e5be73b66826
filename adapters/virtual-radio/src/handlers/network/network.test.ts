import { describe, expect, it } from 'vitest';
import { aSession } from '../../testing/radio-client.mother.ts';

type Answer = Record<string, unknown>;

describe('network tables of a router', () => {
  it('tell the same story', async () => {
    const { client } = await aSession({ profile: 'router' });
    const { leases } = await client.json<{ leases: Answer[] }>('/api/dhcp-server/leases');
    const { ppp } = await client.json<{ ppp: Answer[] }>('/api/pppoe/info');
    const { portfw } = await client.json<{ portfw: Answer[] }>('/api/firewall/port-forward');
    const { iptables } = await client.json<{ iptables: Answer[] }>('/api/firewall/user-rules');
    const { services, portfw: forwarding } = await client.json<{ services: Answer; portfw: boolean }>(
      '/status.cgi',
    );
    expect(leases.map(lease => lease['ipaddr'])).toContain('198.51.100.20');
    expect([ppp[0]!['ifname'], portfw[0]!['to'], iptables[0]!['extra']]).toEqual([
      'ppp0',
      '198.51.100.25:443',
      'dpt:22',
    ]);
    expect([services['pppoe'], services['dhcpd'], forwarding]).toEqual([true, true, true]);
  });

  it('dials anew on request', async () => {
    const { client } = await aSession({ profile: 'router' });
    await client.post('/api/pppoe/restart', { ifname: 'ppp0' });
    const { ppp } = await client.json<{ ppp: Answer[] }>('/api/pppoe/info');
    expect(ppp[0]!['uptime']).toBe(0);
  });

  it('renews and releases an address where a client runs, and nowhere else', async () => {
    const { client } = await aSession({ profile: 'sta-ptp' });
    expect(await client.posted('/api/dhcp-client/renew', { ifname: 'br0' })).toMatchObject({
      ok: false,
      code: 5,
    });
    await client.post('/api/cfg', {
      cfgData: 'dhcpc.status=enabled\ndhcpc.1.status=enabled\ndhcpc.1.devname=br0\n',
    });
    await client.post('/api/dhcp-client/release', { ifname: 'br0' });
    const { dhcpc } = await client.json<{ dhcpc: Answer[] }>('/api/dhcp-client/info');
    expect(dhcpc[0]).toMatchObject({ ifname: 'br0', status: 'init', ipaddr: '0.0.0.0' });
  });
});
