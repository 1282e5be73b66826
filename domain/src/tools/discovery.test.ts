import { describe, expect, it } from 'vitest';
import { discoveredPageUrl, discoveryRows, goneDevices, type KnownDevices } from './discovery.ts';

const device = (mac: string, ...addresses: readonly string[]) => ({ mac, addresses });
const A = '02:00:00:00:00:0A';
const B = '02:00:00:00:00:0B';
const C = '02:00:00:00:00:0C';
const NOBODY: KnownDevices = { ownMacs: [], peers: [], peersAre: 'station' };

describe('the devices of a scan', () => {
  it('the devices of a scan are new when the scan before did not find them, and never without one', () => {
    const rows = discoveryRows([device(A), device(B)], NOBODY, [device(A)]);
    expect(rows.map(({ isNew }) => isNew)).toEqual([false, true]);
    expect(discoveryRows([device(A)], NOBODY, null)[0]?.isNew).toBe(false);
  });

  it('the devices of a scan are told when two of them have the same address', () => {
    const rows = discoveryRows(
      [device(A, '192.0.2.1', '192.0.2.9'), device(B, '192.0.2.9'), device(C, '192.0.2.3')],
      NOBODY,
      null,
    );
    expect(rows.map(({ sharedAddresses }) => sharedAddresses)).toEqual([['192.0.2.9'], ['192.0.2.9'], []]);
  });

  it('share no address when they have none, or name one twice', () => {
    const rows = discoveryRows(
      [device(A, '0.0.0.0'), device(B, '0.0.0.0'), device(C, '192.0.2.3', '192.0.2.3')],
      NOBODY,
      null,
    );
    expect(rows.flatMap(({ sharedAddresses }) => sharedAddresses)).toEqual([]);
  });

  it('the devices of a scan are this one and its peers, by MAC or by address', () => {
    const known: KnownDevices = {
      ownMacs: [A],
      peers: [
        { mac: B, address: undefined },
        { mac: '02:00:00:00:00:FF', address: '192.0.2.3' },
      ],
      peersAre: 'remote',
    };
    const rows = discoveryRows(
      [device(A), device(B), device(C, '192.0.2.3'), device('02:00:00:00:00:0D', '0.0.0.0')],
      known,
      null,
    );
    expect(rows.map(({ relation }) => relation)).toEqual(['own', 'remote', 'remote', undefined]);
  });

  it('the devices of a scan are gone when only the scan before found them', () => {
    expect(goneDevices([device(A)], [device(A), device(B)])).toEqual([device(B)]);
    expect(goneDevices([device(A)], null)).toEqual([]);
  });
});

describe('the page of a found device', () => {
  it.each([
    [['192.0.2.7'], 'http://192.0.2.7/'],
    [['0.0.0.0', '192.0.2.7'], 'http://192.0.2.7/'],
    [['fe80::1'], 'http://[fe80::1]/'],
    [[], undefined],
    [['0.0.0.0'], undefined],
    [['javascript:alert(1)'], undefined],
    [['192.0.2.7@evil.example'], undefined],
    [['evil.example'], undefined],
  ])('%j is at %s', (addresses, url) => {
    expect(discoveredPageUrl(device(A, ...addresses))).toBe(url);
  });
});
