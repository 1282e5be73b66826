import { assert, constantFrom, integer, property, tuple } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ConfigText } from '../../configuration/index.ts';
import { ipv4Text } from '../../network/ipv4-number.ts';
import { hostRange, networkAddress } from '../../network/ipv4-subnet.ts';
import { dhcpServerFollows } from './address-follows.ts';

const LINES = [
  'dhcpd.status=enabled',
  'dhcpd.1.status=enabled',
  'dhcpd.1.devname=br1',
  'dhcpd.1.start=192.168.1.20',
  'dhcpd.1.end=192.168.1.200',
  'dhcpd.1.netmask=255.255.255.0',
  'dhcpd.1.lease_time=86400',
  'dhcpd.1.gateway=192.168.1.1',
  'dhcpd.1.dns.1.server=9.9.9.9',
  'dhcpd.1.dns.2.server=192.168.1.2',
  'dhcpd.1.static.1.ip=192.168.1.150',
];
const VALUES = ConfigText.parse(`${LINES.join('\n')}\n`).entries();
const WAS = { ip: '192.168.1.1', netmask: '255.255.255.0' };
const follows = (ip: string, netmask = WAS.netmask, values = VALUES) =>
  Object.fromEntries(dhcpServerFollows(values, 'br1', WAS, { ip, netmask }));

describe('dhcpServerFollows', () => {
  it('moves pool, gateway, DNS server and reservation of the subnet, and nothing else', () => {
    expect(follows('10.4.0.5')).toEqual({
      'dhcpd.1.start': '10.4.0.20',
      'dhcpd.1.end': '10.4.0.200',
      'dhcpd.1.gateway': '10.4.0.5',
      'dhcpd.1.dns.2.server': '10.4.0.2',
      'dhcpd.1.static.1.ip': '10.4.0.150',
    });
  });

  it('ends the pool with a smaller subnet, and widens it for no larger one', () => {
    expect(follows('192.168.1.1', '255.255.255.128')).toMatchObject({
      'dhcpd.1.end': '192.168.1.126',
      'dhcpd.1.netmask': '255.255.255.128',
    });
    expect(follows('192.168.1.1', '255.255.0.0')).toEqual({ 'dhcpd.1.netmask': '255.255.0.0' });
  });

  it('leaves a server alone that is off, or on another interface, and any without an address', () => {
    expect(follows('10.4.0.5', WAS.netmask, new Map([...VALUES, ['dhcpd.1.status', 'disabled']]))).toEqual(
      {},
    );
    expect(dhcpServerFollows(VALUES, 'br0', WAS, { ip: '10.4.0.5', netmask: WAS.netmask }).size).toBe(0);
    expect(follows('0.0.0.0')).toEqual({});
    expect(follows('10.4.0.5', '1.2.3.4')).toEqual({});
  });

  it('keeps each host number in any subnet that is as large, and returns to where it was', () => {
    const octet = integer({ min: 1, max: 223 });
    assert(
      property(tuple(octet, octet, octet), constantFrom(WAS.netmask), (octets, netmask) => {
        const ip = `${octets.join('.')}.1`;
        const moved = new Map([...VALUES, ...dhcpServerFollows(VALUES, 'br1', WAS, { ip, netmask })]);
        expect(moved.get('dhcpd.1.start')).toBe(`${octets.join('.')}.20`);
        const back = new Map([
          ...moved,
          ...dhcpServerFollows(moved as Map<string, string>, 'br1', { ip, netmask }, WAS),
        ]);
        expect(back).toEqual(VALUES);
      }),
    );
  });

  it('leaves every moved address within the hosts of the new subnet', () => {
    const mask = integer({ min: 16, max: 30 }).map(length => ipv4Text(2 ** 32 - 2 ** (32 - length)) ?? '');
    assert(
      property(integer({ min: 0x0a_00_00_00, max: 0x0a_ff_ff_ff }), mask, (number, netmask) => {
        const range = hostRange(ipv4Text(number) ?? '', netmask);
        const ip = range?.first ?? '';
        const { 'dhcpd.1.start': start = '', 'dhcpd.1.end': end = '' } = follows(ip, netmask);
        expect([start, end].map(each => networkAddress(each, netmask))).toEqual(
          [ip, ip].map(each => networkAddress(each, netmask)),
        );
      }),
    );
  });
});
