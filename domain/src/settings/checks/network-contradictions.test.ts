import { describe, expect, it } from 'vitest';
import { entriesOf } from '../configuration.mother.ts';
import { inEnglish } from '../english.ts';
import { settingsContext } from '../settings-context.ts';
import { contradictions } from './contradictions.ts';

const ROUTER = `netmode=router
netconf.status=enabled
netconf.1.devname=br0
netconf.1.status=enabled
netconf.1.ip=192.0.2.20
netconf.1.netmask=255.255.255.0
netconf.2.devname=br1
netconf.2.status=enabled
netconf.2.ip=10.0.0.1
netconf.2.netmask=255.255.255.0
dhcpd.status=enabled
dhcpd.1.devname=br1
dhcpd.1.status=enabled
dhcpd.1.start=10.0.0.2
dhcpd.1.end=10.0.0.99
dhcpd.1.netmask=255.255.255.0
route.status=enabled
route.1.status=enabled
route.1.devname=br0
route.1.ip=0.0.0.0
route.1.netmask=0
route.1.gateway=192.0.2.1
`;

const reported = (more: string) =>
  contradictions(settingsContext(entriesOf(ROUTER + more))).map(
    ({ key, problem, severity }) => `${severity} ${key}: ${inEnglish(problem)}`,
  );

describe('the last address of a device', () => {
  const ONE = `netmode=bridge
netconf.status=enabled
netconf.1.devname=br0
netconf.1.status=enabled
netconf.1.up=enabled
netconf.1.ip=192.0.2.20
netconf.1.netmask=255.255.255.0
netconf.2.devname=eth0.10
netconf.2.status=enabled
netconf.2.ip=0.0.0.0
`;
  const unreachable = (more: string) =>
    contradictions(settingsContext(entriesOf(ONE + more)))
      .filter(({ problem }) => problem.key === 'Without an IP address, the device is unreachable.')
      .map(({ key, severity }) => `${severity} ${key}`);

  it.each(['netconf.status', 'netconf.1.status', 'netconf.1.up'])('is not turned off by %s', key => {
    expect(unreachable('')).toEqual([]);
    expect(unreachable(`${key}=disabled\n`)).toEqual([`error ${key}`]);
  });

  it.each([
    'netconf.2.ip=10.0.0.5\n',
    'dhcpc.status=enabled\ndhcpc.1.status=enabled\ndhcpc.1.devname=eth0.10\n',
    'netconf.2.alias.1.status=enabled\nnetconf.2.alias.1.ip=10.0.0.5\n',
  ])('may be turned off where the device has another one: %j', more => {
    expect(unreachable(`netconf.1.up=disabled\n${more}`)).toEqual([]);
  });
});

const reservation = (number: number, mac: string, ip: string) =>
  `dhcpd.1.static.${number}.status=enabled\ndhcpd.1.static.${number}.mac=${mac}\ndhcpd.1.static.${number}.ip=${ip}\n`;
const ALIAS =
  'netconf.1.alias.1.status=enabled\nnetconf.1.alias.1.ip=198.51.100.7\nnetconf.1.alias.1.netmask=255.255.255.0\n';
const OUTSIDE = 'This address is outside the subnet of the interface, 10.0.0.1/24.';

describe('a router', () => {
  it.each([
    ['as it is', ''],
    ['with a gateway in the network of an alias', `${ALIAS}route.1.gateway=198.51.100.1`],
    [
      'with a gateway of an interface whose address a client gets',
      'dhcpc.status=enabled\ndhcpc.1.status=enabled\ndhcpc.1.devname=br0\nroute.1.gateway=203.0.113.1',
    ],
    ['with a gateway beyond a PPPoE session', 'route.1.devname=ppp0\nroute.1.gateway=203.0.113.1'],
    [
      'with a server on an interface without settings',
      'bridge.1.devname=br7\nbridge.1.status=enabled\nbridge.status=enabled\ndhcpd.1.devname=br7',
    ],
    [
      'with two reservations',
      reservation(1, '02:00:00:00:00:01', '10.0.0.7') + reservation(2, '02:00:00:00:00:02', '10.0.0.8'),
    ],
    [
      'with two addresses of one interface in one network',
      'netconf.1.alias.1.status=enabled\nnetconf.1.alias.1.ip=192.0.2.21\nnetconf.1.alias.1.netmask=255.255.255.0',
    ],
  ])('a router has no contradiction %s', (_, more) => expect(reported(more)).toEqual([]));

  it.each([
    [
      'a gateway outside',
      'route.1.gateway=203.0.113.1',
      'note route.1.gateway: The gateway is outside all subnets of the interface.',
    ],
    [
      'a gateway outside of every interface',
      'route.1.devname=\nroute.1.gateway=203.0.113.1',
      'note route.1.gateway: The gateway is outside all subnets of the interface.',
    ],
    ['a gateway for clients outside', 'dhcpd.1.gateway=10.0.9.1', `error dhcpd.1.gateway: ${OUTSIDE}`],
    [
      'one MAC address reserved twice',
      reservation(1, '02:00:00:00:00:aa', '10.0.0.7') + reservation(2, '02:00:00:00:00:AA', '10.0.0.8'),
      'error dhcpd.1.static.2.mac: The MAC address 02:00:00:00:00:AA is reserved twice.',
    ],
    [
      'one address reserved twice',
      reservation(1, '02:00:00:00:00:01', '10.0.0.7') + reservation(2, '02:00:00:00:00:02', '10.0.0.7'),
      'error dhcpd.1.static.2.ip: The IP address 10.0.0.7 is reserved twice.',
    ],
    [
      'a reservation outside',
      reservation(1, '02:00:00:00:00:01', '10.9.0.7'),
      `error dhcpd.1.static.1.ip: ${OUTSIDE}`,
    ],
    [
      'a smaller network within another',
      'netconf.2.ip=192.0.2.129\nnetconf.2.netmask=255.255.255.128\ndhcpd.status=disabled',
      'note netconf.2.ip: Another interface is in the same network with the address 192.0.2.20.',
    ],
    [
      'a wider network around another',
      'netconf.2.ip=192.0.9.1\nnetconf.2.netmask=255.255.0.0\ndhcpd.status=disabled',
      'note netconf.2.ip: Another interface is in the same network with the address 192.0.2.20.',
    ],
    [
      'an alias in the network of another interface',
      'netconf.1.alias.1.status=enabled\nnetconf.1.alias.1.ip=10.0.0.200\nnetconf.1.alias.1.netmask=255.255.255.0',
      'note netconf.1.alias.1.ip: Another interface is in the same network with the address 10.0.0.1.',
    ],
  ])('a router is told of %s', (_, more, finding) => expect(reported(more)).toEqual([finding]));

  it('a router is told of a pool outside, at both its ends', () => {
    expect(reported('dhcpd.1.start=10.0.1.2\ndhcpd.1.end=10.0.1.9')).toEqual([
      `error dhcpd.1.start: ${OUTSIDE}`,
      `error dhcpd.1.end: ${OUTSIDE}`,
    ]);
  });

  it('a router is not told of a server that is off', () => {
    expect(reported('dhcpd.1.start=10.0.1.2\ndhcpd.1.end=10.0.1.9\ndhcpd.1.status=disabled')).toEqual([]);
  });
});
