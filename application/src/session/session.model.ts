import { parseBoardInfo } from '@radiolink/domain/device';
import type { SessionEndCause } from '@radiolink/domain/session';
import {
  createEffect,
  createEvent,
  createStore,
  type EventCallable,
  type Store,
  type StoreWritable,
  sample,
} from 'effector';
import { lastFailure } from '../fetching/fetching.ts';
import type { PagePort } from '../place/page.port.ts';
import { into, subscribed } from '../streams/subscribed.ts';
import { type Token, token } from '../wiring/token.ts';
import type {
  CurrentUser,
  SessionPort,
  AnsweringDevice,
  SessionEndPort,
  SessionEndReason,
} from './session.port.ts';
import type { SessionStore } from './session-store.port.ts';

export interface SessionModelPorts {
  readonly sessionPort: SessionPort;
  readonly sessionEnd: SessionEndPort;
  readonly sessionStore: SessionStore;
  readonly page: PagePort;
  /** The cause if the session ended now; not told if left out. */
  readonly $endCause?: StoreWritable<SessionEndCause>;
}

/** The user of the page. */
export interface SessionUser {
  readonly username: string;
  readonly readOnly: boolean;
}

/** The open session: who holds it, and its end. §4.session-end. */
export interface SessionModel {
  /** Begins to listen for the session's end. */
  readonly opened: EventCallable<void>;
  /** A user of single sign-on is logged out without a call: the controller owns that session. */
  readonly logoutRequested: EventCallable<void>;
  /** The device said who is logged in; its word counts more than what the login left behind. */
  readonly userReported: EventCallable<CurrentUser>;
  /** Another device responds instead of the session's own. By its MAC. reading 28. */
  readonly otherDeviceAnswered: EventCallable<string>;
  readonly $user: Store<SessionUser>;
  readonly $loggingOut: Store<boolean>;
  /** The session is over: no more requests are sent, the page is about to be reloaded. */
  readonly $ended: Store<boolean>;
  /** Why the session would have ended now, as far as the page knows. */
  readonly $endCause: StoreWritable<SessionEndCause>;
}

/** What the login is to say of the session before: another device, else a cause; nothing after a confirmed log-out. */
interface Leaving {
  readonly other?: string;
  readonly cause?: SessionEndCause | '';
}

export const SessionModel: Token<SessionModel> = token<SessionModel>('SessionModel');

/** Ends the session in exactly one reload, whichever caller requests it first. */
export function createSessionModel({
  sessionPort,
  sessionEnd,
  sessionStore,
  page,
  $endCause = createStore<SessionEndCause>('ended'),
}: SessionModelPorts): SessionModel {
  const opened = createEvent();
  const logoutRequested = createEvent();
  const userReported = createEvent<CurrentUser>();
  const otherDeviceAnswered = createEvent<string>();
  const ended = createEvent<SessionEndReason>();
  const endedOnce = createEvent<SessionEndReason>();

  const $user = createStore<SessionUser>({
    username: sessionStore.get('username') ?? '',
    readOnly: sessionStore.get('readOnlyUser') ?? false,
  }).on(userReported, (known, reported) => {
    const user = { username: reported.username || known.username, readOnly: reported.readOnly };
    return user.username === known.username && user.readOnly === known.readOnly ? known : user;
  });

  const logoutFx = createEffect(() => sessionPort.logout());
  const $logoutFailure = lastFailure([logoutFx.failData]);
  const $ended = createStore(false).on(endedOnce, () => true);
  // First whatever the end itself makes others store: a tool that is interrupted stores its run.
  const othersFx = createEffect((leaving: Leaving) => leaving);
  const leaveFx = createEffect(({ other = '', cause = '' }: Leaving) => {
    sessionStore.clear();
    if (other !== '') sessionStore.set({ other_device: other, alert_times: '' });
    else if (cause !== '') sessionStore.set({ session_end: cause });
    page.reload();
  });
  sample({ clock: othersFx.doneData, target: leaveFx });

  const $sso = createStore(false).on(userReported, (_, { sso }) => sso);
  sample({
    clock: logoutRequested,
    source: { sso: $sso, pending: logoutFx.pending },
    filter: ({ sso, pending }) => !sso && !pending,
    target: logoutFx,
  });
  sample({ clock: logoutRequested, filter: $sso, fn: (): SessionEndReason => 'logout', target: ended });
  sample({ clock: logoutFx.finally, fn: (): SessionEndReason => 'logout', target: ended });
  sample({
    clock: ended,
    source: { over: $ended, pending: logoutFx.pending },
    // What became of a log-out of this page is known once it is over.
    filter: ({ over, pending }, reason) => !over && !(pending && reason === 'logout'),
    fn: (_, reason) => reason,
    target: endedOnce,
  });
  // In the moment of the end: what follows it, the page no longer sees.
  const $cause = createStore<SessionEndCause>('ended');
  sample({ clock: endedOnce, source: $endCause, target: $cause });
  const $other = createStore('').on(otherDeviceAnswered, (_, mac) => mac);
  sample({ clock: otherDeviceAnswered, fn: (): SessionEndReason => 'other-device', target: ended });
  sample({
    clock: endedOnce,
    source: { other: $other, cause: $endCause, failure: $logoutFailure },
    filter: (_, reason) => reason !== 'expired',
    fn: ({ other, cause, failure }, reason): Leaving => {
      if (reason === 'replaced') return { other, cause };
      return { other, cause: failure?.kind === 'network' ? 'unconfirmed' : '' };
    },
    target: othersFx,
  });
  // A stranger does not know this session, so its answer looks like the end of it.
  const lookFx = createEffect(async () => {
    const device = await sessionEnd.answering();
    return (device && otherDeviceName(device, sessionStore)) ?? '';
  });
  sample({ clock: endedOnce, filter: reason => reason === 'expired', target: lookFx });
  sample({
    clock: lookFx.doneData,
    source: $cause,
    fn: (cause, other): Leaving => ({ other, cause }),
    target: othersFx,
  });

  // It listens as long as the page: nothing closes it.
  subscribed({ opened, closed: createEvent() }, [into(() => sessionEnd.ended, ended)]);

  return {
    opened,
    logoutRequested,
    userReported,
    otherDeviceAnswered,
    $user,
    $loggingOut: logoutFx.pending,
    $ended,
    $endCause,
  };
}

const apart = (macs: string): readonly string[] => macs.split(',').filter(mac => mac !== '');

/**
 * The name of a device that answers without a login and is another one than that of the session: its MAC, else its
 * product. Undefined if it is the same one, as far as both are known. reading 28.
 */
export function otherDeviceName(
  { mac, productName }: AnsweringDevice,
  session: Pick<SessionStore, 'get'>,
): string | undefined {
  const { hwaddr, name } = parseBoardInfo(session.get('boardinfo') ?? '').identity;
  const known = [...apart(session.get('device_macs') ?? ''), ...(hwaddr === undefined ? [] : [hwaddr])];
  if (mac !== undefined && known.length > 0) {
    return known.some(each => each.toUpperCase() === mac.toUpperCase()) ? undefined : mac.toUpperCase();
  }
  const isOther = productName !== undefined && name !== undefined && productName !== name;
  return isOther ? productName : undefined;
}
