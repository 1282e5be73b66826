import { message, type Problem } from '../errors/message.ts';
import { codePoints } from '../text/code-points.ts';
import { bytesOfBase64 } from './base64.ts';
import { checkKeyBlob, DAMAGED_KEY, isSshKeyType, SSH_KEY_TYPES, type SshKeyType } from './key-blob.ts';

/** A public key that opens the SSH server. */
export interface SshKey {
  readonly type: SshKeyType;
  /** The key itself, base64. */
  readonly value: string;
  /** Usually whose key it is; empty if nothing is said. */
  readonly comment: string;
}

/** Most public keys that the SSH server reads. §9.limits. */
export const SSH_KEYS_MAX = 10;
/** Longest comment of a key, characters. */
export const SSH_COMMENT_MAX = 128;

const CONTROL = /\p{Cc}/u;
const OTHER_TYPE = /^(?:ssh|sk-ssh|ecdsa-sha2|sk-ecdsa-sha2|rsa-sha2|x509v3)-\S+$/;

/** The content of a key of a type; of any type that the server reads where the type is missing. */
export function checkSshKeyValue(type: string, value: string): Problem | undefined {
  const blob = bytesOfBase64(value);
  if (blob === undefined) return DAMAGED_KEY;
  if (type !== '') return isSshKeyType(type) ? checkKeyBlob(type, blob) : checkSshKeyType(type);
  return SSH_KEY_TYPES.some(known => checkKeyBlob(known, blob) === undefined) ? undefined : DAMAGED_KEY;
}

/** A type that the SSH server reads. */
export function checkSshKeyType(type: string): Problem | undefined {
  if (isSshKeyType(type)) return undefined;
  return message('The key type {type} is not supported. Use {types}.', {
    type,
    types: SSH_KEY_TYPES.join(', '),
  });
}

/** Reads one line of an OpenSSH public key file: type, key, comment. Options are refused, never dropped. */
export function readSshKey(line: string): { readonly key: SshKey } | { readonly problem: Problem } {
  const [type = '', value = '', ...words] = line.trim().split(/[ \t]+/);
  const comment = words.join(' ');
  if (!isSshKeyType(type)) return { problem: problemOfStart(line.trim(), type) };
  const problem = checkSshKeyValue(type, value) ?? checkComment(comment);
  return problem === undefined ? { key: { type, value, comment } } : { problem };
}

function problemOfStart(line: string, type: string): Problem {
  const later = SSH_KEY_TYPES.find(known => line.includes(` ${known} `));
  if (later !== undefined) {
    return message(
      'Options before the key are not supported. Paste the key starting with its type, such as {type}.',
      {
        type: later,
      },
    );
  }
  return (OTHER_TYPE.test(type) ? checkSshKeyType(type) : undefined) ?? NO_KEY;
}

const NO_KEY = message('This is not an SSH public key. A public key begins with its type, such as {type}.', {
  type: SSH_KEY_TYPES[0],
});

function checkComment(comment: string): Problem | undefined {
  if (CONTROL.test(comment)) return message('Control characters are not allowed.');
  return codePoints(comment) > SSH_COMMENT_MAX
    ? message('Use at most {length} characters.', { length: SSH_COMMENT_MAX })
    : undefined;
}
