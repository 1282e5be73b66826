import { assert, boolean, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inEnglish } from '../english.ts';
import { settingsContext } from '../settings-context.ts';
import { contradictions } from './contradictions.ts';

/** Lines of an entry that is on, with every section around it. */
const entry = (path: string, leaves: Readonly<Record<string, string>>): readonly string[] => [
  ...path.split('.').map((_, place, parts) => `${parts.slice(0, place + 1).join('.')}.status=enabled`),
  ...Object.entries(leaves).map(([leaf, value]) => `${path}.${leaf}=${value}`),
];

/** Findings with the words of a problem, as `severity key`. */
function foundOf(words: string, lines: readonly string[]): readonly string[] {
  const values = new Map(lines.map(line => line.split('=') as [string, string]));
  return contradictions(settingsContext(values))
    .filter(({ problem }) => inEnglish(problem).includes(words))
    .map(({ severity, key }) => `${severity} ${key}`);
}

const BRIDGE = [
  ...entry('bridge.1', { devname: 'br0' }),
  ...entry('bridge.1.port.1', { devname: 'eth0' }),
  ...entry('bridge.1.port.2', { devname: 'ath0' }),
];

describe('a client on an interface', () => {
  const WORDS = 'a client on it receives nothing';

  it.each([
    ['dhcpc', 'eth0', ['error dhcpc.1.devname']],
    ['ppp', 'ath0', ['error ppp.1.devname']],
    ['dhcpc', 'br0', []],
    ['ppp', 'eth1', []],
  ])("'%s' on '%s' is refused where that is a port of a bridge: %j", (section, devname, expected) => {
    expect(foundOf(WORDS, [...BRIDGE, ...entry(`${section}.1`, { devname })])).toEqual(expected);
  });

  it('a client that is off, or whose bridge is off, is not refused', () => {
    const client = entry('dhcpc.1', { devname: 'eth0' });
    expect(foundOf(WORDS, [...BRIDGE, ...client, 'dhcpc.1.status=disabled'])).toEqual([]);
    expect(foundOf(WORDS, [...BRIDGE, ...client, 'bridge.1.status=disabled'])).toEqual([]);
  });
});

describe('an MTU', () => {
  const port = (mtu: number) => entry('netconf.1', { devname: 'eth0', mtu: String(mtu) });

  it('an MTU of PPPoE is remarked exactly where its packets, with eight bytes more, are too large for the interface', () => {
    assert(
      property(integer({ min: 576, max: 2024 }), integer({ min: 576, max: 2024 }), (mtu, below) => {
        const pppoe = entry('ppp.1', { devname: 'eth0', mtu: String(mtu) });
        expect(foundOf('larger packets do not fit', [...port(below), ...pppoe]).length).toBe(
          mtu + 8 > below ? 1 : 0,
        );
      }),
    );
  });

  it('an MTU of a VLAN is remarked exactly where that of its port is lower', () => {
    assert(
      property(integer({ min: 576, max: 2024 }), integer({ min: 576, max: 2024 }), (mtu, below) => {
        const vlan = entry('netconf.2', { devname: 'eth0.10', mtu: String(mtu) });
        expect(foundOf('larger packets do not fit', [...port(below), ...vlan])).toEqual(
          mtu > below ? ['note netconf.2.mtu'] : [],
        );
      }),
    );
  });
});

describe('a server by name', () => {
  const NAME = entry('ntpclient.1', { server: 'pool.ntp.org' });

  it.each([
    ['without any DNS server', [], ['note ntpclient.1.server']],
    ['with a DNS server', entry('resolv.nameserver.1', { ip: '9.9.9.9' }), []],
    ['with a DHCP client', entry('dhcpc.1', { devname: 'br0' }), []],
    ['with PPPoE', entry('ppp.1', { devname: 'br0' }), []],
    [
      'with a DNS server that is off',
      [...entry('resolv.nameserver.1', { ip: '9.9.9.9' }), 'resolv.nameserver.1.status=disabled'],
      ['note ntpclient.1.server'],
    ],
  ])('a server by name is remarked where nothing can resolve it: %s', (_, lines, expected) => {
    expect(foundOf('cannot be resolved', [...NAME, ...lines])).toEqual(expected);
  });

  it.each(['192.0.2.1', '2001:db8::1'])("the server '%s' needs no DNS server", server => {
    expect(foundOf('cannot be resolved', entry('ntpclient.1', { server }))).toEqual([]);
  });
});

