import { describe, expect, it } from 'vitest';
import { emptyStatus } from '../mothers/index.ts';
import { COUNTER_WRAP } from './counter.ts';
import { interfaceThroughput, throughputKbps } from './throughput.ts';

describe('throughput from byte counters', () => {
  it('is bits per millisecond of the device clock', () => {
    expect(throughputKbps({ timestampMs: 1000, bytes: 0 }, { timestampMs: 2000, bytes: 125_000 })).toBe(1000);
  });

  it('goes over both wraps', () => {
    const before = { timestampMs: COUNTER_WRAP - 500, bytes: COUNTER_WRAP - 1000 };
    expect(throughputKbps(before, { timestampMs: 500, bytes: 124_000 })).toBe(1000);
  });

  it('is unknown when the time or the bytes are', () => {
    const sample = { timestampMs: 1000, bytes: 10 };
    expect(throughputKbps(sample, { timestampMs: 1000, bytes: 20 })).toBeUndefined();
    expect(throughputKbps(sample, { timestampMs: 2000, bytes: undefined })).toBeUndefined();
    expect(throughputKbps(sample, { timestampMs: 2000, bytes: 5 })).toBeUndefined();
  });
});

describe('throughput of an interface', () => {
  const at = (timestampMs: number, txBytes: number, rxBytes: number) =>
    emptyStatus({
      host: { timestampMs },
      interfaces: [
        { name: 'eth0', txBytes: 7 },
        { name: 'ath0', txBytes, rxBytes },
      ],
    });

  it('counts each way by itself', () => {
    expect(interfaceThroughput(at(0, 0, 0), at(1000, 125_000, 250_000), 'ath0')).toEqual({
      txKbps: 1000,
      rxKbps: 2000,
    });
  });

  it('is unknown for an interface that is not there', () => {
    expect(interfaceThroughput(at(0, 0, 0), at(1000, 1, 1), 'wlan0')).toEqual({
      txKbps: undefined,
      rxKbps: undefined,
    });
  });

  it('is unknown without the device clock', () => {
    const blind = emptyStatus({ interfaces: [{ name: 'ath0', txBytes: 5, rxBytes: 5 }] });
    expect(interfaceThroughput(blind, at(1000, 9, 9), 'ath0').txKbps).toBeUndefined();
  });
});
