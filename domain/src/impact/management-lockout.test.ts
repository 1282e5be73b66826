import { describe, expect, it } from 'vitest';
import { configurationOf, FILTERED, impactOf, type Lines, saidOf } from './managed-bridge.mother.ts';
import { newBlocks } from './management-lockout.ts';

const said = (changes: Lines, from: Lines = FILTERED) => saidOf(changes, from);
const rule = (number: number, fields: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries({ status: 'enabled', target: 'DROP', ...fields }).map(([leaf, value]) => [
      `iptables.sys.fw.${number}.${leaf}`,
      value,
    ]),
  );
const blocked = (name: string | number): string =>
  `Firewall rule ${name} blocks management on br0: you may lose access to the device.`;

describe('a firewall that shuts management out', () => {
  it.each([
    ['every packet', {}, 2],
    ['its interface', { in: 'br0' }, 'br0'],
    ['its network', { src: '192.0.2.0/24' }, '192.0.2.0/24'],
    [
      'a wider network, and the web server',
      { src: '192.0.0.0/16', dst: '192.0.2.20', dst_port: '79:81', proto: 'tcp' },
      'TCP 192.0.2.20:79:81',
    ],
    ['everything', { src: '0.0.0.0/0', dst: '0.0.0.0/0' }, '0.0.0.0/0'],
    ['its interface, by a pattern', { in: 'br+' }, 'br+'],
    ['TCP by its number', { proto: '6' }, 2],
    ['every protocol by its number', { proto: '0' }, 2],
    ['every packet, by its comment', { comment: 'no guests' }, 'no guests'],
  ])('a firewall that shuts management out is named when it drops %s', (_, fields, name) => {
    expect(said(rule(2, fields))).toContain(blocked(name));
  });

  it.each([
    ['another interface', { in: 'ath0' }],
    ['another network', { src: '198.51.100.0/24' }],
    ['another interface, by a pattern', { in: 'ath+' }],
    ['UDP', { proto: 'udp' }],
    ['UDP by its number', { proto: '17' }],
    ['another port', { dst_port: '22' }],
    ['another destination', { dst: '198.51.100.1' }],
    ['every source but its network', { 'not.src': '192.0.2.0/24' }],
    ['nothing, as it accepts', { target: 'ACCEPT' }],
    ['nothing, as it is off', { status: 'disabled' }],
  ])('a firewall that shuts management out is not, when it drops %s', (_, fields) => {
    expect(said(rule(2, fields)).join()).not.toContain('blocks management');
  });

  const partly = (source: string): string =>
    `Firewall rule ${source} blocks management from ${source}. It is unknown whether this browser has such an address: you may lose access to the device.`;

  it.each(['192.0.2.7', '192.0.2.128/25'])(
    'a firewall that shuts management out is named as one that may, when it drops a part of its network: %s',
    src => {
      expect(said(rule(2, { src }))).toContain(partly(src));
      expect(impactOf(rule(2, { src }), FILTERED).needsTest).toBe(true);
    },
  );

  it('a firewall that shuts management out is said to admit some, where it accepts them first or leaves them out', () => {
    const admits = (source: string) =>
      `Firewall rule 2 blocks management except from ${source}. It is unknown whether this browser has such an address: you may lose access to the device.`;
    const one = { ...FILTERED, ...rule(1, { target: 'ACCEPT', src: '192.0.2.7' }) };
    expect(said(rule(2, {}), one)).toContain(admits('192.0.2.7'));
    expect(said(rule(2, { 'not.src': '192.0.2.128/25' })).join()).toContain('except from 192.0.2.128/25.');
    expect(impactOf(rule(2, {}), one).needsTest).toBe(true);
    const elsewhere = { ...FILTERED, ...rule(1, { target: 'ACCEPT', src: '198.51.100.7' }) };
    expect(said(rule(2, {}), elsewhere)).toContain(blocked(2));
    expect(said(rule(2, { 'not.src': '198.51.100.7' })).join()).not.toContain('except from');
  });

  it('a firewall that shuts management out is named whole, also behind a rule that drops a part of its network', () => {
    const known = { ...FILTERED, ...rule(1, { src: '192.0.2.7' }) };
    expect(said(rule(2, {}), known)).toContain(blocked(2));
    expect(said(rule(2, { src: '198.51.100.0/24' }), known).join()).not.toContain('blocks management');
  });

  it('a firewall that shuts management out is not named behind a rule that accepts, nor when it was there before', () => {
    const accepted = { ...FILTERED, ...rule(1, { target: 'ACCEPT', src: '192.0.2.0/24' }) };
    expect(said(rule(2, {}), accepted).join()).not.toContain('blocks management');
    expect(
      said({ 'iptables.sys.fw.2.comment': 'known' }, { ...FILTERED, ...rule(2, {}) }).join(),
    ).not.toContain('blocks management');
  });

  it('a firewall that shuts management out is named when management access leaves its interface out', () => {
    const limited = {
      'iptables.sys.mgmt.status': 'enabled',
      'iptables.sys.mgmt.1.devname': 'ath0',
      'iptables.sys.mgmt.1.status': 'enabled',
    };
    expect(said(limited)).toContain(
      'Management access does not include br0: you may lose access to the device.',
    );
    expect(impactOf(limited, FILTERED).needsTest).toBe(true);
  });
});

