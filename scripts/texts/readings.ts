/** What a reader of a language looks at: a sample drawn by a seed, and translations much longer than their English. */
import type { Translations } from './check-language.ts';
import { keysOf, textOf } from './keys.ts';

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
