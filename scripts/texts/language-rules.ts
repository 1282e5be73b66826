/** The rules of a language, which its translators decide: `ui/translation-rules/`, a file for each language. A breach is a warning. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Words by what they begin or end with, or whole; each a list with spaces between. */
export interface WordPattern {
  readonly beginnings?: string;
  readonly endings?: string;
  readonly words?: string;
}

/** The form of a button. A part that is not given is not judged. */
export interface ButtonForm {
  /** What the form is called in a warning. */
  readonly form: string;
  /** Words that stand before the verb, `tout` in `Tout sélectionner`. */
  readonly skipped?: string;
  /** What the first word has to be; `notFirst` what it is not. */
  readonly first?: WordPattern;
  readonly notFirst?: WordPattern;
  readonly last?: WordPattern;
  readonly notLast?: WordPattern;
  /** What no word is, upper and lower case as written. */
  readonly not?: WordPattern;
}

/**
 * What a term of the field is called: the words, the one to prefer first, as they are written. `stems` are beside them where
 * the words have other forms: each word of a stem begins a word of the translation, accents and case aside.
 */
type TermWords = string | { readonly words: string; readonly stems: string };

/** The rules of a language. */
export interface LanguageRules {
  readonly buttons?: ButtonForm;
  /** Buttons that say it in another form, with the reason. */
  readonly buttonExceptions: readonly { readonly texts: readonly string[]; readonly reason: string }[];
  /** By the English term. */
  readonly terms: Readonly<Record<string, TermWords>>;
  /** Texts whose translation says a term otherwise, with the reason. */
  readonly termExceptions: readonly {
    readonly term: string;
    readonly text: string;
    readonly reason: string;
  }[];
  /** Signs that the language writes otherwise: how to find them, a regular expression, and what it writes. */
  readonly spelling?: readonly { readonly find: string; readonly use: string }[];
  /** Texts whose translation needs such a sign, with the reason. */
  readonly spellingExceptions?: readonly { readonly text: string; readonly reason: string }[];
}

const FOLDER = 'ui/translation-rules';
const NONE: LanguageRules = { buttonExceptions: [], terms: {}, termExceptions: [] };

/** The languages that have a file of rules. */
export const languagesWithRules = (root: string): readonly string[] =>
  existsSync(join(root, FOLDER))
    ? readdirSync(join(root, FOLDER))
        .map(name => name.replace(/\.json$/, ''))
        .sort()
    : [];

/** The rules of a language; none where it has no file. A file that is no JSON is named in the error. */
export function readRules(root: string, code: string): LanguageRules {
  const file = `${FOLDER}/${code}.json`;
  if (!existsSync(join(root, file))) return NONE;
  try {
    return { ...NONE, ...(JSON.parse(readFileSync(join(root, file), 'utf8')) as Partial<LanguageRules>) };
  } catch (problem) {
    throw new Error(`${file} is no JSON: ${String(problem)}`, { cause: problem });
  }
}

const listed = (text: string): readonly string[] => text.split(',').map(each => each.trim());

/** The words of a term, as they are written. */
export const wordsOf = (term: TermWords): readonly string[] =>
  listed(typeof term === 'string' ? term : term.words);

/** The stems by which a term is found. */
export const stemsOf = (term: TermWords): readonly string[] =>
  listed(typeof term === 'string' ? term : term.stems);
