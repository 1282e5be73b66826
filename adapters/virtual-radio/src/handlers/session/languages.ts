/** Languages that the radio offers, by their own names. */
export const LANGUAGES = [
  { lang: 'English', code: 'en_US' },
  { lang: 'Deutsch', code: 'de_DE' },
  { lang: 'Español', code: 'es_ES' },
  { lang: 'Français', code: 'fr_FR' },
  { lang: 'Polski', code: 'pl_PL' },
  { lang: '中文', code: 'zh_CN' },
  { lang: 'العربية', code: 'ar' },
] as const;

export const DEFAULT_LANGUAGE = 'en_US';

/** The code when the radio supports the language, undefined otherwise. */
export function knownLanguage(code: string | null | undefined): string | undefined {
  return LANGUAGES.find(language => language.code === code)?.code;
}
