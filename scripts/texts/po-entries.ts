/** What a text is called in a .po file, and its forms there: one, or one for each plural category of the language. */
import { ENGLISH_PLURALS } from '../../ui/src/i18n/english-plurals.ts';
import { keyOf, type Occurrence } from './extract.ts';
import { isCounted } from './check-language.ts';

/** The plural forms of a language as a .po file writes them: an expression in C for whole numbers, as in Unicode's CLDR. */

/** What the head of a .po file says of the plural forms, and the category of each form in the order of the file. */
export interface GettextPlurals {
  readonly categories: readonly string[];
  /** The place of the form for a number `n`. A form that no whole number has is for decimals. */
  readonly expression: string;
}

const RUSSIAN =
  'n % 10 == 1 && n % 100 != 11 ? 0 : n % 10 >= 2 && n % 10 <= 4 && (n % 100 < 12 || n % 100 > 14) ? 1 : 2';

/** Languages by their ISO 639 code, grouped by what they have in common. */
const FAMILIES: readonly (GettextPlurals & { readonly languages: string })[] = [
  { languages: 'id ja ko ms th vi zh', categories: ['other'], expression: '0' },
  {
    languages: 'bg da de el en et eu fi gl hu nb nl sv sw tr',
    categories: ['one', 'other'],
    expression: 'n != 1',
  },
  { languages: 'bn fa hi', categories: ['one', 'other'], expression: 'n > 1' },
  {
    languages: 'ca es it',
    categories: ['one', 'many', 'other'],
    expression: 'n == 1 ? 0 : n != 0 && n % 1000000 == 0 ? 1 : 2',
  },
  {
    languages: 'fr pt',
    categories: ['one', 'many', 'other'],
    expression: 'n < 2 ? 0 : n % 1000000 == 0 ? 1 : 2',
  },
  { languages: 'be ru uk', categories: ['one', 'few', 'many', 'other'], expression: RUSSIAN },
  { languages: 'bs hr sr', categories: ['one', 'few', 'other'], expression: RUSSIAN },
  {
    languages: 'pl',
    categories: ['one', 'few', 'many', 'other'],
    expression: 'n == 1 ? 0 : n % 10 >= 2 && n % 10 <= 4 && (n % 100 < 12 || n % 100 > 14) ? 1 : 2',
  },
  {
    languages: 'cs sk',
    categories: ['one', 'few', 'many', 'other'],
    expression: 'n == 1 ? 0 : n >= 2 && n <= 4 ? 1 : 3',
  },
  {
    languages: 'lt',
    categories: ['one', 'few', 'many', 'other'],
    expression:
      'n % 10 == 1 && (n % 100 < 11 || n % 100 > 19) ? 0 : n % 10 >= 2 && (n % 100 < 11 || n % 100 > 19) ? 1 : 3',
  },
  {
    languages: 'ro',
    categories: ['one', 'few', 'other'],
    expression: 'n == 1 ? 0 : n == 0 || (n % 100 >= 1 && n % 100 <= 19) ? 1 : 2',
  },
  {
    languages: 'sl',
    categories: ['one', 'two', 'few', 'other'],
    expression: 'n % 100 == 1 ? 0 : n % 100 == 2 ? 1 : n % 100 == 3 || n % 100 == 4 ? 2 : 3',
  },
  {
    languages: 'ar',
    categories: ['zero', 'one', 'two', 'few', 'many', 'other'],
    expression:
      'n == 0 ? 0 : n == 1 ? 1 : n == 2 ? 2 : n % 100 >= 3 && n % 100 <= 10 ? 3 : n % 100 >= 11 ? 4 : 5',
  },
];

/** The languages whose plural forms are known. */
export const KNOWN_LANGUAGES: readonly string[] = FAMILIES.flatMap(({ languages }) => languages.split(' '));

/** The plural forms of a language such as `de_DE`; undefined for one that is not known. */
export function gettextPlurals(code: string): GettextPlurals | undefined {
  const [language = ''] = code.split(/[_-]/);
  return FAMILIES.find(({ languages }) => languages.split(' ').includes(language));
}

/** A text as an entry of a .po file. */
export interface PoEntry {
  /** The key of the text, without a plural category. */
  readonly key: string;
  /** `msgctxt`: which of several meanings; empty for none. */
  readonly context: string;
  /** `msgid`: the English sentence, the singular where it has a count. */
  readonly id: string;
  /** `msgid_plural`. */
  readonly plural?: string;
  /** The keys of its translations, in the order of the forms of the file. */
  readonly keys: readonly string[];
  readonly places: readonly Occurrence[];
}

const isTaken = (taken: ReadonlySet<string>, context: string, id: string): boolean =>
  taken.has(JSON.stringify([context, id]));

/** Whether the forms of a text are known in a language: one without a count needs no plural rules. */
const formKeys = (key: string, text: string, code: string): readonly string[] =>
  isCounted(text) ? (gettextPlurals(code)?.categories ?? []).map(category => `${key}_${category}`) : [key];

/**
 * The entries of a language, in the order of the source. A .po file knows an entry by context and singular, so a singular
 * that is another text too gives way to the plural.
 */
export function poEntries(occurrences: readonly Occurrence[], code: string): readonly PoEntry[] {
  const places = new Map<string, readonly Occurrence[]>();
  for (const each of occurrences) {
    const key = keyOf(each);
    places.set(key, [...(places.get(key) ?? []), each]);
  }
  const taken = new Set(
    [...places.values()].map(([first]) => JSON.stringify([first?.context ?? '', first?.text ?? ''])),
  );
  return [...places].flatMap(([key, found]) => {
    const [first] = found;
    if (first === undefined) return [];
    const { text, context = '' } = first;
    const keys = formKeys(key, text, code);
    if (!isCounted(text)) return [{ key, context, id: text, keys, places: found }];
    const singular = ENGLISH_PLURALS[`${text}_one`] ?? text;
    const id = singular === text || isTaken(taken, context, singular) ? text : singular;
    taken.add(JSON.stringify([context, id]));
    return [{ key, context, id, plural: text, keys, places: found }];
  });
}
