/** What a language needs beside its translations. Its file in `ui/translations/` says that it is there; no list does. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { languagesIn } from './language-files.ts';
import { languagesWithRules } from './language-rules.ts';

const ENGLISH = 'en_US';
const HELP = 'ui/public/help';

/** The languages that somewhere is a part of, though they have no translations. */
const untranslated = (found: readonly string[], languages: readonly string[]): readonly string[] =>
  found.filter(code => code !== ENGLISH && !languages.includes(code));

/** A line for each legal page that a language lacks, and for each part of a language that has no translations. */
export function languageLacks(root: string): readonly string[] {
  const languages = languagesIn(root);
  const pages = readdirSync(join(root, HELP, ENGLISH));
  const lacks = (code: string): readonly string[] =>
    pages.map(page => `${HELP}/${code}/${page}`).filter(page => !existsSync(join(root, page)));
  const elsewhere = new Set([...readdirSync(join(root, HELP)), ...languagesWithRules(root)]);
  return [
    ...languages.flatMap(code => lacks(code).map(lacking => `${code}: no ${lacking}`)),
    ...untranslated([...elsewhere], languages).map(code => `${code}: no ui/translations/${code}.json`),
  ];
}

/** A line for each language without rules, whose buttons and terms are not judged. */
export function unruledLanguages(root: string): readonly string[] {
  const ruled = languagesWithRules(root);
  return languagesIn(root)
    .filter(code => !ruled.includes(code))
    .map(code => `${code}: no ui/translation-rules/${code}.json`);
}
