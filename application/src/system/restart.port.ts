import { type Token, token } from '../wiring/token.ts';

/** The known state of a requested reboot. */
export interface RestartOutcome {
  /** False when the connection went before the device answered, which a restart may cause: see whether it comes back. */
  readonly confirmed: boolean;
}

/** Restarts the device. Rejects with `RequestFailure` when it refuses. */
export interface RestartPort {
  reboot(): Promise<RestartOutcome>;
  /** Back to the factory settings, which loses address, users and link. */
  reset(): Promise<RestartOutcome>;
}
export const RestartPort: Token<RestartPort> = token<RestartPort>('system/RestartPort');
