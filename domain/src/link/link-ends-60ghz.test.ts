import { beforeEach, describe, expect, it } from 'vitest';
import { ethernetPort, hybridStatus, remoteStatus, station60 } from '../mothers/index.ts';
import type { LinkEnds } from './link-end.ts';
import { linkEnds } from './link-ends.ts';

const RATED_60 = {
  downlink: { signalExpectedDbm: -47, linkScore: 96, rateIndexExpected: 12 },
  uplink: { signalExpectedDbm: -48, linkScore: 98, rateIndexExpected: 12 },
};

describe('both ends of a 60 GHz link', () => {
  const sending11 = station60({ radio60: { ...station60().radio60, ...RATED_60, txMcs: 11 } });
  let ends: LinkEnds;
  beforeEach(() => {
    ends = linkEnds(hybridStatus({ wireless: { stations: [sending11] } }));
  });

  it('holds each end against its own receive side', () => {
    expect(ends.local).toMatchObject({
      role: 'access-point',
      name: 'Tower-60',
      mac: '02:00:00:00:60:01',
      ip: '192.168.1.60',
      signalDbm: -50,
      signalExpectedDbm: -48,
      cinrDb: 18,
      rxRate: { index: 12, streams: 1, label: '8x 16QAM 3/4' },
      txRate: { index: 11, streams: 1, label: '8x 16QAM 5/8' },
      rxRateIndexExpected: 12,
      rxCapacityKbps: 1951000,
      rxLinkScore: 98,
      rxThroughputKbps: 600000,
      txThroughputKbps: 924000,
    });
    expect(ends.remote).toMatchObject({
      side: 'remote',
      role: 'station',
      name: 'Mill-60',
      model: 'airFiber 60 LR',
      firmware: 'GP.ipq806x.v2.6.8',
      mac: '02:00:00:00:60:02',
      ip: '192.168.1.61',
      signalDbm: -49,
      signalExpectedDbm: -47,
      cinrDb: 19,
      rxRate: { index: 11 },
      txRate: { index: 12 },
      rxCapacityKbps: 1801000,
      rxLinkScore: 96,
      txPowerDbm: 20,
      antennaGainDbi: 40,
      uptimeSeconds: 90000,
      cpuLoadPercent: 10,
      ethernet: [ethernetPort({ speedMbps: 2500 })],
    });
  });

  it('both ends of a 60 GHz link has the power and gain that the interface reports for this radio, so that the ends compare', () => {
    const { radio60 } = hybridStatus().wireless;
    const reported = hybridStatus({
      wireless: { radio60: { ...radio60, txPowerDbm: 7, antennaGainDbi: 24 } },
    });
    const { local } = linkEnds(reported, undefined, '60');
    expect([local.txPowerDbm, local.antennaGainDbi]).toEqual([7, 24]);
  });

  it('both ends of a 60 GHz link does not lend the 5 GHz radio’s power and gain to the 60 GHz end', () => {
    const { local } = linkEnds(hybridStatus(), undefined, '60');
    expect([local.txPowerDbm, local.antennaGainDbi]).toEqual([undefined, undefined]);
  });

  it('both ends of a 60 GHz link has the 60 GHz channel, distance and time', () => {
    expect(ends).toMatchObject({
      technology: '60ghz',
      band: '60',
      frequencyMhz: 66960,
      centerFrequencyMhz: 66960,
      channelWidthMhz: 2160,
      distanceMetres: 610,
      linkUptimeSeconds: 86400,
      combinedCapacityKbps: 1951000,
    });
  });

  it('both ends of a 60 GHz link has the same downlink at either end: the station receives it', () => {
    const down = { linkScore: 96, capacityKbps: 1801000 };
    const up = { linkScore: 98, capacityKbps: 1951000 };
    expect(ends).toMatchObject({ downlink: down, uplink: { ...up, throughputKbps: 600000 } });
    const atStation = linkEnds(hybridStatus({ wireless: { mode: 'sta-ptp' } }));
    expect(atStation).toMatchObject({ downlink: { ...down, throughputKbps: 600000 }, uplink: up });
    expect(atStation.local).toMatchObject({
      rxLinkScore: 96,
      rxCapacityKbps: 1801000,
      signalExpectedDbm: -47,
    });
  });

  it('takes what an older model puts elsewhere', () => {
    const peer = station60({
      distanceMetres: 700,
      uptimeSeconds: 50,
      lastIp: undefined,
      radio60: {
        downlink: { capacityExpectedKbps: 200 },
        uplink: { capacityExpectedKbps: 100 },
        downlinkCapacityKbps: 40,
        uplinkCapacityKbps: 20,
        rxMcs: 9,
      },
      remote: remoteStatus({ antennaGainDbi: 38 }),
    });
    const old = linkEnds(hybridStatus({ wireless: { stations: [peer] } }));
    expect(old).toMatchObject({
      distanceMetres: 700,
      linkUptimeSeconds: 50,
      combinedCapacityKbps: 30,
      combinedCapacityExpectedKbps: 150,
    });
    expect(old.remote).toMatchObject({ antennaGainDbi: 38, txRate: { index: 9 }, ip: '192.168.1.21' });
    expect(old.remote?.signalDbm).toBeUndefined();
  });

  it('falls back on what the device says of the link', () => {
    const wireless = { stations: [station60({ radio60: undefined })], distanceMetres: 5, linkSeconds: 6 };
    expect(linkEnds(hybridStatus({ wireless }))).toMatchObject({ distanceMetres: 5, linkUptimeSeconds: 6 });
  });

  it('knows a remote end that reports nothing by its MAC alone', () => {
    const silent = linkEnds(
      hybridStatus({ wireless: { stations: [station60({ remote: undefined, lastIp: undefined })] } }),
    );
    expect(silent.remote).toMatchObject({
      side: 'remote',
      mac: '02:00:00:00:60:02',
      ip: undefined,
      ethernet: [],
    });
  });

  it('both ends of a 60 GHz link has no remote end while nothing is linked', () => {
    const alone = hybridStatus({ interfaces: [], wireless: { stations: [] } });
    const empty = linkEnds(alone);
    expect(empty.technology).toBe('60ghz');
    expect(empty.remote).toBeUndefined();
    expect(empty.local.rxRate).toEqual({ index: undefined, streams: undefined, label: undefined });
  });
});
