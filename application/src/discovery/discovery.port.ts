import type { DiscoveredDevice } from '@radiolink/domain/tools';
import type { Observable } from 'rxjs';
import { type Token, token } from '../wiring/token.ts';

export interface DiscoveryRequest {
  /** Duration of each discovery round. */
  readonly durationMs?: number | undefined;
  /** Leaves out the manufacturer's home devices. */
  readonly withoutHomeDevices?: boolean | undefined;
  /** Asks only there. */
  readonly host?: string | undefined;
}

/**
 * Devices around. Subscribing listens in rounds, each emitting all devices found so far; unsubscribing ends
 * it. Errors with `RequestFailure` when the device is gone.
 */
export interface DiscoveryPort {
  discover(request?: DiscoveryRequest): Observable<readonly DiscoveredDevice[]>;
}
export const DiscoveryPort: Token<DiscoveryPort> = token<DiscoveryPort>('discovery/DiscoveryPort');
