/** Whether the device answers, and what the page does about it. decided.md row 3. Times in ms of the page's clock. */
export type Connection =
  | { readonly phase: 'connected' }
  /** Answers are missing, yet it may be no more than a lost poll. */
  | { readonly phase: 'waiting'; readonly since: number; readonly failures: number }
  /** `Reconnecting…`, with the age `now - since` and the count of failures. */
  | { readonly phase: 'reconnecting'; readonly since: number; readonly failures: number }
  /** The device is back: reload, once. */
  | { readonly phase: 'back' };

/** What happened to a request that asks whether the device is there. */
export type ConnectionEvent =
  | { readonly kind: 'answered' }
  | { readonly kind: 'no-answer'; readonly at: number };

/** A device that is silent for so long restarts or is cut off; before, a poll may just have been lost. */
export const RECONNECTING_AFTER_MS = 3000;
/** Longest pause between two tries, ms. */
export const MAX_RETRY_DELAY_MS = 5000;
const FIRST_RETRY_DELAY_MS = 1000;

export const CONNECTED: Connection = { phase: 'connected' };

/** The next state of the connection. Once `back`, it stays so: a page that is to be reloaded does nothing else. */
export function nextConnection(connection: Connection, event: ConnectionEvent): Connection {
  if (connection.phase === 'back') return connection;
  if (event.kind === 'answered') return connection.phase === 'reconnecting' ? { phase: 'back' } : CONNECTED;
  const since = connection.phase === 'connected' ? event.at : connection.since;
  const failures = connection.phase === 'connected' ? 1 : connection.failures + 1;
  const lost = connection.phase === 'reconnecting' || event.at - since >= RECONNECTING_AFTER_MS;
  return { phase: lost ? 'reconnecting' : 'waiting', since, failures };
}

/** How long to wait before the next try: 1, 2, 4, then 5 seconds. `failures` counts from 1. */
export function retryDelayMs(failures: number): number {
  return Math.min(MAX_RETRY_DELAY_MS, FIRST_RETRY_DELAY_MS * 2 ** Math.max(0, failures - 1));
}
