import { ptmpAccessPointStatus, ptpStationStatus } from '@radiolink/domain/mothers';
import { describe, expect, it } from 'vitest';
import { linkPartner } from './link-partner.ts';

describe('the remote end of a link', () => {
  it('the remote end of a link has a name, a firmware, a place and the measured distance', () => {
    const status = ptpStationStatus();
    const [station] = status.wireless.stations;
    const gps = { latitude: 56.9, longitude: 24.1 };
    const located = {
      ...status,
      wireless: {
        ...status.wireless,
        distanceMetres: 750,
        stations: [{ ...station!, distanceMetres: 750, remote: { ...station!.remote!, gps } }],
      },
    };
    expect(linkPartner(located)).toEqual({
      name: station?.remote?.hostname,
      firmware: station?.remote?.firmwareVersion,
      gps,
      measuredMetres: 750,
    });
  });

  it('the remote end of a link is not measured below 10 m', () => {
    const status = ptpStationStatus();
    const [station] = status.wireless.stations;
    const near = {
      ...status,
      wireless: { ...status.wireless, distanceMetres: 9, stations: [{ ...station!, distanceMetres: 9 }] },
    };
    expect(linkPartner(near)?.measuredMetres).toBeUndefined();
  });

  it('the remote end of a link is none of several stations, and none without a station', () => {
    expect(linkPartner(ptmpAccessPointStatus(3))).toBeNull();
    const alone = ptmpAccessPointStatus(0);
    expect(linkPartner(alone)).toBeNull();
  });
});
