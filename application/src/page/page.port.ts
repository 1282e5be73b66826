import { type Token, token } from '../wiring/token.ts';

/** What the program asks of the page it runs in. */
export interface PagePort {
  /** Reloads the page, at most once per event. */
  reload(): void;
}
export const PagePort: Token<PagePort> = token<PagePort>('PagePort');
