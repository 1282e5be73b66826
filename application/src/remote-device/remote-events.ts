import {
  logEvents,
  type PastEvent,
  type PastFacts,
  pastEvents,
  pastFacts,
  remoteEvents,
} from '@radiolink/domain/history';
import type { DeviceStatus } from '@radiolink/domain/status';
import { combine, createEvent, createStore, sample, type Store } from 'effector';
import type { RecorderModel } from '../timeline/recorder.token.ts';

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

interface Told {
  readonly mac: string | null;
  readonly readings: RemoteReadings | null;
  readonly log: readonly string[] | null;
  /** Local time of the remote device; null while this device is told none. */
  readonly localTime: string | null;
}

/** What is known of the remote device, and the events that were not told before. */
interface Seen {
  readonly mac: string | null;
  readonly facts: PastFacts | undefined;
  /** Lines of its log that were told. */
  readonly lines: ReadonlySet<string>;
  readonly events: readonly PastEvent[];
}

const NOTHING: Seen = { mac: null, facts: undefined, lines: new Set(), events: [] };

/** Records what a remote device tells of itself, while its session is open, on the time axis of this device. */
export function recordRemoteEvents({ $mac, $readings, $log, $status, recorder }: RemoteRecord): void {
  const told = createEvent<Told>();
  const $seen = createStore<Seen>(NOTHING).on(told, (seen, { mac, readings, ...rest }) =>
    readings === null ? seen : seenNow(seen.mac === mac ? seen : { ...NOTHING, mac }, readings, rest),
  );
  const $told = combine({ mac: $mac, readings: $readings, log: $log });
  sample({
    clock: $told.updates,
    source: { now: $status, known: $told },
    fn: ({ now, known }): Told => ({ ...known, localTime: localTimeOf(now, known) }),
    target: told,
  });
  sample({
    clock: $seen.updates,
    filter: ({ events }) => events.length > 0,
    fn: ({ events }) => events,
    target: recorder.noted,
  });
}

/** As it tells itself; the versioned interface has no local time, and its peer is told. */
function localTimeOf(
  now: DeviceStatus | null,
  { mac, readings }: Pick<Told, 'mac' | 'readings'>,
): string | null {
  const peer = now?.wireless.stations.find(station => station.mac === mac);
  return readings?.status.host.localTime ?? peer?.remote?.localTime ?? null;
}

function seenNow(
  seen: Seen,
  { status, at }: RemoteReadings,
  { log, localTime }: Pick<Told, 'log' | 'localTime'>,
): Seen {
  const facts = pastFacts(status, at);
  const happened = seen.facts === undefined ? [] : pastEvents(seen.facts, facts);
  // A line without the time of the device has no place yet.
  const lines = localTime === null ? [] : (log ?? []);
  const logged = logEvents(
    lines.filter(line => !seen.lines.has(line)),
    localTime ?? undefined,
    at,
  );
  return {
    mac: seen.mac,
    facts,
    lines: lines.length === 0 ? seen.lines : new Set(lines),
    events: remoteEvents([...happened, ...logged], status.host.hostname || (seen.mac ?? '')),
  };
}
