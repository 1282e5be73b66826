/** Takes the translations of a .po file into a language. */
import { po, type GetTextTranslation } from 'gettext-parser';
import { fits, hasMarkup, isCounted, type Language, type Mark, textOf } from './check-language.ts';
import type { PoEntry } from './po-entries.ts';

/** A language with what a file brought, and a line for each translation that was not taken. */
export interface Imported {
  readonly language: Language;
  readonly refused: readonly string[];
}

const unquoted = (text: string): string =>
  text.replace(/\\(.)/g, (_, escaped: string) => ({ n: '\n', r: '\r', t: '\t' })[escaped] ?? escaped);

/** The English text in `#| msgid "…"`, the plural where there is one; long ones stand on several lines. */
function previousIn(comment: string | undefined): string | undefined {
  const said = new Map<string, string>();
  let field = '';
  for (const [, name, text = ''] of (comment ?? '').matchAll(/^(?:(msg\w+)[ \t]+)?"((?:[^"\\]|\\.)*)"/gm)) {
    field = name ?? field;
    said.set(field, (said.get(field) ?? '') + unquoted(text));
  }
  return said.get('msgid_plural') ?? said.get('msgid');
}

const isFuzzy = ({ comments }: GetTextTranslation): boolean =>
  (comments?.flag ?? '').split(/[,\s]+/).includes('fuzzy');

const nameOf = ({ msgctxt = '', msgid_plural, msgid }: GetTextTranslation): string =>
  JSON.stringify([msgctxt, msgid_plural ?? msgid]);

/** Why a translation cannot be shown; undefined for one that can. */
function faultOf(key: string, translation: string): string | undefined {
  if (!fits(key, translation)) return 'its placeholders are not those of the English text';
  return hasMarkup(translation) && !hasMarkup(key) ? 'it has markup' : undefined;
}

/** What a .po file has: its entries by context and text, and how many plural forms it says to have. */
interface PoFile {
  readonly blocks: Map<string, GetTextTranslation>;
  readonly forms: number;
}

/** Reads the file of a language; a message says why it cannot be read. */
function readPo(code: string, file: string): PoFile | string {
  let parsed;
  try {
    parsed = po.parse(file.replace(/^\uFEFF/, ''));
  } catch (problem) {
    return `Not a .po file: ${problem instanceof Error ? problem.message : String(problem)}`;
  }
  const { headers, translations } = parsed;
  const said = (headers['Language'] ?? '').replaceAll('-', '_');
  if (said !== '' && said !== code && said !== code.split('_')[0])
    return `The file is of ${said}, not of ${code}.`;
  const blocks = Object.values(translations)
    .flatMap(each => Object.values(each))
    .filter(({ msgid }) => msgid !== '');
  return {
    blocks: new Map(blocks.map(block => [nameOf(block), block])),
    forms: Number(/nplurals\s*=\s*(\d+)/.exec(headers['Plural-Forms'] ?? '')?.[1]),
  };
}

const isBlank = ({ msgstr }: GetTextTranslation): boolean => msgstr.every(each => each.trim() === '');

/** A language while a file is taken into it. */
class Import {
  readonly refused: string[] = [];
  readonly #translations: Record<string, string>;
  readonly #outdated: Record<string, Mark>;

  constructor({ translations, outdated }: Language) {
    this.#translations = { ...translations };
    this.#outdated = { ...outdated };
  }

  get language(): Language {
    return { translations: this.#translations, outdated: this.#outdated };
  }

  #refuse(text: string, reason: string, translation?: string): void {
    const as = translation === undefined ? '' : ` as ${JSON.stringify(translation)}`;
    this.refused.push(`${JSON.stringify(text)}${as}: ${reason}`);
  }

  /** Whether an export of the language as it is writes the same. */
  #isKnown(keys: readonly string[], { msgstr }: GetTextTranslation, isMarked: boolean): boolean {
    return (
      isMarked === keys.some(key => this.#outdated[key] !== undefined) &&
      keys.every(
        (key, at) =>
          (msgstr[at] ?? '') === (this.#outdated[key]?.translation ?? this.#translations[key] ?? ''),
      )
    );
  }

  #takeForm(key: string, translation: string, from: string | undefined): void {
    const fault = faultOf(key, translation);
    if (from !== undefined) {
      this.#outdated[key] = { from, translation };
      if (fault === undefined && isCounted(from) === isCounted(key)) this.#translations[key] = translation;
      else delete this.#translations[key];
    } else if (fault === undefined) {
      this.#translations[key] = translation;
      delete this.#outdated[key];
    } else this.#refuse(textOf(key), fault, translation);
  }

  /** Takes the forms of an entry, as translations of its text or, where `from` is given, of an earlier one. */
  #takeForms(keys: readonly string[], { msgstr }: GetTextTranslation, from: string | undefined): void {
    for (const [at, key] of keys.entries()) {
      const translation = msgstr[at] ?? '';
      if (translation.trim() !== '') this.#takeForm(key, translation, from);
    }
  }

  take({ keys }: PoEntry, block: GetTextTranslation, forms: number): void {
    const isMarked = isFuzzy(block);
    if (isBlank(block) || this.#isKnown(keys, block, isMarked)) return;
    const from = isMarked ? previousIn(block.comments?.previous) : undefined;
    if (isMarked && from === undefined)
      this.#refuse(block.msgid, 'it is marked as one that needs work (fuzzy)', block.msgstr[0]);
    else if (block.msgid_plural !== undefined && forms !== keys.length)
      this.#refuse(block.msgid_plural, `the file has ${forms} plural forms, ${keys.length} are needed`);
    else this.#takeForms(keys, block, from);
  }

  /** Takes an entry whose English text changed after the export: it stays a translation of the earlier one. */
  takeEarlier(entries: readonly PoEntry[], block: GetTextTranslation): void {
    if (isBlank(block)) return;
    const from = block.msgid_plural ?? block.msgid;
    const renamed = entries.find(({ keys }) => keys.some(key => this.#outdated[key]?.from === from));
    if (renamed === undefined || renamed.keys.length !== block.msgstr.length)
      this.#refuse(from, 'no text of the interface');
    else this.#takeForms(renamed.keys, block, from);
  }
}

/**
 * A language with the translations of a .po file. A form without a translation changes nothing; one that is `fuzzy` stays
 * outdated: whoever takes that mark away says that the translation is right. A message says why a file cannot be read.
 */
export function importPo(
  code: string,
  entries: readonly PoEntry[],
  language: Language,
  file: string,
): Imported | string {
  const read = readPo(code, file);
  if (typeof read === 'string') return read;
  const { blocks, forms } = read;
  const into = new Import(language);
  for (const entry of entries) {
    const name = JSON.stringify([entry.context, entry.plural ?? entry.id]);
    const block = blocks.get(name);
    blocks.delete(name);
    if (block !== undefined) into.take(entry, block, forms);
  }
  for (const block of blocks.values()) into.takeEarlier(entries, block);
  return { language: into.language, refused: into.refused };
}
