import { assert, boolean, integer, property, tuple, uniqueArray } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { settingsContext } from '../settings-context.ts';
import { contradictions } from './contradictions.ts';
import { entry, found, foundOf, valuesOf } from './cross-check.mother.ts';

const LAN = [
  'netmode=router',
  'netconf.status=enabled',
  'netconf.1.status=enabled',
  'netconf.1.devname=br1',
  'netconf.1.ip=192.168.1.1',
  'netconf.1.netmask=255.255.255.128',
];
/** Another address of the device. */
const ELSEWHERE = entry('netconf.7', { devname: 'ath0', ip: '203.0.113.2', netmask: '255.255.255.0' });
const SERVER = [
  'dhcpd.status=enabled',
  'dhcpd.1.status=enabled',
  'dhcpd.1.devname=br1',
  'dhcpd.1.start=192.168.1.20',
  'dhcpd.1.end=192.168.1.100',
  'dhcpd.1.netmask=255.255.255.128',
];
const FORWARD = 'iptables.sys.portfw';
const RULE = 'iptables.sys.fw';
const forward = (number: number, more: Readonly<Record<string, string>> = {}) =>
  entry(`${FORWARD}.${number}`, { devname: 'br0', proto: 'TCP', dport: '8080', port: '80', ...more });

describe('a DHCP server has an interface with an address', () => {
  const joined = [...entry('bridge.1', { devname: 'br1' }), ...entry('bridge.1.port.1', { devname: 'eth0' })];
  const port = entry('netconf.2', { devname: 'eth0' });
  const without = (name: string) =>
    `error dhcpd.1.devname: ${name} has no IP address: a DHCP server needs one.`;

  it.each([
    ['a port of a bridge', ['dhcpd.1.devname=eth0'], [without('eth0')]],
    [
      'an interface that is not there',
      ['dhcpd.1.devname=br7'],
      ['note dhcpd.1.devname: There is no interface br7.'],
    ],
    ['an interface without an address', ['netconf.1.ip='], [without('br1')]],
    ['an interface with 0.0.0.0', ['netconf.1.ip=0.0.0.0'], [without('br1')]],
    ['an interface of which the settings are off', ['netconf.1.status=disabled', ...ELSEWHERE], []],
    [
      'an interface that has its address from a server',
      ['netconf.1.ip=', ...entry('dhcpc.1', { devname: 'br1' })],
      [],
    ],
    ['its own interface', [], []],
  ])('a DHCP server on %s', (_, change, problems) => {
    expect(found(...LAN, ...joined, ...port, ...SERVER, ...change)).toEqual(problems);
  });
});

describe('a DHCP server is held against the subnet of its interface', () => {
  it.each([
    [
      'the end of its pool',
      'dhcpd.1.end=192.168.1.200',
      'error dhcpd.1.end: This address is outside the subnet',
    ],
    ['the broadcast address', 'dhcpd.1.end=192.168.1.127', 'error dhcpd.1.end: Not a valid host address'],
    ['its own address in the pool', 'dhcpd.1.start=192.168.1.1', 'error dhcpd.1.start: The range includes'],
    [
      'the netmask of its clients',
      'dhcpd.1.netmask=255.255.255.0',
      'error dhcpd.1.netmask: The interface has',
    ],
  ])('in %s', (_, line, words) => {
    expect(found(...LAN, ...SERVER)).toEqual([]);
    expect(found(...LAN, ...SERVER, line).some(each => each.startsWith(words))).toBe(true);
  });

  it('also in a reservation of its own address', () => {
    const reserved = entry('dhcpd.1.static.1', { mac: '02:00:00:00:00:01', ip: '192.168.1.1' });
    expect(found(...LAN, ...SERVER, ...reserved)).toEqual([
      'error dhcpd.1.static.1.ip: This is the address of this device.',
    ]);
  });
});

