import { beforeEach, describe, expect, it } from 'vitest';
import { airOs6Status, hybridStatus, ptpAccessPointStatus, station, station60 } from '../mothers/index.ts';
import type { LinkEnds } from './link-end.ts';
import { linkEnds } from './link-ends.ts';

describe('the radio whose link is shown', () => {
  const withPeer = (over: object) => hybridStatus({ wireless: { stations: [station60(over)] } });

  it('the radio whose link is shown is the active one', () => {
    expect(linkEnds(withPeer({ activeLink: '5' })).band).toBe('5');
    expect(linkEnds(withPeer({ activeLink: '60', linked60: false })).band).toBe('60');
  });

  it('the radio whose link is shown is 60 GHz while that is linked and nothing is said', () => {
    expect(linkEnds(withPeer({ activeLink: undefined })).band).toBe('60');
    expect(linkEnds(withPeer({ activeLink: '' })).band).toBe('60');
    expect(linkEnds(withPeer({ activeLink: undefined, linked60: false })).band).toBe('5');
  });

  it('the radio whose link is shown is the one that is asked for', () => {
    const status = hybridStatus();
    expect(linkEnds(status, status.wireless.stations[0], '5').technology).toBe('5ghz');
    expect(linkEnds(ptpAccessPointStatus(), undefined, '60').technology).toBe('60ghz');
  });

  it('the radio whose link is shown is not one that the device does not have', () => {
    const odd = ptpAccessPointStatus({ wireless: { stations: [station({ activeLink: '60' })] } });
    expect(linkEnds(odd).band).toBe('5');
  });
});

describe('the one link of airOS 6', () => {
  let ends: LinkEnds;
  beforeEach(() => {
    ends = linkEnds(airOs6Status());
  });

  it('the one link of airOS 6 has its readings and no remote end', () => {
    expect(ends).toMatchObject({
      technology: 'airos-6',
      band: '5',
      remote: undefined,
      distanceMetres: 750,
      frequencyMhz: 5180,
      channelWidthMhz: 40,
      atpcStatus: 0,
      combinedCapacityKbps: undefined,
    });
    expect(ends.local).toMatchObject({
      side: 'local',
      role: 'station',
      name: 'NanoStation M5',
      signalDbm: -64,
      signalExpectedDbm: undefined,
      chainSignalsDbm: [-66, -68],
      noiseFloorDbm: -99,
      rxRate: { mbps: 216 },
      txRate: { mbps: 270 },
      txPowerDbm: 24,
    });
  });

  it('expects nothing', () => {
    expect(ends.downlink.linkScore).toBeUndefined();
    expect(ends.uplink.capacityKbps).toBeUndefined();
  });

  it('says nothing of signal and rate when it sends neither', () => {
    const mute = linkEnds(airOs6Status({ wireless: { legacy: {} } })).local;
    expect(mute).toMatchObject({
      signalDbm: undefined,
      rxRate: { mbps: undefined },
      txRate: { mbps: undefined },
    });
  });

  it('the one link of airOS 6 is read as 5 GHz when a station is listed after all', () => {
    expect(linkEnds(airOs6Status({ wireless: { stations: [station()] } })).technology).toBe('5ghz');
  });
});
