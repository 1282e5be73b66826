import { md5 } from './md5.ts';

const ALPHABET = './0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** Order in which the digest's bytes are written, three by three. */
const WRITING_ORDER = [
  [0, 6, 12],
  [1, 7, 13],
  [2, 8, 14],
  [3, 9, 15],
  [4, 10, 5],
] as const;
const ROUNDS = 1000;
const MAGIC = '$1$';

/** Hashes that were made, by salt and password: a thousand rounds take as long as a hundred other requests. */
const MADE = new Map<string, string>();
const MOST_MADE = 64;

/** A password as radios store it: `$1$salt$hash` (MD5-crypt). */
export function md5Crypt(password: string, salt: string): string {
  const of = `${salt}$${password}`;
  const hash = MADE.get(of) ?? hashOf(password, salt);
  MADE.delete(of);
  MADE.set(of, hash);
  for (const oldest of MADE.keys()) {
    if (MADE.size <= MOST_MADE) break;
    MADE.delete(oldest);
  }
  return hash;
}

function hashOf(password: string, salt: string): string {
  const key = new TextEncoder().encode(password);
  const saltBytes = new TextEncoder().encode(salt.slice(0, 8));
  const inner = md5(joined(key, saltBytes, key));
  let digest = md5(
    joined(key, new TextEncoder().encode(MAGIC), saltBytes, repeated(inner, key.length), lengthBits(key)),
  );
  for (let round = 0; round < ROUNDS; round++) {
    const odd = round % 2 === 1;
    digest = md5(
      joined(
        odd ? key : digest,
        round % 3 === 0 ? [] : saltBytes,
        round % 7 === 0 ? [] : key,
        odd ? digest : key,
      ),
    );
  }
  return `${MAGIC}${salt.slice(0, 8)}$${written(digest)}`;
}

/** Compares a password with a stored hash. Compares all characters, regardless of the first difference. */
export function isPasswordOf(hash: string, password: string): boolean {
  const salt = /^\$1\$([^$]{1,8})\$/.exec(hash)?.[1];
  if (salt === undefined) return false;
  const candidate = md5Crypt(password, salt);
  let difference = candidate.length ^ hash.length;
  for (let at = 0; at < candidate.length; at++) difference |= candidate.charCodeAt(at) ^ hash.charCodeAt(at);
  return difference === 0;
}

function joined(...parts: readonly ArrayLike<number>[]): Uint8Array {
  const bytes = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

function repeated(bytes: Uint8Array, length: number): Uint8Array {
  return Uint8Array.from({ length }, (_, at) => bytes[at % 16] ?? 0);
}

/** One byte for each bit of the key's length: zero for a set bit, the key's first byte otherwise. */
function lengthBits(key: Uint8Array): number[] {
  const bytes: number[] = [];
  for (let rest = key.length; rest > 0; rest >>= 1) bytes.push(rest & 1 ? 0 : (key[0] ?? 0));
  return bytes;
}

function written(digest: Uint8Array): string {
  const groups = WRITING_ORDER.map(([a, b, c]) =>
    letters(((digest[a] ?? 0) << 16) | ((digest[b] ?? 0) << 8) | (digest[c] ?? 0), 4),
  );
  return groups.join('') + letters(digest[11] ?? 0, 2);
}

function letters(value: number, count: number): string {
  return Array.from({ length: count }, (_, at) => ALPHABET[(value >> (6 * at)) & 0x3f]).join('');
}
