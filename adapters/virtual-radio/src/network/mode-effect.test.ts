import { describe, expect, it } from 'vitest';
import { aSession } from '../testing/radio-client.mother.ts';

type Entry = Readonly<Record<string, string | number>>;

const lines = (values: Readonly<Record<string, string>>): string =>
  Object.entries(values)
    .map(([key, value]) => `${key}=${value}\n`)
    .join('');

async function tables(client: Awaited<ReturnType<typeof aSession>>['client']) {
  const { leases } = await client.json<{ leases: Entry[] }>('/api/dhcp-server/leases');
  const { arp } = await client.json<{ arp: Entry[] }>('/arp.cgi');
  const { portfw } = await client.json<{ portfw: Entry[] }>('/api/firewall/port-forward');
  return { leases, arp, portfw };
}

/** A station in router mode, written by hand. §config.network-mode. */
const ROUTER = {
  netmode: 'router',
  'bridge.1.port.1.status': 'disabled',
  'bridge.2.status': 'enabled',
  'bridge.2.devname': 'br1',
  'bridge.2.port.1.status': 'enabled',
  'bridge.2.port.1.devname': 'eth0',
  'netconf.3.role': 'wan',
  'netconf.3.ip': '0.0.0.0',
  'netconf.4.status': 'enabled',
  'netconf.4.devname': 'br1',
  'netconf.4.role': 'lan',
  'netconf.4.ip': '192.168.1.1',
  'netconf.4.netmask': '255.255.255.0',
  'dhcpc.status': 'enabled',
  'dhcpc.1.status': 'enabled',
  'dhcpc.1.devname': 'br0',
  'dhcpc.1.fallback': '192.168.10.1',
  'dhcpd.status': 'enabled',
  'dhcpd.1.status': 'enabled',
  'dhcpd.1.devname': 'br1',
  'dhcpd.1.start': '192.168.1.2',
  'dhcpd.1.end': '192.168.1.254',
  'iptables.status': 'enabled',
  'iptables.sys.status': 'enabled',
  'iptables.sys.portfw.status': 'enabled',
  'iptables.sys.portfw.1.status': 'enabled',
  'iptables.sys.portfw.1.devname': 'br0',
  'iptables.sys.portfw.1.dport': '8080',
  'iptables.sys.portfw.1.host': '192.168.1.9',
  'iptables.sys.portfw.1.port': '80',
};

const WIRED = { address: '192.0.2.9', port: 'eth0' };
const OVER_RADIO = { address: '192.0.2.9', port: 'ath0' };

describe('a change to router mode', () => {
  it('gives out leases, moves the address of each side, and counts from then on', async () => {
    const { client, radio, clock } = await aSession({ profile: 'sta-ptp' });
    expect(await tables(client)).toMatchObject({ leases: [], portfw: [] });
    expect([radio.addressFor(WIRED), radio.addressFor(OVER_RADIO)]).toEqual(['192.0.2.12', '192.0.2.12']);
    await client.post('/api/cfg', { cfgData: lines(ROUTER) });
    clock.advance(10);
    expect(radio.address).toBe('192.168.1.1');
    expect([radio.addressFor(WIRED), radio.addressFor(OVER_RADIO)]).toEqual(['192.168.1.1', '192.0.2.77']);
    const first = await tables(client);
    expect(first.leases[0]).toMatchObject({ ipaddr: '192.168.1.2', ifname: 'br1' });
    expect(first.arp).toContainEqual(expect.objectContaining({ ipaddr: '192.168.1.2', ifname: 'br1' }));
    expect(first.portfw[0]).toMatchObject({ to: '192.168.1.9:80' });
    expect(first.portfw[0]!['packets']).toBeLessThan(10);
    clock.advance(60);
    const later = await tables(client);
    expect(later.portfw[0]!['packets']).toBeGreaterThan(Number(first.portfw[0]!['packets']));
  });

  it('gives a reserved address to its client', async () => {
    const { client } = await aSession({ profile: 'soho' });
    const { leases } = await tables(client);
    const { hwaddr } = leases[2]!;
    const key = 'dhcpd.1.static.1';
    await client.post('/api/cfg', {
      cfgData: lines({
        [`${key}.status`]: 'enabled',
        [`${key}.mac`]: String(hwaddr),
        [`${key}.ip`]: '198.51.100.150',
      }),
    });
    const again = (await tables(client)).leases.find(lease => lease['hwaddr'] === hwaddr);
    expect(again!['ipaddr']).toBe('198.51.100.150');
  });
});

