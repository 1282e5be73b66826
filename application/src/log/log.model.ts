import type { FetchError } from '@radiolink/domain/errors';
import type { LogSeverity } from '@radiolink/domain/tools';
import {
  combine,
  createEffect,
  createEvent,
  createStore,
  type Event,
  type EventCallable,
  merge,
  type Store,
  sample,
} from 'effector';
import { Clock } from '../clock/clock.port.ts';
import { type Fetched, fetching } from '../fetching/fetching.ts';
import { DownloadPort } from '../files/download.port.ts';
import type { TransferFile } from '../files/transfer.ts';
import { SessionModel } from '../session/session.model.ts';
import { SessionStore } from '../session/session-store.port.ts';
import { deviceName } from '../status/device-facts.ts';
import { StatusModel } from '../status/status.model.ts';
import { into, subscribed } from '../streams/subscribed.ts';
import type { Words } from '../tool-runs/tool-report.ts';
import type { Watched } from '../watching/watched.ts';
import { type Token, token } from '../wiring/token.ts';
import { type DeviceLog, LogPort } from './log.port.ts';
import { type LogEntry, NO_ENTRIES, withAnswer, type LogFormat, logFile } from './log-report.ts';
import { bindModel } from '../wiring/model-binding.ts';

/** Whether there is a log: `off` on a device that keeps none, `missing` where it cannot be read from here. */
export type LogState = 'waiting' | 'on' | 'off' | 'missing';

/** The system log as stores, watched while its page is shown. */
export interface LogModel {
  readonly shown: EventCallable<void>;
  readonly left: EventCallable<void>;
  readonly filtered: EventCallable<Partial<LogFilter>>;
  /** Clears the log of the device. */
  readonly clearRequested: EventCallable<void>;
  /** Saves the lines that the filter lets through. */
  readonly exported: EventCallable<{ readonly format: LogFormat; readonly words: Words }>;
  /** A file went to the browser's downloads; its name. */
  readonly saved: Event<string>;
  readonly $state: Store<LogState>;
  /** Oldest first, at most 10,000. They stay while another page is shown. */
  readonly $entries: Store<readonly LogEntry[]>;
  readonly $shown: Store<readonly LogEntry[]>;
  readonly $processes: Store<readonly string[]>;
  readonly $filter: Store<LogFilter>;
  /** Whether times are told as an age. */
  readonly $relative: Store<boolean>;
  readonly relativeChosen: EventCallable<boolean>;
  /** Why the newest question had no answer; null when it had one. */
  readonly $failure: Store<FetchError | null>;
  readonly $clearing: Store<Fetched<object>>;
  /** Local time of the device, `YYYY-MM-DD HH:MM:SS`, as its status tells it; null before that. */
  readonly $deviceTime: Store<string | null>;
}

export const LogModel: Token<LogModel> = token<LogModel>('LogModel');

interface LogPorts {
  readonly log: LogPort;
  readonly session: Pick<SessionModel, '$ended'>;
  readonly sessionStore: SessionStore;
  readonly status: Pick<StatusModel, 'slice'>;
  readonly download: DownloadPort;
  readonly clock: Clock;
}

