import { type Message, message } from '../errors/message.ts';

/** Why the device no longer accepts a session, as far as the page can tell. */
export type SessionEndCause = 'restarted' | 'upgraded' | 'reset' | 'lost' | 'timed-out' | 'ended';

/** What the page knew in the moment in which its session ended. */
export interface BeforeSessionEnd {
  /** What the device was away for by a request of the page; undefined if for nothing. */
  readonly awayFor: 'reboot' | 'reset' | 'upgrade' | 'apply' | undefined;
  /** Since the last good answer, seconds. */
  readonly silentSeconds: number;
  /** The page was reconnecting. */
  readonly wasLost: boolean;
}

const REQUESTED: Readonly<Record<NonNullable<BeforeSessionEnd['awayFor']>, SessionEndCause>> = {
  reboot: 'restarted',
  apply: 'restarted',
  upgrade: 'upgraded',
  reset: 'reset',
};

/** The shortest time without a request after which devices are known to end a session, s. Project default. */
const IDLE_SECONDS = 300;

/** The likely cause: the device itself reports none. Without a time, none is concluded from it. */
export function sessionEndCause({ awayFor, silentSeconds, wasLost }: BeforeSessionEnd): SessionEndCause {
  if (awayFor !== undefined) return REQUESTED[awayFor];
  if (Number.isFinite(silentSeconds) && silentSeconds >= IDLE_SECONDS) return 'timed-out';
  return wasLost ? 'lost' : 'ended';
}

const MESSAGES: Readonly<Record<SessionEndCause, Message>> = {
  restarted: message('The device restarted, which ended the session.'),
  upgraded: message('The device restarted for the upgrade, which ended the session.'),
  reset: message('The device was reset to factory defaults, which ended the session.'),
  lost: message('The device was unreachable and then ended the session. It may have restarted.'),
  'timed-out': message('The session timed out.'),
  ended: message('The device ended the session. Another login or a new password may be the cause.'),
};

/** What the login says of the session before; undefined for any other text. */
export function sessionEndMessage(cause: string): Message | undefined {
  return Object.hasOwn(MESSAGES, cause) ? MESSAGES[cause as SessionEndCause] : undefined;
}
