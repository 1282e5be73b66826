import type { Observable } from 'rxjs';
import { type Token, token } from '../../wiring/token.ts';
import type { ChangeOwner } from './change-memory.port.ts';

/** The messages between pages of one browser. */
export interface TabMessage {
  readonly owner: ChangeOwner;
  /** A draft was changed; something was written, kept or taken back. */
  readonly kind: 'draft' | 'written';
  /** Number of keys that the other page holds changed. */
  readonly count: number;
}

/** The other pages of this browser that are open on the same device. Without any, nothing is received. */
export interface TabsPort {
  post(message: TabMessage): void;
  /** The messages of other pages; never those of this page. */
  readonly messages: Observable<TabMessage>;
}
export const TabsPort: Token<TabsPort> = token<TabsPort>('configuration/TabsPort');
