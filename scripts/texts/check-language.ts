/** Translations of one language by their keys. */
export type Translations = Readonly<Record<string, string>>;

/** Problems of the translations of one language. */
export interface LanguageFaults {
  readonly missing: readonly string[];
  readonly stale: readonly string[];
  readonly misplaced: readonly string[];
}

const PLACEHOLDER = /\{\w+\}/g;

const placeholders = (text: string): string => [...new Set(text.match(PLACEHOLDER) ?? [])].sort().join(' ');

/** The keys that a language needs for one text: a text with a count has one for each plural form (decided, row 19). */
export function keysOf(text: string, code: string): readonly string[] {
  if (!text.includes('{count}')) return [text];
  const { pluralCategories } = new Intl.PluralRules(code.replaceAll('_', '-')).resolvedOptions();
  return pluralCategories.map(category => `${text}_${category}`);
}

/** The text of a key. */
const textOf = (key: string): string =>
  key.includes('{count}') ? key.replace(/_(?:zero|one|two|few|many|other)$/, '') : key;

/** A form for exactly one or two may spell its number out. */
const mayLackCount = (key: string): boolean => /_(?:zero|one|two)$/.test(key);

function differs(key: string, translated: string): boolean {
  const wanted = placeholders(textOf(key));
  const has = placeholders(translated);
  if (wanted === has) return false;
  return !(mayLackCount(key) && placeholders(`${translated}{count}`) === wanted);
}

/** Keys without a translation, keys of no text, and translations whose placeholders are not those of their text. */
export function checkLanguage(
  texts: readonly string[],
  code: string,
  translations: Translations,
): LanguageFaults {
  const wanted = new Set(texts.flatMap(text => keysOf(text, code)));
  return {
    missing: [...wanted].filter(key => {
      const translated: unknown = translations[key];
      return typeof translated !== 'string' || translated.trim() === '';
    }),
    stale: Object.keys(translations).filter(key => !wanted.has(key)),
    misplaced: Object.entries(translations)
      .filter(([key, translated]) => wanted.has(key) && differs(key, translated))
      .map(([key]) => key),
  };
}
