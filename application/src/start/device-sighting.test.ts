import { emptyStatus } from '@radiolink/domain/mothers';
import { describe, expect, it } from 'vitest';
import { deviceMacs, deviceSighting } from './watch-device.ts';

const RIDGE = ['02:00:00:00:00:01', '02:00:00:00:0E:01'];
const VALLEY = ['02:00:00:00:00:02'];

describe('who answers at an address', () => {
  it.each([
    ['first', [], RIDGE, undefined],
    ['same', RIDGE, RIDGE, undefined],
    ['same', RIDGE, ['02:00:00:00:00:01'], undefined],
    ['same', RIDGE, [], undefined],
    ['stranger', RIDGE, VALLEY, undefined],
    ['stranger', RIDGE, VALLEY, '02:00:00:00:00:01'],
    ['changed', RIDGE, VALLEY, '02:00:00:00:00:02'],
  ] as const)(
    'the address is answered by the %s device: known %j, told %j, logged in to %s',
    (sighting, known, reported, ofSession) => {
      expect(deviceSighting(known, reported, ofSession)).toBe(sighting);
    },
  );

  it('who answers at an address is decided by every MAC but that of no hardware, and by no other text', () => {
    const interfaces = [
      { name: 'eth0', hwaddr: '02:00:00:00:0e:01' },
      { name: 'lo', hwaddr: '00:00:00:00:00:00' },
      { name: 'ath0', hwaddr: '02:00:00:00:00:01' },
      { name: 'br0', hwaddr: '02:00:00:00:00:01' },
      { name: 'ppp0' },
      { name: 'eth1', hwaddr: '<b>Valley</b>' },
    ];
    expect(deviceMacs(emptyStatus({ interfaces }))).toEqual(RIDGE);
  });
});
