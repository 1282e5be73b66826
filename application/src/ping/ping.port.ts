import type { PingResult } from '@radiolink/domain/tools';
import type { Observable } from 'rxjs';
import { type Token, token } from '../wiring/token.ts';

export interface PingRequest {
  readonly host: string;
  readonly sizeBytes?: number | undefined;
  /** Number of echoes; 0 or undefined runs until unsubscribed. */
  readonly count?: number | undefined;
}

/** Echoes, one a second. Subscribing starts, unsubscribing stops. Errors with `RequestFailure` when the device is gone. */
export interface PingPort {
  ping(request: PingRequest): Observable<PingResult>;
}
export const PingPort: Token<PingPort> = token<PingPort>('ping/PingPort');
