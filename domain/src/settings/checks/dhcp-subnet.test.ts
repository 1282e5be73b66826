import { assert, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { entry, foundOf } from './cross-check.mother.ts';

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
