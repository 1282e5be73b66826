import { assert, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { leases } from './leases.ts';
import { aNetworkedRadio, anEntry, type Lines } from './networked.mother.ts';

/** A DHCP server on `br1` with these keys. */
function aServer(keys: Lines = {}): Lines {
  return {
    'netconf.status': 'enabled',
    ...anEntry('netconf.4', { devname: 'br1', ip: '192.168.1.1' }),
    'dhcpd.status': 'enabled',
    ...anEntry('dhcpd.1', {
      devname: 'br1',
      start: '192.168.1.2',
      end: '192.168.1.254',
      lease_time: '600',
      ...keys,
    }),
  };
}

describe('the leases of a DHCP server', () => {
  it('the leases of a DHCP server are given from the start of its pool, each once, on its interface', () => {
    const given = leases(aNetworkedRadio(aServer()));
    expect(given.map(({ ipaddr }) => ipaddr)).toEqual([
      '192.168.1.2',
      '192.168.1.3',
      '192.168.1.4',
      '192.168.1.5',
      '192.168.1.6',
    ]);
    expect(new Set(given.map(({ ifname }) => ifname))).toEqual(new Set(['br1']));
    expect(new Set(given.map(({ hwaddr }) => hwaddr)).size).toBe(5);
  });

  it('the leases of a DHCP server are of upper-case MACs with colons', () => {
    for (const { hwaddr } of leases(aNetworkedRadio(aServer()))) {
      expect(hwaddr).toMatch(/^[0-9A-F]{2}(:[0-9A-F]{2}){5}$/);
    }
  });

  it('the leases of a DHCP server are no more than the pool has addresses', () => {
    const given = leases(aNetworkedRadio(aServer({ start: '192.168.1.250', end: '192.168.1.252' })));
    expect(given.map(({ ipaddr }) => ipaddr)).toEqual(['192.168.1.250', '192.168.1.251', '192.168.1.252']);
  });

  it('never leave the pool', () => {
    assert(
      property(integer({ min: 1, max: 254 }), integer({ min: 1, max: 254 }), (one, other) => {
        const [first, last] = [Math.min(one, other), Math.max(one, other)];
        const server = aServer({ start: `10.1.1.${first}`, end: `10.1.1.${last}` });
        for (const { ipaddr } of leases(aNetworkedRadio(server))) {
          const host = Number(/^10\.1\.1\.(\d+)$/.exec(ipaddr)?.[1]);
          expect(host).toBeGreaterThanOrEqual(first);
          expect(host).toBeLessThanOrEqual(last);
        }
      }),
    );
  });

  it('expire within the lease time, later for each renewal', () => {
    const radio = aNetworkedRadio(aServer());
    for (let minute = 0; minute < 30; minute += 1) {
      for (const { expires } of leases(radio)) {
        // A client renews after half of its time.
        expect(expires).toBeGreaterThan(299);
        expect(expires).toBeLessThanOrEqual(600);
        expect(Number.isInteger(expires)).toBe(true);
      }
      radio.clock.advance(60.5);
    }
  });

  it('keep to a reservation, whatever the case of its MAC', () => {
    const [, , third] = leases(aNetworkedRadio(aServer()));
    const server = aServer({
      'static.1.status': 'enabled',
      'static.1.mac': third!.hwaddr.toLowerCase(),
      'static.1.ip': '192.168.1.200',
    });
    const given = leases(aNetworkedRadio(server));
    expect(given.find(({ hwaddr }) => hwaddr === third!.hwaddr)!.ipaddr).toBe('192.168.1.200');
    expect(given.filter(({ ipaddr }) => ipaddr === '192.168.1.200')).toHaveLength(1);
  });

  it('ignore a reservation that is off', () => {
    const [first] = leases(aNetworkedRadio(aServer()));
    const server = aServer({
      'static.1.status': 'disabled',
      'static.1.mac': first!.hwaddr,
      'static.1.ip': '192.168.1.200',
    });
    expect(leases(aNetworkedRadio(server))[0]!.ipaddr).toBe('192.168.1.2');
  });

  it.each([
    ['the section is off', { 'dhcpd.status': 'disabled' }],
    ['the server is off', { 'dhcpd.1.status': 'disabled' }],
    ['its interface is off', { 'netconf.4.status': 'disabled' }],
    ['its interface is gone', { 'netconf.4.devname': 'br7' }],
  ])('the leases of a DHCP server are none while %s', (_, change) => {
    expect(leases(aNetworkedRadio({ ...aServer(), ...change } as Lines))).toEqual([]);
  });
});
