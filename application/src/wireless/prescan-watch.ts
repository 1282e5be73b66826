import type { RadarLockout } from '@radiolink/domain/status';
import { createStore, type Store, createEffect, createEvent, type EventCallable, sample } from 'effector';
import type { Clock } from '../clock/clock.port.ts';
import type { StatusModel } from '../status/status.model.ts';
import { asFetchError, failureStatus, type FetchError } from '@radiolink/domain/errors';
import type { DfsPrescan } from '@radiolink/domain/tools';
import { map } from 'rxjs';
import type { DfsPrescanPort } from '../regulation/regulation.port.ts';
import type { SessionModel } from '../session/session.model.ts';
import { into, subscribed } from '../streams/subscribed.ts';
import type { Watched } from '../watching/watched.ts';

/** A channel that radar has shut, MHz. */
export interface ShutChannel {
  readonly centerMhz: number;
  readonly widthMhz: number | undefined;
  /** When it is available again, milliseconds since the epoch; undefined if not reported. */
  readonly until: number | undefined;
}

/** Tolerance of two computations of the same end, ms: responses are delayed, and seconds are whole. */
const SAME_END_MS = 5000;

/**
 * The channels blocked by radar, if the status reports them; their end keeps its value while the seconds
 * count down.
 */
export function radarLockouts(
  status: Pick<StatusModel, 'slice'>,
  clock: Clock,
): Store<readonly ShutChannel[]> {
  const $reported = status.slice(({ wireless }) => wireless.radarLockouts ?? null);
  return createStore<readonly ShutChannel[]>([]).on($reported, (known, lockouts) =>
    (lockouts ?? []).map(lockout => shutChannel(lockout, known, clock.now())),
  );
}

function shutChannel(
  { centerMhz, widthMhz, secondsLeft }: RadarLockout,
  known: readonly ShutChannel[],
  now: number,
): ShutChannel {
  const until = secondsLeft === undefined ? undefined : now + secondsLeft * 1000;
  const before = known.find(one => one.centerMhz === centerMhz && one.widthMhz === widthMhz)?.until;
  const isSame = until !== undefined && before !== undefined && Math.abs(until - before) < SAME_END_MS;
  return { centerMhz, widthMhz, until: isSame ? before : until };
}

/**
 * State of the DFS prescan on the device, as far as this page has received it. Times in ms since the epoch.
 */
export interface RadarPrescan {
  readonly prescan: DfsPrescan;
  /** Time of the device's last report. */
  readonly receivedAt: number;
  /** When this page saw it end; left out of one that was over before. */
  readonly endedAt?: number;
  /** Questions in a row that the device has not answered since. */
  readonly unanswered: number;
}

/** The requests to the device, and their results. */
export interface PrescanAction {
  readonly pending: boolean;
  /** Another prescan was running: it is that one which is shown. */
  readonly joined?: boolean;
  readonly failure?: FetchError;
}

/**
 * DFS prescan on channels before one of them is chosen. It is the device's own: it goes on when this page is
 * left, and a page that comes later joins it.
 */
export interface PrescanWatch {
  readonly prescanOpened: EventCallable<void>;
  readonly prescanClosed: EventCallable<void>;
  /** Asks with the centre frequencies, MHz. Of a read-only user, or while another request is under way, it does nothing. */
  readonly prescanRequested: EventCallable<readonly number[]>;
  readonly prescanStopRequested: EventCallable<void>;
  /** Null from a device that has none, or that has not answered yet. */
  readonly $prescan: Store<RadarPrescan | null>;
  readonly $prescanAction: Store<PrescanAction>;
}

export interface PrescanWatchPorts {
  readonly prescanPort: DfsPrescanPort;
  readonly session: Pick<SessionModel, '$user'>;
  readonly clock: Clock;
}

const CONFLICT = 409;
/** The shortest listening to a channel, milliseconds: in a shorter pause no run was missed. §facts.dfs. */
const SHORTEST_RUN_MS = 60_000;

export function prescanWatch({ prescanPort, session, clock }: PrescanWatchPorts): PrescanWatch {
  const prescanOpened = createEvent();
  const prescanClosed = createEvent();
  const prescanRequested = createEvent<readonly number[]>();
  const prescanStopRequested = createEvent();
  const received = createEvent<{ readonly event: Watched<DfsPrescan | null>; readonly at: number }>();

  const answers = () => prescanPort.watch().pipe(map(event => ({ event, at: clock.now() })));
  subscribed({ opened: prescanOpened, closed: prescanClosed }, [into(answers, received)]);
  const $prescan = createStore<RadarPrescan | null>(null).on(received, (known, { event, at }) => {
    if (event.kind === 'failure') return known && { ...known, unanswered: event.failures };
    return event.value && reported(known, event.value, at);
  });

  const startFx = createEffect((frequencies: readonly number[]) => prescanPort.start(frequencies));
  const stopFx = createEffect(() => prescanPort.stop());
  const $prescanAction = createStore<PrescanAction>({ pending: false })
    .on([startFx, stopFx], () => ({ pending: true }))
    .on([startFx.done, stopFx.done], () => ({ pending: false }))
    .on([startFx.failData, stopFx.failData], (_, reason) => {
      const failure = asFetchError(reason);
      if (failure === undefined) return { pending: false };
      return failureStatus(failure) === CONFLICT
        ? { pending: false, joined: true }
        : { pending: false, failure };
    });
  const mayAct = { user: session.$user, action: $prescanAction };
  sample({
    clock: prescanRequested,
    source: mayAct,
    filter: ({ user, action }, frequencies) => !user.readOnly && !action.pending && frequencies.length > 0,
    fn: (_, frequencies) => frequencies,
    target: startFx,
  });
  sample({
    clock: prescanStopRequested,
    source: mayAct,
    filter: ({ user, action }) => !user.readOnly && !action.pending,
    target: stopFx,
  });
  return { prescanOpened, prescanClosed, prescanRequested, prescanStopRequested, $prescan, $prescanAction };
}

/** The new answer beside what was known: the end is remembered by who saw it. */
function reported(known: RadarPrescan | null, prescan: DfsPrescan, at: number): RadarPrescan {
  const runs = prescan.status === 'in-progress';
  const sawEnd = known?.prescan.status === 'in-progress';
  const ended = sawEnd ? at : known !== null && isSameRun(known, prescan, at) ? known.endedAt : undefined;
  return {
    prescan,
    receivedAt: at,
    unanswered: 0,
    ...(!runs && ended !== undefined && { endedAt: ended }),
  };
}

/**
 * True if the response belongs to the known run. A run started elsewhere has another time or another state.
 */
function isSameRun(known: RadarPrescan, prescan: DfsPrescan, at: number): boolean {
  const isMissed = at - known.receivedAt >= SHORTEST_RUN_MS;
  return !isMissed && JSON.stringify(known.prescan) === JSON.stringify(prescan);
}
