import { describe, expect, it } from 'vitest';
import { ConfigText } from '../configuration/config-text.ts';
import { addressedInterfaces, managementAfter, managementInterfaces } from './management-after.ts';

const configuration = (...lines: readonly string[]) => ConfigText.parse(`${lines.join('\n')}\n`);

/** An interface that is on, and what is known of it. */
const netconf = (index: number, devname: string, ...leaves: readonly string[]): readonly string[] => [
  'netconf.status=enabled',
  `netconf.${index}.devname=${devname}`,
  `netconf.${index}.status=enabled`,
  ...leaves.map(leaf => `netconf.${index}.${leaf}`),
];
/** A bridge that is on, of members that are on. */
const bridge = (index: number, name: string, ...members: readonly string[]): readonly string[] => [
  'bridge.status=enabled',
  `bridge.${index}.devname=${name}`,
  `bridge.${index}.status=enabled`,
  ...members.flatMap((member, place) => [
    `bridge.${index}.port.${place + 1}.devname=${member}`,
    `bridge.${index}.port.${place + 1}.status=enabled`,
  ]),
];
const vlan = (index: number, devname: string, id: number): readonly string[] => [
  'vlan.status=enabled',
  `vlan.${index}.devname=${devname}`,
  `vlan.${index}.id=${id}`,
  `vlan.${index}.status=enabled`,
];

describe('an interface with an address', () => {
  it.each([
    ['an address of its own', netconf(2, 'eth1', 'ip=10.0.0.1')],
    [
      'an IP alias',
      netconf(2, 'eth1', 'alias.status=enabled', 'alias.1.ip=10.0.0.1', 'alias.1.status=enabled'),
    ],
    ['an IPv6 address', netconf(2, 'eth1', 'ip6.status=enabled')],
    ['an address that it gives itself', netconf(2, 'eth1', 'autoip.status=enabled')],
    ['a DHCP client', ['dhcpc.status=enabled', 'dhcpc.1.devname=eth1', 'dhcpc.1.status=enabled']],
    ['PPPoE sessions', ['ppp.status=enabled', 'ppp.1.devname=eth1', 'ppp.1.status=enabled']],
  ])('an interface with an address is one with %s, beside the management', (_, lines) => {
    const known = configuration(...netconf(1, 'br0', 'ip=192.168.1.20', 'role=mlan'), ...lines);
    expect(addressedInterfaces(known)).toEqual(new Set(['br0', 'eth1']));
  });

  it.each([
    ['the unspecified address', netconf(2, 'eth1', 'ip=0.0.0.0')],
    ['an empty address', netconf(2, 'eth1', 'ip=')],
    ['no address', netconf(2, 'eth1', 'mtu=1500')],
    ['an IP alias that is off', netconf(2, 'eth1', 'alias.1.ip=10.0.0.1', 'alias.1.status=disabled')],
    ['an IPv6 address that is off', netconf(2, 'eth1', 'ip6.status=disabled')],
    [
      'a DHCP client that is off',
      ['dhcpc.status=enabled', 'dhcpc.1.devname=eth1', 'dhcpc.1.status=disabled'],
    ],
    [
      'an entry that is off',
      ['netconf.2.devname=eth1', 'netconf.2.status=disabled', 'netconf.2.ip=10.0.0.1'],
    ],
  ])('an interface with an address is none with %s', (_, lines) => {
    const known = configuration(...netconf(1, 'br0', 'ip=192.168.1.20', 'role=mlan'), ...lines);
    expect(addressedInterfaces(known)).toEqual(new Set(['br0']));
  });
});

describe('the interfaces at which a device is managed', () => {
  it('the interfaces at which a device is managed are those with an address, and all that carry them', () => {
    const known = configuration(
      ...netconf(1, 'br0.10', 'ip=192.168.1.20', 'role=mlan'),
      ...netconf(2, 'ubond0', 'ip=10.0.0.1'),
      ...vlan(1, 'br0', 10),
      ...bridge(1, 'br0', 'eth0', 'ath0'),
      ...bridge(2, 'br1', 'eth1'),
    );
    expect(managementInterfaces(known)).toEqual(
      new Set(['br0.10', 'br0', 'eth0', 'ath0', 'ubond0', 'wlan0']),
    );
  });

  it('the interfaces at which a device is managed are not the members of a bridge that is off', () => {
    const known = configuration(
      ...netconf(1, 'br0', 'ip=192.168.1.20', 'role=mlan'),
      ...bridge(1, 'br0', 'eth0'),
      'bridge.1.status=disabled',
    );
    expect(managementInterfaces(known)).toEqual(new Set(['br0']));
  });

  it('the interfaces at which a device is managed are found of bridges that contain each other', () => {
    const known = configuration(
      ...netconf(1, 'br0', 'ip=192.168.1.20', 'role=mlan'),
      ...bridge(1, 'br0', 'br1', 'eth0'),
      ...bridge(2, 'br1', 'br0', 'eth1'),
    );
    expect(managementInterfaces(known)).toEqual(new Set(['br0', 'br1', 'eth1', 'eth0']));
  });
});

