import { type Token, token } from '../wiring/token.ts';

/** A static help page that the device carries. */
export interface HelpPage {
  readonly title: string;
  /** The language that it is in. */
  readonly language: string;
  /** Path on the device; shown in a sandboxed frame, never inserted as markup. */
  readonly path: string;
}

export interface HelpPort {
  /** Undefined for a page that the device does not have. Rejects with `RequestFailure`. */
  find(page: 'eula' | 'licensed' | 'tos' | 'privacy', language: string): Promise<HelpPage | undefined>;
}
export const HelpPort: Token<HelpPort> = token<HelpPort>('help/HelpPort');
