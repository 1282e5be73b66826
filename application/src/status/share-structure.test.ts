import { assert, jsonValue, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sameStructure, shareStructure, shareStatus, shareRows } from './share-structure.ts';
import { ptmpAccessPointStatus, station } from '@radiolink/domain/mothers';
import type { DeviceStatus } from '@radiolink/domain/status';
import { stationRows } from '@radiolink/domain/station';

describe('shareStructure', () => {
  it('gives back the very same value when nothing changed', () => {
    const before = { host: { name: 'a' }, list: [1, { b: 2 }] };
    expect(shareStructure(before, structuredClone(before))).toBe(before);
  });

  it('keeps the identity of a part that did not change beside one that did', () => {
    const before = { host: { uptime: 1 }, wireless: { stations: [{ mac: 'a' }, { mac: 'b' }] } };
    const after = { host: { uptime: 2 }, wireless: { stations: [{ mac: 'a' }, { mac: 'c' }] } };
    const shared = shareStructure(before, after);
    expect(shared.wireless.stations[0]).toBe(before.wireless.stations[0]);
    expect(shared.wireless.stations[1]).toEqual({ mac: 'c' });
  });

  it('sees a key that went away', () => {
    expect(shareStructure({ a: 1, b: undefined }, { a: 1 })).not.toHaveProperty('b');
  });

  it('sees a key that came with the value undefined', () => {
    expect(shareStructure<object>({ a: 1 }, { a: 1, b: undefined })).toHaveProperty('b');
  });

  it('always equals the newer value', () => {
    assert(
      property(jsonValue(), jsonValue(), (before, after) => {
        expect(shareStructure(before, after)).toEqual(after);
      }),
    );
  });
});

describe('sameStructure', () => {
  it('sameStructure is what sharing gives back as the same', () => {
    assert(
      property(jsonValue(), jsonValue(), (one, other) => {
        expect(sameStructure(one, structuredClone(one))).toBe(true);
        expect(sameStructure(one, other)).toBe(Object.is(shareStructure(one, other), one));
      }),
    );
  });

  it.each([
    [{ a: 1 }, { a: 1, b: undefined }],
    [{ a: undefined }, { b: undefined }],
    [[1], { 0: 1 }],
    [null, {}],
    [new Map(), new Map()],
  ])('tells %j from %j', (one, other) => {
    expect(sameStructure(one, other)).toBe(false);
  });
});

const before = ptmpAccessPointStatus(3);
const copy = (): DeviceStatus => structuredClone(before);
const withStation = (place: number, over: object): DeviceStatus => {
  const status = copy();
  const stations = status.wireless.stations.map((one, at) => (at === place ? { ...one, ...over } : one));
  return { ...status, wireless: { ...status.wireless, stations } };
};

describe('the shared status', () => {
  it('the shared status is the newer one without one before it', () => {
    expect(shareStatus(null, before)).toBe(before);
  });

  it('the shared status is the very same where nothing changed', () => {
    expect(shareStatus(before, copy())).toBe(before);
  });

  it('keeps every part beside the one that changed', () => {
    const next = { ...copy(), host: { ...before.host, uptimeSeconds: 7 } };
    const shared = shareStatus(before, next);
    expect(shared).toEqual(next);
    expect(shared.wireless).toBe(before.wireless);
    expect(shared.interfaces).toBe(before.interfaces);
  });

  it('keeps every station beside the one that changed', () => {
    const next = withStation(1, { uptimeSeconds: 7 });
    const shared = shareStatus(before, next);
    expect(shared).toEqual(next);
    expect(shared.host).toBe(before.host);
    const reused = shared.wireless.stations.map((one, place) => one === before.wireless.stations[place]);
    expect(reused).toEqual([true, false, true]);
  });

  it('the shared status has the stations of the newer one when one left', () => {
    const status = copy();
    const next = {
      ...status,
      wireless: { ...status.wireless, stations: status.wireless.stations.slice(1) },
    };
    expect(shareStatus(before, next)).toEqual(next);
  });

  it('sees what changes of the air alone', () => {
    const status = copy();
    const next = { ...status, wireless: { ...status.wireless, txPowerDbm: 3 } };
    const shared = shareStatus(before, next);
    expect(shared.wireless.txPowerDbm).toBe(3);
    expect(shared.wireless.stations).toBe(before.wireless.stations);
  });
});

const [A, B] = ['02:00:00:00:00:0a', '02:00:00:00:00:0b'];
const statusOf = (...stations: readonly Parameters<typeof station>[0][]) =>
  ptmpAccessPointStatus(0, { wireless: { stations: stations.map(one => station(one)) } });

const rowsBefore = statusOf({ mac: A, signalDbm: -60 }, { mac: B, signalDbm: -50 });
const rows = stationRows(rowsBefore);
/** The rows of a status that shares its parts with the one before. */
const after = (...stations: readonly Parameters<typeof station>[0][]) =>
  stationRows(shareStructure(rowsBefore, statusOf(...stations)));

describe('the rows of stations', () => {
  it('the rows of stations are the very same where nothing changed', () => {
    const next = after({ mac: A, signalDbm: -60 }, { mac: B, signalDbm: -50 });
    expect(next).not.toBe(rows);
    expect(shareRows(rows, next)).toBe(rows);
  });

  it('the rows of stations are new only for the station that changed, whose verdict keeps its parts', () => {
    const next = after({ mac: A, signalDbm: -60 }, { mac: B, signalDbm: -51 });
    const shared = shareRows(rows, next);
    expect(shared).toEqual(next);
    expect(shared[0]).toBe(rows[0]);
    expect(shared[1]).not.toBe(rows[1]);
    expect(shared[1]?.verdict.reasons).toBe(rows[1]?.verdict.reasons);
  });

  it('the rows of stations are found by their station when the device lists them in another order', () => {
    const next = stationRows(statusOf({ mac: B, signalDbm: -50 }, { mac: A, signalDbm: -60 }));
    const shared = shareRows(rows, next);
    expect(shared).toEqual(next);
    expect(shared[0]?.verdict).toBe(rows[1]?.verdict);
  });
});
