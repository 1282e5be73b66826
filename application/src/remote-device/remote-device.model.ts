import { asFetchError, type FetchError, failureStatus } from '@radiolink/domain/errors';
import { type RemoteTarget, remoteTarget } from '@radiolink/domain/station';
import {
  combine,
  createEffect,
  createEvent,
  createStore,
  type EventCallable,
  type Store,
  sample,
} from 'effector';
import { interval } from 'rxjs';
import type { Clock } from '../clock/clock.port.ts';
import { lastFailure } from '../fetching/fetching.ts';
import { LOCATE_SECONDS } from '../locate/locate.model.ts';
import type { SessionModel } from '../session/session.model.ts';
import type { Credentials } from '../session/session.port.ts';
import type { StatusModel } from '../status/status.model.ts';
import { into, subscribed } from '../streams/subscribed.ts';
import type { RecorderModel } from '../recorder/recorder.token.ts';
import type { VisibilityPort } from '../visibility/visibility.port.ts';
import { type Token, token } from '../wiring/token.ts';
import { createRemoteLogin, type OpenRemote } from './remote-login.ts';
import { recordRemoteEvents, type RemoteReadings } from './remote-events.ts';
import type { RemoteDevicePort, RemoteProblem, RemoteSession } from './remote-device.port.ts';

const POLL_MS = 2000;
/** The log is read with each fifth status. */
const LOG_EVERY = 5;
const UNAUTHORIZED = 401;
const UNSUPPORTED: RemoteProblem = { kind: 'unsupported' };

export type RemoteState =
  /** No session. `problem` of the last try; `over` where one was open and is no longer good. */
  | { readonly kind: 'closed'; readonly problem: RemoteProblem | null; readonly over: boolean }
  | { readonly kind: 'logging-in' }
  | { readonly kind: 'open'; readonly readOnly: boolean };

/** One remote device at a time, managed by way of this device. Its credentials are never stored. */
export interface RemoteDeviceModel {
  /** Its place is shown, with its MAC, and left. Another MAC ends the session with the one before. */
  readonly shown: EventCallable<string>;
  readonly left: EventCallable<void>;
  readonly loginRequested: EventCallable<Credentials>;
  readonly logoutRequested: EventCallable<void>;
  readonly locateRequested: EventCallable<void>;
  readonly restartRequested: EventCallable<void>;
  /** Reads nothing of it while true: it is being upgraded. */
  readonly held: EventCallable<boolean>;
  /** Of which device the rest tells; null before any was shown. */
  readonly $mac: Store<string | null>;
  readonly $state: Store<RemoteState>;
  /** Null without one. */
  readonly $session: Store<OpenRemote | null>;
  /** The current status reports an address at which it may be asked. */
  readonly $reachable: Store<boolean>;
  readonly $readings: Store<RemoteReadings | null>;
  /** Oldest line first; null until it is read, or where the device has no call for it. */
  readonly $log: Store<readonly string[] | null>;
  /** Why its log was not read; null when it was. */
  readonly $logFailure: Store<FetchError | null>;
  /** Why the newest readings are missing; null when they are not. */
  readonly $failure: Store<FetchError | null>;
  /** Why the last action failed; null when it did not. */
  readonly $actionFailure: Store<FetchError | null>;
  /** When its restart was requested, ms since the epoch; null once it answers again. */
  readonly $restartingSince: Store<number | null>;
  /** When its LEDs stop, ms since the epoch; null where they were not started here. */
  readonly $locatingUntil: Store<number | null>;
  readonly $busy: Store<boolean>;
}

export const RemoteDeviceModel: Token<RemoteDeviceModel> = token<RemoteDeviceModel>('RemoteDeviceModel');

interface RemoteDevicePorts {
  readonly remote: RemoteDevicePort;
  readonly status: Pick<StatusModel, '$status'>;
  readonly session: Pick<SessionModel, '$ended'>;
  readonly visibility: VisibilityPort;
  readonly recorder: Pick<RecorderModel, 'noted'>;
  readonly clock: Clock;
}

interface Asked {
  readonly session: RemoteSession;
  readonly target: RemoteTarget;
}

