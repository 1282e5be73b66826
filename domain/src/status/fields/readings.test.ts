import { describe, expect, it } from 'vitest';
import {
  airOs6Status,
  emptyStatus,
  ptmpAccessPointStatus,
  ptpAccessPointStatus,
  station60,
} from '../../mothers/index.ts';
import type { DeviceStatus } from '../device-status.ts';
import { allReadings } from './readings.ts';
import { fullStatus } from './full-status.mother.ts';

/** The paths of every value in an object; lists of plain values and of IPv6 addresses are one value. */
function leafPaths(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) {
    if (value.length === 0) return [];
    const plain = value.every(item => typeof item !== 'object') || path.endsWith('ip6Addresses');
    return plain ? [path] : value.flatMap((item, index) => leafPaths(item, `${path}[${index}]`));
  }
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([key, inner]) =>
      leafPaths(inner, path === '' ? key : `${path}.${key}`),
    );
  }
  return value === undefined ? [] : [path];
}

const readingsOf = (status: DeviceStatus) => allReadings(status).flatMap(group => group.readings);
const reading = (status: DeviceStatus, id: string) =>
  readingsOf(status).find(candidate => candidate.id === id);

describe('the field catalogue', () => {
  it('holds every leaf of a status with every field set, once', () => {
    const ids = readingsOf(fullStatus()).map(({ id }) => id);
    expect(ids.toSorted()).toEqual(leafPaths(fullStatus()).toSorted());
  });

  it('finds a value for each of them', () => {
    expect(readingsOf(fullStatus()).filter(({ value }) => value === undefined)).toEqual([]);
  });

  it.each([
    ['a plain device', ptpAccessPointStatus()],
    ['an access point with stations', ptmpAccessPointStatus(3)],
    ['a 60 GHz link', ptpAccessPointStatus({ wireless: { stations: [station60()] } })],
    ['airOS 6', airOs6Status()],
  ])('finds every value that %s sent', (_, status) => {
    const found = readingsOf(status).filter(({ value }) => value !== undefined);
    expect(found.map(({ id }) => id).toSorted()).toEqual(leafPaths(status).toSorted());
  });

  it('lists what a silent device did not send', () => {
    const silent = readingsOf(emptyStatus());
    expect(silent.length).toBeGreaterThan(100);
    expect(silent.filter(({ value }) => value !== undefined)).toEqual([]);
  });

  it('gives value, label and kind', () => {
    expect(reading(fullStatus(), 'wireless.txPowerDbm')).toEqual({
      id: 'wireless.txPowerDbm',
      label: { key: 'Transmit power' },
      kind: 'dbm',
      value: 10,
    });
    expect(reading(fullStatus(), 'wireless.stations[0].remote.ethernet[0].cableLengthMetres')).toEqual({
      id: 'wireless.stations[0].remote.ethernet[0].cableLengthMetres',
      label: { key: 'Cable length' },
      kind: 'length',
      value: 18,
    });
  });

  it.each([
    ['wireless.runningStatus', 'Running'],
    ['wireless.band', '5 GHz'],
    ['wireless.mode', 'Access point, point to point'],
    ['host.networkRole', 'Bridge'],
    ['genuine', 'Yes'],
    ['wireless.polling.atpcStatus', 'Disabled'],
    ['wireless.polling.capacityReporting', 'Default'],
    ['services.airview', 'Running'],
    ['cloud.status', 'Connected'],
    ['bluetooth.status', 'Discoverable'],
    ['provisioning.status', 'Running'],
    ['wireless.stations[0].lastDisconnectReason', 'The station is leaving'],
    ['wireless.stations[0].airmax.atpcStatus', 'Disabled'],
    ['wireless.stations[0].remote.cloudStatus', 'Off'],
    ['wireless.stations[0].remote.airview', 'Running'],
    ['wireless.disconnected[0].reasonCode', 'The station is leaving'],
  ])('explains the code of %s', (id, key) => {
    expect(reading(fullStatus(), id)?.words).toEqual({ key });
  });

  it('explains no code that was not sent', () => {
    expect(reading(emptyStatus(), 'wireless.runningStatus')).not.toHaveProperty('words');
  });

  it('gives words to every code, and to what is written as a code', () => {
    const worded = readingsOf(fullStatus()).filter(({ words }) => words !== undefined);
    const texts = worded.filter(({ kind }) => kind !== 'code').map(({ id }) => id);
    expect(new Set(texts.map(id => id.split('.').at(-1)))).toEqual(
      new Set(['networkRole', 'mode', 'genuine', 'duplex']),
    );
    const codes = readingsOf(fullStatus()).filter(({ kind }) => kind === 'code');
    expect(codes.filter(({ words }) => words === undefined)).toEqual([]);
  });

  it('writes IPv6 addresses with their prefix when there is one', () => {
    expect(reading(fullStatus(), 'interfaces[0].ip6Addresses')?.value).toEqual(['fe80::1/64', 'fe80::2']);
  });

  it('takes no value of a shape that it does not know', () => {
    const odd = emptyStatus({
      host: JSON.parse('{"hostname":{"a":1},"cpuLoadPercent":null,"loadAverage":[{}]}'),
    });
    for (const id of ['host.hostname', 'host.cpuLoadPercent', 'host.loadAverage']) {
      expect(reading(odd, id)?.value).toBeUndefined();
    }
  });

  it('the field catalogue has no label twice within a group, and none empty', () => {
    for (const { readings } of allReadings(fullStatus())) {
      const labels = readings.map(({ label }) => label.key);
      expect(labels.filter(label => label.trim() === '')).toEqual([]);
      expect(labels.length - new Set(labels).size).toBe(0);
    }
  });
});
