/** The terms of the field that the translations are held to: those of the rules of each language. */
import { keysOf, textOf, type Translations } from './check-language.ts';
import { type LanguageRules, stemsOf, wordsOf } from './language-rules.ts';

/** A text whose translation lacks a term, and the words that it has in the language. */
interface Lacking {
  readonly key: string;
  readonly term: string;
  readonly words: readonly string[];
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

/** A term in the English of a text, and how its translation is searched for it. */
interface Found {
  readonly term: string;
  readonly words: readonly string[];
  readonly inTranslation: RegExp;
}

/** Finds the terms of a text, the longest first. A term inside a longer one is not looked for: a link partner is no link. */
function termFinder({ terms }: LanguageRules, code: string): (text: string) => readonly Found[] {
  const longestFirst = Object.entries(terms)
    .map(([english, term]) => ({
      term: english,
      words: wordsOf(term),
      inEnglish: termPattern(english),
      inTranslation: new RegExp(
        stemsOf(term)
          .map(stem => stemPattern(stem, code))
          .join('|'),
        'u',
      ),
    }))
    .sort((a, b) => b.term.length - a.term.length);
  return text => {
    let english = text.toLowerCase().replace(/\{\w+\}/g, '~');
    return longestFirst.filter(({ inEnglish }) => {
      const without = english.replace(inEnglish, '~');
      const has = without !== english;
      english = without;
      return has;
    });
  };
}

/** Translations that lack a term of their English text. Plural forms are judged by the general one. */
export function missingTerms(
  rules: LanguageRules,
  texts: readonly string[],
  code: string,
  translations: Translations,
): readonly Lacking[] {
  const termsIn = termFinder(rules, code);
  const isException = (term: string, text: string): boolean =>
    rules.termExceptions.some(each => each.term === term && each.text === text);
  return texts
    .map(text => keysOf(text, code).at(-1) ?? text)
    .flatMap(key => {
      const translated = plain(translations[key] ?? '');
      if (translated === '') return [];
      return termsIn(textOf(key))
        .filter(
          ({ term, inTranslation }) => !inTranslation.test(translated) && !isException(term, textOf(key)),
        )
        .map(({ term, words }) => ({ key, term, words }));
    });
}

/** What a translator is told of the terms in a text: `link: Link, Verbindung`. */
export function termNotes(rules: LanguageRules, code: string): (text: string) => readonly string[] {
  const termsIn = termFinder(rules, code);
  return text =>
    termsIn(text)
      .filter(({ term, words }) => words.join() !== term)
      .map(({ term, words }) => `${term}: ${words.join(', ')}`);
}

/** Exceptions for a term or a text that is no more. */
export const unusedExceptions = (
  { terms, termExceptions }: LanguageRules,
  texts: readonly string[],
): readonly string[] =>
  termExceptions
    .filter(({ term, text }) => terms[term] === undefined || !texts.includes(text))
    .map(({ term, text }) => `${term} in ${JSON.stringify(text)}`);

const HEAD = `# Glossary

The terms of the field in the interface, and what manuals and administrators of each language call them; the word to prefer stands first. Made
from \`ui/translation-rules/\`, a file for each language, by \`UPDATE_DOCS=1 npm test -- unit\`. \`npm run texts -- --check\` warns where the English
has a term and its translation none of the words.
`;

/** The terms of all languages as a table for people: `ui/glossary.md`. */
export function glossaryPage(rules: Readonly<Record<string, LanguageRules>>): string {
  const codes = Object.keys(rules);
  const terms = new Set(Object.values(rules).flatMap(each => Object.keys(each.terms)));
  const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  const words = (code: string, term: string): string => {
    const known = rules[code]?.terms[term];
    return known === undefined ? '' : wordsOf(known).join(', ');
  };
  return `${HEAD}
${row(['English', ...codes])}
|${'---|'.repeat(codes.length + 1)}
${[...terms]
  .sort((a, b) => a.localeCompare(b, 'en'))
  .map(term => row([term, ...codes.map(code => words(code, term))]))
  .join('\n')}
`;
}
