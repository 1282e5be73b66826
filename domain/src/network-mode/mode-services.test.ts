import { describe, expect, it } from 'vitest';
import { configOf } from '../configuration/config-text.mother.ts';
import { ModeDraft } from './mode-draft.ts';
import { fitMtus } from './mode-bridges.ts';
import {
  dropDefaultRoutes,
  dropLostRoutes,
  ensureManagement,
  limitManagement,
  serveDhcp,
  translate,
} from './mode-services.ts';

const MASK = '255.255.255.0';
const LAN = [
  'netmode=router',
  'netconf.status=enabled',
  'netconf.1.devname=br1',
  'netconf.1.status=enabled',
  'netconf.1.ip=10.0.0.1',
  `netconf.1.netmask=${MASK}`,
];
const SERVER = [
  'dhcpd.status=enabled',
  'dhcpd.1.devname=br1',
  'dhcpd.1.status=enabled',
  'dhcpd.1.start=10.0.0.100',
  'dhcpd.1.end=10.0.0.199',
  `dhcpd.1.netmask=${MASK}`,
  'dhcpd.1.dnsproxy=enabled',
];
const MGMT = [
  'iptables.status=enabled',
  'iptables.sys.status=enabled',
  'iptables.sys.mgmt.status=enabled',
  'iptables.sys.mgmt.1.devname=br0',
  'iptables.sys.mgmt.1.status=enabled',
];

/** What a step changes in a file. */
function changed(lines: readonly string[], step: (draft: ModeDraft) => void): readonly string[] {
  const draft = new ModeDraft(configOf(...lines));
  step(draft);
  return [...draft.changes()].map(([key, value]) => `${key}=${value}`);
}

