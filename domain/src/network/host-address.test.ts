import { assert, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  checkHostIpv4,
  checkHostIpv4OrNone,
  checkHostIpv6,
  checkHostMac,
  checkNameServer,
  checkOneHost,
} from './host-address.ts';
import { ipv4Text } from './ipv4-number.ts';

const NEVER = [
  '0.0.0.0',
  '0.0.0.1',
  '127.0.0.1',
  '127.255.255.255',
  '224.0.0.1',
  '239.1.2.3',
  '240.0.0.1',
  '255.255.255.255',
];

describe('checkHostIpv4', () => {
  it('refuses exactly 0/8, 127/8, 224/4 and 240/4', () => {
    assert(
      property(integer({ min: 0, max: 2 ** 32 - 1 }), number => {
        const first = Math.floor(number / 2 ** 24);
        const isHost = first !== 0 && first !== 127 && first < 224;
        expect(checkHostIpv4(ipv4Text(number) ?? '') === undefined).toBe(isHost);
      }),
    );
  });

  it.each(NEVER)('refuses %s, also as a server by name or address and as a DNS server', address => {
    for (const check of [checkHostIpv4, checkOneHost, checkNameServer]) expect(check(address)).toBeDefined();
    expect(checkHostIpv4OrNone(address) === undefined).toBe(address === '0.0.0.0');
  });
});

describe('checkHostIpv6', () => {
  it.each(['::1', 'ff02::1', 'ff0e::101'])('refuses %s, also as a server', address => {
    expect(checkHostIpv6(address)).toBeDefined();
    expect(checkOneHost(address)).toBeDefined();
  });

  it.each(['2001:db8::1', 'fe80::1', 'fd00::1'])('accepts %s', address => {
    expect(checkHostIpv6(address)).toBeUndefined();
    expect(checkOneHost(address)).toBeUndefined();
  });

  it('accepts :: where it stands for none, and for no server', () => {
    expect(checkHostIpv6('::')).toBeUndefined();
    expect(checkOneHost('::')).toBeDefined();
  });
});

describe('checkHostMac', () => {
  it.each(['00:00:00:00:00:00', 'FF:FF:FF:FF:FF:FF', '01:00:5e:00:00:01', '33:33:00:00:00:01'])(
    'refuses %s, which no single device has',
    mac => expect(checkHostMac(mac)).toBeDefined(),
  );

  it('refuses exactly the addresses of groups, whose first octet is odd', () => {
    assert(
      property(integer({ min: 0, max: 255 }), octet => {
        const mac = `${octet.toString(16).padStart(2, '0')}:A4:3C:11:22:33`;
        expect(checkHostMac(mac) === undefined).toBe(octet % 2 === 0);
      }),
    );
  });
});

describe('checkNameServer', () => {
  it('refuses a name, which cannot be resolved without a DNS server', () => {
    expect(checkNameServer('dns.example')?.key).toContain('cannot be resolved');
    expect(checkNameServer('9.9.9.9')).toBeUndefined();
    expect(checkNameServer('2620:fe::fe')).toBeUndefined();
  });
});
