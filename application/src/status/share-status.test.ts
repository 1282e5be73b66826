import { ptmpAccessPointStatus } from '@radiolink/domain/mothers';
import type { DeviceStatus } from '@radiolink/domain/status';
import { describe, expect, it } from 'vitest';
import { shareStatus } from './share-status.ts';

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
