import { assert, integer, ipV4, property, string } from 'fast-check';
import ipaddr from 'ipaddr.js';
import { describe, expect, it } from 'vitest';
import { checkCidr, checkIpv4, checkNonZeroIpv4, isIpv4, isMaskLength } from './ipv4.ts';
import { checkNetmask, ipv4Number, ipv4Text, lengthOfNetmask, netmaskOfLength } from './netmask.ts';

const NOT_IPV4 = { key: 'Enter an IPv4 address: four numbers from 0 to 255 separated by dots.' };

/** Spellings that the IP library takes for addresses and that a strict field must not. */
const LOOSE = [
  '010.1.1.1',
  '1.1.1.01',
  '0x7f.0.0.1',
  '127.1',
  '1.2.3',
  '2130706433',
  '0x7f000001',
  '00.0.0.0',
];

describe('IPv4 address: each octet 0 to 255, §5', () => {
  it.each(['0.0.0.0', '255.255.255.255', '192.168.1.20', '9.10.99.100'])('accepts %s', address => {
    expect(checkIpv4(address)).toBeUndefined();
  });

  it.each(['', '256.0.0.0', '0.0.0.256', '1.2.3.4.5', ' 1.2.3.4', '1.2.3.4\n', '1,2,3,4', '1.2.3.-4', '::1'])(
    'refuses %j and says what is allowed',
    address => {
      expect(checkIpv4(address)).toEqual(NOT_IPV4);
    },
  );

  it.each(LOOSE)('refuses %s, which the library reads as an address', address => {
    expect(ipaddr.IPv4.isValid(address)).toBe(true);
    expect(checkIpv4(address)).toEqual(NOT_IPV4);
  });

  it('accepts every address that there is', () => {
    assert(
      property(ipV4(), address => {
        expect(checkIpv4(address)).toBeUndefined();
      }),
    );
  });

  it('accepts of arbitrary text only what the library parses and writes back equal', () => {
    assert(
      property(string({ maxLength: 16, unit: 'grapheme' }), text => {
        const equal = ipaddr.IPv4.isValid(text) && ipaddr.IPv4.parse(text).toString() === text;
        expect(isIpv4(text)).toBe(equal);
      }),
    );
  });
});

describe('non-zero IPv4, §5', () => {
  it.each(['0.0.0.0', '255.255.255.255'])('rejects %s', address => {
    expect(checkNonZeroIpv4(address)).toEqual({
      key: 'Enter an IPv4 address other than {first} and {last}.',
      values: { first: '0.0.0.0', last: '255.255.255.255' },
    });
  });

  it.each(['0.0.0.1', '255.255.255.254', '192.168.1.20'])('accepts %s', address => {
    expect(checkNonZeroIpv4(address)).toBeUndefined();
  });

  it('says first that a text is no address at all', () => {
    expect(checkNonZeroIpv4('host')).toEqual(NOT_IPV4);
  });
});

describe('IPv4 with optional /0 to 32 mask, §5', () => {
  it.each(['0.0.0.0/0', '10.0.0.0/8', '192.168.1.20', '192.168.1.20/32', '192.168.1.20/9'])(
    'accepts %s',
    value => {
      expect(checkCidr(value)).toBeUndefined();
    },
  );

  it.each([
    '',
    '/24',
    '10.0.0.0/',
    '10.0.0.0/33',
    '10.0.0.0/-1',
    '10.0.0.0/08',
    '10.0.0.0/8/8',
    '10.0/8',
    '::/0',
  ])('refuses %j', value => {
    expect(checkCidr(value)).toEqual({
      key: 'Enter an IPv4 address, optionally with a prefix length from /{min} to /{max}.',
      values: { min: 0, max: 32 },
    });
  });
});

describe('a mask length', () => {
  it.each(['0', '1', '99', '128'])('a mask length is %s of 128 bits', text => {
    expect(isMaskLength(text, 128)).toBe(true);
  });

  it.each(['', '129', '00', '01', '1 ', ' 1', '1e1', '1000', 'a'])('a mask length is not %j', text => {
    expect(isMaskLength(text, 128)).toBe(false);
  });
});

describe('an address with a prefix length where none is expected', () => {
  it.each([
    ['192.0.2.1/24', 'Enter the address without its prefix length.'],
    ['192.0.2.1/33', 'The prefix length must be from /{min} to /{max}.'],
    ['192.0.2.1/', 'The prefix length must be from /{min} to /{max}.'],
    ['192.0.2/33', NOT_IPV4.key],
    ['192.0.2.1/24/24', NOT_IPV4.key],
  ])('%s is told what is wrong with it', (value, key) => {
    expect(checkIpv4(value)?.key).toBe(key);
  });
});

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