describe('port forwardings are looked at across each other', () => {
  it('finds exactly those whose ports meet, on one interface and protocol', () => {
    const port = integer({ min: 1, max: 40 });
    const span = tuple(port, port).map(
      ([one, other]) => [Math.min(one, other), Math.max(one, other)] as const,
    );
    assert(
      property(span, span, (one, other) => {
        const ports = ([low, high]: readonly [number, number]) => `${low}:${high}`;
        const lines = [
          ...forward(1, { dport: ports(one), port: ports(one) }),
          ...forward(2, { dport: ports(other), port: ports(other) }),
        ];
        const isSame = one[0] <= other[1] && other[0] <= one[1];
        expect(found(...lines).some(each => each.includes('already uses this port'))).toBe(isSame);
      }),
    );
    for (const [comment, name] of [
      ['camera', 'camera'],
      ['', 'TCP 8080'],
    ] as const)
      expect(found(...forward(1, { comment }), ...forward(2))).toEqual([
        `note iptables.sys.portfw.2.dport: Port forwarding ${name} already uses this port: only that one takes effect.`,
      ]);
    expect(found(...forward(1), ...forward(2, { proto: 'UDP' }))).toEqual([]);
    expect(found(...forward(1), ...forward(2, { devname: 'br7' }))).toEqual([]);
  });

  it.each([
    ['198.51.100.0/24', '198.51.100.0/24', true],
    ['', '198.51.100.0/24', true],
    ['198.51.0.0/16', '198.51.100.7', true],
    ['203.0.113.0/24', '198.51.100.0/24', false],
    ['198.51.100.0/24', '', false],
    ['198.51.100.7', '198.51.100.0/24', false],
  ])("a forwarding for '%s' takes what one for '%s' is for: %s", (earlier, later, isTaken) => {
    for (const leaf of ['src', 'dst']) {
      const lines = [...forward(1, { [leaf]: earlier }), ...forward(2, { [leaf]: later })];
      expect(found(...lines).some(each => each.includes('already uses this port'))).toBe(isTaken);
    }
  });

  it('asks for as many private ports as public ones', () => {
    expect(found(...forward(1, { dport: '8000:8009', port: '80:89' }))).toEqual([]);
    expect(found(...forward(1, { dport: '8000:8009', port: '80:85' }))[0]).toMatch(
      /^error .*\.port: Public ports: 10, /,
    );
  });

  it('remarks a host outside every network, and the device itself', () => {
    expect(found(...LAN, ...forward(1, { devname: 'br1', host: '192.168.1.9' }))).toEqual([]);
    expect(found(...LAN, ...forward(1, { host: '10.9.9.9' }))[0]).toMatch(/^note .*outside all subnets/);
    expect(found(...LAN, ...forward(1, { host: '192.168.1.1' }))[0]).toMatch(/^note .*of this device/);
  });

  it.each([{ ip: '192.168.7' }, { netmask: '255.0.255.0' }, { netmask: '' }])(
    'claims nothing about hosts and gateways while a subnet cannot be read: %j',
    broken => {
      const second = { devname: 'br2', ip: '192.168.7.1', netmask: '255.255.255.0' };
      const beyond = [
        ...forward(1, { host: '192.168.7.9' }),
        ...entry('route.1', { ip: '10.0.0.0', netmask: '255.0.0.0', gateway: '192.168.7.2' }),
      ];
      const outside = (...lines: readonly string[]) =>
        found(...LAN, ...lines, ...beyond).filter(each => each.includes('outside'));
      expect(outside()).toHaveLength(2);
      expect(outside(...entry('netconf.2', second))).toEqual([]);
      expect(outside(...entry('netconf.2', { ...second, ...broken }))).toEqual([]);
    },
  );
});

