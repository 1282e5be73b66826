import { beforeEach, describe, expect, it } from 'vitest';
import {
  accessPointPeer,
  emptyStatus,
  ethernetPort,
  ptmpAccessPointStatus,
  ptpAccessPointStatus,
  ptpStationStatus,
  remoteStatus,
  station,
} from '../mothers/index.ts';
import { type LinkEnds, receiveDirection } from './link-end.ts';
import { linkEnds } from './link-ends.ts';

describe('the direction that an end hears', () => {
  it('the direction that an end hears is the downlink at the station, the uplink at the access point', () => {
    expect(receiveDirection('access-point', 'local')).toBe('uplink');
    expect(receiveDirection('access-point', 'remote')).toBe('downlink');
    expect(receiveDirection('station', 'local')).toBe('downlink');
    expect(receiveDirection('station', 'remote')).toBe('uplink');
  });

  it('the direction that an end hears is that of an access point when the role is unknown', () => {
    expect(receiveDirection(undefined, 'local')).toBe('uplink');
    expect(receiveDirection(undefined, 'remote')).toBe('downlink');
  });
});

describe('both ends of a 5 GHz link seen by the access point', () => {
  let ends: LinkEnds;
  beforeEach(() => {
    ends = linkEnds(ptpAccessPointStatus());
  });

  it('both ends of a 5 GHz link seen by the access point has the local end as this device tells it', () => {
    expect(ends.local).toMatchObject({
      side: 'local',
      role: 'access-point',
      name: 'Ridge-AP',
      model: 'LiteBeam 5AC',
      firmware: 'v8.7.18',
      mac: '02:00:00:00:00:01',
      ip: '192.168.1.20',
      signalDbm: -53,
      signalExpectedDbm: -51,
      chainSignalsDbm: [-56, -56],
      noiseFloorDbm: -92,
      cinrDb: 31,
      rxRate: { index: 8, streams: 2, label: '8x 256QAM 3/4' },
      txRate: { index: 9, streams: 2, label: '8x 256QAM 5/6' },
      rxRateIndexExpected: 8,
      rxCapacityKbps: 296000,
      rxCapacityExpectedKbps: 312000,
      rxLinkScore: 95,
      rxThroughputKbps: 10467,
      txThroughputKbps: 31204,
      txPowerDbm: 10,
      antennaGainDbi: 23,
      uptimeSeconds: 265375,
      cpuLoadPercent: 44,
      temperatureCelsius: 0,
    });
  });

  it('both ends of a 5 GHz link seen by the access point has the remote end as it reports itself', () => {
    expect(ends.remote).toMatchObject({
      side: 'remote',
      role: 'station',
      name: 'Barn-ST',
      model: 'NanoStation 5AC loco',
      firmware: 'WA.ar934x.v8.7.18.48247.250728.0850',
      mac: '02:00:00:00:00:02',
      ip: '192.168.1.21',
      signalDbm: -54,
      signalExpectedDbm: -52,
      chainSignalsDbm: [-56, -57],
      noiseFloorDbm: -92,
      cinrDb: 33,
      rxRate: { index: 9, streams: 2, label: '8x 256QAM 5/6' },
      txRate: { index: 8, streams: 2, label: '8x 256QAM 3/4' },
      rxRateIndexExpected: 9,
      rxCapacityKbps: 336000,
      rxCapacityExpectedKbps: 346000,
      rxLinkScore: 97,
      rxThroughputKbps: 31204,
      txThroughputKbps: 10467,
      txPowerDbm: 10,
      antennaGainDbi: 13,
      uptimeSeconds: 264941,
      cpuLoadPercent: 12,
      temperatureCelsius: 41,
      ethernet: [ethernetPort()],
    });
  });

  it('both ends of a 5 GHz link seen by the access point has what lies between them', () => {
    expect(ends).toMatchObject({
      technology: '5ghz',
      band: '5',
      combinedCapacityKbps: 316000,
      combinedCapacityExpectedKbps: 329000,
      distanceMetres: 850,
      frequencyMhz: 5180,
      centerFrequencyMhz: 5190,
      channelWidthMhz: 40,
      txAirtimePercent: 10.2,
      rxAirtimePercent: 4.5,
      linkUptimeSeconds: 264000,
      atpcStatus: 0,
    });
    expect(ends.airtimePercent).toBeCloseTo(14.7);
  });

  it('measures each direction where it is heard', () => {
    expect(ends.downlink).toEqual({
      capacityKbps: 336000,
      capacityExpectedKbps: 346000,
      throughputKbps: 31204,
      linkScore: 97,
      averageLinkScore: 96,
      rateIndexExpected: 9,
    });
    expect(ends.uplink).toEqual({
      capacityKbps: 296000,
      capacityExpectedKbps: 312000,
      throughputKbps: 10467,
      linkScore: 95,
      averageLinkScore: 94,
      rateIndexExpected: 8,
    });
  });

  it('counts only wired interfaces as the ethernet of the local end', () => {
    const names = ['eth0', 'eth12', 'ath0', 'br0', 'eth0.10', 'xeth0', 'eth'];
    const status = ptpAccessPointStatus({ interfaces: names.map(name => ({ name })) });
    expect(linkEnds(status).local.ethernet.map(port => port.name)).toEqual(['eth0', 'eth12']);
  });
});

