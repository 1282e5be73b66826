import { assert, integer, ipV4, property, tuple } from 'fast-check';
import ipaddr from 'ipaddr.js';
import { describe, expect, it } from 'vitest';
import {
  addressAndNetmask,
  broadcastAddress,
  cidrOf,
  hostRange,
  inIpv4Range,
  inSameSubnet,
  isHostAddress,
  networkAddress,
  networkText,
  typedNetwork,
} from './ipv4-subnet.ts';
import { netmaskOfLength } from './netmask.ts';

const MASK = '255.255.255.0';

describe('network and broadcast address', () => {
  it('agree with the IP library for every address and mask', () => {
    assert(
      property(ipV4(), integer({ min: 0, max: 32 }), (address, length) => {
        const netmask = netmaskOfLength(length)!;
        const cidr = `${address}/${length}`;
        expect(networkAddress(address, netmask)).toBe(ipaddr.IPv4.networkAddressFromCIDR(cidr).toString());
        expect(broadcastAddress(address, netmask)).toBe(
          ipaddr.IPv4.broadcastAddressFromCIDR(cidr).toString(),
        );
      }),
    );
  });

  it.each([
    ['192.168.1', MASK],
    ['192.168.1.1', '255.0.255.0'],
  ])('network and broadcast address are missing for %s with %s', (address, netmask) => {
    expect(networkAddress(address, netmask)).toBeUndefined();
    expect(broadcastAddress(address, netmask)).toBeUndefined();
    expect(hostRange(address, netmask)).toBeUndefined();
  });
});

describe('one subnet', () => {
  it('agrees with the IP library', () => {
    assert(
      property(ipV4(), ipV4(), integer({ min: 0, max: 32 }), (one, other, length) => {
        const expected = ipaddr.IPv4.parse(one).match(ipaddr.IPv4.parse(other), length);
        expect(inSameSubnet(one, other, netmaskOfLength(length)!)).toBe(expected);
      }),
    );
  });

  it('holds neighbours and not what lies beyond the mask', () => {
    expect(inSameSubnet('192.168.1.1', '192.168.1.254', MASK)).toBe(true);
    expect(inSameSubnet('192.168.1.1', '192.168.2.1', MASK)).toBe(false);
  });

  it('holds nothing that is no address', () => {
    expect(inSameSubnet('host', 'host', MASK)).toBe(false);
  });
});

describe('hosts of a network', () => {
  it.each([
    ['192.168.1.77', MASK, '192.168.1.1', '192.168.1.254'],
    ['10.0.0.5', '255.255.255.252', '10.0.0.5', '10.0.0.6'],
    ['10.0.0.5', '255.255.255.254', '10.0.0.4', '10.0.0.5'],
    ['10.0.0.5', '255.255.255.255', '10.0.0.5', '10.0.0.5'],
  ])('hosts of a network of %s with %s run from %s to %s', (address, netmask, first, last) => {
    expect(hostRange(address, netmask)).toEqual({ first, last });
  });

  it.each([
    ['192.168.1.0', false],
    ['192.168.1.1', true],
    ['192.168.1.254', true],
    ['192.168.1.255', false],
    ['nothing', false],
  ])('%s can be one: %s', (address, expected) => {
    expect(isHostAddress(address, MASK)).toBe(expected);
  });
});

describe('a range of addresses', () => {
  it.each([
    ['10.0.0.9', false],
    ['10.0.0.10', true],
    ['10.0.0.15', true],
    ['10.0.0.20', true],
    ['10.0.0.21', false],
    ['x', false],
  ])('a range of addresses from 10.0.0.10 to 10.0.0.20 holds %s: %s', (address, expected) => {
    expect(inIpv4Range(address, '10.0.0.10', '10.0.0.20')).toBe(expected);
  });

  it('a range of addresses with a wrong bound holds nothing', () => {
    expect(inIpv4Range('10.0.0.1', 'x', '10.0.0.2')).toBe(false);
    expect(inIpv4Range('10.0.0.1', '10.0.0.1', 'x')).toBe(false);
  });
});

describe('CIDR notation', () => {
  it('joins and splits address and netmask', () => {
    expect(cidrOf('192.168.1.20', MASK)).toBe('192.168.1.20/24');
    expect(addressAndNetmask('192.168.1.20/24')).toEqual({ address: '192.168.1.20', netmask: MASK });
    expect(addressAndNetmask('0.0.0.0/0')).toEqual({ address: '0.0.0.0', netmask: '0.0.0.0' });
  });

  it('reads an address without length as one host', () => {
    expect(addressAndNetmask('10.0.0.1')).toEqual({ address: '10.0.0.1', netmask: '255.255.255.255' });
  });

  it.each(['', '10.0.0.1/33', '10.0.0/8', '10.0.0.1/', 'x10.0.0.1/8', '10.0.0.1/8x', '10.0.0.1/100'])(
    'CIDR notation is not %j',
    cidr => {
      expect(addressAndNetmask(cidr)).toBeUndefined();
    },
  );

  it.each([
    ['10.0.0', MASK],
    ['10.0.0.1', '255.0.255.0'],
  ])('CIDR notation cannot be made of %s and %s', (address, netmask) => {
    expect(cidrOf(address, netmask)).toBeUndefined();
  });
});

describe('an address with its network in one field', () => {
  it.each([
    ['192.0.2.12/24', '192.0.2.12', '255.255.255.0'],
    [' 192.0.2.12 / 16 ', '192.0.2.12', '255.255.0.0'],
    ['192.0.2.12/255.255.255.128', '192.0.2.12', '255.255.255.128'],
    ['192.0.2.12 255.255.255.128', '192.0.2.12', '255.255.255.128'],
    ['0.0.0.0/0', '0.0.0.0', '0'],
  ])('reads %s', (text, address, netmask) => {
    expect(typedNetwork(text, '')).toEqual({ address, netmask });
  });

  it('keeps the netmask that stands when only an address is typed', () => {
    expect(typedNetwork('192.0.2.12', '255.255.255.252')?.netmask).toBe('255.255.255.252');
    expect(typedNetwork('192.0.2.12', '')?.netmask).toBe('255.255.255.0');
  });

  it.each([
    '',
    '192.0.2',
    '192.0.2.12/33',
    '192.0.2.12/255.0.255.0',
    '192.0.2.12/',
    'a/24',
    '192.0.2.256/24',
  ])('refuses %j', text => {
    expect(typedNetwork(text, '255.255.255.0')).toBeUndefined();
  });

  it('reads back what it writes', () => {
    const octet = integer({ min: 0, max: 255 });
    assert(
      property(tuple(octet, octet, octet, octet), integer({ min: 0, max: 32 }), (octets, length) => {
        const text = `${octets.join('.')}/${length}`;
        const read = typedNetwork(text, '');
        expect(read && networkText(read.address, read.netmask)).toBe(text);
      }),
    );
  });

  it('shows an address alone where the netmask says nothing', () => {
    expect(networkText('192.0.2.1', '')).toBe('192.0.2.1');
    expect(networkText('', '255.255.255.0')).toBe('');
  });
});
