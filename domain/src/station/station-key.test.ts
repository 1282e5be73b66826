import { describe, expect, it } from 'vitest';
import { stationKeys } from './station-key.ts';

const keysOf = (...macs: readonly string[]) => stationKeys(macs.map(mac => ({ mac })));

describe('the keys of stations', () => {
  it('the keys of stations are their MACs', () => {
    expect(keysOf('A', 'B')).toEqual(['A', 'B']);
  });

  it('tell stations without a MAC apart by their place among these', () => {
    expect(keysOf('', 'A', '')).toEqual(['no-mac-1', 'A', 'no-mac-2']);
  });

  it('stay when a station with a MAC comes or leaves', () => {
    expect(keysOf('A', 'B', '', '').slice(2)).toEqual(keysOf('', ''));
  });
});
