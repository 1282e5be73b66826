/** What a language needs beside its translations. Its file in `ui/translations/` says that it is there; no list does. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hasButtonForm } from './button-forms.ts';
import { readGlossary } from './glossary.ts';
import { languagesIn } from './language-files.ts';

const ENGLISH = 'en_US';
const HELP = 'ui/public/help';

/** The languages that somewhere is a part of, though they have no translations. */
const untranslated = (found: readonly string[], languages: readonly string[]): readonly string[] =>
  found.filter(code => code !== ENGLISH && !languages.includes(code));

/** A line for each part that a language lacks, and for each part of a language that has no translations. */
export function languageLacks(root: string): readonly string[] {
  const languages = languagesIn(root);
  const pages = readdirSync(join(root, HELP, ENGLISH));
  const [term] = readGlossary(readFileSync(join(root, 'ui/glossary.md'), 'utf8'));
  const columns = Object.keys(term?.stems ?? {});
  const lacks = (code: string): readonly string[] => [
    ...pages.map(page => `${HELP}/${code}/${page}`).filter(page => !existsSync(join(root, page))),
    ...(columns.includes(code) ? [] : ['column in ui/glossary.md']),
    ...(hasButtonForm(code) ? [] : ['form of a button in scripts/texts/button-forms.ts']),
  ];
  const elsewhere = [...readdirSync(join(root, HELP)), ...columns];
  return [
    ...languages.flatMap(code => lacks(code).map(lacking => `${code}: no ${lacking}`)),
    ...untranslated([...new Set(elsewhere)], languages).map(
      code => `${code}: no ui/translations/${code}.json`,
    ),
  ];
}
