import { type ConfigChanges, type ConfigValueError, editedText, refusal } from './config-edit.ts';
import {
  type ConfigLine,
  describeLines,
  indexLines,
  type InvalidLine,
  invalidLines,
  type LineIndex,
} from './config-line.ts';

/** Result of an edit: the new text, or the reason for refusal. */
export type ConfigEdit = { readonly ok: true; readonly config: ConfigText } | ConfigValueError;

/**
 * A device configuration: an immutable text of `key=value` lines, read by key. An edit returns a new one in which
 * every line not edited keeps its bytes and order. This includes unknown keys, comments, line ends, repeated keys and
 * lines that no device understands. Of a repeated key the last line wins. §3.device-configuration.
 */
export class ConfigText {
  readonly #text: string;
  #index: LineIndex | undefined;
  #entries: ReadonlyMap<string, string> | undefined;

  private constructor(text: string) {
    this.#text = text;
  }

  /** Takes any text; lines are found at the first question. Problems of single lines: `invalidLines()`. */
  static parse(text: string): ConfigText {
    return new ConfigText(text);
  }

  /** The text of values by key. */
  static of(values: ReadonlyMap<string, string>): ConfigText {
    return new ConfigText([...values].map(([key, value]) => `${key}=${value}\n`).join(''));
  }

  /** The value of a key, `''` when set to nothing, undefined when the key is not there. */
  get(key: string): string | undefined {
    const index = this.#lines();
    const line = index.effective.get(key);
    return line === undefined ? undefined : this.#value(index, line);
  }

  has(key: string): boolean {
    return this.#lines().effective.has(key);
  }

  /** Every key once, in order of first appearance. */
  keys(): IterableIterator<string> {
    return this.#lines().effective.keys();
  }

  /** Every key with the value in force. */
  entries(): ReadonlyMap<string, string> {
    if (this.#entries === undefined) {
      const index = this.#lines();
      const entries = new Map<string, string>();
      for (const [key, line] of index.effective) entries.set(key, this.#value(index, line));
      this.#entries = entries;
    }
    return this.#entries;
  }

  /** Number of keys. */
  get size(): number {
    return this.#lines().effective.size;
  }

  /** Every line with its number from 1, comments and invalid ones too. */
  lines(): readonly ConfigLine[] {
    return describeLines(this.#text, this.#lines());
  }

  /** Number from 1 of the line whose value is in force for the key. */
  lineOf(key: string): number | undefined {
    const line = this.#lines().effective.get(key);
    return line === undefined ? undefined : line + 1;
  }

  /** Lines that are neither entry, comment nor blank: kept as they are, refused by the device. */
  invalidLines(): readonly InvalidLine[] {
    return invalidLines(this.#text, this.#lines());
  }

  /** The text with one value changed, or with the key added at the end. */
  set(key: string, value: string): ConfigEdit {
    return this.edit(new Map([[key, value]]));
  }

  /** The text without the key, all its lines. */
  delete(key: string): ConfigText {
    const edit = this.edit(new Map([[key, undefined]]));
    return edit.ok ? edit.config : this;
  }

  /** Many changes in one pass; undefined deletes. Refused as a whole when one of them cannot be. */
  edit(changes: ConfigChanges): ConfigEdit {
    const refused = refusal(changes);
    if (refused) return refused;
    const text = editedText(this.#text, this.#lines(), changes);
    return { ok: true, config: text === this.#text ? this : new ConfigText(text) };
  }

  /** The text, byte for byte. */
  toString(): string {
    return this.#text;
  }

  #lines(): LineIndex {
    this.#index ??= indexLines(this.#text);
    return this.#index;
  }

  #value(index: LineIndex, line: number): string {
    return this.#text.slice((index.equals[line] ?? 0) + 1, index.ends[line]);
  }
}