// §config.network-mode.
describe('the DHCP server of a LAN', () => {
  const serve =
    (ip = '10.0.0.1', netmask = MASK) =>
    (draft: ModeDraft) =>
      serveDhcp(draft, 'br1', { ip, netmask });

  it('the DHCP server of a LAN stays as it is while its pool fits', () => {
    expect(changed([...LAN, ...SERVER], serve())).toEqual([]);
  });

  it('moves to another network with its pool, gateway and reservations, which stay the same hosts', () => {
    const lines = [
      ...LAN,
      ...SERVER,
      'dhcpd.1.start=172.16.0.100',
      'dhcpd.1.end=172.16.0.199',
      'dhcpd.1.gateway=172.16.0.1',
      'dhcpd.1.static.1.status=enabled',
      'dhcpd.1.static.1.ip=172.16.0.150',
    ];
    expect(changed(lines, serve())).toEqual([
      'dhcpd.1.start=10.0.0.100',
      'dhcpd.1.end=10.0.0.199',
      'dhcpd.1.gateway=10.0.0.1',
      'dhcpd.1.static.1.ip=10.0.0.150',
      'dhcpd.1.lease_time=600',
    ]);
  });

  it('the DHCP server of a LAN is the DNS proxy of its clients where it names no DNS server', () => {
    const off = [...LAN, ...SERVER, 'dhcpd.1.status=disabled'].filter(line => !line.includes('dnsproxy'));
    expect(changed(LAN, serve())).toContain('dhcpd.1.dnsproxy=enabled');
    expect(changed(off, serve())).toContain('dhcpd.1.dnsproxy=enabled');
    const named = ['dhcpd.1.dns.1.server=192.0.2.53', 'dhcpd.1.dns.1.status=enabled'];
    expect(changed([...off, ...named], serve())).not.toContain('dhcpd.1.dnsproxy=enabled');
    const unused = ['dhcpd.1.dns.1.server=192.0.2.53', 'dhcpd.1.dns.1.status=disabled'];
    expect(changed([...off, ...unused], serve())).toContain('dhcpd.1.dnsproxy=enabled');
  });

  it('starts where it was off', () => {
    expect(changed([...LAN, ...SERVER, 'dhcpd.1.status=disabled'], serve())).toContain(
      'dhcpd.1.status=enabled',
    );
  });

  it.each([
    ['runs downwards', ['dhcpd.1.start=10.0.0.199', 'dhcpd.1.end=10.0.0.100']],
    ['ends in another network', ['dhcpd.1.end=172.16.0.50']],
    ['begins in another network', ['dhcpd.1.start=172.16.0.200']],
    ['has no beginning', ['dhcpd.1.start=']],
    ['has no end', ['dhcpd.1.end=']],
  ])('the DHCP server of a LAN gets the longer run of addresses where its pool %s', (_, lines) => {
    const changes = new Map(
      changed([...LAN, ...SERVER, ...lines], serve()).map(line => line.split('=') as [string, string]),
    );
    const end = (leaf: string, given: string) => changes.get(`dhcpd.1.${leaf}`) ?? given;
    expect([end('start', '10.0.0.100'), end('end', '10.0.0.199')]).toEqual(['10.0.0.2', '10.0.0.254']);
  });

  it('the DHCP server of a LAN gives its own address to no client when it moves', () => {
    const lines = [...LAN, ...SERVER, 'dhcpd.1.start=172.16.0.100', 'dhcpd.1.end=172.16.0.199'];
    const moved = (ip: string) => changed(lines, serve(ip)).slice(0, 2);
    expect(moved('10.0.0.99')).toEqual(['dhcpd.1.start=10.0.0.100', 'dhcpd.1.end=10.0.0.199']);
    expect(moved('10.0.0.200')).toEqual(['dhcpd.1.start=10.0.0.100', 'dhcpd.1.end=10.0.0.199']);
    expect(moved('10.0.0.100')).toEqual(['dhcpd.1.start=10.0.0.101', 'dhcpd.1.end=10.0.0.254']);
    expect(moved('10.0.0.150')).toEqual(['dhcpd.1.start=10.0.0.1', 'dhcpd.1.end=10.0.0.149']);
    expect(moved('10.0.0.199')).toEqual(['dhcpd.1.start=10.0.0.1', 'dhcpd.1.end=10.0.0.198']);
  });

  it('the DHCP server of a LAN keeps its clients without a gateway, and drops one that is no host of its network', () => {
    const moved = (gateway: string, netmask = MASK) =>
      changed(
        [...LAN, ...SERVER, 'dhcpd.1.start=172.16.0.100', `dhcpd.1.gateway=${gateway}`],
        serve('10.0.0.1', netmask),
      ).filter(line => line.startsWith('dhcpd.1.gateway'));
    expect(moved('0.0.0.0')).toEqual([]);
    expect(moved('')).toEqual([]);
    expect(moved('172.16.0.9')).toEqual(['dhcpd.1.gateway=10.0.0.9']);
    expect(moved('172.16.0.255')).toEqual(['dhcpd.1.gateway=']);
  });

  it('the DHCP server of a LAN is no DNS proxy where it names a DNS server', () => {
    const off = [...LAN, ...SERVER, 'dhcpd.1.status=disabled', 'dhcpd.1.dnsproxy=disabled'];
    const named = (...lines: readonly string[]) =>
      changed([...off, ...lines], serve()).includes('dhcpd.1.dnsproxy=enabled');
    expect(named()).toBe(true);
    expect(named('dhcpd.1.dns.1.server=9.9.9.9', 'dhcpd.1.dns.1.status=enabled')).toBe(false);
    expect(named('dhcpd.1.dns.1.server=9.9.9.9', 'dhcpd.1.dns.1.status=disabled')).toBe(true);
    expect(named('dhcpd.1.dns.1.server=', 'dhcpd.1.dns.1.status=enabled')).toBe(true);
  });

  it('the DHCP server of a LAN is off in a network without room for a client', () => {
    expect(
      changed([...LAN, ...SERVER, 'dhcpd.1.end=10.0.0.1'], serve('10.0.0.1', '255.255.255.255')),
    ).toEqual(['dhcpd.1.status=disabled']);
    expect(changed(LAN, serve('10.0.0.1', '255.255.255.255'))).toEqual([]);
  });
});

