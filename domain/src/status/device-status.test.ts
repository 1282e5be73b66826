import { describe, expect, it } from 'vitest';
import { ptmpAccessPointStatus } from '../mothers/index.ts';
import { isGraphSample, stationTotal, statusFreshness } from './device-status.ts';
import { memoryUsedBytes, memoryUsedPercent } from './memory.ts';
import type { WirelessStatus } from './wireless-status.ts';

const status = ptmpAccessPointStatus(40);
const { stations } = status.wireless;
const total = (wireless: Partial<WirelessStatus>) =>
  stationTotal({ ...status, wireless: { ...status.wireless, ...wireless } });

describe('the stations of a device', () => {
  it('the stations of a device are as many as it counts', () => {
    expect(total({})).toBe(40);
    expect(total({ stationCount: 7, stations: [] })).toBe(7);
  });

  it('the stations of a device are as many as it lists, where it does not count them or counts fewer', () => {
    expect(total({ stationCount: undefined, stations })).toBe(40);
    expect(total({ stationCount: 3 })).toBe(40);
  });

  it('the stations of a device are as many as it sent, where its list was cut', () => {
    expect(total({ stationsSent: 10_000 })).toBe(10_000);
  });
});

describe('freshness of a status', () => {
  it('freshness of a status is its age', () => {
    expect(statusFreshness(1000, 3999)).toEqual({ ageMs: 2999, ageSeconds: 2, stale: false });
  });

  it('freshness of a status is stale after two missed reloads', () => {
    expect(statusFreshness(0, 3000).stale).toBe(false);
    expect(statusFreshness(0, 3001).stale).toBe(true);
  });

  it('freshness of a status has no negative age when the clock is set back', () => {
    expect(statusFreshness(5000, 1000)).toEqual({ ageMs: 0, ageSeconds: 0, stale: false });
  });

  it('makes a chart point up to 2 s', () => {
    expect(isGraphSample(0, 2000)).toBe(true);
    expect(isGraphSample(0, 2001)).toBe(false);
  });
});

describe('memory in use', () => {
  it('memory in use is total less free', () => {
    expect(memoryUsedBytes({ totalRamBytes: 400, freeRamBytes: 100 })).toBe(300);
    expect(memoryUsedPercent({ totalRamBytes: 400, freeRamBytes: 100 })).toBe(75);
    expect(memoryUsedPercent({ totalRamBytes: 400, freeRamBytes: 400 })).toBe(0);
    expect(memoryUsedPercent({ totalRamBytes: 400, freeRamBytes: 0 })).toBe(100);
  });

  it.each([
    [undefined, 1],
    [400, undefined],
    [400, 401],
    [0, 0],
    [400, -1],
  ])('memory in use is unknown for total %s and free %s', (totalRamBytes, freeRamBytes) => {
    expect(memoryUsedBytes({ totalRamBytes, freeRamBytes })).toBeUndefined();
    expect(memoryUsedPercent({ totalRamBytes, freeRamBytes })).toBeUndefined();
  });
});
