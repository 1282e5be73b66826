import { type Message, message } from '../errors/message.ts';
import { codePointName, textOf } from './code-points.ts';

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
    : message('{problem} The character {character} cannot be read here.', { problem, character });
}