describe('an access list', () => {
  const LIST = [
    'wireless.1.status=enabled',
    'wireless.1.mac_acl.status=enabled',
    'wireless.1.mac_acl.policy=allow',
  ];
  const AP = ['wireless.status=enabled', 'radio.1.mode=master', 'wireless.1.mode=ap-ptmp'];
  const STATION = entry('wireless.1.mac_acl.1', { mac: '02:00:00:00:00:01' });
  const WORDS = 'no station can connect';

  it('an access list of those that may join is remarked exactly where nobody is in it', () => {
    assert(
      property(boolean(), boolean(), boolean(), (isOn, isAllowing, isListed) => {
        const lines = [
          ...AP,
          ...LIST,
          ...(isListed ? STATION : []),
          ...(isOn ? [] : ['wireless.1.mac_acl.status=disabled']),
          ...(isAllowing ? [] : ['wireless.1.mac_acl.policy=deny']),
        ];
        expect(foundOf(WORDS, lines).length).toBe(isOn && isAllowing && !isListed ? 1 : 0);
      }),
    );
  });

  it('an access list whose only station is off is empty', () => {
    expect(foundOf(WORDS, [...AP, ...LIST, ...STATION, 'wireless.1.mac_acl.1.status=disabled']).length).toBe(
      1,
    );
  });
});

describe('the account of the administrator', () => {
  it.each([
    ['enabled', 0],
    ['disabled', 1],
  ])("the account of the administrator is remarked where it is off: '%s'", (status, count) => {
    const lines = ['users.status=enabled', 'users.1.name=ubnt', `users.1.status=${status}`];
    expect(foundOf('administrator account', lines).length).toBe(count);
  });
});

describe('what a DHCP server sends', () => {
  const LAN = entry('netconf.1', { devname: 'br0', ip: '192.168.1.1', netmask: '255.255.255.0' });
  const SERVER = entry('dhcpd.1', {
    devname: 'br0',
    start: '192.168.1.100',
    end: '192.168.1.200',
    netmask: '255.255.255.0',
  });
  const dns = (server: string) => entry('dhcpd.1.dns.1', { server });

  it('a gateway or DNS server is remarked exactly where the pool may give its address to a client', () => {
    assert(
      property(integer({ min: 2, max: 254 }), host => {
        const address = `192.168.1.${host}`;
        const isInPool = host >= 100 && host <= 200;
        const found = foundOf('A client may get this address', [
          ...LAN,
          ...SERVER,
          ...dns(address),
          `dhcpd.1.gateway=${address}`,
        ]);
        expect(found).toEqual(isInPool ? ['note dhcpd.1.gateway', 'note dhcpd.1.dns.1.server'] : []);
      }),
    );
  });

  it('an address that is reserved for one client is no other client’s', () => {
    const reserved = entry('dhcpd.1.static.1', { ip: '192.168.1.150', mac: '02:00:00:00:00:01' });
    expect(foundOf('A client may get', [...LAN, ...SERVER, ...dns('192.168.1.150'), ...reserved])).toEqual(
      [],
    );
  });

  it.each([
    ['192.168.1.1', 'disabled', ['note dhcpd.1.dns.1.server']],
    ['192.168.1.1', 'enabled', []],
    ['192.168.1.2', 'disabled', []],
  ])(
    "the DNS server '%s' sent to clients is remarked where it is this device and its proxy is '%s': %j",
    (server, proxy, expected) => {
      expect(
        foundOf('does not respond to DNS queries', [
          ...LAN,
          ...SERVER,
          ...dns(server),
          `dhcpd.1.dnsproxy=${proxy}`,
        ]),
      ).toEqual(expected);
    },
  );
});
