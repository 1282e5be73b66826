import { hybridStatus, ptmpAccessPointStatus, station60, stationMac } from '@radiolink/domain/mothers';
import { stationRows } from '@radiolink/domain/station';
import type { DeviceStatus } from '@radiolink/domain/status';
import { describe, expect, it } from 'vitest';
import { STATIONS_WITH_RADIOS, stationRadioRows } from './station-radio-rows.ts';

const sector = (count: number) =>
  hybridStatus({
    wireless: {
      mode: 'ap-ptmp',
      stations: Array.from({ length: count }, (_, place) =>
        station60({ mac: stationMac(place), linked60: place !== 1, linked5: true }),
      ),
    },
  });

const rowsOf = (status: DeviceStatus) => stationRadioRows(status, stationRows(status));

describe('the stations of a sector with two radios', () => {
  it('stand with both, main radio first', () => {
    const rows = rowsOf(sector(2));
    expect(rows.map(({ station, radio }) => [station.station.mac, radio.band])).toEqual(
      expect.arrayContaining([
        [stationMac(0), '60'],
        [stationMac(0), '5'],
        [stationMac(1), '60'],
        [stationMac(1), '5'],
      ]),
    );
    expect(rows.map(({ radio }) => radio.band)).toEqual(['60', '5', '60', '5']);
    expect(new Set(rows.map(({ key }) => key)).size).toBe(4);
  });

  it('the stations of a sector with two radios are the first few of many', () => {
    expect(rowsOf(sector(30))).toHaveLength(2 * STATIONS_WITH_RADIOS);
  });

  it('the stations of a sector with two radios are not listed twice where there is one radio', () => {
    expect(rowsOf(ptmpAccessPointStatus())).toEqual([]);
  });
});