/** Makes the model. */
export function createLogModel({ log, session, sessionStore, status, download, clock }: LogPorts): LogModel {
  const shown = createEvent();
  const left = createEvent();
  const filtered = createEvent<Partial<LogFilter>>();
  const relativeChosen = createEvent<boolean>();
  const clearRequested = createEvent();
  const exported = createEvent<{ readonly format: LogFormat; readonly words: Words }>();
  const arrived = createEvent<Watched<DeviceLog>>();
  const requested = createEvent();
  const dropped = createEvent();

  const clearing = fetching(async () => {
    await log.clear();
    return {};
  });
  sample({
    clock: clearRequested,
    source: clearing.$state,
    filter: ({ isFetching }) => !isFetching,
    target: clearing.start,
  });

  const over = session.$ended.updates.filterMap(ended => (ended ? true : undefined));
  const $open = createStore(false)
    .on(shown, () => true)
    .on([left, over], () => false);
  subscribed(
    { opened: merge([shown, requested]), closed: merge([left, over.map(() => undefined), dropped]) },
    [into(() => log.watch(), arrived)],
  );
  // A question on its way would bring back the lines that are cleared.
  sample({
    clock: clearing.succeeded,
    source: $open,
    filter: open => open,
    target: [dropped, requested],
  });

  const answered = arrived.filterMap(event => (event.kind === 'value' ? event.value : undefined));
  const failed = arrived.filterMap(event => (event.kind === 'failure' ? event.failure : undefined));
  const cannot = sessionStore.get('versioned_only') === true ? 'missing' : 'off';
  const $lines = createStore(NO_ENTRIES)
    .on(answered, (so, { lines }) => withAnswer(so, lines))
    .on(clearing.succeeded, ({ next }) => ({ entries: [], next }));
  const $entries = $lines.map(({ entries }) => entries);
  const $filter = createStore(EVERY_LINE).on(filtered, (filter, change) => ({ ...filter, ...change }));
  const $shown = combine($entries, $filter, filteredEntries);
  const $deviceTime = status.slice(({ host }) => host.localTime ?? '').map(time => time || null);

  const $deviceName = status.slice(deviceName);
  const saveFx = createEffect((file: TransferFile) => download.save(file));
  sample({
    clock: exported,
    source: { entries: $shown, name: $deviceName, time: $deviceTime },
    fn: ({ entries, name, time }, { format, words }) =>
      logFile(entries, format, {
        words,
        deviceName: name ?? undefined,
        deviceTime: time ?? undefined,
        now: clock.now(),
      }),
    target: saveFx,
  });

  return {
    shown,
    left,
    filtered,
    clearRequested,
    exported,
    saved: saveFx.done.map(({ params }) => params.name),
    $state: createStore<LogState>('waiting').on(answered, (_, { enabled }) => (enabled ? 'on' : cannot)),
    $entries,
    $shown,
    $processes: $entries.map(processesOf),
    $filter,
    $relative: createStore(false).on(relativeChosen, (_, relative) => relative),
    relativeChosen,
    $failure: createStore<FetchError | null>(null, { skipVoid: false })
      .on(failed, (_, failure) => failure)
      .reset(answered),
    $clearing: clearing.$state,
    $deviceTime,
  };
}

/** Which lines are shown. */
export interface LogFilter {
  readonly search: string;
  /** Null for all. */
  readonly process: string | null;
  /** Lines of this severity and worse ones; null for all. */
  readonly severity: Exclude<LogSeverity, 'information'> | null;
}

export const EVERY_LINE: LogFilter = { search: '', process: null, severity: null };

/** The entries that a filter lets through; the same list when it is all of them. */
export function filteredEntries(
  entries: readonly LogEntry[],
  { search, process, severity }: LogFilter,
): readonly LogEntry[] {
  const wanted = search.trim().toLowerCase();
  if (wanted === '' && process === null && severity === null) return entries;
  return entries.filter(
    ({ raw, line }) =>
      (process === null || line.process === process) &&
      (severity === null || line.severity === 'error' || line.severity === severity) &&
      raw.toLowerCase().includes(wanted),
  );
}

/** The programs that wrote the entries, by name. */
export function processesOf(entries: readonly LogEntry[]): readonly string[] {
  const names = new Set(entries.flatMap(({ line }) => line.process ?? []));
  return [...names].toSorted();
}

/** The parts of the page. */
export const LOG_MODELS = [
  bindModel(LogModel, createLogModel, {
    log: LogPort,
    session: SessionModel,
    sessionStore: SessionStore,
    status: StatusModel,
    download: DownloadPort,
    clock: Clock,
  }),
];
