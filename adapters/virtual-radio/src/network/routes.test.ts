import { describe, expect, it } from 'vitest';
import { aBridge, aNetworkedRadio, anEntry } from './networked.mother.ts';
import { routes } from './addressing.ts';

const CLIENT = {
  'dhcpc.status': 'enabled',
  ...anEntry('dhcpc.1', { devname: 'br0', fallback: '10.9.8.7', fallback_netmask: '255.255.0.0' }),
};

/** The routes as `destination/netmask gateway interface flags`. */
function table(...args: Parameters<typeof aNetworkedRadio>): string[] {
  return routes(aNetworkedRadio(...args)).map(
    ({ destination, netmask, gateway, ifname, flags }) =>
      `${String(destination)}/${String(netmask)} ${String(gateway)} ${String(ifname)} ${String(flags)}`,
  );
}

describe('the routing table', () => {
  it.each([
    ['192.0.2.20', '255.255.255.0', '192.0.2.0'],
    ['172.16.45.9', '255.255.0.0', '172.16.0.0'],
    ['10.20.30.40', '255.0.0.0', '10.0.0.0'],
    ['192.0.2.77', '255.255.255.192', '192.0.2.64'],
    ['192.0.2.77', '255.255.255.255', '192.0.2.77'],
  ])('reaches the network of %s with the mask %s, which is %s, without a gateway', (ip, netmask, network) => {
    const lines = { 'netconf.status': 'enabled', ...anEntry('netconf.1', { devname: 'br0', ip, netmask }) };
    expect(table(lines)).toEqual([`${network}/${netmask} 0.0.0.0 br0 U`]);
  });

  it('leaves out an interface without an address', () => {
    const lines = { 'netconf.status': 'enabled', ...anEntry('netconf.1', { devname: 'eth0' }) };
    expect(table(lines)).toEqual([]);
  });

  it('the routing table has a default route from a bare 0 as its mask', () => {
    const lines = {
      'route.status': 'enabled',
      ...anEntry('route.1', { devname: 'br0', ip: '0.0.0.0', netmask: '0', gateway: '192.0.2.1' }),
    };
    expect(table(lines)).toEqual(['0.0.0.0/0.0.0.0 192.0.2.1 br0 UG']);
  });

  it('the routing table has no static route that is off, nor any while the section is off', () => {
    const route = { devname: 'br0', ip: '10.0.0.0', netmask: '255.0.0.0', gateway: '192.0.2.9' };
    const off = { 'route.status': 'enabled', ...anEntry('route.1', { ...route, status: 'disabled' }) };
    expect([table(off), table(anEntry('route.1', route))]).toEqual([[], []]);
  });

  it('the routing table has the gateway that a DHCP server assigned, and the network of that address', () => {
    expect(table({ ...aBridge(['eth0']), ...CLIENT })).toEqual([
      '0.0.0.0/0.0.0.0 192.0.2.1 br0 UG',
      '192.0.2.0/255.255.255.0 0.0.0.0 br0 U',
    ]);
  });

  it('the routing table has no gateway without a DHCP server, and the network of the fallback by its own mask', () => {
    expect(table({ ...aBridge(['eth0']), ...CLIENT }, { noDhcp: true })).toEqual([
      '10.9.0.0/255.255.0.0 0.0.0.0 br0 U',
    ]);
  });
});
