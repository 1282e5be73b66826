import { message, type Problem } from '../errors/message.ts';
import { textOf } from '../text/text.ts';
import type { LineIndex } from './config-line.ts';

interface Fault {
  readonly found: (text: string) => boolean;
  readonly words: string;
}

/** Half a surrogate pair has no UTF-8 form: the transport would silently replace it. */
const halfCharacter = /\p{Surrogate}/u;

const bothFaults = (what: 'key' | 'value'): readonly Fault[] => [
  {
    found: text => text.includes('\n') || text.includes('\r'),
    words: `A ${what} cannot contain a line break.`,
  },
  { found: text => text.includes('\0'), words: `A ${what} cannot contain a NUL character.` },
  { found: text => halfCharacter.test(text), words: `A ${what} cannot contain half a character.` },
];

const keyFaults: readonly Fault[] = [
  { found: key => key === '', words: 'A key cannot be empty.' },
  ...bothFaults('key'),
  { found: key => key.includes('='), words: 'A key cannot contain an equals sign.' },
  { found: key => key.startsWith('#'), words: 'A key cannot start with a number sign.' },
  { found: key => key !== key.trim(), words: 'A key cannot start or end with a space.' },
];

const valueFaults: readonly Fault[] = bothFaults('value');

const firstFault = (faults: readonly Fault[], text: string): Problem | undefined => {
  const fault = faults.find(({ found }) => found(text));
  return fault && message(fault.words);
};

/**
 * Problem of a key, or undefined. A key contains no line break, NUL, `=` or outer white space, and does not start
 * with `#`. §3.device-configuration.
 */
export function keyProblem(key: string): Problem | undefined {
  return firstFault(keyFaults, textOf(key));
}

/**
 * Problem of a value, or undefined. A value is any text without line break and NUL; the text itself never appears in
 * the problem, since it may be a secret. §3.device-configuration.
 */
export function valueProblem(value: string): Problem | undefined {
  return firstFault(valueFaults, textOf(value));
}

/** New values by key; undefined deletes. */
export type ConfigChanges = ReadonlyMap<string, string | undefined>;

/** A key or value that the text cannot hold. The value itself is never part of the error: it may be a secret. */
export interface ConfigValueError {
  readonly ok: false;
  readonly key: string;
  readonly problem: Problem;
}

const BYTE_ORDER_MARK = '\uFEFF';

/** The first of some changes that a configuration text cannot hold. Deleting is always possible. */
export function refusal(changes: ConfigChanges): ConfigValueError | undefined {
  for (const [key, value] of changes) {
    if (value === undefined) continue;
    const problem = keyProblem(key) ?? valueProblem(value);
    if (problem) return { ok: false, key, problem };
  }
  return undefined;
}

/**
 * The text with changes made and every other byte unchanged. A value changes on the effective line of its
 * key. Deleting removes every line of the key, or an earlier one would take effect. New keys are added at the
 * end, in order. The changes have passed `refusal`.
 */
export function editedText(text: string, index: LineIndex, changes: ConfigChanges): string {
  const lines = replacements(text, index, changes);
  const pieces: string[] = [];
  let from = 0;
  for (const [line, replacement] of [...lines].sort(([a], [b]) => a - b)) {
    pieces.push(text.slice(from, index.contentStarts[line]), replacement);
    from = index.starts[line + 1] ?? text.length;
  }
  pieces.push(text.slice(from));
  const added: string[] = [];
  for (const [key, value] of changes) {
    if (value !== undefined && !index.effective.has(key)) added.push(`${key}=${value}`);
  }
  return appended(pieces.join(''), added, lastLineEnd(text));
}

/** The changed lines by their position: the replacement text, line end included. */
function replacements(text: string, index: LineIndex, changes: ConfigChanges): ReadonlyMap<number, string> {
  const lines = new Map<number, string>();
  const deleted = new Set<string>();
  for (const [key, value] of changes) {
    const line = index.effective.get(key);
    if (line === undefined) continue;
    if (value === undefined) {
      deleted.add(key);
      lines.set(line, '');
    } else {
      const end = text.slice(index.ends[line], index.starts[line + 1] ?? text.length);
      lines.set(line, `${key}=${value}${end}`);
    }
  }
  const hasRepeatedKeys = index.entryCount > index.effective.size;
  if (deleted.size > 0 && hasRepeatedKeys) {
    index.equals.forEach((equal, line) => {
      if (equal >= 0 && deleted.has(text.slice(index.contentStarts[line], equal))) lines.set(line, '');
    });
  }
  return lines;
}

function lastLineEnd(text: string): string {
  const newline = text.lastIndexOf('\n');
  return newline > 0 && text[newline - 1] === '\r' ? '\r\n' : '\n';
}

function appended(text: string, lines: readonly string[], lineEnd: string): string {
  if (lines.length === 0) return text;
  if (text === '' || text === BYTE_ORDER_MARK || text.endsWith('\n')) {
    return text + lines.map(line => line + lineEnd).join('');
  }
  // A text without a last line end keeps that habit; a lone `\r` at its end becomes the first half of `\r\n`.
  return text + (text.endsWith('\r') ? '\n' : lineEnd) + lines.join(lineEnd);
}
