/** Keys of the translations of a text, and what a translation of a key must contain. */

const PLACEHOLDER = /\{\w+\}/g;

const placeholders = (text: string): string => [...new Set(text.match(PLACEHOLDER) ?? [])].sort().join(' ');

/** Whether a text has what a browser or i18next could take for more than words: a tag, an entity, a nested text. */
export const hasMarkup = (text: string): boolean => /<[a-z/!?]|&#?\w+;|\$t\(/i.test(text);

/** Whether a text has a plural form for each category of a language. */
export const isCounted = (text: string): boolean => text.includes('{count}');

/** The keys that a language needs for one text: a text with a count has one for each plural form (reading 19). */
export function keysOf(text: string, code: string): readonly string[] {
  if (!isCounted(text)) return [text];
  const { pluralCategories } = new Intl.PluralRules(code.replaceAll('_', '-')).resolvedOptions();
  return pluralCategories.map(category => `${text}_${category}`);
}

/** The text of a key. */
export const textOf = (key: string): string =>
  isCounted(key) ? key.replace(/_(?:zero|one|two|few|many|other)$/, '') : key;

/** A form for exactly one or two may spell its number out. */
const mayLackCount = (key: string): boolean => /_(?:zero|one|two)$/.test(key);

/** Whether a translation has the placeholders of the text of its key. */
export function fits(key: string, translated: string): boolean {
  const wanted = placeholders(textOf(key));
  return (
    wanted === placeholders(translated) ||
    (mayLackCount(key) && placeholders(`${translated}{count}`) === wanted)
  );
}