/** A router that is managed from both sides, with another network behind a gateway at each. */
const ROUTER: Lines = {
  ...FILTERED,
  netmode: 'router',
  'bridge.1.port.2.status': 'disabled',
  'netconf.2.devname': 'ath0',
  'netconf.2.status': 'enabled',
  'netconf.2.role': 'wan',
  'netconf.2.ip': '203.0.113.20',
  'netconf.2.netmask': '255.255.255.0',
  'route.status': 'enabled',
  'route.1.status': 'enabled',
  'route.1.ip': '0.0.0.0',
  'route.1.netmask': '0',
  'route.1.gateway': '203.0.113.1',
  'route.2.status': 'enabled',
  'route.2.ip': '10.0.0.0',
  'route.2.netmask': '255.0.0.0',
  'route.2.gateway': '192.0.2.1',
  'httpd.status': 'enabled',
  'sshd.status': 'enabled',
};
const dropped = (fields: Readonly<Record<string, string>>): readonly string[] =>
  saidOf(rule(2, fields), ROUTER).filter(each => each.startsWith('Firewall rule'));
const UNKNOWN = 'It is unknown whether this browser has such an address: you may lose access to the device.';

describe('a firewall rule of a router', () => {
  it.each([
    ['everywhere', {}, 'br0, ath0'],
    ['on the WAN', { in: 'ath0' }, 'ath0'],
    ['on the LAN', { in: 'br0' }, 'br0'],
    ['at the address of the WAN', { dst: '203.0.113.20' }, 'ath0'],
  ])('shuts management out %s', (_, fields, where) => {
    expect(dropped(fields).map(each => each.slice(each.indexOf(' blocks')))).toEqual([
      ` blocks management on ${where}: you may lose access to the device.`,
    ]);
  });

  it('shuts out a network behind a gateway, and none that no route leads to', () => {
    const from = (source: string) => [`Firewall rule ${source} blocks management from ${source}. ${UNKNOWN}`];
    expect(dropped({ in: 'br0', src: '10.1.0.0/16' })).toEqual(from('10.1.0.0/16'));
    expect(dropped({ in: 'br0', src: '198.51.100.0/24' })).toEqual([]);
    expect(dropped({ in: 'ath0', src: '198.51.100.0/24' })).toEqual(from('198.51.100.0/24'));
  });

  it('shuts out those behind a gateway where only its own network is accepted before', () => {
    const accepted = { ...ROUTER, ...rule(1, { target: 'ACCEPT', src: '192.0.2.0/24' }) };
    expect(saidOf(rule(2, { in: 'br0' }), accepted)).toContain(
      `Firewall rule br0 blocks management except from 192.0.2.0/24. ${UNKNOWN}`,
    );
    const { 'route.2.status': _, ...unrouted } = accepted;
    expect(
      saidOf(rule(2, { in: 'br0' }), { ...unrouted, 'route.2.status': 'disabled' }).join(),
    ).not.toContain('blocks');
    expect(saidOf(rule(2, { in: 'br0', src: '192.0.2.0/24' }), accepted).join()).not.toContain('blocks');
  });

  it('shuts out every unknown address that a DHCP server of the WAN may give', () => {
    const client = {
      ...ROUTER,
      'netconf.2.ip': '0.0.0.0',
      'route.1.status': 'disabled',
      'dhcpc.status': 'enabled',
      'dhcpc.1.status': 'enabled',
      'dhcpc.1.devname': 'ath0',
    };
    for (const fields of [{ src: '198.51.100.0/24' }, { src: '198.51.100.0/24', dst: '203.0.113.0/24' }])
      expect(saidOf(rule(2, { in: 'ath0', ...fields }), client).join()).toContain('from 198.51.100.0/24.');
  });

  it('shuts out SSH alone, which is said where the page is let in', () => {
    expect(dropped({ dst_port: '22', comment: 'no shells' })).toEqual([
      'Firewall rule no shells blocks SSH on br0, ath0: you may lose access to the device there.',
    ]);
    expect(dropped({ dst_port: '20:90', comment: 'nothing' })).toEqual([
      'Firewall rule nothing blocks management on br0, ath0: you may lose access to the device.',
    ]);
    expect(
      saidOf(rule(2, { dst_port: '22' }), { ...ROUTER, 'sshd.status': 'disabled' }).join(),
    ).not.toContain('blocks');
  });

  it('shuts out what it did before from nothing new, also where an address is added beside', () => {
    const blocking = { ...ROUTER, ...rule(1, {}) };
    const added = {
      'netconf.3.devname': 'eth1',
      'netconf.3.status': 'enabled',
      'netconf.3.ip': '198.51.100.20',
      'netconf.3.netmask': '255.255.255.0',
    };
    expect(saidOf(added, blocking).join()).not.toContain('blocks');
    expect(saidOf({ ...added, ...rule(1, { in: 'eth1' }) }, ROUTER).join()).not.toContain('blocks');
  });

  it('a firewall rule is named beside another that shuts out somebody else, each once', () => {
    const both = { ...rule(1, { in: 'br0' }), ...rule(2, { in: 'ath0' }) };
    expect(saidOf(both, ROUTER).filter(each => each.includes('blocks management on'))).toHaveLength(2);
    const [before, after] = [ROUTER, { ...ROUTER, ...both }].map(configurationOf);
    expect(newBlocks(before!, after!).map(block => block.rule)).toEqual([
      'iptables.sys.fw.1',
      'iptables.sys.fw.2',
    ]);
  });
});

it('the list of management access names every interface that it leaves out, and none that is on it', () => {
  const list = {
    'iptables.sys.mgmt.status': 'enabled',
    'iptables.sys.mgmt.1.devname': 'br0',
    'iptables.sys.mgmt.1.status': 'enabled',
  };
  const leftOut = (changes: Lines, from: Lines = ROUTER) =>
    saidOf(changes, from).flatMap(each => / include (.+): you/.exec(each)?.[1] ?? []);
  expect(leftOut(list)).toEqual(['ath0']);
  expect(leftOut({ ...list, 'iptables.sys.mgmt.1.devname': 'eth1' })).toEqual(['br0, ath0']);
  expect(leftOut({ 'iptables.sys.mgmt.1.devname': 'ath0' }, { ...ROUTER, ...list })).toEqual(['br0']);
  const known = { ...ROUTER, ...list };
  expect(leftOut({ 'netconf.2.mtu': '1400' }, known)).toEqual([]);
});
