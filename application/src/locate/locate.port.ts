import { type Token, token } from '../wiring/token.ts';

/** Locator LEDs of the device: true while they flash. */
export interface Locating {
  readonly active: boolean;
  /** Seconds until it stops automatically; undefined if not reported. */
  readonly secondsLeft?: number | undefined;
}

/** Finding a device on a mast. Rejects with `RequestFailure`. */
export interface LocatePort {
  read(): Promise<Locating>;
  /** For 60 s by default; 0 until it is stopped. */
  start(seconds?: number): Promise<void>;
  stop(): Promise<void>;
}
export const LocatePort: Token<LocatePort> = token<LocatePort>('locate/LocatePort');
