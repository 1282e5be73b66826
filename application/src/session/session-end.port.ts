import { type Token, token } from '../wiring/token.ts';
import type { Observable } from 'rxjs';

/** Why a session ended. */
export type SessionEndReason = 'logout' | 'expired' | 'replaced' | 'other-device';

/** A device as far as it is known without a login. */
export interface AnsweringDevice {
  /** In colon form, upper case; undefined where the device does not report it before the login. */
  readonly mac?: string | undefined;
  readonly productName?: string | undefined;
}

/** The end of the session by the device. */
export interface SessionEndPort {
  /** Emits once when the device no longer accepts this session (reading 1). */
  readonly ended: Observable<SessionEndReason>;
  /** Loads what `answering` needs while the session's own device still serves it. Never rejects. */
  prepare(): Promise<void>;
  /** The device that answers at this address now; undefined if it does not say so soon. Never rejects. */
  answering(): Promise<AnsweringDevice | undefined>;
}
export const SessionEndPort: Token<SessionEndPort> = token<SessionEndPort>('session/SessionEndPort');
