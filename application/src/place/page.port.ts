import { type Token, token } from '../wiring/token.ts';

/** The page functions that the program needs. */
export interface PagePort {
  /** Reloads the page, at most once per event. */
  reload(): void;
}
export const PagePort: Token<PagePort> = token<PagePort>('place/PagePort');
