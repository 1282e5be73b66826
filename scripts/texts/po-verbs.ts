/** The verbs of the command line that write and read .po files, for translators who use an editor of translations. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { buttonNotes } from './button-forms.ts';
import { buttonTexts } from './button-texts.ts';
import { exportPo } from './export-po.ts';
import { extractOccurrences } from './extract.ts';
import { termNotes } from './glossary.ts';
import { gettextPlurals } from './gettext-plurals.ts';
import { importPo } from './import-po.ts';
import { readRules } from './language-rules.ts';
import { newLanguageLines, readLanguage, writeLanguage } from './language-files.ts';
import { type PoEntry, poEntries } from './po-entries.ts';

/** What a command prints, and whether it failed. */
export interface Done {
  readonly failed: boolean;
  readonly lines: readonly string[];
}

const bad = (line: string): Done => ({ failed: true, lines: [line] });

const noPlurals = (code: string): Done =>
  bad(`The plural forms of ${code} are not known: add them to scripts/texts/gettext-plurals.ts.`);

/** Writes the .po file of a language, which may be a new one. */
export function exportVerb(root: string, code: string, to = `${code}.po`): Done {
  const plurals = gettextPlurals(code);
  if (plurals === undefined) return noPlurals(code);
  const entries = poEntries(extractOccurrences(root), code);
  const language = readLanguage(root, code);
  const rules = readRules(root, code);
  const [buttons, terms] = [buttonNotes(buttonTexts(root), rules), termNotes(rules, code)];
  const notes = ({ plural, id }: PoEntry): readonly string[] => {
    const text = plural ?? id;
    return [...buttons(text), ...terms(text)];
  };
  writeFileSync(resolve(root, to), exportPo(code, plurals, entries, language, notes));
  const translated = entries.filter(({ keys }) =>
    keys.every(key => (language.outdated[key]?.translation ?? language.translations[key] ?? '') !== ''),
  );
  return { failed: false, lines: [`${to}: ${entries.length} texts, ${translated.length} translated`] };
}

/** Takes a .po file into a language of the project; fails where a translation of the file was not taken. */
export function importVerb(root: string, code: string, file: string): Done {
  if (!existsSync(resolve(root, file))) return bad(`No such file: ${file}`);
  if (gettextPlurals(code) === undefined) return noPlurals(code);
  const before = readLanguage(root, code);
  const imported = importPo(
    code,
    poEntries(extractOccurrences(root), code),
    before,
    readFileSync(resolve(root, file), 'utf8'),
  );
  if (typeof imported === 'string') return bad(imported);
  const { language, refused } = imported;
  const isNew = newLanguageLines(root, code);
  writeLanguage(root, code, language);
  const changed = Object.keys({ ...language.translations, ...language.outdated }).filter(
    key =>
      language.translations[key] !== before.translations[key] ||
      JSON.stringify(language.outdated[key]) !== JSON.stringify(before.outdated[key]),
  );
  return {
    failed: refused.length > 0,
    lines: [
      ...isNew,
      `${code}: ${changed.length} translations changed`,
      ...refused.map(line => `not taken: ${line}`),
    ],
  };
}
