import type { ConfigChanges } from '../configuration/index.ts';
import { message, type Problem } from '../errors/message.ts';
import { readSshKey, SSH_KEYS_MAX, type SshKey } from './ssh-key.ts';

/** A file of ten keys with long comments is shorter, characters. */
const LONGEST_FILE = 65_536;

const KEYS = 'sshd.auth.key';
const KEY_LINE = /^sshd\.auth\.key\.([1-9]\d{0,8})\.(\w+)$/;
const PRIVATE = /BEGIN (?:[A-Z\d]+ )*PRIVATE KEY|PuTTY-User-Key-File/;
const OTHER_FORM = /^-{4,5} ?BEGIN /m;

/** Keys to be written, with the changes that write them; or why nothing is. */
export type SshKeysAdded =
  | { readonly keys: readonly SshKey[]; readonly changes: ConfigChanges }
  | { readonly problem: Problem };

/**
 * Adds the public keys of a text, such as a pasted key or a file of them, to a configuration. All are added or, if
 * one of them is refused, none. §config.services.
 */
export function addSshKeys(text: string, values: ReadonlyMap<string, string>): SshKeysAdded {
  const whole = problemOfWhole(text);
  if (whole !== undefined) return { problem: whole };
  const entries = keyEntries(values);
  const held = new Set([...entries.values()].map(entry => entry.get('value')));
  const keys: SshKey[] = [];
  for (const { line, number, alone } of keyLines(text)) {
    const read = readSshKey(line);
    if ('problem' in read) return { problem: alone ? read.problem : inLine(number, read.problem) };
    if (held.has(read.key.value)) {
      const known = message('This key is already in the list.');
      return { problem: alone ? known : inLine(number, known) };
    }
    held.add(read.key.value);
    keys.push(read.key);
  }
  if (keys.length === 0) return { problem: message('Paste a public key.') };
  if (entries.size + keys.length > SSH_KEYS_MAX) {
    return { problem: message('The SSH server supports at most {count} keys.', { count: SSH_KEYS_MAX }) };
  }
  return { keys, changes: changesOf(keys, new Set(entries.keys())) };
}

function problemOfWhole(text: string): Problem | undefined {
  if (text.length > LONGEST_FILE) return message('The file is too large for public keys.');
  if (PRIVATE.test(text)) {
    return message(
      'This is a private key. Keep it secret and use the public key, usually the file with {suffix}.',
      {
        suffix: '.pub',
      },
    );
  }
  if (OTHER_FORM.test(text)) {
    return message('Only the OpenSSH format is supported. Convert the key with {command}.', {
      command: 'ssh-keygen -i',
    });
  }
  return undefined;
}

const inLine = (number: number, problem: Problem): Problem =>
  message('Line {number}: {problem}', { number, problem });

interface KeyLine {
  readonly line: string;
  readonly number: number;
  readonly alone: boolean;
}

/** Lines of a key file but empty ones and remarks. */
function keyLines(text: string): readonly KeyLine[] {
  const lines = text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\n|\r/)
    .map((line, place) => ({ line, number: place + 1 }))
    .filter(({ line }) => line.trim() !== '' && !line.trimStart().startsWith('#'));
  return lines.map(line => ({ ...line, alone: lines.length === 1 }));
}

/** The keys of a configuration by their number. */
function keyEntries(values: ReadonlyMap<string, string>): ReadonlyMap<number, ReadonlyMap<string, string>> {
  const entries = new Map<number, Map<string, string>>();
  for (const [key, value] of values) {
    const [, number, end = ''] = KEY_LINE.exec(key) ?? [];
    if (number === undefined) continue;
    const entry = entries.get(Number(number)) ?? new Map<string, string>();
    entries.set(Number(number), entry.set(end, value));
  }
  return entries;
}

function changesOf(keys: readonly SshKey[], used: ReadonlySet<number>): ConfigChanges {
  const free = Array.from({ length: SSH_KEYS_MAX }, (_, place) => place + 1).filter(
    number => !used.has(number),
  );
  return new Map(
    keys.flatMap(({ type, value, comment }, place) => {
      const prefix = `${KEYS}.${free[place]}`;
      return Object.entries({ status: 'enabled', type, value, comment }).map(
        ([end, written]) => [`${prefix}.${end}`, written] as const,
      );
    }),
  );
}
