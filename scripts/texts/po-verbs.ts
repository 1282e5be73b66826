/** The verbs of the command line that write and read .po files, for translators who use an editor of translations. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { buttonNotes } from './button-forms.ts';
import { buttonTexts } from './button-texts.ts';
import { extractOccurrences } from './extract.ts';
import { termNotes } from './glossary.ts';
import { gettextPlurals, type GettextPlurals, poEntries, type PoEntry } from './po-entries.ts';
import { importPo } from './import-po.ts';
import { readRules } from './language-rules.ts';
import { isCounted, type Language, newLanguageLines, readLanguage, writeLanguage } from './check-language.ts';
import { po, type GetTextTranslation } from 'gettext-parser';

const quoted = (text: string): string =>
  `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n').replaceAll('\r', '\\r')}"`;

/** The English text that an outdated translation was made from, as gettext writes it: `#| msgid "…"`. */
const previousOf = (from: string): string =>
  isCounted(from) ? `msgid ${quoted(from)}\nmsgid_plural ${quoted(from)}` : `msgid ${quoted(from)}`;

/** What a translator is told of a text, a line each. */
type Notes = (entry: PoEntry) => readonly string[];

function blockOf(entry: PoEntry, { translations, outdated }: Language, notes: Notes): GetTextTranslation {
  const { context, id, plural, keys, places } = entry;
  const from = keys.map(key => outdated[key]?.from).find(each => each !== undefined);
  const comments = [...new Set([...places.flatMap(({ note }) => note ?? []), ...notes(entry)])];
  return {
    ...(context !== '' && { msgctxt: context }),
    msgid: id,
    ...(plural !== undefined && { msgid_plural: plural }),
    msgstr: keys.map(key => outdated[key]?.translation ?? translations[key] ?? ''),
    comments: {
      reference: places.map(({ file, line }) => `${file}:${line}`).join('\n'),
      ...(comments.length > 0 && { extracted: comments.join('\n') }),
      ...(from !== undefined && { flag: 'fuzzy', previous: previousOf(from) }),
    },
  };
}

/**
 * The .po file of a language: each text with its places in the source, its context, notes and plural forms. An outdated
 * translation is `fuzzy` and has the English text that it was made from.
 */
export function exportPo(
  code: string,
  { categories, expression }: GettextPlurals,
  entries: readonly PoEntry[],
  language: Language,
  notes: Notes = () => [],
): string {
  const table: Record<string, Record<string, GetTextTranslation>> = {};
  for (const entry of entries) (table[entry.context] ??= {})[entry.id] = blockOf(entry, language, notes);
  const headers = {
    'Project-Id-Version': 'radiolink',
    Language: code,
    'MIME-Version': '1.0',
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Transfer-Encoding': '8bit',
    'Plural-Forms': `nplurals=${categories.length}; plural=(${expression});`,
  };
  return po.compile({ charset: 'utf-8', headers, translations: table }).toString('utf8');
}

/** What a command prints, and whether it failed. */
export interface Done {
  readonly failed: boolean;
  readonly lines: readonly string[];
}

const bad = (line: string): Done => ({ failed: true, lines: [line] });

const noPlurals = (code: string): Done =>
  bad(`The plural forms of ${code} are not known: add them to scripts/texts/po-entries.ts.`);

/** Lines of the source that a text of one word is told by; more say nothing new. */
const MOST_LINES = 3;

/** What a text of one word is in the source, where nothing else says it: `<Reading label={t('Gateway')}>`. */
const sourceLines =
  (root: string): Notes =>
  ({ id, context, places }) =>
    context !== '' || /\s/.test(id)
      ? []
      : places
          .filter(({ note }) => note === undefined)
          .slice(0, MOST_LINES)
          .map(({ file, line }) => readFileSync(resolve(root, file), 'utf8').split('\n')[line - 1] ?? '')
          .map(line => `Source: ${line.trim()}`);

/** Writes the .po file of a language, which may be a new one. */
export function exportVerb(root: string, code: string, to = `${code}.po`): Done {
  const plurals = gettextPlurals(code);
  if (plurals === undefined) return noPlurals(code);
  const entries = poEntries(extractOccurrences(root), code);
  const language = readLanguage(root, code);
  const rules = readRules(root, code);
  const [buttons, terms] = [buttonNotes(buttonTexts(root), rules), termNotes(rules, code)];
  const lines = sourceLines(root);
  const notes = (entry: PoEntry): readonly string[] => {
    const text = entry.plural ?? entry.id;
    return [...buttons(text), ...terms(text), ...lines(entry)];
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
