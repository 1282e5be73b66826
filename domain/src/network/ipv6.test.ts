import { assert, ipV6, property, string } from 'fast-check';
import ipaddr from 'ipaddr.js';
import { describe, expect, it } from 'vitest';
import { checkIpv6, checkIpv6PrefixLength, isIpv6 } from './ipv6.ts';

describe('IPv6 address, §5', () => {
  it.each(['::', '::1', '2001:db8::1', 'FE80::1', '1:2:3:4:5:6:7:8', '::ffff:192.0.2.1'])(
    'accepts %s',
    value => {
      expect(checkIpv6(value)).toBeUndefined();
    },
  );

  it.each([
    '',
    '1.2.3.4',
    ':::',
    '1::2::3',
    '12345::',
    '1:2:3:4:5:6:7:8:9',
    '::1\n',
    ' ::1',
    'fe80::1%eth0',
    '::ffff:010.0.0.1',
    '::0x7f.0.0.1',
    '::ffff:256.0.0.1',
    '[::1]',
  ])('refuses %j and says what is allowed', value => {
    expect(checkIpv6(value)).toEqual({
      key: 'Enter an IPv6 address such as {example}.',
      values: { example: '2001:db8::1' },
    });
  });

  it('accepts every address that there is', () => {
    assert(
      property(ipV6(), address => {
        expect(isIpv6(address)).toBe(ipaddr.IPv6.isValid(address));
      }),
    );
  });

  it('never accepts what the IP library refuses', () => {
    assert(
      property(string({ maxLength: 20 }), text => {
        expect(isIpv6(text) && !ipaddr.IPv6.isValid(text)).toBe(false);
      }),
    );
  });
});

describe('IPv6 prefix length 1 to 128, §5', () => {
  it.each(['1', '64', '128'])('accepts %s', value => {
    expect(checkIpv6PrefixLength(value)).toBeUndefined();
  });

  it.each(['', '0', '129', '64 ', '/64', '6.4'])('refuses %j', value => {
    expect(checkIpv6PrefixLength(value)).toEqual({
      key: 'Enter a prefix length from {min} to {max}.',
      values: { min: 1, max: 128 },
    });
  });
});
