import { base64OfBytes, bytesOfBase64 } from './base64.ts';

/** Fractions of the square and cube roots of the first primes, as FIPS 180-4 derives its constants. */
const PRIMES = firstPrimes(64);

const fraction = (root: number): number => Math.floor((root - Math.floor(root)) * 2 ** 32) >>> 0;

const ROUNDS = Uint32Array.from(PRIMES, prime => fraction(Math.cbrt(prime)));

const START = Uint32Array.from(PRIMES.slice(0, 8), prime => fraction(Math.sqrt(prime)));

const BLOCK_BYTES = 64;

const BLOCK_WORDS = 16;

const LENGTH_BYTES = 8;

/**
 * SHA-256 of bytes. FIPS 180-4. The browser's own is not offered to a page that came over plain HTTP, as that of a device
 * does.
 */
export function sha256(bytes: Uint8Array): Uint8Array {
  const state = Uint32Array.from(START);
  const padded = withPadding(bytes);
  for (let at = 0; at < padded.byteLength; at += BLOCK_BYTES)
    mixBlock(state, new DataView(padded.buffer, at));
  const digest = new DataView(new ArrayBuffer(32));
  state.forEach((word, place) => digest.setUint32(place * 4, word));
  return new Uint8Array(digest.buffer);
}

function withPadding(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const blocks = Math.ceil((bytes.length + 1 + LENGTH_BYTES) / BLOCK_BYTES);
  const padded = new Uint8Array(blocks * BLOCK_BYTES);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const bits = bytes.length * 8;
  const end = new DataView(padded.buffer, padded.length - LENGTH_BYTES);
  end.setUint32(0, Math.floor(bits / 2 ** 32));
  end.setUint32(4, bits >>> 0);
  return padded;
}

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

function mixBlock(state: Uint32Array, block: DataView): void {
  const words = scheduleOf(block);
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  words.forEach((word, round) => {
    const choice = (e & f) ^ (~e & g);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const one = h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + choice + (ROUNDS[round] ?? 0) + word;
    const two = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + majority;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  });
  [a, b, c, d, e, f, g, h].forEach((word, place) => {
    state[place] = (state[place] ?? 0) + word;
  });
}

function scheduleOf(block: DataView): Uint32Array {
  const words = new Uint32Array(64);
  const at = (place: number): number => words[place] ?? 0;
  for (let place = 0; place < words.length; place += 1) {
    if (place < BLOCK_WORDS) {
      words[place] = block.getUint32(place * 4);
      continue;
    }
    const [near, far] = [at(place - 2), at(place - 15)];
    words[place] =
      at(place - 16) +
      (turned(far, 7) ^ turned(far, 18) ^ (far >>> 3)) +
      at(place - 7) +
      (turned(near, 17) ^ turned(near, 19) ^ (near >>> 10));
  }
  return words;
}

function firstPrimes(count: number): readonly number[] {
  const primes: number[] = [];
  for (let candidate = 2; primes.length < count; candidate += 1)
    if (primes.every(prime => candidate % prime !== 0)) primes.push(candidate);
  return primes;
}

/** Fingerprint as OpenSSH writes it: `SHA256:` and base64 without padding; undefined for what is no base64. */
export function sshFingerprint(value: string): string | undefined {
  const blob = bytesOfBase64(value);
  return blob && `SHA256:${base64OfBytes(sha256(blob))}`;
}
