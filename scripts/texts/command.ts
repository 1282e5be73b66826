/**
 * The texts of the interface and their translations, which a device serves. The first word of an argument list says what
 * to do; see `USAGE`.
 */
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkTexts } from './check-texts.ts';
import { extractTexts } from './extract.ts';
import { runVerb } from './verbs.ts';

const USAGE = `npm run texts -- VERB
  --check                fails for a missing, outdated, unused or misplaced translation of any language, a language without
                         its legal pages or its part of the rules, a translation without a term of the glossary, a button in
                         another form than that of its language, a rejected term in a text, a number without plural forms, and
                         a private word in a name of the code
  --missing CODE         prints what a language lacks, as a JSON array
  --outdated CODE        prints the translations of earlier English texts: key, old and new English, translation
  --long CODE            prints translations over 1.6 times as long as their English
  --sample CODE SEED     prints 300 texts drawn by a seed beside their translations, to be read against the pages
  --merge CODE FILE      takes translations from a JSON object into a language, renews outdated ones, drops unused ones
  --rename OLD NEW       moves the translations of a changed English text in all languages and marks them outdated
  --confirm CODE TEXT    takes the mark from an outdated translation that still says the same`;

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const [verb = '', ...values] = process.argv.slice(2);
const texts = extractTexts(root);
const done = verb === '--check' ? checkTexts(root, texts) : runVerb({ root, texts }, verb, values);
for (const line of done?.lines ?? [USAGE]) {
  if (done?.failed === false) console.log(line);
  else console.error(line);
}
if (done?.failed !== false) process.exitCode = done === undefined ? 2 : 1;
