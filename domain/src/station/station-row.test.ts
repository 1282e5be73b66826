import { describe, expect, it } from 'vitest';
import { hybridStatus, ptpAccessPointStatus, station60 } from '../mothers/index.ts';
import type { Station } from '../status/station.ts';
import { stationKeys, stationRows } from './station-row.ts';

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

const radiosOf = (change: Partial<Station> = {}) =>
  stationRows(hybridStatus({ wireless: { stations: [station60(change)] } }))[0]!.radios;

describe('the radios of a station', () => {
  it('the radios of a station are both of a device that has two, the main one first, each with its own readings', () => {
    const [main, backup] = radiosOf({ signalDbm: -61, linked60: true, linked5: true, activeLink: '60' });
    expect([main?.band, backup?.band]).toEqual(['60', '5']);
    expect(backup?.ends.local.signalDbm).toBe(-61);
    expect(main?.ends.local.signalDbm).toBe(station60().radio60?.signalDbm);
    expect([main?.carriesTraffic, backup?.carriesTraffic]).toEqual([true, false]);
  });

  it.each([
    [{ linked60: true, linked5: true }, [1, 1]],
    [{ linked60: false, linked5: true }, [2, 1]],
    [{ linked60: true, linked5: false }, [1, 2]],
  ])('the radios of a station are connected as the device says: %j', (linked, states) => {
    expect(radiosOf(linked).map(({ state }) => state)).toEqual(states);
  });

  it('leave open which is active while the device does not say', () => {
    expect(radiosOf({ activeLink: undefined }).map(({ carriesTraffic }) => carriesTraffic)).toEqual([
      undefined,
      undefined,
    ]);
  });

  it('the radios of a station are not listed where there is but one', () => {
    expect(stationRows(ptpAccessPointStatus())[0]?.radios).toEqual([]);
  });
});
