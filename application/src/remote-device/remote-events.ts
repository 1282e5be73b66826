import {
  logEvents,
  type HistoryEvent,
  type EventFacts,
  eventsBetween,
  eventFacts,
  remoteEvents,
} from '@radiolink/domain/history';
import type { DeviceStatus } from '@radiolink/domain/status';
import { combine, createStore, sample, type Store } from 'effector';
import type { RecorderModel } from '../recorder/recorder.token.ts';

/** What the remote device reported itself, and when. */
export interface RemoteReadings {
  readonly status: DeviceStatus;
  /** Ms since the epoch. */
  readonly at: number;
}

interface RemoteRecord {
  readonly $mac: Store<string | null>;
  readonly $readings: Store<RemoteReadings | null>;
  readonly $log: Store<readonly string[] | null>;
  /** Of this device, which is told the time of the other one. */
  readonly $status: Store<DeviceStatus | null>;
  readonly recorder: Pick<RecorderModel, 'noted'>;
}

/** What is known of the remote device, and the events that were not told before. */
interface Seen {
  readonly mac: string | null;
  readonly facts: EventFacts | undefined;
  /** Lines of its log that were told. */
  readonly lines: ReadonlySet<string>;
  readonly events: readonly HistoryEvent[];
}

const NOTHING: Seen = { mac: null, facts: undefined, lines: new Set(), events: [] };

/** Records what a remote device tells of itself, while its session is open, on the time axis of this device. */
export function recordRemoteEvents({ $mac, $readings, $log, $status, recorder }: RemoteRecord): void {
  const $seen = createStore<Seen>(NOTHING);
  sample({
    clock: combine({ mac: $mac, readings: $readings, log: $log }).updates,
    source: { seen: $seen, own: $status },
    fn: ({ seen, own }, { mac, readings, log }) =>
      readings === null
        ? seen
        : seenNow(seen.mac === mac ? seen : { ...NOTHING, mac }, readings, {
            log: log ?? [],
            localTime: readings.status.host.localTime ?? peerTime(own, mac),
          }),
    target: $seen,
  });
  sample({
    clock: $seen.updates,
    filter: ({ events }) => events.length > 0,
    fn: ({ events }) => events,
    target: recorder.noted,
  });
}

/** The local time of a peer, as it tells this device: the versioned API has none. */
const peerTime = (own: DeviceStatus | null, mac: string | null): string | undefined =>
  own?.wireless.stations.find(station => station.mac === mac)?.remote?.localTime ?? undefined;

interface DatedLog {
  readonly log: readonly string[];
  /** Of the remote device; undefined while it is not known. */
  readonly localTime: string | undefined;
}

function seenNow(seen: Seen, { status, at }: RemoteReadings, { log, localTime }: DatedLog): Seen {
  const facts = eventFacts(status, at);
  const happened = seen.facts === undefined ? [] : eventsBetween(seen.facts, facts);
  // A line without the time of the device has no place yet.
  const lines = localTime === undefined ? [] : log;
  const logged = logEvents(
    lines.filter(line => !seen.lines.has(line)),
    localTime,
    at,
  );
  return {
    mac: seen.mac,
    facts,
    lines: lines.length === 0 ? seen.lines : new Set(lines),
    events: remoteEvents([...happened, ...logged], status.host.hostname || (seen.mac ?? '')),
  };
}
