import { type Message, message } from '../errors/message.ts';

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

/** Characters that steer a terminal, turn the direction of writing or are not seen; a file from outside may hold them. */
const steering = /[\p{Cc}\p{Zl}\p{Zp}\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\u00AD\uFEFF]/gu;

const escaped = (character: string): string => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** A text that prints as one line and as what it is: control characters become `\u001b`. */
export function visibleText(text: string): string {
  return textOf(text).replace(steering, escaped);
}

/** JSON over lines, or with an indent of 0 on one, with nothing in it that could steer a terminal. */
export function visibleJson(value: unknown, indent: 0 | 2 = 2): string {
  return JSON.stringify(value, undefined, indent).replace(steering, character =>
    character === '\n' ? character : escaped(character),
  );
}

/** Format characters and spaces of other widths. What joins the letters of a script or an emoji is seen by its effect. */
const UNSEEN = /(?!\u200C|\u200D|[\u{E0020}-\u{E007F}])\p{Cf}|(?![ \u3000])\p{Zs}/u;

/** The first character of a text that is not seen, by its code point: `U+200B`; undefined where all are. */
export function unseenCharacter(text: string): string | undefined {
  const character = UNSEEN.exec(textOf(text))?.[0];
  return character === undefined ? undefined : codePointName(character);
}

/** A value beside another one: spaces at its ends and in a row as `␣`, and what is not seen by its code point. */
export function withEndsVisible(text: string): string {
  return textOf(text)
    .replaceAll(new RegExp(UNSEEN, 'gu'), codePointName)
    .replaceAll(/^ +| {2,}| +$/g, spaces => '␣'.repeat(spaces.length));
}

const isDigit = (code: number): boolean => /\p{Nd}/u.test(String.fromCodePoint(code));

/** The digits of a script stand in a row from its zero, ten by ten. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (isDigit(zero - 1)) zero -= 1;
  return String((code - zero) % 10);
}

const FULL_WIDTH_OFFSET = 0xfe_e0;

/**
 * A number or an address that was typed or pasted, in ASCII where each character has one meaning: digits of any script,
 * full-width forms, minus signs, separators; trimmed. Everything else stays. §5.form-inputs.
 */
export function inAscii(text: string): string {
  return textOf(text)
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/[\uFF01-\uFF5E]/gu, wide => String.fromCodePoint(wide.charCodeAt(0) - FULL_WIDTH_OFFSET))
    .replaceAll(/(?!\d)\p{Nd}/gu, asciiDigit)
    .replaceAll(/[\u2010-\u2013\u2212\uFE63]/gu, '-')
    .replaceAll(/[\u066B\u3002\uFF61]/gu, '.')
    .replaceAll(/[\u060C\u3001]/gu, ',')
    .trim();
}

const FOREIGN = /[^ -~]/u;

/** The first character of a text that is not in ASCII, by its sign and code point: `٫ (U+066B)`; else undefined. */
export function characterBeyondAscii(text: string): string | undefined {
  const character = FOREIGN.exec(textOf(text))?.[0];
  if (character === undefined) return undefined;
  const code = codePointName(character);
  return /^[\p{L}\p{N}\p{P}\p{S}]$/u.test(character) ? `${character} (${code})` : code;
}

/** A refusal of a number or an address with the character that causes it, where that is one which none has. */
export function namingCharacter(problem: Message, text: string): Message {
  const character = characterBeyondAscii(text);
  return character === undefined
    ? problem
    : message('{problem} The character {character} is not supported.', { problem, character });
}
