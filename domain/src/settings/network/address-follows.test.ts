import { array, assert, constantFrom, integer, property, record, tuple } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ConfigText } from '../../configuration/index.ts';
import { ipv4Number, ipv4Text } from '../../network/netmask.ts';
import {
  hostRange,
  inIpv4Range,
  inSameSubnet,
  isHostAddress,
  networkAddress,
} from '../../network/ipv4-subnet.ts';
import { dhcpServerFollows, type InterfaceAddress } from './address-follows.ts';

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
const from = (before: InterfaceAddress, after: InterfaceAddress) => ({ stored: before, before, after });
const follows = (ip: string, netmask = WAS.netmask, values = VALUES) =>
  Object.fromEntries(dhcpServerFollows(values, 'br1', from(WAS, { ip, netmask })));

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

  it.each([
    ['a subnet of which the device has the first host', '192.168.1.1', '255.255.255.192', '.20', '.62'],
    ['the upper half of the subnet, the device in it', '192.168.1.129', '255.255.255.128', '.130', '.200'],
    ['a subnet without a host of the pool', '192.168.1.249', '255.255.255.248', '.250', '.254'],
    ['two hosts, of which the device is one', '192.168.1.253', '255.255.255.252', '.254', '.254'],
  ])('moves the pool as one into %s', (_, ip, netmask, start, end) => {
    const is = new Map([...VALUES, ...Object.entries(follows(ip, netmask))]);
    expect([is.get('dhcpd.1.start'), is.get('dhcpd.1.end')]).toEqual([
      `192.168.1${start}`,
      `192.168.1${end}`,
    ]);
  });

  it('moves no pool onto the address of the device, nor its start behind its end', () => {
    const of = (length: number) => ipv4Text(2 ** 32 - 2 ** (32 - length)) ?? '';
    const number = integer({ min: 0x0a_00_00_01, max: 0xc0_a8_ff_fe });
    assert(
      property(number, integer({ min: 8, max: 30 }), (place, length) => {
        const ip = ipv4Text(place) ?? '';
        const isIn = (text: string) => inSameSubnet(text, ip, of(length)) && isHostAddress(text, of(length));
        if (!isIn(ip)) return;
        const is = new Map([
          ...VALUES,
          ...dhcpServerFollows(VALUES, 'br1', from(WAS, { ip, netmask: of(length) })),
        ]);
        const pool = ['start', 'end'].map(leaf => is.get(`dhcpd.1.${leaf}`) ?? '');
        const [start = 0, end = 0] = pool.map(text => ipv4Number(text) ?? 0);
        expect(pool.filter(text => !isIn(text))).toEqual([]);
        expect(start).toBeLessThanOrEqual(end);
        // Where the pool stays as it is, the address was put into it by the user.
        const isAsBefore = pool.join() === '192.168.1.20,192.168.1.200';
        expect(!isAsBefore && inIpv4Range(ip, String(pool[0]), String(pool[1]))).toBe(false);
      }),
      {
        examples: [
          [0xc0_a8_01_81, 25],
          [0xc0_a8_01_01, 26],
          [0x0a_00_00_96, 24],
        ],
      },
    );
  });

  it('leaves a server alone that is off, or on another interface, and any without an address', () => {
    expect(follows('10.4.0.5', WAS.netmask, new Map([...VALUES, ['dhcpd.1.status', 'disabled']]))).toEqual(
      {},
    );
    expect(dhcpServerFollows(VALUES, 'br0', from(WAS, { ...WAS, ip: '10.4.0.5' })).size).toBe(0);
    expect(follows('0.0.0.0')).toEqual({});
    expect(follows('10.4.0.5', '1.2.3.4')).toEqual({});
  });

  it('keeps each host number in any subnet that is as large, and returns to where it was', () => {
    const octet = integer({ min: 1, max: 223 });
    assert(
      property(tuple(octet, octet, octet), constantFrom(WAS.netmask), (octets, netmask) => {
        const ip = `${octets.join('.')}.1`;
        const moved = new Map([...VALUES, ...dhcpServerFollows(VALUES, 'br1', from(WAS, { ip, netmask }))]);
        expect(moved.get('dhcpd.1.start')).toBe(`${octets.join('.')}.20`);
        const back = new Map([
          ...moved,
          ...dhcpServerFollows(moved as Map<string, string>, 'br1', from({ ip, netmask }, WAS)),
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

  const netmask = integer({ min: 8, max: 30 }).map(length => ipv4Text(2 ** 32 - 2 ** (32 - length)) ?? '');
  const anAddress = record({
    ip: integer({ min: 0x0a_00_00_01, max: 0xc0_a8_ff_fe }).map(number => ipv4Text(number) ?? ''),
    netmask,
  });
  /** The values after a series of addresses, each of which the server follows from the stored one. */
  const after = (path: readonly InterfaceAddress[], start: ReadonlyMap<string, string>) => {
    let values = start;
    let before = WAS;
    for (const next of path) {
      const change = { stored: WAS, before, after: next };
      values = new Map([...values, ...dhcpServerFollows(values, 'br1', change, VALUES)]) as typeof VALUES;
      before = next;
    }
    return values;
  };

  it('gives what the last address alone would have given, whichever were entered before it', () => {
    assert(
      property(array(anAddress, { maxLength: 4 }), anAddress, (path, last) => {
        expect(after([...path, last], VALUES)).toEqual(after([last], VALUES));
      }),
    );
  });

  it('restores a server that was turned off meanwhile, and leaves a pool that the user set', () => {
    const other = { ip: '10.4.0.5', netmask: '255.255.0.0' };
    const off = new Map([...after([other], VALUES), ['dhcpd.1.status', 'disabled']]);
    const back = { stored: WAS, before: other, after: WAS };
    const restored = new Map([...off, ...dhcpServerFollows(off, 'br1', back, VALUES)]);
    expect(restored).toEqual(new Map([...VALUES, ['dhcpd.1.status', 'disabled']]));

    const set = new Map([...after([other], VALUES), ['dhcpd.1.end', '10.4.0.99']]);
    const moved = dhcpServerFollows(set, 'br1', back, VALUES);
    expect([moved.get('dhcpd.1.start'), moved.get('dhcpd.1.end')]).toEqual(['192.168.1.20', '192.168.1.99']);
  });

  it('leaves a pool up to the last address of the subnet as it is stored when the address is put back', () => {
    const stored = new Map([...VALUES, ['dhcpd.1.end', '192.168.1.255']]);
    const other = { ...WAS, ip: '10.4.0.5' };
    const values = new Map([
      ...stored,
      ...dhcpServerFollows(stored, 'br1', { stored: WAS, before: WAS, after: other }, stored),
    ]) as typeof VALUES;
    const back = dhcpServerFollows(values, 'br1', { stored: WAS, before: other, after: WAS }, stored);
    expect(back.get('dhcpd.1.end')).toBe('192.168.1.255');
  });
});
