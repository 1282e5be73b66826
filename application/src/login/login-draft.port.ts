import { type Token, token } from '../wiring/token.ts';

/** Input before login that survives a reload. It never contains a secret. */
export interface LoginDraft {
  readonly country?: number | undefined;
  readonly agreed?: boolean | undefined;
  readonly username?: string | undefined;
  readonly newUsername?: string | undefined;
}

/** Keeps the draft of this browser session. */
export interface LoginDraftPort {
  read(): LoginDraft;
  /** Adds to the draft. */
  save(values: LoginDraft): void;
  clear(): void;
}
export const LoginDraftPort: Token<LoginDraftPort> = token<LoginDraftPort>('login/LoginDraftPort');