/** Makes the model. It asks only while its place is shown and the page is visible. reading 16. */
export function createRemoteDeviceModel({
  remote,
  status,
  session: page,
  visibility,
  recorder,
  clock,
}: RemoteDevicePorts): RemoteDeviceModel {
  const shown = createEvent<string>();
  const left = createEvent();
  const loginRequested = createEvent<Credentials>();
  const logoutRequested = createEvent();
  const locateRequested = createEvent();
  const restartRequested = createEvent();
  const held = createEvent<boolean>();
  const ticked = createEvent<number>();
  const seen = createEvent<boolean>();

  const statusFx = createEffect(({ session, target }: Asked) => session.readStatus(target));
  const logFx = createEffect(({ session, target }: Asked) => session.readLog(target));
  const locateFx = createEffect(({ session, target }: Asked) => session.locate(target, LOCATE_SECONDS));
  const restartFx = createEffect(({ session, target }: Asked) => session.reboot(target));

  const $mac = createStore<string | null>(null).on(shown, (_, mac) => mac);
  const $isShown = createStore(false)
    .on(shown, () => true)
    .on(left, () => false);
  const $isHeld = createStore(false).on(held, (_, isHeld) => isHeld);
  const $isVisible = createStore(true).on(seen, (_, visible) => visible);
  const $target = combine(status.$status, $mac, (now, mac) =>
    now === null || mac === null ? null : (remoteTarget(now, mac) ?? null),
  );

  const over = statusFx.failData.filterMap(reason => (statusOf(reason) === UNAUTHORIZED ? true : undefined));
  const { $open, opened, closed, $isPending, $problem, $isOver, $forwards } = createRemoteLogin(remote, {
    shown,
    loginRequested,
    logoutRequested,
    $mac,
    $target,
    over,
    pageEnded: page.$ended.updates.filterMap(is => (is ? null : undefined)),
  });
  const $state = combine(
    { open: $open, pending: $isPending, problem: $problem, over: $isOver, forwards: $forwards },
    ({ open, pending, problem: last, over: isOver, forwards }): RemoteState => {
      if (open !== null) return { kind: 'open', readOnly: open.session.readOnly };
      const problem = last ?? (forwards === false ? UNSUPPORTED : null);
      return pending ? { kind: 'logging-in' } : { kind: 'closed', problem, over: isOver };
    },
  );

  const $asked = combine($open, $target, (open, target) =>
    open === null || target === null ? null : { session: open.session, target },
  );
  subscribed({ opened: shown.map(() => undefined), closed: left }, [
    into(() => visibility.visible, seen),
    into(() => interval(POLL_MS), ticked),
  ]);
  const isFree = ({ asked, pending, isShown, isVisible, isHeld }: Polled): boolean =>
    asked !== null && !pending && isShown && isVisible && !isHeld;
  const asking = ({ asked }: Polled): Asked => asked as Asked;
  const conditions = { asked: $asked, isShown: $isShown, isVisible: $isVisible, isHeld: $isHeld };
  sample({
    clock: [ticked, opened],
    source: { ...conditions, pending: statusFx.pending },
    filter: isFree,
    fn: asking,
    target: statusFx,
  });
  sample({
    clock: [ticked.filterMap(count => (count % LOG_EVERY === 0 ? count : undefined)), opened],
    source: { ...conditions, pending: logFx.pending },
    filter: isFree,
    fn: asking,
    target: logFx,
  });
  const $busy = combine(
    locateFx.pending,
    restartFx.pending,
    (locating, restarting) => locating || restarting,
  );
  const idle = { source: { asked: $asked, busy: $busy }, filter: isIdle, fn: askingNow };
  sample({ clock: locateRequested, ...idle, target: locateFx });
  sample({ clock: restartRequested, ...idle, target: restartFx });

  const $wasAway = createStore(false)
    .on(
      [statusFx.fail, $target.updates.filterMap(target => (target === null ? true : undefined))],
      () => true,
    )
    .reset(restartFx);
  const back = sample({ clock: statusFx.done, source: $wasAway }).filterMap(away =>
    away ? true : undefined,
  );
  const $readings = createStore<RemoteReadings | null>(null)
    .on(statusFx.doneData, (_, read) => ({ status: read, at: clock.now() }))
    .reset([opened, closed, over]);
  const $log = createStore<readonly string[] | null>(null)
    .on(logFx.doneData, (_, { enabled, lines }) => (enabled ? lines : null))
    .reset([opened, closed, over]);
  recordRemoteEvents({ $mac, $readings, $log, $status: status.$status, recorder });
  return {
    shown,
    left,
    loginRequested,
    logoutRequested,
    locateRequested,
    restartRequested,
    held,
    $mac,
    $state,
    $session: $open,
    $reachable: $target.map(target => target !== null),
    $readings,
    $log,
    $logFailure: lastFailure([logFx.failData], [logFx.done, opened]),
    $failure: lastFailure([statusFx.failData], [statusFx.done, opened]),
    $actionFailure: lastFailure([locateFx.failData, restartFx.failData], [locateFx, restartFx, opened]),
    $restartingSince: createStore<number | null>(null)
      .on(restartFx.done, () => clock.now())
      .reset([back, opened, closed, over]),
    $locatingUntil: createStore<number | null>(null)
      .on(locateFx.done, () => clock.now() + LOCATE_SECONDS * 1000)
      .reset([restartFx.done, opened, closed, over]),
    $busy,
  };
}

interface Polled {
  readonly asked: Asked | null;
  readonly pending: boolean;
  readonly isShown: boolean;
  readonly isVisible: boolean;
  readonly isHeld: boolean;
}

interface Idle {
  readonly asked: Asked | null;
  readonly busy: boolean;
}

const isIdle = ({ asked, busy }: Idle): boolean => asked !== null && !busy;
const askingNow = ({ asked }: Idle): Asked => asked as Asked;

function statusOf(reason: Error): number | undefined {
  const failure = asFetchError(reason);
  return failure && failureStatus(failure);
}
