import { type Token, token } from '../wiring/token.ts';
import type { Observable } from 'rxjs';

/** Why a session ended. */
export type SessionEndReason = 'logout' | 'expired' | 'replaced' | 'other-device';

/** Emits once when the device no longer accepts this session (decided.md row 1). */
export interface SessionEndPort {
  readonly ended: Observable<SessionEndReason>;
}
export const SessionEndPort: Token<SessionEndPort> = token<SessionEndPort>('SessionEndPort');
