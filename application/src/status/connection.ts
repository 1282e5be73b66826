import type { FetchError } from '@radiolink/domain/errors';
import type { StatusEvent } from './status.port.ts';

/** The connection of the page to the device. Times in milliseconds since the epoch. */
export type Connection =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'live'; readonly receivedAt: number }
  | {
      readonly kind: 'reconnecting';
      readonly failure: FetchError;
      /** Failures in a row. */
      readonly failures: number;
      readonly nextTryAt: number;
      /** When the last good answer came; undefined when none ever did. */
      readonly lastReceivedAt: number | undefined;
    };

/** When the last good answer came, in any state. */
export function lastReceivedAt(connection: Connection): number | undefined {
  switch (connection.kind) {
    case 'waiting':
      return undefined;
    case 'live':
      return connection.receivedAt;
    case 'reconnecting':
      return connection.lastReceivedAt;
  }
}

/** The state after one more event of the status stream. */
export function nextConnection(connection: Connection, event: StatusEvent): Connection {
  if (event.kind === 'sample') return { kind: 'live', receivedAt: event.receivedAt };
  return {
    kind: 'reconnecting',
    failure: event.failure,
    failures: event.failures,
    nextTryAt: event.nextTryAt,
    lastReceivedAt: lastReceivedAt(connection),
  };
}