describe('the way of a caller to the page', () => {
  const after = async (profile: string, values: Readonly<Record<string, string>>) => {
    const { client, radio, clock } = await aSession({ profile });
    await client.post('/api/cfg', { cfgData: lines(values) });
    clock.advance(10);
    return radio;
  };

  it('the way of a caller to the page is by the management VLAN only, where one is set', async () => {
    const { radio } = await aSession({ profile: 'vlan' });
    const at = (port: string) => radio.addressFor({ address: '192.0.2.9', port });
    expect([at('eth0.20'), at('eth1.20'), at('eth0'), at('eth0.21')]).toEqual([
      '192.0.2.61',
      '192.0.2.61',
      undefined,
      undefined,
    ]);
  });

  it('the way of a caller to the page is by the LAN only, where management is limited to it', async () => {
    const { radio } = await aSession({ profile: 'soho' });
    const at = (port: string) => radio.addressFor({ address: '192.0.2.9', port });
    expect([at('eth0'), at('eth1'), at('ath0')]).toEqual([undefined, '198.51.100.1', '198.51.100.1']);
  });

  it.each([
    [
      'no address is assigned',
      {
        'dhcpc.status': 'enabled',
        'dhcpc.1.status': 'enabled',
        'dhcpc.1.devname': 'br0',
        'dhcpc.1.fallback': '192.168.7.7',
      },
      '192.168.7.7',
    ],
    ['its port is off', { 'netconf.1.up': 'disabled' }, undefined],
    ['the answers are larger than the MTU', { 'netconf.3.mtu': '68' }, undefined],
  ])('changes when %s', async (_, values, address) => {
    const { client, radio, clock } = await aSession({ profile: 'sta-ptp' });
    radio.faults.set({ noDhcp: true });
    await client.post('/api/cfg', { cfgData: lines(values as Record<string, string>) });
    clock.advance(10);
    expect(radio.addressFor(WIRED)).toBe(address);
  });

  it.each([
    ['of its network drops', { src: '192.0.2.0/24', target: 'DROP' }, undefined],
    ['of another network drops', { src: '198.51.100.0/24', target: 'DROP' }, '192.0.2.12'],
    ['with an exception for it drops', { 'not.src': '192.0.2.9', target: 'DROP' }, '192.0.2.12'],
    ['of other ports drops', { proto: 'tcp', dst_port: '8000:9000', target: 'DROP' }, '192.0.2.12'],
    ['of another interface drops', { in: 'ath0', target: 'DROP' }, '192.0.2.12'],
    ['accepts', { target: 'ACCEPT' }, '192.0.2.12'],
  ])('the way of a caller to the page is decided by the firewall: a rule %s', async (_, rule, address) => {
    const entry = Object.fromEntries(
      Object.entries(rule).map(([leaf, value]) => [`iptables.sys.fw.1.${leaf}`, value]),
    );
    const radio = await after('sta-ptp', {
      'iptables.status': 'enabled',
      'iptables.sys.status': 'enabled',
      'iptables.sys.fw.status': 'enabled',
      'iptables.sys.fw.1.status': 'enabled',
      ...entry,
    });
    expect(radio.addressFor(WIRED)).toBe(address);
  });
});

describe('a PPPoE server that does not answer', () => {
  it('leaves the session down, without an address', async () => {
    const { client, radio } = await aSession({ profile: 'router' });
    radio.faults.set({ noPppoe: true });
    const { ppp } = await client.json<{ ppp: Entry[] }>('/api/pppoe/info');
    expect(ppp[0]).toMatchObject({ status: 'down', ipaddr: '0.0.0.0', uptime: 0 });
  });
});
