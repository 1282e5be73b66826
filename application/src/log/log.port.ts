import type { Observable } from 'rxjs';
import type { Watched } from '../watching/watched.ts';
import { type Token, token } from '../wiring/token.ts';

/** The system log, oldest line first. Lines are data from outside. */
export interface DeviceLog {
  /** False when the device keeps no log. */
  readonly enabled: boolean;
  readonly lines: readonly string[];
}

/** The system log. Watching polls: not while the page is hidden or heartbeats are held. */
export interface LogPort {
  watch(): Observable<Watched<DeviceLog>>;
  clear(): Promise<void>;
}
export const LogPort: Token<LogPort> = token<LogPort>('log/LogPort');
