import { describe, expect, it } from 'vitest';
import { ptpAccessPointStatus, ptpStationStatus } from '../mothers/index.ts';
import {
  sentDirection,
  speedTestEnds,
  speedTestLimit,
  type SpeedTestResult,
  speedTestShare,
} from './speed-test.ts';

const RESULT: SpeedTestResult = {
  direction: 'duplex',
  txKbps: 100_000,
  rxKbps: 50_000,
  txCapacityKbps: 400_000,
  rxCapacityKbps: 200_000,
  airtimePercent: 60,
  localCpuPercent: 40,
  remoteCpuPercent: 40,
  localPortMbps: 1000,
  remotePortMbps: 1000,
};

describe('the share of the capacity that a speed test reached', () => {
  it('the share of the capacity that a speed test reached is that of both directions together where they were measured simultaneously', () => {
    expect(speedTestShare(RESULT)).toBeCloseTo(0.5);
    expect(speedTestShare({ ...RESULT, direction: 'both' })).toBeCloseTo(0.25);
    expect(speedTestShare({ ...RESULT, direction: 'tx', rxKbps: undefined })).toBeCloseTo(0.25);
  });

  it.each([
    { txCapacityKbps: undefined, rxCapacityKbps: undefined },
    { txKbps: undefined, rxKbps: 0 },
  ])('the share of the capacity that a speed test reached is not known with %o', missing => {
    expect(speedTestShare({ ...RESULT, ...missing })).toBeUndefined();
    expect(speedTestLimit({ ...RESULT, ...missing })).toBeUndefined();
  });
});

describe('what limits a link', () => {
  it.each([
    ['a port slower than the result', { localPortMbps: 100, txKbps: 180_000 }, 'ethernet'],
    ['a port of the other device', { remotePortMbps: 10 }, 'ethernet'],
    ['a processor that is just busy', { localCpuPercent: 90 }, 'cpu'],
    ['no processor just below', { localCpuPercent: 89.9 }, undefined],
    ['a share that no processor can have', { localCpuPercent: 101 }, undefined],
    ['a link that is just full', { txKbps: 220_000, localCpuPercent: 95 }, 'capacity'],
    ['a busy processor', { localCpuPercent: 95 }, 'cpu'],
    ['a busy processor of the other device', { remoteCpuPercent: 100 }, 'cpu'],
    ['a full link, whatever the processor', { txKbps: 240_000, localCpuPercent: 95 }, 'capacity'],
    ['a full link with airtime left', { txKbps: 240_000, airtimePercent: 34 }, 'capacity'],
    ['a full link of unknown airtime', { txKbps: 240_000, airtimePercent: undefined }, 'capacity'],
    ['a full link whose airtime is used up', { txKbps: 240_000, airtimePercent: 97 }, 'air'],
    ['airtime that is used up', { airtimePercent: 97 }, 'air'],
    ['none of these', {}, undefined],
    ['a rate beyond all sense, which no port is held against', { rxKbps: 1e18 }, undefined],
    [
      'nothing that is known',
      { localPortMbps: 0, localCpuPercent: undefined, airtimePercent: undefined },
      undefined,
    ],
  ] as const)('%s', (_, change, limit) => {
    expect(speedTestLimit({ ...RESULT, ...change })).toBe(limit);
  });
});

describe('the way through the air that a device sends', () => {
  it('the way through the air that a device sends is the downlink at the access point, the uplink at the station', () => {
    expect([ptpAccessPointStatus(), ptpStationStatus()].map(sentDirection)).toEqual(['downlink', 'uplink']);
    expect(speedTestEnds(ptpStationStatus(), '192.168.1.20').sends).toBe('uplink');
  });

  it('the way through the air that a device sends is unknown without a role or a link', () => {
    expect(sentDirection(ptpAccessPointStatus({ wireless: { mode: 'monitor' } }))).toBeUndefined();
    expect(sentDirection(ptpAccessPointStatus({ wireless: { stations: [] } }))).toBeUndefined();
  });
});
