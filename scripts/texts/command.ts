/**
 * The texts of the interface and their translations, which a device serves. The first word of an argument list says what
 * to do; see `USAGE`.
 */
import { checkTexts } from './check-texts.ts';
import { extractTexts } from './extract.ts';
import { runVerb } from './verbs.ts';

const USAGE = `npm run texts -- VERB
  --check                fails for an unused translation or one with other placeholders, a language without its legal pages or
                         its part of the rules, a rejected term in a text, and a number without plural forms; warns of a missing
                         or outdated translation, one without a term of the glossary, and a button in an unusual form
  --check --release      also fails for a language of which less than 98 % is translated
  --prune                drops the translations of texts that are gone, in all languages
  --missing CODE         prints what a language lacks, as a JSON array
  --outdated CODE        prints the translations of earlier English texts: key, old and new English, translation
  --long CODE            prints translations over 1.6 times as long as their English
  --sample CODE SEED [COUNT]
                         prints 300 texts, or COUNT, drawn by a seed beside their translations, to be read against the pages
  --merge CODE FILE      takes translations from a JSON object into a language, renews outdated ones, drops unused ones,
                         and names those of FILE that are of no text
  --export CODE [FILE]   writes a language as a gettext .po file, for Poedit or Weblate: CODE.po
  --import CODE FILE     takes the translations of a .po file into a language, and names those that it cannot take
  --rename OLD NEW       moves the translations of a changed English text in all languages and marks them outdated
  --confirm CODE TEXT    takes the mark from an outdated translation that still says the same`;

/** What a command line prints, to which stream, and its exit code. */
export interface Outcome {
  readonly lines: readonly string[];
  readonly isFault: boolean;
  readonly code: 0 | 1 | 2;
}

/** Does what the first word of an argument list says, to the texts of a project. */
export function textsCommand(root: string, [verb = '', ...values]: readonly string[]): Outcome {
  const texts = extractTexts(root);
  const done =
    verb === '--check'
      ? checkTexts(root, texts, values.includes('--release'))
      : runVerb({ root, texts }, verb, values);
  if (done === undefined) return { lines: [USAGE], isFault: true, code: 2 };
  return { lines: done.lines, isFault: done.failed, code: done.failed ? 1 : 0 };
}