describe('both ends of a 5 GHz link seen by the station', () => {
  let ends: LinkEnds;
  beforeEach(() => {
    ends = linkEnds(ptpStationStatus());
  });

  it('holds the local end against the downlink, the remote end against the uplink', () => {
    expect(ends.local).toMatchObject({
      role: 'station',
      signalExpectedDbm: -52,
      rxRate: { index: 9 },
      rxRateIndexExpected: 9,
      rxCapacityKbps: 336000,
      rxCapacityExpectedKbps: 346000,
      rxLinkScore: 97,
    });
    expect(ends.remote).toMatchObject({
      role: 'access-point',
      name: 'Ridge-AP',
      signalExpectedDbm: -51,
      rxRate: { index: 8 },
      rxRateIndexExpected: 8,
      rxCapacityKbps: 296000,
      rxCapacityExpectedKbps: 312000,
      rxLinkScore: 95,
    });
  });

  it('measures the downlink here and the uplink there', () => {
    expect(ends.downlink.throughputKbps).toBe(10467);
    expect(ends.uplink.throughputKbps).toBe(31204);
  });
});

describe('a 5 GHz link that tells little', () => {
  it('a 5 GHz link that tells little has no remote end while nothing is linked', () => {
    const ends = linkEnds(ptpAccessPointStatus({ wireless: { stations: [] } }));
    expect(ends.remote).toBeUndefined();
    expect(ends.local).toMatchObject({
      signalDbm: undefined,
      rxRate: { index: undefined, label: undefined },
    });
    expect(ends).toMatchObject({
      distanceMetres: 850,
      linkUptimeSeconds: 264051,
      airtimePercent: 14.7,
      txAirtimePercent: 10.2,
      rxAirtimePercent: 4.5,
      atpcStatus: 0,
      combinedCapacityKbps: undefined,
    });
  });

  it('takes the device airtime when the station gives only one direction', () => {
    const partial = station({ airmax: { rx: { airtimePercent: 4 }, tx: {} } });
    expect(linkEnds(ptpAccessPointStatus({ wireless: { stations: [partial] } }))).toMatchObject({
      airtimePercent: 14.7,
      rxAirtimePercent: 4,
      txAirtimePercent: 10.2,
    });
    const other = station({ airmax: { rx: {}, tx: { airtimePercent: 3 } } });
    expect(linkEnds(ptpAccessPointStatus({ wireless: { stations: [other] } })).airtimePercent).toBe(14.7);
  });

  it('computes the combined capacities that old firmware leaves out', () => {
    const old = station({
      combinedCapacityExpectedKbps: undefined,
      airmax: { rx: {}, tx: {}, downlinkCapacityKbps: 302400, uplinkCapacityKbps: 100000 },
    });
    const ends = linkEnds(ptpAccessPointStatus({ wireless: { stations: [old] } }));
    expect(ends.combinedCapacityKbps).toBe(201200);
    expect(ends.combinedCapacityExpectedKbps).toBe(329000);
  });

  it('a 5 GHz link that tells little does not combine a capacity with one that is missing', () => {
    const half = station({ airmax: { rx: {}, tx: {}, downlinkCapacityKbps: 302400 } });
    expect(
      linkEnds(ptpAccessPointStatus({ wireless: { stations: [half] } })).combinedCapacityKbps,
    ).toBeUndefined();
  });

  it('gives a remote end of unknown mode the other role', () => {
    const peer = station({ remote: remoteStatus({ mode: 'unknown' }) });
    expect(linkEnds(ptpAccessPointStatus({ wireless: { stations: [peer] } })).remote?.role).toBe('station');
    const ap = accessPointPeer({ remote: undefined });
    expect(linkEnds(ptpStationStatus({ wireless: { stations: [ap] } })).remote?.role).toBe('access-point');
    const lost = linkEnds(emptyStatus({ wireless: { stations: [station({ remote: undefined })] } }));
    expect(lost.remote).toMatchObject({ role: undefined, ethernet: [], name: undefined });
  });

  it('takes the throughput towards a remote end of unknown mode from the counter of this end', () => {
    const silent = { rxThroughputKbps: undefined, txThroughputKbps: undefined };
    const peer = station({ remote: remoteStatus({ mode: 'unknown', ...silent }) });
    const wireless = { rxThroughputKbps: 17, txThroughputKbps: 76, stations: [peer] };
    const { downlink, uplink } = linkEnds(ptpAccessPointStatus({ wireless }));
    expect([downlink.throughputKbps, uplink.throughputKbps]).toEqual([76, 17]);
  });

  it('takes the address that the remote end reports when it was not seen', () => {
    const peer = station({ lastIp: undefined });
    expect(linkEnds(ptpAccessPointStatus({ wireless: { stations: [peer] } })).remote?.ip).toBe(
      '192.168.1.21',
    );
  });

  it('takes the noise floor of the radio when the station has none', () => {
    const peer = station({ noiseFloorDbm: undefined });
    expect(linkEnds(ptpAccessPointStatus({ wireless: { stations: [peer] } })).local.noiseFloorDbm).toBe(-92);
  });

  it('leaves a rate without words that the table does not hold', () => {
    const peer = station({ rxRateIndex: 11 });
    const { rxRate } = linkEnds(ptpAccessPointStatus({ wireless: { stations: [peer] } })).local;
    expect(rxRate).toEqual({ index: 11, streams: 2, label: undefined });
  });
});

