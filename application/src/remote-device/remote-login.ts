import { asFetchError, type FetchError } from '@radiolink/domain/errors';
import type { RemoteTarget } from '@radiolink/domain/station';
import { createEffect, createStore, type Event, sample, type Store, type Unit } from 'effector';
import type { Credentials } from '../session/session.port.ts';
import type { RemoteDevicePort, RemoteProblem, RemoteSession } from './remote-device.port.ts';

/** The open session, and the MAC of its device. */
export interface OpenRemote {
  readonly session: RemoteSession;
  readonly mac: string;
}

interface RemoteLoginInputs {
  /** The place of a remote device is shown, with its MAC. */
  readonly shown: Event<string>;
  readonly loginRequested: Event<Credentials>;
  readonly logoutRequested: Event<void>;
  readonly $mac: Store<string | null>;
  readonly $target: Store<RemoteTarget | null>;
  /** The remote device no longer knows the session. */
  readonly over: Event<unknown>;
  /** The session with this device ended. */
  readonly pageEnded: Event<null>;
}

interface RemoteLoginState {
  readonly $open: Store<OpenRemote | null>;
  readonly opened: Event<OpenRemote>;
  /** A session is being closed: that one, or one that came too late for its place. */
  readonly closed: Unit<RemoteSession>;
  readonly $isPending: Store<boolean>;
  /** Why the last login failed; null when it did not. */
  readonly $problem: Store<RemoteProblem | null>;
  /** A session was open and is no longer good. */
  readonly $isOver: Store<boolean>;
  /** Whether this device forwards a login at all; null until it is known. */
  readonly $forwards: Store<boolean | null>;
}

/** Opens and closes the session with the remote device that is shown: one at a time. */
export function createRemoteLogin(
  remote: Pick<RemoteDevicePort, 'login' | 'canForward'>,
  { shown, loginRequested, logoutRequested, $mac, $target, over, pageEnded }: RemoteLoginInputs,
): RemoteLoginState {
  const loginFx = createEffect(
    (tried: { readonly target: RemoteTarget; readonly credentials: Credentials }) =>
      remote.login(tried.target, tried.credentials),
  );
  const forwardFx = createEffect((target: RemoteTarget) => remote.canForward(target));
  const closeFx = createEffect((session: RemoteSession) => session.close());

  const isCurrent = (mac: string | null, target: RemoteTarget): boolean => mac === target.mac;
  const answered = sample({
    clock: loginFx.done,
    source: $mac,
    fn: (mac, { params, result }) => ({ ...params, result, mac }),
  });
  const opened = answered.filterMap(({ result, mac, target }) =>
    result.ok && isCurrent(mac, target) ? { session: result.session, mac: target.mac } : undefined,
  );
  const refused = answered.filterMap(({ result }) => (result.ok ? undefined : result.problem));
  // Another place was opened while the login was on its way.
  sample({
    clock: answered.filterMap(({ result, mac, target }) =>
      result.ok && !isCurrent(mac, target) ? result.session : undefined,
    ),
    target: closeFx,
  });

  const $open = createStore<OpenRemote | null>(null, { serialize: 'ignore' })
    .on(opened, (_, open) => open)
    .reset([closeFx, over]);
  const $problem = createStore<RemoteProblem | null>(null)
    .on(refused, (_, problem) => problem)
    .on(loginFx.failData, (_, reason) => ({ kind: 'failed', failure: remoteFailure(reason) }))
    .reset([loginFx, shown, logoutRequested]);
  // Whether this device forwards a login at all is told before one is entered.
  const $forwards = createStore<boolean | null>(null).on(forwardFx.doneData, (_, can) => can);
  sample({
    clock: [shown, $target],
    source: { target: $target, known: $forwards, pending: forwardFx.pending },
    filter: ({ target, known, pending }) => target !== null && known === null && !pending,
    fn: ({ target }) => target as RemoteTarget,
    target: forwardFx,
  });
  const $isOver = createStore(false)
    .on(over, () => true)
    .reset([loginFx, shown, logoutRequested]);

  sample({
    clock: loginRequested,
    source: { target: $target, pending: loginFx.pending, open: $open },
    filter: ({ target, pending, open }) => target !== null && !pending && open === null,
    fn: ({ target }, credentials) => ({ target: target as RemoteTarget, credentials }),
    target: loginFx,
  });
  sample({
    clock: [logoutRequested.map(() => null), shown, pageEnded],
    source: $open,
    filter: (open, mac) => open !== null && open.mac !== mac,
    fn: open => (open as OpenRemote).session,
    target: closeFx,
  });

  return {
    $open,
    opened,
    closed: closeFx,
    $isPending: loginFx.pending,
    $problem,
    $isOver,
    $forwards,
  };
}

/** Why nothing came of a request to the remote device; a part of this program that could not be loaded is one, too. */
export function remoteFailure(reason: Error): FetchError {
  return asFetchError(reason) ?? { kind: 'network', reason: 'unreachable', message: reason.message };
}
