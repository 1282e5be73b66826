import type { Observable } from 'rxjs';
import { type Token, token } from '../wiring/token.ts';

/** The interface that is served at the address of this page, compared with this page. */
export type ServedInterface = 'same' | 'other' | 'unknown';

export interface ServedInterfacePort {
  /** Reads the page at this address again; `unknown` where no interface was served. Never rejects. */
  compare(): Promise<ServedInterface>;
  /** Emits when a script or a style of this page could not be loaded. */
  readonly partMissing: Observable<void>;
}
export const ServedInterfacePort: Token<ServedInterfacePort> = token<ServedInterfacePort>(
  'served-interface/ServedInterfacePort',
);
