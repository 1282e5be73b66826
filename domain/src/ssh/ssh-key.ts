import { message, type Problem } from '../errors/message.ts';
import { codePoints, textOf } from '../text/text.ts';
import { bytesOfBase64 } from './base64.ts';

/** Key types that the SSH server of the device reads. */
const SSH_KEY_TYPES = [
  'ssh-ed25519',
  'ssh-rsa',
  'ecdsa-sha2-nistp256',
  'ecdsa-sha2-nistp384',
  'ecdsa-sha2-nistp521',
] as const;

type SshKeyType = (typeof SSH_KEY_TYPES)[number];

function isSshKeyType(type: string): type is SshKeyType {
  return SSH_KEY_TYPES.some(known => known === type);
}

/** Shortest RSA modulus that is not broken outright, bits. */
const RSA_BITS_MIN = 1024;

const ED25519_BYTES = 32;

/** Length of an uncompressed point: its mark and two coordinates. */
const POINT_BYTES: Readonly<Partial<Record<SshKeyType, number>>> = {
  'ecdsa-sha2-nistp256': 65,
  'ecdsa-sha2-nistp384': 97,
  'ecdsa-sha2-nistp521': 133,
};

const UNCOMPRESSED = 4;

const CURVE_AT = 'ecdsa-sha2-'.length;

/** A key that lacks a part, has one too many, or is none. */
const DAMAGED_KEY = message('The key is incomplete or damaged. Paste it again as one line.');

/** Strings of an SSH public key, RFC 4253 section 6.6; undefined where a length does not fit. */
function fieldsOf(blob: Uint8Array): readonly Uint8Array[] | undefined {
  const view = new DataView(blob.buffer, blob.byteOffset, blob.byteLength);
  const fields: Uint8Array[] = [];
  let at = 0;
  while (at < blob.length) {
    if (at + 4 > blob.length) return undefined;
    const end = at + 4 + view.getUint32(at);
    if (end > blob.length) return undefined;
    fields.push(blob.subarray(at + 4, end));
    at = end;
  }
  return fields;
}

const wordOf = (bytes: Uint8Array | undefined): string => String.fromCharCode(...(bytes ?? []));

/** Whether the bytes of a key are a whole key of a type. */
function checkKeyBlob(type: SshKeyType, blob: Uint8Array): Problem | undefined {
  const fields = fieldsOf(blob);
  if (fields === undefined) return DAMAGED_KEY;
  const [name, first, second, ...rest] = fields;
  if (wordOf(name) !== type) {
    const actual = wordOf(name);
    return isSshKeyType(actual)
      ? message('The content is a key of type {type}.', { type: actual })
      : DAMAGED_KEY;
  }
  if (rest.length > 0 || first === undefined) return DAMAGED_KEY;
  if (type === 'ssh-rsa') return checkRsa(first, second);
  if (type === 'ssh-ed25519') {
    return first.length === ED25519_BYTES && second === undefined ? undefined : DAMAGED_KEY;
  }
  const isPoint = second?.length === POINT_BYTES[type] && second?.[0] === UNCOMPRESSED;
  return wordOf(first) === type.slice(CURVE_AT) && isPoint ? undefined : DAMAGED_KEY;
}

/** Exponent and modulus are odd and positive. */
function checkRsa(exponent: Uint8Array, modulus: Uint8Array | undefined): Problem | undefined {
  if (modulus === undefined) return DAMAGED_KEY;
  const isOdd = (bytes: Uint8Array): boolean => (bytes.at(-1) ?? 0) % 2 === 1;
  const isPositive = (bytes: Uint8Array): boolean => (bytes[0] ?? 0x80) < 0x80;
  const isNumber = [exponent, modulus].every(bytes => isOdd(bytes) && isPositive(bytes));
  if (!isNumber || bitsOf(exponent) < 2) return DAMAGED_KEY;
  const bits = bitsOf(modulus);
  if (bits >= RSA_BITS_MIN) return undefined;
  return message('The RSA key has only {bits} bits. Use at least {least} bits.', {
    bits,
    least: RSA_BITS_MIN,
  });
}

/** Length of a number, most significant byte first. */
function bitsOf(bytes: Uint8Array): number {
  const lead = bytes.findIndex(byte => byte !== 0);
  return lead < 0 ? 0 : (bytes.length - lead) * 8 - Math.clz32(bytes[lead] ?? 0) + 24;
}

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
    type: textOf(type),
    types: SSH_KEY_TYPES.join(', '),
  });
}

/** Reads one line of an OpenSSH public key file: type, key, comment. Options are refused, never dropped. */
export function readSshKey(text: string): { readonly key: SshKey } | { readonly problem: Problem } {
  const line = textOf(text);
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
