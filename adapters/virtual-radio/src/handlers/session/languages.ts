import type { Translations } from '../../radio-options.ts';

export const DEFAULT_LANGUAGE = 'en_US';

/** A language that a radio offers, by its own name. */
export interface OfferedLanguage {
  readonly lang: string;
  readonly code: string;
}

/** The languages of a radio, by their names: its own first, then those that it has texts of. */
export function languagesOf(translations: Translations): readonly OfferedLanguage[] {
  const codes = [...new Set([DEFAULT_LANGUAGE, ...Object.keys(translations)])];
  return codes
    .map(code => {
      const [language = code] = code.split('_');
      const isShared = codes.some(other => other !== code && other.split('_')[0] === language);
      return { lang: ownName(language, isShared ? code : language), code };
    })
    .toSorted((one, other) => rankOf(one) - rankOf(other) || one.lang.localeCompare(other.lang, 'en'));
}

/** The code when the radio has the language, undefined otherwise. */
export function knownLanguage(
  { translations }: { readonly translations: Translations },
  code: string | null | undefined,
): string | undefined {
  return code && (code === DEFAULT_LANGUAGE || Object.hasOwn(translations, code)) ? code : undefined;
}

const rankOf = ({ code }: OfferedLanguage): number => (code === DEFAULT_LANGUAGE ? 0 : 1);

/** Name of a language in itself, with its region when the code has one; the code where it is none. */
function ownName(language: string, code: string): string {
  try {
    const name = new Intl.DisplayNames([language], { type: 'language' }).of(code.replace('_', '-')) ?? code;
    return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
  } catch {
    return code;
  }
}
