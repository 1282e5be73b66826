import { fits, hasMarkup, keysOf, textOf } from './keys.ts';

/** Translations of one language by their keys. */
export type Translations = Readonly<Record<string, string>>;

/** What a translation was made from, when its English text has changed since. */
export interface Mark {
  /** The English text that was translated. */
  readonly from: string;
  /** Its translation, which the language does not serve where placeholders or plural forms differ. */
  readonly translation: string;
}

/** A language: what the interface is served, and which of it translates an earlier English text, by keys. */
export interface Language {
  readonly translations: Translations;
  readonly outdated: Readonly<Record<string, Mark>>;
}

/** Problems of the translations of one language. */
export interface LanguageFaults {
  readonly missing: readonly string[];
  readonly outdated: readonly string[];
  readonly unused: readonly string[];
  readonly misplaced: readonly string[];
  readonly markup: readonly string[];
}

/**
 * Keys without a translation, keys that translate an earlier English text, keys of no text, translations whose placeholders
 * are not those of their text, and those with markup.
 */
export function checkLanguage(
  texts: readonly string[],
  code: string,
  { translations, outdated }: Language,
): LanguageFaults {
  const wanted = new Set(texts.flatMap(text => keysOf(text, code)));
  const marked = Object.keys(outdated);
  return {
    missing: [...wanted].filter(key => {
      const translated: unknown = translations[key];
      return outdated[key] === undefined && (typeof translated !== 'string' || translated.trim() === '');
    }),
    outdated: marked.filter(key => wanted.has(key)),
    unused: [...new Set([...Object.keys(translations), ...marked])].filter(key => !wanted.has(key)),
    misplaced: Object.entries(translations)
      .filter(([key, translated]) => wanted.has(key) && !fits(key, translated))
      .map(([key]) => key),
    markup: Object.entries(translations)
      .filter(([key, translated]) => hasMarkup(translated) && !hasMarkup(textOf(key)))
      .map(([key]) => key),
  };
}
