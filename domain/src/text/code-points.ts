/** Length of a text in code points: the visible characters, except for combining marks. reading 24. */
export function codePoints(text: string): number {
  let count = 0;
  for (const _ of textOf(text)) count += 1;
  return count;
}

/** The longest part of a text that has at most so many code points; none is cut in two. Empty for an invalid count. */
export function firstCodePoints(text: string, count: number): string {
  if (!Number.isSafeInteger(count) || count < 0) return '';
  return Array.from(textOf(text).slice(0, 2 * count))
    .slice(0, count)
    .join('');
}

/** Room in UTF-16 units that so many code points can take: what a field of a browser counts its `maxlength` in. NaN for an invalid count. */
export function unitsOfCodePoints(count: number): number {
  return Number.isSafeInteger(count) && count >= 0 ? 2 * count : Number.NaN;
}

/** A value from outside as text; what is no text is the empty one, so that a rule judges it and never throws. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** The code point of the first character of a text as Unicode writes it: `U+200B`; `U+0000` of an empty text. */
export const codePointName = (text: string): string =>
  `U+${(textOf(text).codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