describe('entries of lists that say the same', () => {
  it.each([
    [
      'routes to one network',
      [
        ...entry('route.1', { ip: '10.0.0.0', netmask: '255.0.0.0', devname: 'br0' }),
        ...entry('route.2', { ip: '10.0.0.0', netmask: '255.0.0.0', devname: 'br1' }),
      ],
      'note route.2.ip: Another route has the same destination.',
    ],
    [
      'default routes, of two spellings',
      [
        ...entry('route.1', { ip: '0.0.0.0', netmask: '0', devname: 'br0' }),
        ...entry('route.2', { ip: '0.0.0.0', netmask: '0.0.0.0', devname: 'br1' }),
      ],
      'note route.2.ip: Another route has the same destination.',
    ],
    [
      'DNS servers',
      [
        ...entry('resolv.nameserver.1', { ip: '9.9.9.9' }),
        ...entry('resolv.nameserver.2', { ip: '9.9.9.9' }),
      ],
      'note resolv.nameserver.2.ip: This DNS server is listed twice.',
    ],
    [
      'rules of the firewall',
      [...entry(`${RULE}.1`, { target: 'DROP' }), ...entry(`${RULE}.2`, { target: 'DROP' })],
      `note ${RULE}.2.target: Another rule is the same.`,
    ],
    [
      'names of accounts',
      [...entry('users.1', { name: 'admin' }), ...entry('users.2', { name: 'admin' })],
      'error users.2.name: The username admin is used twice.',
    ],
    [
      'an alias with the address of its interface',
      [...LAN, ...entry('netconf.1.alias.1', { ip: '192.168.1.1', netmask: '255.255.255.128' })],
      'error netconf.1.alias.1.ip: Another interface has the address 192.168.1.1 too.',
    ],
    [
      'NTP servers',
      [
        ...entry('ntpclient.1', { server: 'time.example' }),
        ...entry('ntpclient.2', { server: 'Time.example' }),
      ],
      'note ntpclient.2.server: The NTP server time.example is listed twice.',
    ],
  ])('are found: %s', (_, lines, words) => expect(found(...lines)).toContain(words));

  const LISTS = [
    ['resolv.nameserver', (n: number) => ({ ip: `198.51.100.${n}` })],
    ['route', (n: number) => ({ ip: `10.${n}.0.0`, netmask: '255.255.0.0', devname: 'br0' })],
    [RULE, (n: number) => ({ target: 'DROP', src: `10.0.${n}.0/24` })],
    ['users', (n: number) => ({ name: `user${n}` })],
    ['ntpclient', (n: number) => ({ server: `time${n}.example` })],
    ['dhcpc', (n: number) => ({ devname: `br${n}` })],
    ['iptables.sys.masq', (n: number) => ({ devname: `br${n}` })],
    ['iptables.sys.mgmt', (n: number) => ({ devname: `br${n}` })],
    ['tshaper', (n: number) => ({ devname: `br${n}` })],
  ] as const;
  it.each(LISTS)(
    'entries of lists that say the same are found in %s wherever they stand, and only among entries that are on',
    (section, leaves) => {
      const numbers = uniqueArray(integer({ min: 1, max: 40 }), {
        minLength: 2,
        maxLength: section === 'users' ? 2 : 6,
      });
      const index = integer({ min: 0, max: 5 });
      assert(
        property(numbers, index, (list, again) => {
          const number = list[again % list.length] ?? 1;
          const alone = list.flatMap((each, at) => entry(`${section}.${at + 1}`, leaves(each)));
          const twice = entry(`${section}.${list.length + 1}`, leaves(number));
          const count = (...lines: readonly string[]) =>
            found(...lines).filter(each => /twice|Another r/u.test(each)).length;
          expect(found(...alone).filter(each => /twice|Another r/u.test(each))).toEqual([]);
          expect(count(...alone, ...twice)).toBe(1);
          expect(count(...alone, ...twice, `${section}.${list.length + 1}.status=disabled`)).toBe(0);
        }),
      );
    },
  );
});

describe('a network, a port and a bridge in their place', () => {
  it('offers the network of an address with host bits', () => {
    const route = entry('route.1', { ip: '10.0.0.7', netmask: '255.255.255.0', devname: 'br0' });
    expect(found(...route)).toEqual(['note route.1.ip: The network of this address is 10.0.0.0.']);
    const rule = entry(`${RULE}.1`, { target: 'DROP', src: '10.0.0.7/24' });
    const [repair] = contradictions(settingsContext(valuesOf(rule))).map(each => each.repair);
    expect([...(repair?.changes ?? [])]).toEqual([[`${RULE}.1.src`, '10.0.0.0/24']]);
    expect(found(...entry(`${RULE}.1`, { target: 'DROP', src: '10.0.0.7' }))).toEqual([]);
  });

  it('asks for TCP or UDP where a rule names a port', () => {
    const rule = (proto: string) => found(...entry(`${RULE}.1`, { target: 'DROP', dst_port: '80', proto }));
    expect(rule('tcp')).toEqual([]);
    expect(rule('icmp')[0]).toMatch(/^error .*needs the protocol TCP or UDP/);
    expect(rule('')).toHaveLength(1);
  });

  it.each(['br0', 'br1'])('refuses %s as a port of the bridge br0', name => {
    const bridges = [...entry('bridge.1', { devname: 'br0' }), ...entry('bridge.2', { devname: 'br1' })];
    const port = entry('bridge.1.port.1', { devname: name });
    expect(found(...bridges, ...port).some(each => each.startsWith('error bridge.1.port.1.devname'))).toBe(
      true,
    );
  });

  it.each(['192.168.1.1', '192.168.1.127'])('remarks %s as a gateway of 192.168.1.1/25', gateway => {
    const route = entry('route.1', { ip: '0.0.0.0', netmask: '0', devname: 'br1', gateway });
    expect(found(...LAN, ...route)[0]).toMatch(/^note route\.1\.gateway/);
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
