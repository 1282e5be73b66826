import { assert, integer, property, tuple } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { networkText, typedNetwork } from './typed-network.ts';

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
