import { deviceWords } from './fetch-error.ts';
import { type Message, message } from './message.ts';

/** Meaning of a response for the session. reading 1. */
export type SessionDecision =
  | { readonly kind: 'none' }
  /** Clear the session and reload once. */
  | { readonly kind: 'end-session' }
  /** Say the device's words, and ask once who is logged in: the session ends only when that fails. */
  | { readonly kind: 'ask-user-info'; readonly message: Message | undefined }
  /** No session: show the device's message. */
  | { readonly kind: 'show-message'; readonly message: Message | undefined };

/** The `error` of a device to which the session is unknown. reading 1. */
export const NOT_AUTHORIZED = 'Not authorized';

const UNAUTHORIZED = 401;
const FORBIDDEN = 403;

/**
 * Derives the session's state from a response's status. `body` is the parsed body, or any other value without
 * one. 401, or 403 with `Not authorized`, ends a session. Another 403 is a refusal that a read-only user may
 * receive without being logged out. §4.session-end, as settled by reading 1.
 */
export function sessionDecision(status: number, body: unknown, loggedIn: boolean): SessionDecision {
  if (status !== UNAUTHORIZED && status !== FORBIDDEN) return { kind: 'none' };
  const error = textIn(body, 'error');
  const words = deviceWords(error, textIn(body, 'message'));
  const said = words === '' ? undefined : message(words);
  if (!loggedIn) return { kind: 'show-message', message: said };
  if (status === UNAUTHORIZED || error === NOT_AUTHORIZED) return { kind: 'end-session' };
  return { kind: 'ask-user-info', message: said };
}

/** Result of checking the logged-in user after a refusal. */
export function decisionAfterUserInfo(answered: boolean): SessionDecision {
  return answered ? { kind: 'none' } : { kind: 'end-session' };
}

function textIn(body: unknown, name: 'error' | 'message'): string | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  const text: unknown = Reflect.get(body, name);
  return typeof text === 'string' ? text : undefined;
}

/** Values of this age without a good answer are those of a lost connection, ms. reading 37. */
const RECONNECTING_AFTER_MS = 5000;

/**
 * Whether no good answer came for so long that the page says that it reconnects: a missed poll is no lost connection, and
 * neither is a lost link. Times in ms of one clock; without a time nothing is said.
 */
export function isSilentTooLong(since: number, now: number): boolean {
  return Number.isFinite(since) && Number.isFinite(now) && now - since >= RECONNECTING_AFTER_MS;
}

/** Longest pause between two tries, ms: a link that returns is seen within 2 s. */
const MAX_RETRY_DELAY_MS = 1500;
const FIRST_RETRY_DELAY_MS = 1000;

/**
 * Delay before the next try: 1 s, then 1.5 s each time. `failures` counts from 1; an invalid count gets the longest
 * delay, so that a device is never flooded.
 */
export function retryDelayMs(failures: number): number {
  if (!Number.isFinite(failures) || failures < 0) return MAX_RETRY_DELAY_MS;
  return Math.min(MAX_RETRY_DELAY_MS, FIRST_RETRY_DELAY_MS * 2 ** Math.max(0, failures - 1));
}
