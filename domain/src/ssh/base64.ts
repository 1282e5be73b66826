const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

const BASE64 = /^(?:[A-Za-z\d+/]{4})*(?:[A-Za-z\d+/]{2}==|[A-Za-z\d+/]{3}=)?$/;

const VALUES: ReadonlyMap<string, number> = new Map([...LETTERS].map((letter, value) => [letter, value]));

const LETTER_BITS = 6;

const BYTE_BITS = 8;

/** The bytes of a base64 text; undefined for what is none. */
export function bytesOfBase64(text: string): Uint8Array | undefined {
  if (text === '' || !BASE64.test(text)) return undefined;
  const letters = Array.from(text.replace(/=+$/, ''), letter => VALUES.get(letter) ?? 0);
  const bytes = new Uint8Array(Math.floor((letters.length * LETTER_BITS) / BYTE_BITS));
  return bytes.map((_, place) => {
    const bit = place * BYTE_BITS;
    const letter = Math.floor(bit / LETTER_BITS);
    const pair = ((letters[letter] ?? 0) << LETTER_BITS) | (letters[letter + 1] ?? 0);
    return pair >> (2 * LETTER_BITS - BYTE_BITS - (bit % LETTER_BITS));
  });
}

/** Bytes as base64 without padding. */
export function base64OfBytes(bytes: Uint8Array): string {
  const length = Math.ceil((bytes.length * BYTE_BITS) / LETTER_BITS);
  return Array.from({ length }, (_, place) => {
    const bit = place * LETTER_BITS;
    const byte = Math.floor(bit / BYTE_BITS);
    const pair = ((bytes[byte] ?? 0) << BYTE_BITS) | (bytes[byte + 1] ?? 0);
    return LETTERS[(pair >> (2 * BYTE_BITS - LETTER_BITS - (bit % BYTE_BITS))) & 63] ?? '';
  }).join('');
}
