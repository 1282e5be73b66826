import type { Observable } from 'rxjs';
import type { Watched } from '../watching/watched.ts';
import { type Token, token } from '../wiring/token.ts';

/** A configuration that the device tries out. §4.configuration. */
export interface ConfigurationTest {
  readonly active: boolean;
  /** The countdown runs: the device has restarted into what it tries out. */
  readonly countdownStarted: boolean;
  /** Seconds until the device reverts automatically; undefined if not reported. */
  readonly secondsLeft?: number | undefined;
}

/** The state of a running test. */
export interface ConfigurationTestPort {
  read(): Promise<ConfigurationTest>;
  /**
   * Polls once a second while subscribed, on a hidden page and with heartbeats held too. An unattended
   * countdown could cut off the user (reading 16).
   */
  watch(): Observable<Watched<ConfigurationTest>>;
}
export const ConfigurationTestPort: Token<ConfigurationTestPort> = token<ConfigurationTestPort>(
  'configuration/ConfigurationTestPort',
);
