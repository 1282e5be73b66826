/** The terms of the field that the translations are held to: `ui/glossary.md`. */
import type { Translations } from './check-language.ts';
import { GLOSSARY_EXCEPTIONS } from './glossary-exceptions.ts';
import { keysOf, textOf } from './keys.ts';

/** A term, and the stems of its words in each language. */
export interface Term {
  readonly english: string;
  readonly stems: Readonly<Record<string, readonly string[]>>;
}

/** A text whose translation lacks a term. */
interface Lacking {
  readonly key: string;
  readonly term: string;
  readonly stems: readonly string[];
}

const cells = (line: string): readonly string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map(cell => cell.trim());

/** The terms of the table in a Markdown document: English first, a column for each language. */
export function readGlossary(markdown: string): readonly Term[] {
  const [head = [], , ...rows] = markdown
    .split('\n')
    .filter(line => line.startsWith('|'))
    .map(cells);
  return rows.map(([english = '', ...columns]) => ({
    english,
    stems: Object.fromEntries(
      columns.map((column, at) => [head[at + 1] ?? '', column.split(',').map(stem => stem.trim())]),
    ),
  }));
}

/** Without case, accents and what is written in two ways. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replaceAll('ł', 'l')
    .replaceAll('ß', 'ss')
    .replaceAll('’', "'");

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Arabic writes the article and short prepositions together with the word. */
const ARABIC_PREFIX = '(?:[وفبلك]?(?:ال|لل|ل)?)?';

function stemPattern(stem: string, code: string): string {
  const known = escaped(plain(stem));
  if (code.startsWith('zh')) return known;
  const words = known.split(/[ -]/).map(word => (code === 'ar' ? ARABIC_PREFIX : '') + word);
  return `(?<!\\p{L})${words.join('[^\\s-]*[\\s-]+')}`;
}

const termPattern = (term: string): RegExp =>
  new RegExp(`(?<![\\w-])${escaped(term.toLowerCase()).replaceAll(' ', '[ -]')}(?:e?s)?(?!\\w)`, 'g');

/**
 * Translations that lack a term of their English text. A term inside a longer one is not looked for: a link partner is no
 * link. Plural forms are judged by the general one.
 */
export function missingTerms(
  terms: readonly Term[],
  texts: readonly string[],
  code: string,
  translations: Translations,
): readonly Lacking[] {
  const longestFirst = terms
    .map(({ english, stems }) => ({
      english,
      stems: stems[code] ?? [],
      inEnglish: termPattern(english),
      inTranslation: new RegExp((stems[code] ?? []).map(stem => stemPattern(stem, code)).join('|'), 'u'),
    }))
    .sort((a, b) => b.english.length - a.english.length);
  return texts
    .map(text => keysOf(text, code).at(-1) ?? text)
    .flatMap(key => {
      const translated = plain(translations[key] ?? '');
      let english = textOf(key)
        .toLowerCase()
        .replace(/\{\w+\}/g, '~');
      return longestFirst.flatMap(({ english: term, stems, inEnglish, inTranslation }) => {
        const without = english.replace(inEnglish, '~');
        const lacks = without !== english && translated !== '' && !inTranslation.test(translated);
        english = without;
        return lacks && !isException(term, textOf(key), code) ? [{ key, term, stems }] : [];
      });
    });
}

const isException = (term: string, text: string, code: string): boolean =>
  GLOSSARY_EXCEPTIONS.some(
    each => each.term === term && each.text === text && (each.codes?.includes(code) ?? true),
  );

/** Exceptions for a term or a text that is no more. */
export const unusedExceptions = (terms: readonly Term[], texts: readonly string[]): readonly string[] =>
  GLOSSARY_EXCEPTIONS.filter(
    ({ term, text }) => !terms.some(({ english }) => english === term) || !texts.includes(text),
  ).map(({ term, text }) => `${term} in ${JSON.stringify(text)}`);
