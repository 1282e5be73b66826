import type { DeviceStatus, FetchError } from '@radiolink/domain';
import type { Observable } from 'rxjs';
import { type Token, token } from '../wiring/token.ts';

/** Events of the status stream: a sample, or that one could not be had. It never errors and never completes. */
export type StatusEvent =
  | {
      readonly kind: 'sample';
      readonly status: DeviceStatus;
      readonly receivedAt: number;
    }
  | {
      readonly kind: 'failure';
      readonly failure: FetchError;
      readonly failedAt: number;
      /** Failures in a row, this one included. */
      readonly failures: number;
      /** When the next try starts, milliseconds since the epoch. */
      readonly nextTryAt: number;
    };

/**
 * The radio's state as it moves. Subscribing starts the polling, the last unsubscribe stops it.
 * At most one request is in flight; none while the page is hidden or a heartbeat lock is held.
 */
export interface StatusPort {
  watch(): Observable<StatusEvent>;
  /** Asks so often from now on, ms; undefined for the usual pace. Missing where the pace cannot be chosen. */
  pollEvery?(everyMs: number | undefined): void;
}
export const StatusPort: Token<StatusPort> = token<StatusPort>('status/StatusPort');
