import { describe, expect, it } from 'vitest';
import { ptmpAccessPointStatus } from '../mothers/index.ts';
import { stationTotal } from './station-total.ts';
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
