/** Translations whose English text changed are outdated until they are renewed or confirmed (reading 55). */
import { fits, isCounted, keysOf, type Language, type Mark, textOf } from './check-language.ts';

/** The key of the new text for each, and the key of the old text whose translation it takes. */
function pairs(code: string, from: string, to: string): readonly (readonly [string, string])[] {
  const [old, renewed] = [keysOf(from, code), keysOf(to, code)];
  if (isCounted(from) === isCounted(to)) return renewed.map((key, at) => [key, old[at] ?? from]);
  return renewed.map(key => [key, isCounted(from) ? `${from}_other` : from]);
}

/**
 * A language after an English text changed: its translations are moved to the new text and marked with what they were
 * made from. One that does not fit the new text is kept in its mark alone; the text stays English until it is renewed.
 * `stillUsed` tells that the old text is also shown elsewhere; its translations stay.
 */
export function renamed(
  language: Language,
  code: string,
  { from, to, stillUsed }: { readonly from: string; readonly to: string; readonly stillUsed: boolean },
): Language {
  const translations: Record<string, string> = { ...language.translations };
  const outdated: Record<string, Mark> = { ...language.outdated };
  for (const [key, oldKey] of pairs(code, from, to)) {
    const before = language.outdated[oldKey];
    const translation = before?.translation ?? language.translations[oldKey];
    if (translation === undefined || language.translations[key] !== undefined) continue;
    const origin = before?.from ?? from;
    if (isCounted(origin) === isCounted(to) && fits(key, translation)) translations[key] = translation;
    if (origin !== to) outdated[key] = { from: origin, translation };
  }
  if (!stillUsed) {
    for (const key of keysOf(from, code)) {
      delete translations[key];
      delete outdated[key];
    }
  }
  return { translations, outdated };
}

/** A language after a reader found that its translation of a text still says the same; undefined where none can be shown. */
export function confirmed(language: Language, code: string, text: string): Language | undefined {
  const marked = keysOf(text, code).filter(key => language.outdated[key] !== undefined);
  if (marked.length === 0 || marked.some(key => language.translations[key] === undefined)) return undefined;
  const rest = Object.entries(language.outdated).filter(([key]) => !marked.includes(key));
  return { ...language, outdated: Object.fromEntries(rest) };
}

/** A language with new translations, which renew outdated ones; those of no text are dropped. */
export function merged(
  language: Language,
  code: string,
  added: Readonly<Record<string, unknown>>,
  texts: readonly string[],
): Language {
  const good = Object.entries(added).filter(
    (each): each is [string, string] => typeof each[1] === 'string' && each[1].trim() !== '',
  );
  const renewed = new Map(good);
  const known: Record<string, string> = { ...language.translations, ...Object.fromEntries(good) };
  const keys = texts.flatMap(text => keysOf(text, code));
  return {
    translations: Object.fromEntries(
      keys.flatMap(key => (known[key] === undefined ? [] : [[key, known[key]]])),
    ),
    outdated: Object.fromEntries(
      keys.flatMap(key => {
        const mark = language.outdated[key];
        return mark === undefined || renewed.has(key) ? [] : [[key, mark]];
      }),
    ),
  };
}

/** An outdated translation as a translator reads it. */
interface OutdatedText {
  readonly key: string;
  readonly was: string;
  readonly is: string;
  readonly translation: string;
}

/** The outdated translations of a language, with the old and the new English text. */
export const outdatedTexts = ({ outdated }: Language): readonly OutdatedText[] =>
  Object.entries(outdated).map(([key, { from, translation }]) => ({
    key,
    was: from,
    is: textOf(key),
    translation,
  }));
