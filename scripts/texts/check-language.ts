import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

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

/** The files of the translations: those that a device serves, and beside them what the outdated ones were made from. */

/** The languages that have a file of translations, sorted. */
export const languagesIn = (root: string): readonly string[] =>
  readdirSync(join(root, 'ui/translations'))
    .filter(name => name.endsWith('.json'))
    .map(name => name.slice(0, -'.json'.length))
    .sort();

/** A line for a language that has no file of translations yet: a mistyped code would make one unnoticed. */
export const newLanguageLines = (root: string, code: string): readonly string[] =>
  languagesIn(root).includes(code) ? [] : [`${code} is a new language: ui/translations/${code}.json`];

const servedFile = (root: string, code: string): string => join(root, 'ui/translations', `${code}.json`);
const outdatedFile = (root: string, code: string): string =>
  join(root, 'ui/translations-outdated', `${code}.json`);

/** The object of a JSON file; an empty one where there is no file. */
export const readJson = <T extends object>(file: string): T =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : ({} as T);

/** By code point: the order of two keys depends on them alone, so a move in the source changes no line. */
const byCodePoint = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number =>
  a < b ? -1 : Number(a > b);

function writeJson(file: string, value: object): void {
  mkdirSync(dirname(file), { recursive: true });
  const sorted = Object.fromEntries(Object.entries(value).sort(byCodePoint));
  writeFileSync(file, `${JSON.stringify(sorted, null, 2)}\n`);
}

export const readLanguage = (root: string, code: string): Language => ({
  translations: readJson(servedFile(root, code)),
  outdated: readJson(outdatedFile(root, code)),
});

/** Writes a language; without outdated translations it has no file of them. */
export function writeLanguage(root: string, code: string, { translations, outdated }: Language): void {
  writeJson(servedFile(root, code), translations);
  if (Object.keys(outdated).length > 0) writeJson(outdatedFile(root, code), outdated);
  else rmSync(outdatedFile(root, code), { force: true });
}

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
