import type { JobStatus, TraceHop } from '@radiolink/domain/tools';
import type { Observable } from 'rxjs';
import { type Token, token } from '../wiring/token.ts';

export interface TraceRequest {
  readonly host: string;
  readonly maxHops?: number | undefined;
  readonly resolveNames?: boolean | undefined;
}

/** A trace as far as it has come. */
export interface TraceProgress {
  readonly status: JobStatus;
  readonly hops: readonly TraceHop[];
  /** The device's message; only when failed. */
  readonly failureReason?: string | undefined;
}

/**
 * Traces. Subscribing starts one on the device, unsubscribing stops it there; it completes with the trace. Errors with
 * `RequestFailure`, code 2 while another runs.
 */
export interface TraceroutePort {
  trace(request: TraceRequest): Observable<TraceProgress>;
}
export const TraceroutePort: Token<TraceroutePort> = token<TraceroutePort>('traceroute/TraceroutePort');
