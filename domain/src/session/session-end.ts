import { type Message, message } from '../errors/message.ts';
import { textOf } from '../text/text.ts';

/** Why the device no longer accepts a session, as far as the page can tell. */
export type SessionEndCause =
  | 'restarted'
  | 'applied'
  | 'upgraded'
  | 'reset'
  | 'lost'
  | 'timed-out'
  | 'ended'
  /** Logged out here, but the device did not confirm it. */
  | 'unconfirmed'
  /** The page followed the device to this address, where it has no session. */
  | 'moved';

/** What the page knew in the moment in which its session ended. */
export interface BeforeSessionEnd {
  /** What the device is or was away for by a request of the page that it accepted; undefined if for nothing. */
  readonly awayFor: 'reboot' | 'reset' | 'upgrade' | 'apply' | undefined;
  /** Since the last good answer, seconds. */
  readonly silentSeconds: number;
  /** Requests without an answer since the last good one. */
  readonly missed?: number;
  /** The page was reconnecting. */
  readonly wasLost: boolean;
  /** Idle time after which this device ends a session, seconds; 0 if unknown. */
  readonly idleSeconds?: number;
}

const REQUESTED: Readonly<Record<NonNullable<BeforeSessionEnd['awayFor']>, SessionEndCause>> = {
  reboot: 'restarted',
  apply: 'applied',
  upgrade: 'upgraded',
  reset: 'reset',
};

/** The shortest time without a request after which devices end a session, s, where theirs is unknown. Project default. */
const IDLE_SECONDS = 300;

/** A device that is asked each second and was silent for so long was away, s. Project default. */
const AWAY_SECONDS = 3;

/** Idle time after which a device with this configuration text ends a session, seconds; 0 if unknown. §config.services. */
export function idleLimitSeconds(text: string): number {
  return Number(/^httpd\.session\.timeout=(\d+)$/m.exec(textOf(text))?.[1] ?? 0);
}

/**
 * The likely cause: the device itself reports none. Without a time, none is concluded from it. A reboot, a reset and an
 * upgrade are known of only once the device has begun them, and each ends the session; an apply seldom restarts the device,
 * and while it answers, another login may have ended the session as at any other time.
 */
export function sessionEndCause({
  awayFor,
  silentSeconds,
  missed = 0,
  wasLost,
  idleSeconds = 0,
}: BeforeSessionEnd): SessionEndCause {
  const wasAway = wasLost || missed > 0 || silentSeconds >= AWAY_SECONDS;
  if (awayFor !== undefined && (awayFor !== 'apply' || wasAway)) return REQUESTED[awayFor];
  if (Number.isFinite(silentSeconds) && silentSeconds >= (idleSeconds || IDLE_SECONDS)) return 'timed-out';
  return wasLost ? 'lost' : 'ended';
}

const MESSAGES: Readonly<Record<SessionEndCause, Message>> = {
  restarted: message('The device rebooted, which ended the session.'),
  applied: message('The device rebooted to apply the changes, which ended the session.'),
  upgraded: message('The device rebooted for the upgrade, which ended the session.'),
  reset: message('The device was reset to factory defaults, which ended the session.'),
  lost: message('The device was unreachable and then ended the session. It may have rebooted.'),
  'timed-out': message('The session timed out.'),
  ended: message(
    'The device ended the session. Another login, a logout in another tab or a new password may be the cause.',
  ),
  unconfirmed: message(
    'The device did not confirm the logout. The session may stay open on the device until it times out.',
  ),
  moved: message('The device moved to this address. Log in here again.'),
};

/** What the login says of the session before; undefined for any other text. */
export function sessionEndMessage(cause: string): Message | undefined {
  return Object.hasOwn(MESSAGES, textOf(cause)) ? MESSAGES[cause as SessionEndCause] : undefined;
}

/** True if a configuration test may still run after such an end: a restart ends it. §v1.test-mode. */
export function mayTestStillRun(cause: string): boolean {
  return !['restarted', 'upgraded', 'reset'].includes(cause);
}