describe('where a device is managed', () => {
  const BOARD = { ports: [{ name: 'eth0' }, { name: 'eth1' }] };
  const BRIDGED = [...netconf(1, 'br0', 'ip=192.168.1.20', 'netmask=255.255.255.0', 'role=mlan')];

  it('where a device is managed are the ports and radios of its bridge, untagged', () => {
    expect(
      managementAfter(configuration(...BRIDGED, ...bridge(1, 'br0', 'eth0', 'ath0')), BOARD),
    ).toMatchObject({
      devname: 'br0',
      vlanId: undefined,
      paths: [
        { name: 'eth0', vlanId: undefined },
        { name: 'ath0', vlanId: undefined },
      ],
      ports: ['eth0'],
      overRadio: true,
      fallback: undefined,
    });
  });

  it('where a device is managed is no port that the board lacks, but every port of a board that names none', () => {
    const known = configuration(...BRIDGED, ...bridge(1, 'br0', 'eth0', 'eth2', 'ath0'));
    expect(managementAfter(known, BOARD).paths.map(({ name }) => name)).toEqual(['eth0', 'ath0']);
    expect(managementAfter(known, { ports: [] }).paths.map(({ name }) => name)).toEqual([
      'eth0',
      'eth2',
      'ath0',
    ]);
  });

  it('where a device is managed is no port that is off', () => {
    const known = configuration(
      ...BRIDGED,
      ...netconf(2, 'eth0', 'up=disabled'),
      ...bridge(1, 'br0', 'eth0', 'eth1'),
    );
    expect(managementAfter(known, BOARD)).toMatchObject({ ports: ['eth1'], overRadio: false });
  });

  it('where a device is managed is tagged on a VLAN that is there, and nowhere without it', () => {
    const tagged = [
      ...netconf(1, 'br0.10', 'ip=192.168.1.20', 'netmask=255.255.255.0', 'role=mlan'),
      ...bridge(1, 'br0', 'eth0', 'eth1'),
    ];
    expect(managementAfter(configuration(...tagged, ...vlan(1, 'br0', 10)), BOARD)).toMatchObject({
      vlanId: 10,
      paths: [
        { name: 'eth0', vlanId: 10 },
        { name: 'eth1', vlanId: 10 },
      ],
    });
    for (const other of [[], vlan(1, 'br0', 11), vlan(1, 'eth0', 10)])
      expect(managementAfter(configuration(...tagged, ...other), BOARD)).toMatchObject({
        paths: [],
        ports: [],
        vlanId: undefined,
      });
  });

  it('where a device is managed has no one tag where its ports are tagged differently', () => {
    const known = configuration(...BRIDGED, ...bridge(1, 'br0', 'eth0.10', 'eth1'), ...vlan(1, 'eth0', 10));
    expect(managementAfter(known, BOARD)).toMatchObject({
      vlanId: undefined,
      paths: [
        { name: 'eth0', vlanId: 10 },
        { name: 'eth1', vlanId: undefined },
      ],
    });
  });

  it('where a device is managed while no DHCP server responds is the fallback of a client that is on', () => {
    const client = ['dhcpc.status=enabled', 'dhcpc.1.devname=br0', 'dhcpc.1.fallback=192.168.1.20'];
    const open = netconf(1, 'br0', 'ip=0.0.0.0', 'role=mlan');
    const fallbackOf = (...lines: readonly string[]) =>
      managementAfter(configuration(...open, ...lines), BOARD).fallback;
    expect(fallbackOf(...client, 'dhcpc.1.status=enabled')).toBe('192.168.1.20');
    expect(fallbackOf(...client, 'dhcpc.1.status=disabled')).toBeUndefined();
    expect(
      fallbackOf('dhcpc.status=enabled', 'dhcpc.1.devname=br0', 'dhcpc.1.status=enabled'),
    ).toBeUndefined();
  });
});
