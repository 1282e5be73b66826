import { type Token, token } from '../wiring/token.ts';

/** The legal pages that a device carries as static help pages. §2.legal-dialogs. */
export type LegalPage = 'eula' | 'licensed' | 'tos' | 'privacy';

/** Finds the static page to show. reading 11. */
export interface LegalPagesPort {
  /** Address of the page in a language, or in English where the device has no other. Never rejects. */
  addressOf(page: LegalPage, language: string): Promise<string>;
}
export const LegalPagesPort: Token<LegalPagesPort> = token<LegalPagesPort>('login/LegalPagesPort');
