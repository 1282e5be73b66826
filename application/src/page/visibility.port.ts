import type { Observable } from 'rxjs';
import { type Token, token } from '../wiring/token.ts';

/** Whether anybody can see the page. Emits the present state at once, then each change. */
export interface VisibilityPort {
  readonly visible: Observable<boolean>;
}
export const VisibilityPort: Token<VisibilityPort> = token<VisibilityPort>('VisibilityPort');
