/** What can be done with the translations, by the verb of the command line. */
/** What a reader of a language looks at: a sample drawn by a seed, and translations much longer than their English. */

import { existsSync } from 'node:fs';
import {
  checkLanguage,
  keysOf,
  languagesIn,
  newLanguageLines,
  readJson,
  readLanguage,
  textOf,
  type Translations,
  writeLanguage,
} from './check-language.ts';
import { confirmed, merged, outdatedTexts, renamed } from './outdated.ts';
import { type Done, exportVerb, importVerb } from './po-verbs.ts';

/** The project, and the texts that its source has. */
export interface Place {
  readonly root: string;
  readonly texts: readonly string[];
}

const good = (...lines: readonly string[]): Done => ({ failed: false, lines });
const bad = (...lines: readonly string[]): Done => ({ failed: true, lines });

function merge({ root, texts }: Place, code: string, file: string): Done {
  if (!existsSync(file)) return bad(`No such file: ${file}`);
  const added = readObject(file);
  if (added === undefined) return bad(`Not a JSON object of texts and their translations: ${file}`);
  const [language, isNew] = [readLanguage(root, code), newLanguageLines(root, code)];
  const next = merged(language, code, added, texts);
  writeLanguage(root, code, next);
  const isGone = (key: string): boolean => next.translations[key] === undefined;
  const dropped = Object.keys(language.translations).filter(isGone);
  const strange = Object.keys(added).filter(key => isGone(key) && language.translations[key] === undefined);
  return {
    failed: strange.length > 0,
    lines: [
      ...isNew,
      `${code}: ${Object.keys(next.translations).length} translations`,
      ...dropped.map(key => `dropped, no text has it: ${JSON.stringify(key)}`),
      ...strange.map(key => `not taken, empty or of no text: ${JSON.stringify(key)}`),
    ],
  };
}

/** The object in a file that a person wrote; undefined where it is none. */
function readObject(file: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const read: unknown = readJson(file);
    return typeof read === 'object' && read !== null && !Array.isArray(read) ? { ...read } : undefined;
  } catch {
    return undefined;
  }
}

function rename({ root, texts }: Place, from: string, to: string): Done {
  if (!texts.includes(to))
    return bad(`No text of the interface is ${JSON.stringify(to)}. Change the source first.`);
  const stillUsed = texts.includes(from);
  const moved = languagesIn(root).map(code => {
    const before = readLanguage(root, code);
    const after = renamed(before, code, { from, to, stillUsed });
    writeLanguage(root, code, after);
    const made = keysOf(to, code).filter(key => after.outdated[key] !== before.outdated[key]);
    const shown = made.filter(key => after.translations[key] !== undefined);
    return {
      code,
      made: made.length,
      line: `${code}: ${made.length} outdated, ${shown.length} of them shown`,
    };
  });
  const known = moved.some(({ made }) => made > 0);
  return { failed: !known, lines: known ? moved.map(({ line }) => line) : ['Nothing to move.'] };
}

function confirm({ root }: Place, code: string, texts: readonly string[]): Done {
  let language = readLanguage(root, code);
  for (const text of texts) {
    const next = confirmed(language, code, text);
    if (next === undefined) return bad(`${code}: not outdated, or it does not fit: ${JSON.stringify(text)}`);
    language = next;
  }
  writeLanguage(root, code, language);
  return good(`${code}: ${texts.length} confirmed`);
}

/** Drops what no text has any more, from every language. */
function prune({ root, texts }: Place): Done {
  return good(
    ...languagesIn(root).map(code => {
      const language = readLanguage(root, code);
      const next = merged(language, code, {}, texts);
      writeLanguage(root, code, next);
      const before = new Set([...Object.keys(language.translations), ...Object.keys(language.outdated)]);
      const dropped = [...before].filter(
        key => next.translations[key] === undefined && next.outdated[key] === undefined,
      );
      return `${code}: ${dropped.length} dropped`;
    }),
  );
}

/** Does what a verb says; undefined for an unknown verb or a value too few. */
export function runVerb(place: Place, verb: string, values: readonly string[]): Done | undefined {
  const [first, second] = values;
  if (verb === '--prune') return prune(place);
  if (first === undefined) return undefined;
  if (verb === '--missing') {
    const { missing } = checkLanguage(place.texts, first, readLanguage(place.root, first));
    return good(JSON.stringify(missing, null, 1));
  }
  if (verb === '--outdated') {
    return good(JSON.stringify(outdatedTexts(readLanguage(place.root, first)), null, 1));
  }
  if (verb === '--long') {
    const { translations } = readLanguage(place.root, first);
    return good(JSON.stringify(longTranslations(place.texts, first, translations), null, 1));
  }
  if (verb === '--export') return exportVerb(place.root, first, second);
  if (second === undefined) return undefined;
  if (verb === '--sample') {
    const { translations } = readLanguage(place.root, first);
    const drawing = { seed: Number(second), count: Number(values[2] ?? 300) };
    return good(JSON.stringify(sample(place.texts, first, translations, drawing), null, 1));
  }
  if (verb === '--merge') return merge(place, first, second);
  if (verb === '--import') return importVerb(place.root, first, second);
  if (verb === '--rename') return rename(place, first, second);
  if (verb === '--confirm') return confirm(place, first, values.slice(1));
  return undefined;
}

/** A text beside its translation. */
interface Reading {
  readonly key: string;
  readonly english: string;
  readonly translation: string;
}

/** A number from 0 to 1 for a seed and a place: the mixing of murmur3. */
function drawn(seed: number, at: number): number {
  let mixed = Math.imul(seed ^ Math.imul(at + 1, 0x9e3779b9), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32;
}

const readingOf = (key: string, translations: Translations): Reading => ({
  key,
  english: textOf(key),
  translation: translations[key] ?? '',
});

/** Texts drawn at random: the same ones in each language for the same seed and the same texts. */
export function sample(
  texts: readonly string[],
  code: string,
  translations: Translations,
  { seed, count }: { readonly seed: number; readonly count: number },
): readonly Reading[] {
  return texts
    .map((text, at) => ({ text, order: drawn(seed, at) }))
    .sort((a, b) => a.order - b.order)
    .slice(0, count)
    .map(({ text }) => readingOf(keysOf(text, code).at(-1) ?? text, translations));
}

/** A translation is long from this many characters, if it has this many times the length of its English. */
const LONG = { characters: 12, times: 1.6 };

/** Translations that may not have the room of their English text, the longest in proportion first. */
export function longTranslations(
  texts: readonly string[],
  code: string,
  translations: Translations,
): readonly (Reading & { readonly times: number })[] {
  return texts
    .map(text => readingOf(keysOf(text, code).at(-1) ?? text, translations))
    .map(reading => ({ ...reading, times: reading.translation.length / reading.english.length }))
    .filter(({ translation, times }) => translation.length > LONG.characters && times > LONG.times)
    .sort((a, b) => b.times - a.times)
    .map(reading => ({ ...reading, times: Math.round(reading.times * 10) / 10 }));
}
