/** What a text is called in a .po file, and its forms there: one, or one for each plural category of the language. */
import { ENGLISH_PLURALS } from '../../ui/src/i18n/english-plurals.ts';
import { keyOf, type Occurrence } from './extract.ts';
import { gettextPlurals } from './gettext-plurals.ts';
import { isCounted } from './keys.ts';

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
