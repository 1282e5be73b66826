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
  readonly recorder: Pick<RecorderModel, 'noted'>;
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
export function recordRemoteEvents({ $mac, $readings, $log, recorder }: RemoteRecord): void {
  const told = createEvent<{
    readonly mac: string | null;
    readonly readings: RemoteReadings | null;
    readonly log: readonly string[] | null;
  }>();
  const $seen = createStore<Seen>(NOTHING).on(told, (seen, { mac, readings, log }) =>
    readings === null ? seen : seenNow(seen.mac === mac ? seen : { ...NOTHING, mac }, readings, log ?? []),
  );
  sample({ clock: combine({ mac: $mac, readings: $readings, log: $log }).updates, target: told });
  sample({
    clock: $seen.updates,
    filter: ({ events }) => events.length > 0,
    fn: ({ events }) => events,
    target: recorder.noted,
  });
}

function seenNow(seen: Seen, { status, at }: RemoteReadings, log: readonly string[]): Seen {
  const { hostname, localTime } = status.host;
  const facts = pastFacts(status, at);
  const happened = seen.facts === undefined ? [] : pastEvents(seen.facts, facts);
  const logged = logEvents(
    log.filter(line => !seen.lines.has(line)),
    localTime,
    at,
  );
  return {
    mac: seen.mac,
    facts,
    lines: new Set(log),
    events: remoteEvents([...happened, ...logged], hostname || (seen.mac ?? '')),
  };
}