describe('the address of the local end', () => {
  it('the address of the local end is the bridge first, then the radio, then the port', () => {
    const address = (...names: string[]) =>
      linkEnds(
        ptpAccessPointStatus({ interfaces: names.map(name => ({ name, ipAddress: `ip of ${name}` })) }),
      ).local.ip;
    expect(address('eth0', 'ath0', 'br0')).toBe('ip of br0');
    expect(address('eth0', 'wlan0', 'ath0')).toBe('ip of ath0');
    expect(address('eth0', 'wlan0')).toBe('ip of wlan0');
    expect(address('ppp0', 'eth0')).toBe('ip of eth0');
    expect(address('ppp0')).toBe('ip of ppp0');
    expect(address()).toBeUndefined();
  });

  it('the address of the local end is not taken from an interface without one', () => {
    const interfaces = [{ name: 'br0' }, { name: 'eth0', ipAddress: '10.0.0.1' }];
    expect(linkEnds(ptpAccessPointStatus({ interfaces })).local.ip).toBe('10.0.0.1');
  });

  it('the address of the local end has the MAC of the radio, not of the bridge', () => {
    const first = [
      { name: 'eth0', hwaddr: '02:00:00:00:00:0E' },
      { name: 'ath0', hwaddr: '02:00:00:00:00:0A' },
    ];
    expect(linkEnds(ptpAccessPointStatus({ interfaces: first })).local.mac).toBe('02:00:00:00:00:0A');
    const interfaces = [
      { name: 'br0', hwaddr: '02:00:00:00:00:0B' },
      { name: 'wlan0', hwaddr: '02:00:00:00:00:0A' },
    ];
    expect(linkEnds(ptpAccessPointStatus({ interfaces })).local.mac).toBe('02:00:00:00:00:0A');
  });
});

describe('the throughput of a single link', () => {
  it.each([ptpAccessPointStatus(), ptpStationStatus()])(
    'the throughput of a single link is told by one counter, whoever shows it',
    status => {
      const { local, remote, downlink, uplink } = linkEnds(status);
      const { txThroughputKbps, rxThroughputKbps } = status.wireless;
      expect(local).toMatchObject({ txThroughputKbps, rxThroughputKbps });
      expect(remote).toMatchObject({
        txThroughputKbps: rxThroughputKbps,
        rxThroughputKbps: txThroughputKbps,
      });
      const sent = local.role === 'station' ? uplink : downlink;
      const received = local.role === 'station' ? downlink : uplink;
      expect([sent.throughputKbps, received.throughputKbps]).toEqual([txThroughputKbps, rxThroughputKbps]);
    },
  );
});

describe('one link of many', () => {
  const status = ptmpAccessPointStatus(3);

  it('one link of many is the first one when none is asked for', () => {
    expect(linkEnds(status).remote?.name).toBe('client-1');
  });

  it('one link of many is the one that is asked for', () => {
    expect(linkEnds(status, status.wireless.stations[2]).remote?.name).toBe('client-3');
  });

  it('takes the throughput that its remote end reports, turned round', () => {
    const ends = linkEnds(status, status.wireless.stations[1]);
    expect(ends.local).toMatchObject({ rxThroughputKbps: 10548, txThroughputKbps: 31400 });
  });
});

describe('one link of many that tells nothing of its remote end', () => {
  it('one link of many that tells nothing of its remote end has no throughput and no address', () => {
    const silent = station({ remote: undefined, lastIp: undefined });
    const ends = linkEnds(ptpAccessPointStatus({ wireless: { stations: [silent, station()] } }));
    expect(ends.local).toMatchObject({ rxThroughputKbps: undefined, txThroughputKbps: undefined });
    expect(ends.remote).toMatchObject({ ip: undefined, mac: '02:00:00:00:00:02' });
  });
});
