import type { DeviceStatus } from '@radiolink/domain/status';

export type Labels = Readonly<Record<string, string>>;

/** One value of a metric; undefined where the device did not send it: there is no series then, never a 0. */
export interface Sample {
  readonly labels?: Labels;
  readonly value: number | undefined;
}

/** A metric of a radio. Names and units are OpenMetrics': base units, `_total` for counters. */
export interface Metric {
  readonly name: string;
  readonly help: string;
  readonly type: 'gauge' | 'counter';
  readonly labels?: readonly string[];
  readonly samples: (status: DeviceStatus) => readonly Sample[];
}

/** A gauge without labels. */
export function gauge(
  name: string,
  help: string,
  read: (status: DeviceStatus) => number | undefined,
): Metric {
  return { name, help, type: 'gauge', samples: status => [{ value: read(status) }] };
}

/** A value in its base unit: kilobits per second, megahertz and percents are factors of it. */
export function times(value: number | undefined, factor: number): number | undefined {
  return value === undefined ? undefined : value * factor;
}

export const KILO = 1_000;
export const MEGA = 1_000_000;
export const PERCENT = 1 / 100;
