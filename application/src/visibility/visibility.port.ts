import type { Observable } from 'rxjs';
import { type Token, token } from '../wiring/token.ts';

/** Page visibility: the present state immediately, then each change. */
export interface VisibilityPort {
  readonly visible: Observable<boolean>;
}
export const VisibilityPort: Token<VisibilityPort> = token<VisibilityPort>('visibility/VisibilityPort');
