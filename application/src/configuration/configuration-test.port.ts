import type { Observable } from 'rxjs';
import type { Watched } from '../watching/watched.ts';
import { type Token, token } from '../wiring/token.ts';

/** A configuration that the device tries out. Specification §4, Configuration handling. */
export interface ConfigurationTest {
  readonly active: boolean;
  /** The countdown runs: the device has restarted into what it tries out. */
  readonly countdownStarted: boolean;
  /** Seconds until the device goes back by itself; undefined where it does not tell. */
  readonly secondsLeft?: number | undefined;
}

/** How a running test stands. */
export interface ConfigurationTestPort {
  read(): Promise<ConfigurationTest>;
  /**
   * Asks once a second while it is subscribed, on a hidden page and while heartbeats are held too: a countdown that
   * nobody follows would cut somebody off (decided.md row 16).
   */
  watch(): Observable<Watched<ConfigurationTest>>;
}
export const ConfigurationTestPort: Token<ConfigurationTestPort> =
  token<ConfigurationTestPort>('ConfigurationTestPort');
