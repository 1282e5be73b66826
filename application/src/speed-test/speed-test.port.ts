import type { SpeedTest, SpeedTestDirection } from '@radiolink/domain/tools';
import type { Observable } from 'rxjs';
import { type Token, token } from '../wiring/token.ts';

export interface SpeedTestRequest {
  /** Address of the other device, with a login there; the password goes no further than the request. */
  readonly target: string;
  readonly port?: number | undefined;
  readonly username: string;
  readonly password: string;
  readonly durationSeconds: number;
  readonly direction: SpeedTestDirection;
}

/**
 * Speed tests. Subscribing starts one on the device, unsubscribing stops it there; it completes with the test. Goes on
 * while the page is hidden. Errors with `RequestFailure`, code 2 while another runs.
 */
export interface SpeedTestPort {
  run(request: SpeedTestRequest): Observable<SpeedTest>;
}
export const SpeedTestPort: Token<SpeedTestPort> = token<SpeedTestPort>('speed-test/SpeedTestPort');

/** Stores the runs of the speed test in this browser, as JSON; never a login. */
export interface SpeedTestMemoryPort {
  /** Undefined where nothing is stored. Never throws. */
  read(): string | undefined;
  /** Never throws: where nothing may be stored, the runs last as long as the page. */
  store(json: string): void;
}
export const SpeedTestMemoryPort: Token<SpeedTestMemoryPort> = token<SpeedTestMemoryPort>(
  'speed-test/SpeedTestMemoryPort',
);
