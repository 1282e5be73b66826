import type { FetchError } from './fetch-error.ts';

/**
 * Duration without a response from the device, as far as the page acts on it. decided.md row 3. Times in ms of the
 * page's clock.
 */
export type Outage =
  | { readonly phase: 'none' }
  /** Answers are missing, yet it may be no more than a lost poll. */
  | { readonly phase: 'suspected'; readonly since: number }
  /** The device restarts or is cut off. */
  | { readonly phase: 'lasting' }
  /** The device is back: reload, once. */
  | { readonly phase: 'over' };

/** Result of a request that checks whether the device is reachable. */
export type OutageEvent =
  | { readonly kind: 'answered' }
  | { readonly kind: 'failed'; readonly failure: FetchError; readonly at: number };

/**
 * After this time without a response the device is restarting or disconnected; before, a single poll may have been
 * lost.
 */
export const OUTAGE_AFTER_MS = 3000;
/** Values of this age without a good answer are those of a lost connection, ms. decided.md row 37. */
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

export const NO_OUTAGE: Outage = { phase: 'none' };
const LASTING: Outage = { phase: 'lasting' };
const OVER: Outage = { phase: 'over' };

/** Meaning of a failure for reachability: no response, an unusable response, or neither. */
function evidenceOf(failure: FetchError): 'silence' | 'presence' | 'nothing' {
  if (failure.kind !== 'network' || failure.reason === 'malformed') return 'presence';
  return failure.reason === 'cancelled' ? 'nothing' : 'silence';
}

/**
 * The outage after one more request. Only a missing response starts one: a device that refuses or sends a malformed
 * response is reachable. One that does so while it starts up is not back before its first valid response. Once
 * `over`, it stays so: the page is to be reloaded.
 */
export function nextOutage(outage: Outage, event: OutageEvent): Outage {
  if (outage.phase === 'over') return outage;
  if (event.kind === 'answered') return outage.phase === 'lasting' ? OVER : NO_OUTAGE;
  const reported = evidenceOf(event.failure);
  if (reported === 'nothing' || outage.phase === 'lasting') return outage;
  if (reported === 'presence') return NO_OUTAGE;
  // Without a time the silence cannot be measured: the next failure begins it.
  if (!Number.isFinite(event.at)) return outage;
  if (outage.phase === 'none') return { phase: 'suspected', since: event.at };
  return event.at - outage.since >= OUTAGE_AFTER_MS ? LASTING : outage;
}

/**
 * Delay before the next try: 1 s, then 1.5 s each time. `failures` counts from 1; an invalid count gets the longest
 * delay, so that a device is never flooded.
 */
export function retryDelayMs(failures: number): number {
  if (!Number.isFinite(failures) || failures < 0) return MAX_RETRY_DELAY_MS;
  return Math.min(MAX_RETRY_DELAY_MS, FIRST_RETRY_DELAY_MS * 2 ** Math.max(0, failures - 1));
}
