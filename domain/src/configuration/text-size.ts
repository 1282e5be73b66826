import { textOf } from '../text/text.ts';

/** Largest configuration that a device takes, in bytes of UTF-8. */
export const MAX_CONFIGURATION_BYTES = 1024 * 1024;

const BYTES_PER_KIBIBYTE = 1024;

/** The same in KiB, for messages. */
export const MAX_CONFIGURATION_KIBIBYTES = MAX_CONFIGURATION_BYTES / BYTES_PER_KIBIBYTE;

const MOST_BYTES_PER_UNIT = 3;

/** True if a text is larger than a device accepts. Most texts are short enough to skip the exact count. */
export function isTooLarge(text: string): boolean {
  const units = textOf(text).length;
  if (units > MAX_CONFIGURATION_BYTES) return true;
  return units * MOST_BYTES_PER_UNIT > MAX_CONFIGURATION_BYTES && utf8Length(text) > MAX_CONFIGURATION_BYTES;
}

/** Length of a text in bytes of UTF-8. */
export function utf8Length(given: string): number {
  const text = textOf(given);
  let bytes = text.length;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    // A surrogate is half of a character of four bytes: two for each half.
    if (code > 0x7ff && (code < 0xd800 || code > 0xdfff)) bytes += 2;
    else if (code > 0x7f) bytes += 1;
  }
  return bytes;
}
