import {
  airOs6Status,
  emptyStatus,
  ptmpAccessPointStatus,
  ptpAccessPointStatus,
  stationMac,
} from '@radiolink/domain/mothers';
import { describe, expect, it } from 'vitest';
import { alignedEnds, alignedPeers, alignedStation } from './alignment-links.ts';

const SECTOR = ptmpAccessPointStatus(3);

describe('the links that can be aligned', () => {
  it('the links that can be aligned are the stations by their names', () => {
    expect(alignedPeers(SECTOR)).toEqual([
      { mac: stationMac(0), name: 'client-1' },
      { mac: stationMac(1), name: 'client-2' },
      { mac: stationMac(2), name: 'client-3' },
    ]);
  });

  it('the links that can be aligned are none where no station is', () => {
    expect(alignedPeers(emptyStatus())).toEqual([]);
  });
});

describe('the station that is aligned', () => {
  it('the station that is aligned is the chosen one, and the first until one is chosen', () => {
    expect(alignedStation(SECTOR, stationMac(2))?.mac).toBe(stationMac(2));
    expect(alignedStation(SECTOR, null)?.mac).toBe(stationMac(0));
  });

  it('the station that is aligned is none while the chosen one is gone: another one is not taken for it', () => {
    expect(alignedStation(SECTOR, '02:00:00:00:00:99')).toBeUndefined();
    expect(alignedEnds(SECTOR, '02:00:00:00:00:99')).toBeUndefined();
  });
});

describe('the ends that are aligned', () => {
  it('the ends that are aligned are those of the chosen link', () => {
    expect(alignedEnds(SECTOR, stationMac(2))?.remote?.name).toBe('client-3');
  });

  it('the ends that are aligned are those of the device where it lists no station and its link is up', () => {
    const status = airOs6Status();
    expect(status.wireless.stations).toEqual([]);
    expect(alignedEnds(status, null)?.local.signalDbm).toBe(-64);
  });

  it('the ends that are aligned are none of a link that is down', () => {
    expect(
      alignedEnds(ptpAccessPointStatus({ wireless: { stations: [], stationCount: 0 } }), null),
    ).toBeUndefined();
    expect(alignedEnds(emptyStatus(), null)).toBeUndefined();
  });
});
