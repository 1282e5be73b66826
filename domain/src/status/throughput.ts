import { counterDelta, elapsedMs } from './counter.ts';
import type { DeviceStatus } from './device-status.ts';
import type { Maybe } from './maybe.ts';

/** A byte counter with the device's millisecond counter at the same moment. */
export interface ByteSample {
  readonly timestampMs: Maybe<number>;
  readonly bytes: Maybe<number>;
}

/** Throughput of an interface, kbps each way. Undefined if it cannot be computed. */
export interface InterfaceThroughput {
  readonly txKbps: number | undefined;
  readonly rxKbps: number | undefined;
}

const BITS_PER_BYTE = 8;

/** Throughput between two samples by the device's own clock, kbps. Bits per millisecond are kilobits per second. */
export function throughputKbps(previous: ByteSample, current: ByteSample): number | undefined {
  const milliseconds = elapsedMs(previous.timestampMs, current.timestampMs);
  const bytes = counterDelta(previous.bytes, current.bytes);
  if (milliseconds === undefined || bytes === undefined) return undefined;
  return (bytes * BITS_PER_BYTE) / milliseconds;
}

/** Throughput of one interface between two statuses of the same device. */
export function interfaceThroughput(
  previous: DeviceStatus,
  current: DeviceStatus,
  name: string,
): InterfaceThroughput {
  const before = previous.interfaces.find(candidate => candidate.name === name);
  const after = current.interfaces.find(candidate => candidate.name === name);
  const between = (counter: 'txBytes' | 'rxBytes'): number | undefined =>
    throughputKbps(
      { timestampMs: previous.host.timestampMs, bytes: before?.[counter] },
      { timestampMs: current.host.timestampMs, bytes: after?.[counter] },
    );
  return { txKbps: between('txBytes'), rxKbps: between('rxBytes') };
}
