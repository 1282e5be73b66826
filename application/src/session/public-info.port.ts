import { type Token, token } from '../wiring/token.ts';

export interface UiLanguage {
  readonly name: string;
  readonly code: string;
}

export interface Country {
  readonly name: string;
  readonly code: number;
}

/** The device's public info before login. §3.public-info. All text is data, never markup. */
export interface PublicInfo {
  readonly productName: string;
  readonly setupComplete: boolean;
  readonly defaultPassword: boolean;
  readonly uiLanguage: string;
  readonly uiLanguages: readonly UiLanguage[];
  /** Source text to translated text; empty for English. */
  readonly translations: Readonly<Record<string, string>>;
  readonly ssoUrl?: string | undefined;
  readonly countries: readonly Country[];
  readonly licenseAgreement?: string | undefined;
}

export interface PublicInfoPort {
  read(options?: { readonly withLanguages?: boolean; readonly language?: string }): Promise<PublicInfo>;
}
export const PublicInfoPort: Token<PublicInfoPort> = token<PublicInfoPort>('session/PublicInfoPort');
