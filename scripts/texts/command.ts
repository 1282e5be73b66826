/**
 * The texts of the interface and their translations, which a device serves.
 *
 *   texts.mjs --check            fails for a missing, stale or misplaced translation of any language, a rejected
 *                                term in a text, and a private word in a name of the code
 *   texts.mjs --missing CODE     prints what a language lacks, as a JSON array
 *   texts.mjs --merge CODE FILE  takes translations from a JSON object into a language, and drops stale ones
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkEnglish } from './check-english.ts';
import { rejectedIn } from './check-terms.ts';
import { checkLanguage, keysOf, type Translations } from './check-language.ts';
import { extractTexts } from './extract.ts';
import { privateWordsIn } from './private-words.ts';

/** German, Spanish, French, Polish, Simplified Chinese and Arabic. */
const LANGUAGES = ['de_DE', 'es_ES', 'fr_FR', 'pl_PL', 'zh_CN', 'ar'];

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const fileOf = (code: string): string => join(root, 'ui/translations', `${code}.json`);
const read = (file: string): Translations =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Translations) : {};

function check(texts: readonly string[]): void {
  let failed = false;
  for (const code of LANGUAGES) {
    for (const [fault, keys] of Object.entries(checkLanguage(texts, code, read(fileOf(code))))) {
      if (keys.length === 0) continue;
      failed = true;
      console.error(`${code}: ${keys.length} ${fault}, for example ${JSON.stringify(keys.slice(0, 5))}`);
    }
  }
  for (const [fault, found] of Object.entries(checkEnglish(texts))) {
    if (found.length === 0) continue;
    failed = true;
    console.error(`English: ${fault} singular of ${JSON.stringify(found)} in ui/src/i18n/english-plurals.ts`);
  }
  for (const { text, found, use } of rejectedIn(texts)) {
    failed = true;
    console.error(`"${found}" is a rejected term (use: ${use}) in ${JSON.stringify(text)}`);
  }
  for (const found of privateWordsIn(root)) {
    failed = true;
    console.error(`A private word in a name: ${found}`);
  }
  if (failed) process.exit(1);
  console.log(`${texts.length} texts in ${LANGUAGES.length} languages, none missing or stale.`);
}

function merge(texts: readonly string[], code: string, file: string): void {
  const known = { ...read(fileOf(code)), ...read(file) };
  const keys = texts.flatMap(text => keysOf(text, code)).filter(key => typeof known[key] === 'string');
  mkdirSync(dirname(fileOf(code)), { recursive: true });
  const merged = Object.fromEntries(keys.map(key => [key, known[key]]));
  writeFileSync(fileOf(code), `${JSON.stringify(merged, null, 2)}\n`);
  console.log(`${code}: ${keys.length} translations`);
}

const [action, code = '', file] = process.argv.slice(2);
const texts = extractTexts(root);
if (action === '--check') check(texts);
else if (action === '--missing' && code !== '')
  console.log(JSON.stringify(checkLanguage(texts, code, read(fileOf(code))).missing, null, 1));
else if (action === '--merge' && file !== undefined) merge(texts, code, file);
else {
  console.error('Say --check, --missing CODE or --merge CODE FILE.');
  process.exit(2);
}
