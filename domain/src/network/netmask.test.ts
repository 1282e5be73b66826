import { assert, integer, ipV4, property } from 'fast-check';
import ipaddr from 'ipaddr.js';
import { describe, expect, it } from 'vitest';
import { ipv4Number, ipv4Text } from './ipv4-number.ts';
import { checkNetmask, lengthOfNetmask, netmaskOfLength } from './netmask.ts';

const LENGTHS = Array.from({ length: 33 }, (_, length) => length);

describe('IPv4 netmask: contiguous bits, §5', () => {
  it.each(LENGTHS)('accepts the netmask of /%i and reads its length back', length => {
    const netmask = ipaddr.IPv4.subnetMaskFromPrefixLength(length).toString();
    expect(netmaskOfLength(length)).toBe(netmask);
    expect(lengthOfNetmask(netmask)).toBe(length);
    expect(checkNetmask(netmask)).toBeUndefined();
  });

  it.each(['255.0.255.0', '0.0.0.255', '255.255.255.1', '254.255.0.0', '127.0.0.0', '', '24', '255.255.255'])(
    'refuses %j',
    netmask => {
      expect(checkNetmask(netmask)).toEqual({
        key: 'Enter a netmask with contiguous bits, such as {example}.',
        values: { example: '255.255.255.0' },
      });
    },
  );

  it('agrees with the IP library for any address taken as a mask', () => {
    assert(
      property(ipV4(), address => {
        const length = ipaddr.IPv4.parse(address).prefixLengthFromSubnetMask() ?? undefined;
        expect(lengthOfNetmask(address)).toBe(length);
        expect(checkNetmask(address) === undefined).toBe(length !== undefined);
      }),
    );
  });

  it.each([-1, 33, 1.5, Number.NaN])('knows no netmask of length %s', length => {
    expect(netmaskOfLength(length)).toBeUndefined();
  });
});

describe('an address as a number', () => {
  it.each([
    ['0.0.0.0', 0],
    ['0.0.1.2', 258],
    ['255.255.255.255', 2 ** 32 - 1],
    ['192.168.1.20', 3_232_235_796],
  ])('%s is %i', (address, number) => {
    expect(ipv4Number(address)).toBe(number);
    expect(ipv4Text(number)).toBe(address);
  });

  it('an address as a number is missing for what is no strict address', () => {
    expect(ipv4Number('1.2.3')).toBeUndefined();
  });

  it('an address as a number comes back from its text', () => {
    assert(
      property(integer({ min: 0, max: 2 ** 32 - 1 }), number => {
        expect(ipv4Number(ipv4Text(number)!)).toBe(number);
      }),
    );
  });
});
