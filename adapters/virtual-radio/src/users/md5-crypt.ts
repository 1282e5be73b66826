/** Shift amounts of the four rounds. RFC 1321, 3.4. */
const SHIFTS = [
  [7, 12, 17, 22],
  [5, 9, 14, 20],
  [4, 11, 16, 23],
  [6, 10, 15, 21],
] as const;
const SINES = Array.from({ length: 64 }, (_, step) => Math.floor(Math.abs(Math.sin(step + 1)) * 2 ** 32));

/**
 * MD5 of some bytes (RFC 1321). Radios keep passwords as MD5-crypt, and the platform's crypto has no MD5; it is used
 * here for nothing else.
 */
export function md5(message: Uint8Array): Uint8Array {
  const blocks = padded(message);
  const state = new Uint32Array([0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476]);
  for (let offset = 0; offset < blocks.byteLength; offset += 64) {
    absorb(state, new DataView(blocks.buffer, offset, 64));
  }
  const digest = new DataView(new ArrayBuffer(16));
  state.forEach((word, place) => digest.setUint32(place * 4, word, true));
  return new Uint8Array(digest.buffer);
}

function padded(message: Uint8Array): Uint8Array {
  const length = Math.ceil((message.length + 9) / 64) * 64;
  const bytes = new Uint8Array(length);
  bytes.set(message);
  bytes[message.length] = 0x80;
  const view = new DataView(bytes.buffer);
  view.setUint32(length - 8, message.length << 3, true);
  view.setUint32(length - 4, message.length >>> 29, true);
  return bytes;
}

function absorb(state: Uint32Array, block: DataView): void {
  let [a = 0, b = 0, c = 0, d = 0] = state;
  for (let step = 0; step < 64; step++) {
    const round = step >> 4;
    const mixed =
      (a + mix(round, b, c, d) + (SINES[step] ?? 0) + block.getUint32(wordOf(round, step) * 4, true)) >>> 0;
    const shift = SHIFTS[round]?.[step & 3] ?? 0;
    [a, d, c, b] = [d, c, b, (b + ((mixed << shift) | (mixed >>> (32 - shift)))) >>> 0];
  }
  [a, b, c, d].forEach((word, place) => {
    state[place] = (state[place] ?? 0) + word;
  });
}

function mix(round: number, b: number, c: number, d: number): number {
  if (round === 0) return (b & c) | (~b & d);
  if (round === 1) return (d & b) | (~d & c);
  return round === 2 ? b ^ c ^ d : c ^ (b | ~d);
}

function wordOf(round: number, step: number): number {
  const [factor, offset] = [[1, 0] as const, [5, 1] as const, [3, 5] as const, [7, 0] as const][round] ?? [
    1, 0,
  ];
  return (factor * step + offset) % 16;
}

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
