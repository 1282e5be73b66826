import { describe, expect, it } from 'vitest';
import { hybridStatus, ptpAccessPointStatus, station60 } from '../mothers/index.ts';
import type { DeviceStatus } from '../status/device-status.ts';
import { type Failovers, nextFailovers } from './failover.ts';
import type { Station } from '../status/station.ts';

const FIVE = { airmax: { combinedCapacityKbps: 300_000, rx: {}, tx: {} } };

/** The link up on 60 GHz at this signal, or on its backup. */
const up = (signalDbm = -50) => {
  const { radio60 } = station60();
  return statusOf(station60({ ...FIVE, radio60: { ...radio60!, signalDbm } }));
};
const onBackup = (change: Partial<Station> = {}) =>
  statusOf(station60({ ...FIVE, linked60: false, activeLink: '5', radio60: undefined, ...change }));
const statusOf = (...stations: readonly Station[]) => hybridStatus({ wireless: { stations } });

/** What was seen of these, a second apart. */
const seen = (...statuses: readonly DeviceStatus[]) =>
  statuses.reduce<Failovers | undefined>(
    (before, status, place) => nextFailovers(before, status, 1000 * (place + 1)),
    undefined,
  )?.all;

describe('the failovers of a link', () => {
  it('the failovers of a link are none while its 60 GHz radio is up, and on a device with one radio', () => {
    expect(seen(up(), up())).toEqual([]);
    expect(seen(ptpAccessPointStatus())).toBeUndefined();
  });

  it('last from the first status without 60 GHz to the first with it', () => {
    expect(seen(up(), onBackup(), onBackup())).toMatchObject([
      { name: 'Mill-60', since: 2000, fromStart: false, until: undefined },
    ]);
    expect(seen(up(), onBackup(), onBackup(), up(), up())).toMatchObject([{ since: 2000, until: 4000 }]);
  });

  it('say of one that was there at the first look that it may be older', () => {
    expect(seen(onBackup())).toMatchObject([{ since: 1000, fromStart: true, reason: undefined }]);
  });

  it('the failovers of a link are each kept, the newest first', () => {
    expect(seen(up(), onBackup(), up(), onBackup())?.map(({ since }) => since)).toEqual([4000, 2000]);
  });

  it('end when the station leaves', () => {
    expect(seen(up(), onBackup(), statusOf())).toMatchObject([{ until: 3000 }]);
  });

  it('cost what 60 GHz carried more, by the last measurement', () => {
    const { capacityKbps } = station60().radio60!;
    expect(seen(up(), onBackup())).toMatchObject([{ costKbps: capacityKbps! - 300_000 }]);
    const slower = { airmax: { combinedCapacityKbps: 100_000, rx: {}, tx: {} } };
    expect(seen(up(), onBackup(), onBackup(slower))).toMatchObject([{ costKbps: capacityKbps! - 100_000 }]);
    expect(seen(onBackup({ airmax: undefined }))).toMatchObject([{ costKbps: undefined }]);
  });

  it.each([
    [-50, 'The link dropped abruptly at {dbm} dBm, typical of an obstruction or power loss.'],
    [-67, 'The link dropped abruptly at {dbm} dBm, typical of an obstruction or power loss.'],
    [-68, 'The signal faded to {dbm} dBm, typical of rain.'],
    [-73, 'The signal faded to {dbm} dBm, typical of rain.'],
  ])('the failovers of a link have the reason that a last signal of %i dBm says', (dbm, key) => {
    expect(seen(up(dbm), onBackup())).toMatchObject([{ reason: { key, values: { dbm } } }]);
  });

  it('the failovers of a link have a radio that was switched off as their reason', () => {
    const status = onBackup();
    const interfaces = status.interfaces.map(port =>
      port.name === 'wlan0' ? { ...port, enabled: false } : port,
    );
    expect(seen(up(), { ...status, interfaces })).toMatchObject([
      { reason: { key: 'The 60 GHz radio is off.' } },
    ]);
  });

  it('the failovers of a link are never more than fifty', () => {
    const many = Array.from({ length: 120 }, (_, place) => (place % 2 === 0 ? up() : onBackup()));
    expect(seen(...many)).toHaveLength(50);
  });
});
