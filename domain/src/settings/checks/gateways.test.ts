import { assert, constantFrom, integer, property, tuple } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { entry, found, foundOf } from './cross-check.mother.ts';

const LAN = [
  'netmode=router',
  'netconf.status=enabled',
  'netconf.1.status=enabled',
  'netconf.1.devname=br1',
  'netconf.1.ip=192.168.1.1',
  'netconf.1.netmask=255.255.255.128',
];

const SERVERS_OF_DEVICE: readonly (readonly [name: string, path: string, leaf: string])[] = [
  ['a DNS server', 'resolv.nameserver.1', 'ip'],
  ['a time server', 'ntpclient.1', 'server'],
  ['a log server', 'syslog.remote', 'ip'],
  ['a RADIUS server', 'aaa.1.radius.auth.1', 'ip'],
  ['a RADIUS server for accounting', 'aaa.1.radius.acct.1', 'ip'],
];

describe('a server that is the device itself', () => {
  const alias = entry('netconf.1.alias.1', { ip: '10.9.0.1', netmask: '255.255.255.0' });

  it.each(SERVERS_OF_DEVICE)(
    '%s that is the device itself is remarked, at any of its addresses and at no other',
    (_, path, leaf) => {
      const host = integer({ min: 1, max: 126 });
      assert(
        property(tuple(constantFrom('192.168.1', '10.9.0'), host), ([net, last]) => {
          const isOwn = last === 1;
          const lines = found(...LAN, ...alias, ...entry(path, { [leaf]: `${net}.${last}` }));
          expect(lines).toEqual(isOwn ? [`note ${path}.${leaf}: This is the address of this device.`] : []);
        }),
        { numRuns: 25 },
      );
      expect(found(...LAN, ...entry(path, { [leaf]: '192.168.1.1' }), `${path}.status=disabled`)).toEqual([]);
    },
  );
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
