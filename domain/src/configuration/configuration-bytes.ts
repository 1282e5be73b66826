/** How the bytes of a configuration file were read: a file that is not UTF-8 is Latin-1, one character a byte. */
export type ConfigurationEncoding = 'utf-8' | 'latin-1';

export interface DecodedConfiguration {
  readonly text: string;
  readonly encoding: ConfigurationEncoding;
}

/** Characters joined at a time: a call takes so many arguments. */
const CHUNK = 8192;

/**
 * The text of a configuration file. An old firmware stores a name as it was typed, often in Latin-1: no byte is replaced.
 * A byte order mark stays in the text.
 */
export function decodeConfiguration(bytes: Uint8Array): DecodedConfiguration {
  try {
    return { text: fromUtf8(bytes), encoding: 'utf-8' };
  } catch (error) {
    if (!(error instanceof URIError)) throw error;
    return { text: fromLatin1(bytes), encoding: 'latin-1' };
  }
}

/**
 * The bytes of a configuration file as it was read; undefined if the encoding has none for a character: Latin-1 for one beyond
 * it, UTF-8 for half a surrogate pair. Replaced by another character, a password would be another one.
 */
export function encodeConfiguration(text: string, encoding: ConfigurationEncoding): Uint8Array | undefined {
  if (encoding === 'utf-8') return /\p{Surrogate}/u.test(text) ? undefined : toUtf8(text);
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code > 0xff) return undefined;
    bytes[at] = code;
  }
  return bytes;
}

/** `TextDecoder` belongs to the web platform; the language itself reads UTF-8 in URIs, as strictly: it throws a `URIError`. */
function fromUtf8(bytes: Uint8Array): string {
  const parts: string[] = [];
  for (const byte of bytes) parts.push(`%${byte.toString(16).padStart(2, '0')}`);
  return decodeURIComponent(parts.join(''));
}

function toUtf8(text: string): Uint8Array {
  const escaped = encodeURIComponent(text);
  const bytes: number[] = [];
  for (let at = 0; at < escaped.length; at += 1) {
    const isByte = escaped[at] === '%';
    bytes.push(isByte ? Number.parseInt(escaped.slice(at + 1, at + 3), 16) : escaped.charCodeAt(at));
    if (isByte) at += 2;
  }
  return Uint8Array.from(bytes);
}

/** A `TextDecoder` takes Latin-1 for Windows-1252, which has other characters for 27 bytes. */
function fromLatin1(bytes: Uint8Array): string {
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; at += CHUNK) {
    parts.push(String.fromCharCode(...bytes.subarray(at, at + CHUNK)));
  }
  return parts.join('');
}
