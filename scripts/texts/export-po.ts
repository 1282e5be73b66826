/** A language as a gettext .po file, for an editor of translations such as Poedit or Weblate. */
import { po, type GetTextTranslation } from 'gettext-parser';
import type { Language } from './check-language.ts';
import type { GettextPlurals } from './gettext-plurals.ts';
import { isCounted } from './keys.ts';
import type { PoEntry } from './po-entries.ts';

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
