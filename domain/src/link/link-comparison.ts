import type { DeviceStatus } from '../status/device-status.ts';
import type { Maybe } from '../status/host-status.ts';
import { isWithin } from '../units/physical-range.ts';
import { linkEnds } from './link-ends.ts';
import {
  meanReading,
  READING,
  readingDeviation,
  type ReadingVerdict,
  readingVerdict,
} from './reading-verdict.ts';
import { isPtpMode, wirelessRole } from './link-state.ts';

/** Performance of one link, both ways. */
export interface LinkReadings {
  readonly localSignalDbm: Maybe<number>;
  readonly remoteSignalDbm: Maybe<number>;
  readonly downlinkCapacityKbps: Maybe<number>;
  readonly uplinkCapacityKbps: Maybe<number>;
  /** Latency, ms. */
  readonly latencyMs?: Maybe<number>;
  readonly localRatioDb?: Maybe<number>;
  readonly remoteRatioDb?: Maybe<number>;
}

/**
 * Readings by which a change of a link is judged: taken before it, and again during its test. Plain data, to be
 * stored.
 */
export interface LinkSample {
  /** Readings of the one link; undefined on an access point of many stations, and while nothing is linked. */
  readonly link: LinkReadings | undefined;
  /** Standard deviation of each reading; without it no verdict is possible. */
  readonly spread?: LinkReadings | undefined;
  /** The linked stations. */
  readonly stations: readonly { readonly mac: string; readonly name: Maybe<string> }[];
}

export type LinkQuantity =
  | 'local-signal'
  | 'remote-signal'
  | 'downlink-capacity'
  | 'uplink-capacity'
  | 'latency';

/** One reading before and now, dBm, kbps or ms. */
export interface ReadingChange {
  readonly quantity: LinkQuantity;
  readonly before: number;
  readonly now: number;
  /** Undefined where too few readings were made before. */
  readonly verdict: ReadingVerdict | undefined;
}

/** Effect of a change on a link, as far as the device reports it. */
export interface LinkComparison {
  readonly readings: readonly ReadingChange[];
  /** Where there is more than one station: how many of those before are back, and who is not. */
  readonly stations:
    | { readonly before: number; readonly back: number; readonly missing: readonly string[] }
    | undefined;
}

/** The least differences that say something: of a signal, of a capacity and of a latency. reading 45. */
const SIGNAL_STEP_DB = 2;
const CAPACITY_SHARE = 0.05;
const LATENCY_STEP_MS = 2;
const LATENCY_SHARE = 0.2;

/** Readings of the one link; undefined on an access point of many stations, and while nothing is linked. */
export function linkReadings(status: DeviceStatus): LinkReadings | undefined {
  const { mode, stations } = status.wireless;
  const isOne = wirelessRole(mode) !== 'access-point' || isPtpMode(mode) || stations.length === 1;
  if (!isOne) return undefined;
  const { local, remote, downlink, uplink } = linkEnds(status);
  return (
    remote && {
      localSignalDbm: local.signalDbm,
      remoteSignalDbm: remote.signalDbm,
      downlinkCapacityKbps: downlink.capacityKbps,
      uplinkCapacityKbps: uplink.capacityKbps,
      latencyMs: stations[0]?.txLatencyMs,
      localRatioDb: local.cinrDb,
      remoteRatioDb: remote.cinrDb,
    }
  );
}

/** The mean of each reading over those that have it: a radio's readings waver from second to second. */
export function meanReadings(list: readonly LinkReadings[]): LinkReadings | undefined {
  return ofEach(list, meanReading);
}

/** One figure of each reading; undefined without any. */
function ofEach(
  list: readonly LinkReadings[],
  figure: (values: readonly Maybe<number>[]) => Maybe<number>,
): LinkReadings | undefined {
  if (list.length === 0) return undefined;
  return {
    localSignalDbm: figure(list.map(one => one.localSignalDbm)),
    remoteSignalDbm: figure(list.map(one => one.remoteSignalDbm)),
    downlinkCapacityKbps: figure(list.map(one => one.downlinkCapacityKbps)),
    uplinkCapacityKbps: figure(list.map(one => one.uplinkCapacityKbps)),
    latencyMs: figure(list.map(one => one.latencyMs)),
    localRatioDb: figure(list.map(one => one.localRatioDb)),
    remoteRatioDb: figure(list.map(one => one.remoteRatioDb)),
  };
}

/** Data to compare: the linked stations, their quality over the last readings, and how far those spread. */
export function linkSample(status: DeviceStatus, readings: readonly LinkReadings[]): LinkSample {
  return {
    link: meanReadings(readings),
    spread: ofEach(readings, readingDeviation),
    stations: status.wireless.stations.map(({ mac, remote }) => ({ mac, name: remote?.hostname })),
  };
}

/** Holds a link against what it was. A reading that one of the two lacks is left out: it can't be compared. */
export function compareLink(before: LinkSample, now: LinkSample): LinkComparison {
  const linked = new Set(now.stations.map(({ mac }) => mac));
  const missing = before.stations.filter(({ mac }) => !linked.has(mac));
  return {
    readings: READINGS.flatMap(({ quantity, field, step, betterIf }) => {
      const was = before.link?.[field];
      const is = now.link?.[field];
      if (!isWithin(was, READING) || !isWithin(is, READING)) return [];
      const deviation = before.spread?.[field];
      const verdict = readingVerdict({ before: was, deviation, now: is, step: step(was), betterIf });
      return [{ quantity, before: was, now: is, verdict }];
    }),
    stations:
      before.stations.length < 2
        ? undefined
        : {
            before: before.stations.length,
            back: before.stations.length - missing.length,
            missing: missing.map(({ mac, name }) => name ?? mac),
          },
  };
}

interface ComparedReading {
  readonly quantity: LinkQuantity;
  readonly field: keyof LinkReadings;
  /** The least difference that says something. */
  readonly step: (before: number) => number;
  readonly betterIf: 'higher' | 'lower';
}

const signalStep = (): number => SIGNAL_STEP_DB;
const capacityStep = (before: number): number => Math.abs(before) * CAPACITY_SHARE;
const latencyStep = (before: number): number => Math.max(LATENCY_STEP_MS, before * LATENCY_SHARE);

const READINGS: readonly ComparedReading[] = [
  { quantity: 'local-signal', field: 'localSignalDbm', step: signalStep, betterIf: 'higher' },
  { quantity: 'remote-signal', field: 'remoteSignalDbm', step: signalStep, betterIf: 'higher' },
  { quantity: 'downlink-capacity', field: 'downlinkCapacityKbps', step: capacityStep, betterIf: 'higher' },
  { quantity: 'uplink-capacity', field: 'uplinkCapacityKbps', step: capacityStep, betterIf: 'higher' },
  { quantity: 'latency', field: 'latencyMs', step: latencyStep, betterIf: 'lower' },
];
