import type { BoardCapabilities } from '@radiolink/domain/device';
import {
  meanSample,
  type HistoryEvent,
  type EventFacts,
  type HistorySample,
  eventsBetween,
  eventFacts,
  historySample,
} from '@radiolink/domain/history';
import type { DeviceStatus } from '@radiolink/domain/status';
import { createEffect, createEvent, createStore, type Store, sample } from 'effector';
import { deviceMac, reportedMac } from '../status/device-facts.ts';
import type { Connection } from '../status/connection.ts';
import type { StatusModel } from '../status/status.model.ts';
import { HISTORY_LIFETIME_MS, type StoredHistory, type HistoryStorePort } from './history-store.port.ts';
import type { RecorderModel } from './recorder.token.ts';

export interface RecorderPorts {
  readonly status: Pick<StatusModel, '$status' | '$connection' | 'slice'>;
  readonly start: { readonly $board: Store<BoardCapabilities> };
  readonly historyStore: HistoryStorePort;
}

const NOTHING: StoredHistory = { samples: [], events: [] };

/** Makes the recorder. */
export function createRecorderModel({ status, start, historyStore }: RecorderPorts): RecorderModel {
  const wanted = createEvent();
  const noted = createEvent<readonly HistoryEvent[]>();
  const deleted = createEvent();
  const $mac = deviceMac(start.$board, status.slice(reportedMac)).map(mac => mac || null);

  const lastLookFx = createEffect((mac: string) => historyStore.lastLook(mac));
  const readFx = createEffect((mac: string) => historyStore.read(mac));
  const addFx = createEffect(({ mac, seen }: { readonly mac: string; readonly seen: StoredHistory }) =>
    historyStore.add(mac, seen),
  );
  const clearFx = createEffect((mac: string) => historyStore.clear(mac));

  // Every page compares its first look with the last of an earlier one. The days before it only a page needs that shows them.
  // The start may have read the board before this part was there.
  const composed = createEvent();
  const known = sample({
    clock: [composed, $mac],
    source: $mac,
    filter: (mac): mac is string => mac !== null,
  });
  sample({ clock: known, target: lastLookFx });
  sample({ clock: wanted, source: $mac, filter: (mac): mac is string => mac !== null, target: readFx });

  const $isRead = createStore(false).on(lastLookFx.done, () => true);
  const $minute = createStore<Minute>(NO_MINUTE).on(lastLookFx.doneData, (minute, facts) =>
    minute.facts === undefined ? { ...minute, facts } : minute,
  );
  sample({
    clock: status.$connection.updates,
    source: { minute: $minute, state: status.$status, isRead: $isRead },
    filter: ({ isRead }) => isRead,
    fn: ({ minute, state }, connection) => {
      if (connection.kind !== 'live') return withFailure(minute, connection);
      return state === null ? minute : withAnswer(minute, state, connection.receivedAt);
    },
    target: $minute,
  });

  const whole = $minute.updates.filterMap(({ whole: seen }) => seen);
  const remarks = noted.filterMap((events): StoredHistory | undefined =>
    events.length === 0 ? undefined : { samples: [], events },
  );
  const seen = sample({
    clock: [whole, remarks],
    source: $mac,
    filter: (mac): mac is string => mac !== null,
    fn: (mac, memory) => ({ mac: mac ?? '', seen: memory }),
  });
  sample({ clock: seen, target: addFx });
  sample({ clock: deleted, source: $mac, filter: (mac): mac is string => mac !== null, target: clearFx });

  const $recorded = createStore<StoredHistory>(NOTHING)
    .on(readFx.doneData, (_, memory) => memory)
    .on(seen, (recorded, { seen: added }) => joined(recorded, added))
    .on(deleted, () => NOTHING);
  composed();
  return { $mac, $recorded, wanted, noted, deleted };
}

/** Older than seven days before the newest is dropped. */
function joined(recorded: StoredHistory, added: StoredHistory): StoredHistory {
  const newest = added.samples.at(-1)?.at ?? recorded.samples.at(-1)?.at ?? 0;
  const isRecent = ({ at }: { readonly at: number }): boolean => at > newest - HISTORY_LIFETIME_MS;
  return {
    samples: [...recorded.samples, ...added.samples].filter(isRecent),
    events: [...recorded.events, ...added.events].filter(isRecent),
    facts: added.facts ?? recorded.facts,
  };
}

/** What was seen since the last whole minute. */
export interface Minute {
  readonly looks: readonly HistorySample[];
  readonly answers: number;
  readonly failures: number;
  readonly events: readonly HistoryEvent[];
  readonly facts: EventFacts | undefined;
  /** Ends a minute: what is to be stored of it. */
  readonly whole: StoredHistory | undefined;
}

export const NO_MINUTE: Minute = {
  looks: [],
  answers: 0,
  failures: 0,
  events: [],
  facts: undefined,
  whole: undefined,
};

const MINUTE_MS = 60_000;
/** A look costs a little, and readings waver over seconds: so many a minute make a mean. */
const LOOK_MS = 10_000;
const PERCENT = 100;

const minuteOf = (at: number): number => Math.floor(at / MINUTE_MS);

/** After one more answer of the device. Its facts are compared with each look, its readings join the mean of the minute. */
export function withAnswer(minute: Minute, status: DeviceStatus, at: number): Minute {
  const last = minute.looks.at(-1)?.at;
  if (last !== undefined && at < last + LOOK_MS)
    return { ...minute, answers: minute.answers + 1, whole: undefined };
  const facts = eventFacts(status, at);
  const events = minute.facts === undefined ? [] : eventsBetween(minute.facts, facts);
  const look = historySample(status, at);
  if (last === undefined || minuteOf(last) === minuteOf(at)) {
    return {
      looks: [...minute.looks, look],
      answers: minute.answers + 1,
      failures: minute.failures,
      events: [...minute.events, ...events],
      facts,
      whole: undefined,
    };
  }
  const whole = { samples: [meanOf(minute)], events: [...minute.events, ...events], facts };
  return { looks: [look], answers: 1, failures: 0, events: [], facts, whole };
}

/** After a missed answer; one that was counted is not counted twice. */
export function withFailure(minute: Minute, { kind }: Connection): Minute {
  return kind === 'ageing' || kind === 'reconnecting'
    ? { ...minute, failures: minute.failures + 1, whole: undefined }
    : minute;
}

function meanOf({ looks, answers, failures }: Minute): HistorySample {
  const mean = meanSample(looks) ?? { at: 0, values: {} };
  const errors = (PERCENT * failures) / Math.max(1, answers + failures);
  return { ...mean, values: { ...mean.values, errors } };
}
