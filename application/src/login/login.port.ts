import { type Token, token } from '../wiring/token.ts';

/** The legal pages that a device carries as static help pages. §2.legal-dialogs. */
export type LegalPage = 'eula' | 'licensed' | 'tos' | 'privacy';

/** Finds the static page to show. reading 11. */
export interface LegalPagesPort {
  /** Address of the page in a language, or in English where the device has no other. Never rejects. */
  addressOf(page: LegalPage, language: string): Promise<string>;
}
export const LegalPagesPort: Token<LegalPagesPort> = token<LegalPagesPort>('login/LegalPagesPort');

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
