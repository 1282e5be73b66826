import type { DeviceStatus } from '../status/device-status.ts';
import type { Maybe } from '../status/maybe.ts';
import { isWithin, PHYSICAL, type PhysicalRange } from '../units/physical-range.ts';
import { linkEnds } from './link-ends.ts';
import { isPtpMode, wirelessRole } from './wireless-role.ts';

/** Performance of one link, both ways. */
export interface LinkReadings {
  readonly localSignalDbm: Maybe<number>;
  readonly remoteSignalDbm: Maybe<number>;
  readonly downlinkCapacityKbps: Maybe<number>;
  readonly uplinkCapacityKbps: Maybe<number>;
}

/**
 * Readings by which a change of a link is judged: taken before it, and again during its test. Plain data, to be
 * stored.
 */
export interface LinkSample {
  /** Readings of the one link; undefined on an access point of many stations, and while nothing is linked. */
  readonly link: LinkReadings | undefined;
  /** The linked stations. */
  readonly stations: readonly { readonly mac: string; readonly name: Maybe<string> }[];
}

export type LinkQuantity = 'local-signal' | 'remote-signal' | 'downlink-capacity' | 'uplink-capacity';

/** One reading before and now, dBm or kbps. */
export interface ReadingChange {
  readonly quantity: LinkQuantity;
  readonly before: number;
  readonly now: number;
  readonly verdict: 'better' | 'same' | 'worse';
}

/** Effect of a change on a link, as far as the device reports it. */
export interface LinkComparison {
  readonly readings: readonly ReadingChange[];
  /** Where there is more than one station: how many of those before are back, and who is not. */
  readonly stations:
    | { readonly before: number; readonly back: number; readonly missing: readonly string[] }
    | undefined;
}

/** The mean of a signal wavers by a dB; less than this says nothing. */
const SIGNAL_STEP_DB = 2;
/** The same of a capacity, as a share of what it was. */
const CAPACITY_STEP = 0.05;

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
    }
  );
}

/** A signal, dBm, or a capacity, kbps. */
const READING: PhysicalRange = { min: PHYSICAL.dbm.min, max: PHYSICAL.amount.max };

/** The mean of each reading over those that have it: a radio's readings waver from second to second. */
export function meanReadings(list: readonly LinkReadings[]): LinkReadings | undefined {
  if (list.length === 0) return undefined;
  return {
    localSignalDbm: mean(list.map(one => one.localSignalDbm)),
    remoteSignalDbm: mean(list.map(one => one.remoteSignalDbm)),
    downlinkCapacityKbps: mean(list.map(one => one.downlinkCapacityKbps)),
    uplinkCapacityKbps: mean(list.map(one => one.uplinkCapacityKbps)),
  };
}

function mean(values: readonly Maybe<number>[]): Maybe<number> {
  const known = values.filter(value => isWithin(value, READING));
  return known.length === 0 ? undefined : known.reduce((sum, value) => sum + value, 0) / known.length;
}

/** Data to compare: the linked stations, and their quality over the last readings. */
export function linkSample(status: DeviceStatus, readings: readonly LinkReadings[]): LinkSample {
  return {
    link: meanReadings(readings),
    stations: status.wireless.stations.map(({ mac, remote: far }) => ({ mac, name: far?.hostname })),
  };
}

/** Holds a link against what it was. A reading that one of the two lacks is left out: it can't be compared. */
export function compareLink(before: LinkSample, now: LinkSample): LinkComparison {
  const linked = new Set(now.stations.map(({ mac }) => mac));
  const missing = before.stations.filter(({ mac }) => !linked.has(mac));
  return {
    readings: READINGS.flatMap(({ quantity, field, step }) => {
      const was = before.link?.[field];
      const is = now.link?.[field];
      if (!isWithin(was, READING) || !isWithin(is, READING)) return [];
      return [{ quantity, before: was, now: is, verdict: verdict(was, is, step(was)) }];
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
}

const signalStep = (): number => SIGNAL_STEP_DB;
const capacityStep = (before: number): number => before * CAPACITY_STEP;

const READINGS: readonly ComparedReading[] = [
  { quantity: 'local-signal', field: 'localSignalDbm', step: signalStep },
  { quantity: 'remote-signal', field: 'remoteSignalDbm', step: signalStep },
  { quantity: 'downlink-capacity', field: 'downlinkCapacityKbps', step: capacityStep },
  { quantity: 'uplink-capacity', field: 'uplinkCapacityKbps', step: capacityStep },
];

function verdict(before: number, now: number, step: number): ReadingChange['verdict'] {
  if (now === before || Math.abs(now - before) < step) return 'same';
  return now > before ? 'better' : 'worse';
}
