import { describe, expect, it } from 'vitest';
import { hybridStatus, ptmpAccessPointStatus, ptpAccessPointStatus, station60 } from '../mothers/index.ts';
import type { DeviceStatus } from '../status/device-status.ts';
import { sectorProblems } from './sector-problems.ts';

const kinds = (status: DeviceStatus) =>
  sectorProblems(status).map(({ kind, severity }) => `${severity} ${kind}`);
const sector = (count: number, wireless: Partial<DeviceStatus['wireless']> = {}): DeviceStatus => {
  const status = ptmpAccessPointStatus(count);
  return { ...status, wireless: { ...status.wireless, ...wireless } };
};

describe('the problems of a sector', () => {
  it('the problems of a sector are none while all is well', () => {
    const { wireless } = sector(1);
    const [fine] = wireless.stations;
    expect(kinds(sector(1, { stations: fine === undefined ? [] : [fine] }))).toEqual([]);
  });

  it('the problems of a sector are a radio without stations', () => {
    expect(kinds(sector(0, { stationCount: 0 }))).toEqual(['warning no-stations']);
  });

  it('the problems of a sector are a radio that counts stations and is linked to none', () => {
    const gone = sector(0).wireless;
    const unlinked = sector(1).wireless.stations.map(peer => ({ ...peer, linked5: false }));
    expect(kinds(sector(0, { ...gone, stations: unlinked, stationCount: 1 }))).toEqual([
      'danger disconnected',
    ]);
  });

  it('the problems of a sector are a radar wait', () => {
    expect(kinds(sector(0, { cacState: 1 }))).toEqual(['warning radar-wait']);
  });

  it('the problems of a sector are a radio that is off', () => {
    const status = sector(0);
    const interfaces = status.interfaces.map(port =>
      port.name === 'ath0' ? { ...port, enabled: false } : port,
    );
    const off = interfaces.some(({ name }) => name === 'ath0')
      ? interfaces
      : [...interfaces, { ...interfaces[0]!, name: 'ath0', enabled: false }];
    expect(kinds({ ...status, interfaces: off })).toEqual(['danger radio-off']);
  });

  it('the problems of a sector are its red stations together, by their keys, the worst of them with its cause', () => {
    const { stations } = sector(3).wireless;
    const red = stations.map((peer, place) => (place < 2 ? { ...peer, chainSignalsDbm: [-70, -50] } : peer));
    expect(sectorProblems(sector(3, { stations: red }))).toEqual([
      {
        kind: 'red-stations',
        severity: 'danger',
        message: {
          key: '{station}: {cause} Stations with problems: {number}.',
          values: { station: expect.any(String), cause: expect.anything(), number: 2 },
        },
        brief: { key: '{count} stations need attention.', values: { count: 2 } },
        stations: red.slice(0, 2).map(({ mac }) => mac),
        worst: { name: expect.any(String), cause: 'chain-imbalance' },
      },
    ]);
  });

  it('the problems of a sector name its one red station alone where a list has its cause', () => {
    const [peer] = sector(1).wireless.stations;
    const red = peer === undefined ? [] : [{ ...peer, chainSignalsDbm: [-70, -50] }];
    expect(sectorProblems(sector(1, { stations: red }))).toMatchObject([
      { message: { key: '{station}: {cause}' }, brief: { key: '{station} needs attention.' } },
    ]);
  });

  it('the problems of a sector are in the order of their severity: a red station before a congested channel', () => {
    const [peer] = sector(1).wireless.stations;
    const red = peer === undefined ? [] : [{ ...peer, chainSignalsDbm: [-70, -50] }];
    expect(kinds(sector(1, { stations: red, polling: { airtimePercent: 90 } }))).toEqual([
      'danger red-stations',
      'warning overload',
    ]);
  });

  it('the problems of a sector are the stations whose 60 GHz link is down, by their keys', () => {
    const up = station60({ mac: '02:00:00:00:60:07' });
    const down = station60({ linked60: false, activeLink: '5', radio60: undefined });
    const status = hybridStatus({ wireless: { mode: 'ap-ptmp', stations: [up, down] } });
    expect(sectorProblems(status)).toContainEqual({
      kind: 'on-backup',
      severity: 'warning',
      message: {
        key: 'The 60 GHz link is down. Stations on the 5 GHz backup link: {number}.',
        values: { number: 1 },
      },
      stations: [down.mac],
    });
  });

  it('the problems of a sector are a wired port that the whole sector waits for: no station is judged by it', () => {
    const polling = { downlinkCapacityKbps: 3_603_000, uplinkCapacityKbps: 1_201_000 };
    const slow = sector(2, { polling, rxThroughputKbps: 120_000, txThroughputKbps: 880_000 });
    expect(sectorProblems(slow)).toMatchObject([
      {
        kind: 'ethernet-bottleneck',
        severity: 'danger',
        message: { values: { port: 'eth0', speed: 1000, capacity: 3603 } },
        stations: [],
      },
    ]);
    const fast = slow.interfaces.map(port => (port.name === 'eth0' ? { ...port, speedMbps: 10_000 } : port));
    expect(kinds({ ...slow, interfaces: fast })).toEqual([]);
  });

  it('the problems of a sector are a gigabit port once its traffic nears it, and a slower port at any traffic', () => {
    const polling = { downlinkCapacityKbps: 3_603_000, uplinkCapacityKbps: 1_201_000 };
    const kindsAt = (speedMbps: number, traffic: Partial<DeviceStatus['wireless']>) => {
      const status = sector(2, { rxThroughputKbps: 0, txThroughputKbps: 0, polling, ...traffic });
      const interfaces = status.interfaces.map(port =>
        port.name === 'eth0' ? { ...port, speedMbps } : port,
      );
      return kinds({ ...status, interfaces });
    };
    expect(kindsAt(1000, {})).toEqual([]);
    expect(kindsAt(1000, { rxThroughputKbps: 440_000, txThroughputKbps: 310_000 })).toEqual([]);
    expect(kindsAt(1000, { txThroughputKbps: 799_000 })).toEqual([]);
    expect(kindsAt(1000, { txThroughputKbps: 800_000 })).toEqual(['danger ethernet-bottleneck']);
    expect(kindsAt(1000, { rxThroughputKbps: 800_000 })).toEqual(['danger ethernet-bottleneck']);
    expect(kindsAt(2500, { rxThroughputKbps: 1_900_000 })).toEqual([]);
    expect(kindsAt(100, {})).toEqual(['danger ethernet-bottleneck']);
  });

  it('the problems of a sector are a channel whose airtime is used up', () => {
    const at = (airtimePercent: number) =>
      kinds(sector(2, { polling: { airtimePercent } })).filter(kind => kind.endsWith('overload'));
    expect([79.9, 80, 100].map(at)).toEqual([[], ['warning overload'], ['warning overload']]);
  });

  it('the problems of a sector are not those of a link', () => {
    expect(sectorProblems(ptpAccessPointStatus({ wireless: { stations: [] } }))).toEqual([]);
  });
});
