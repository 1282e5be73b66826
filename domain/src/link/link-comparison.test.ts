import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  emptyStatus,
  ptmpAccessPointStatus,
  ptpAccessPointStatus,
  remoteStatus,
  station,
} from '../mothers/index.ts';
import type { Station } from '../status/station.ts';
import type { DeviceStatus } from '../status/device-status.ts';
import { compareLink, linkReadings, linkSample, type LinkSample } from './link-comparison.ts';

const readingsOf = (over: Partial<Station> = {}) =>
  linkReadings(ptpAccessPointStatus({ wireless: { stations: [station(over)] } }));
const stationsOf = (status: DeviceStatus) => linkSample(status, []);

const received = (localSignalDbm: number, downlinkCapacityKbps = 300_000): LinkSample => ({
  link: { localSignalDbm, remoteSignalDbm: -60, downlinkCapacityKbps, uplinkCapacityKbps: undefined },
  spread: { localSignalDbm: 0, remoteSignalDbm: 0, downlinkCapacityKbps: 0, uplinkCapacityKbps: undefined },
  stations: [{ mac: '02:00:00:00:00:02', name: 'Barn-ST' }],
});

const NO_SPREAD = {
  localSignalDbm: 0,
  remoteSignalDbm: 0,
  downlinkCapacityKbps: 0,
  uplinkCapacityKbps: 0,
};

const verdictsOf = (before: LinkSample, now: LinkSample) =>
  compareLink(before, now).readings.map(({ quantity, verdict }) => `${quantity} ${verdict}`);

describe('a link held against what it was', () => {
  it('a link held against what it was has the readings of both ends', () => {
    expect(readingsOf({ signalDbm: -52, remote: remoteStatus({ signalDbm: -54 }) })).toMatchObject({
      localSignalDbm: -52,
      remoteSignalDbm: -54,
    });
    expect(linkReadings(emptyStatus())).toBeUndefined();
    expect(linkReadings(ptmpAccessPointStatus(3))).toBeUndefined();
  });

  it('a link held against what it was is the mean of what was read, of each reading over those that have it', () => {
    const readings = [-60, -64].flatMap(dbm => readingsOf({ signalDbm: dbm }) ?? []);
    const silent = readings.map(one => ({ ...one, uplinkCapacityKbps: undefined }));
    expect(linkSample(ptpAccessPointStatus(), [...readings, ...silent]).link).toMatchObject({
      localSignalDbm: -62,
      uplinkCapacityKbps: readings[0]?.uplinkCapacityKbps,
    });
    expect(linkSample(ptpAccessPointStatus(), []).link).toBeUndefined();
    expect(linkSample(ptpAccessPointStatus(), silent).link?.uplinkCapacityKbps).toBeUndefined();
  });

  it('a link held against what it was is better or worse from 2 dB and from a twentieth of the capacity', () => {
    expect(verdictsOf(received(-60, 300_000), received(-58, 284_000))).toEqual([
      'local-signal better',
      'remote-signal same',
      'downlink-capacity worse',
    ]);
    expect(verdictsOf(received(-60, 300_000), received(-61, 290_000))).toEqual([
      'local-signal same',
      'remote-signal same',
      'downlink-capacity same',
    ]);
  });

  it('a link held against what it was is judged by the spread that each reading had before', () => {
    const before = received(-60);
    const shaking = { ...before, spread: { ...before.spread!, localSignalDbm: 1.5 } };
    expect(verdictsOf(shaking, received(-63))).toContain('local-signal same');
    expect(verdictsOf(shaking, received(-64))).toContain('local-signal worse');
    expect(verdictsOf({ ...before, spread: undefined }, received(-64))).toContain('local-signal undefined');
  });

  it('a link held against what it was is worse with a longer latency, from 2 ms and a fifth of it', () => {
    const withLatency = (latencyMs: number): LinkSample => {
      const { link, spread, stations } = received(-60);
      return { link: { ...link!, latencyMs }, spread: { ...spread!, latencyMs: 0 }, stations };
    };
    const verdict = (was: number, is: number) =>
      verdictsOf(withLatency(was), withLatency(is)).find(one => one.startsWith('latency'));
    expect(verdict(2, 3)).toBe('latency same');
    expect(verdict(2, 5)).toBe('latency worse');
    expect(verdict(30, 35)).toBe('latency same');
    expect(verdict(30, 20)).toBe('latency better');
  });

  it('leaves out what one of the two lacks, and everything while nothing is linked', () => {
    expect(verdictsOf(received(-60), stationsOf(emptyStatus()))).toEqual([]);
    expect(compareLink(stationsOf(emptyStatus()), received(-60)).readings).toEqual([]);
  });

  it('a link held against what it was is the same as itself, whatever was read', () => {
    const reading = fc.option(fc.integer({ min: -120, max: 2_000_000 }), { nil: undefined });
    const link = fc.record({
      localSignalDbm: reading,
      remoteSignalDbm: reading,
      downlinkCapacityKbps: reading,
      uplinkCapacityKbps: reading,
    });
    fc.assert(
      fc.property(link, one => {
        const sample = { link: one, spread: NO_SPREAD, stations: [] };
        expect(compareLink(sample, sample).readings.every(({ verdict }) => verdict === 'same')).toBe(true);
      }),
    );
  });
});

describe('the stations of an access point', () => {
  it('the stations of an access point are counted, and those that are not back are named', () => {
    const before = stationsOf(ptmpAccessPointStatus(3));
    const [first] = ptmpAccessPointStatus(3).wireless.stations;
    const now = stationsOf(ptmpAccessPointStatus(3, { wireless: { stations: first ? [first] : [] } }));
    expect(compareLink(before, now)).toEqual({
      readings: [],
      stations: { before: 3, back: 1, missing: ['client-2', 'client-3'] },
    });
  });

  it('the stations of an access point are named by their MAC address where they tell no name', () => {
    const before: LinkSample = {
      link: undefined,
      stations: [
        { mac: '02:00:00:00:00:01', name: undefined },
        { mac: '02:00:00:00:00:02', name: 'Barn' },
      ],
    };
    expect(compareLink(before, { link: undefined, stations: [] }).stations?.missing).toEqual([
      '02:00:00:00:00:01',
      'Barn',
    ]);
  });

  it('the stations of an access point are not counted on a link of two ends', () => {
    expect(compareLink(received(-60), received(-60)).stations).toBeUndefined();
  });
});
