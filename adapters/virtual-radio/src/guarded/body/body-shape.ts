/** A configuration has a few thousand entries and is six levels deep; a parser slows down or ends far beyond that. */
const MOST_MEMBERS = 20_000;
const DEEPEST = 64;
const MOST_FIELDS = 1000;
const MOST_PARTS = 64;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const OPENING: ReadonlySet<number> = new Set([0x7b, 0x5b]);
const CLOSING: ReadonlySet<number> = new Set([0x7d, 0x5d]);
const SEPARATORS: ReadonlySet<number> = new Set([0x2c, 0x3a]);

/**
 * True if JSON has more members or levels than any request needs. Reads each byte once and allocates no
 * objects.
 */
function isExcessiveJson(body: Buffer): boolean {
  let depth = 0;
  let members = 0;
  let quoted = false;
  for (let index = 0; index < body.length; index += 1) {
    const byte = body[index] ?? 0;
    if (quoted) {
      if (byte === BACKSLASH) index += 1;
      else quoted = byte !== QUOTE;
    } else if (byte === QUOTE) quoted = true;
    else if (OPENING.has(byte)) depth += 1;
    else if (CLOSING.has(byte)) depth -= 1;
    else if (SEPARATORS.has(byte)) members += 1;
    if (depth > DEEPEST || members > 2 * MOST_MEMBERS) return true;
  }
  return false;
}

/** Number of occurrences of a text in a body; stops counting beyond `most`. */
function occurrences(body: Buffer, text: string, most: number): number {
  let count = 0;
  for (let at = body.indexOf(text); at >= 0 && count <= most; at = body.indexOf(text, at + text.length))
    count += 1;
  return count;
}

/** True if a body is built to overload a parser: too many members, levels, fields or parts for its type. */
export function isExcessive(body: Buffer, contentType = ''): boolean {
  const type = contentType.toLowerCase();
  if (type.startsWith('multipart/')) {
    const boundary = /boundary="?([^";]{1,70})"?/i.exec(contentType)?.[1];
    return boundary === undefined || occurrences(body, `--${boundary}`, MOST_PARTS + 1) > MOST_PARTS + 1;
  }
  if (type.startsWith('application/x-www-form-urlencoded'))
    return occurrences(body, '&', MOST_FIELDS) > MOST_FIELDS;
  return !type.startsWith('application/octet-stream') && isExcessiveJson(body);
}