describe('NAT', () => {
  it('NAT is on the WAN, with the MSS fitted to its MTU', () => {
    expect(changed([], draft => translate(draft, 'br0'))).toEqual([
      'iptables.status=enabled',
      'iptables.sys.status=enabled',
      'iptables.sys.masq.status=enabled',
      'iptables.sys.masq.1.devname=br0',
      'iptables.sys.masq.1.status=enabled',
      'iptables.sys.tcpmss.status=enabled',
    ]);
  });

  it('NAT is on every PPPoE session where the WAN has one', () => {
    const session = ['ppp.status=enabled', 'ppp.1.devname=br0', 'ppp.1.status=enabled'];
    const natOf = (wan: string) => changed(session, draft => translate(draft, wan));
    expect(natOf('br0')).toContain('iptables.sys.masq.1.devname=ppp+');
    expect(natOf('br2')).toContain('iptables.sys.masq.1.devname=br2');
  });
});

describe('management', () => {
  it('limited to the LAN is possible nowhere else', () => {
    expect(changed(MGMT, draft => limitManagement(draft, ['br1', 'br1.10']))).toEqual([
      'iptables.sys.mgmt.1.status=disabled',
      'iptables.sys.mgmt.2.devname=br1',
      'iptables.sys.mgmt.2.status=enabled',
      'iptables.sys.mgmt.3.devname=br1.10',
      'iptables.sys.mgmt.3.status=enabled',
    ]);
  });

  it('management stays possible where the interface is allowed already', () => {
    expect(changed(MGMT, draft => limitManagement(draft, ['br0']))).toEqual([]);
  });

  it('management that is limited gets the interface of the mode besides', () => {
    expect(changed(MGMT, draft => ensureManagement(draft, 'br1'))).toEqual([
      'iptables.sys.mgmt.2.devname=br1',
      'iptables.sys.mgmt.2.status=enabled',
    ]);
  });

  it('management that is not limited stays so', () => {
    expect(changed([], draft => ensureManagement(draft, 'br1'))).toEqual([]);
    const off = [...MGMT, 'iptables.sys.mgmt.status=disabled'];
    expect(changed(off, draft => ensureManagement(draft, 'br1'))).toEqual([]);
  });
});

describe('routes', () => {
  const ROUTES = [
    ...LAN,
    'route.status=enabled',
    ...['0.0.0.0 br0 10.0.0.9', '0.0.0.0 br1 10.0.0.9', '10.9.0.0 br1 10.7.0.9'].flatMap((text, index) => {
      const [ip, devname, gateway] = text.split(' ');
      const entry = `route.${index + 1}`;
      return [
        `${entry}.status=enabled`,
        `${entry}.ip=${ip}`,
        `${entry}.netmask=${ip === '0.0.0.0' ? '0' : '255.255.0.0'}`,
        `${entry}.devname=${devname}`,
        `${entry}.gateway=${gateway}`,
      ];
    }),
  ];

  it('routes by default go off, but for that of one interface', () => {
    expect(changed(ROUTES, draft => dropDefaultRoutes(draft, 'br1'))).toEqual(['route.1.status=disabled']);
    expect(changed(ROUTES, draft => dropDefaultRoutes(draft, undefined))).toEqual([
      'route.1.status=disabled',
      'route.2.status=disabled',
    ]);
  });

  it('go off where no network has their gateway', () => {
    expect(changed(ROUTES, dropLostRoutes)).toEqual(['route.3.status=disabled']);
  });
});

// §5.mtu, §9.mtu.
describe('the MTU of an interface', () => {
  const withMtu = (...lines: readonly string[]) => changed([...LAN, ...lines], fitMtus);

  it('the MTU of an interface stays where it is possible, and where the interface has none', () => {
    expect(withMtu('netconf.1.mtu=1400')).toEqual([]);
    expect(withMtu()).toEqual([]);
  });

  it.each(['', '100', '9000', 'large'])('the MTU of an interface is the usual one in place of "%s"', mtu => {
    expect(withMtu(`netconf.1.mtu=${mtu}`)).toEqual(['netconf.1.mtu=1500']);
  });

  it('the MTU of an interface that is off does not matter', () => {
    expect(withMtu('netconf.1.mtu=9000', 'netconf.1.status=disabled')).toEqual([]);
  });
});
