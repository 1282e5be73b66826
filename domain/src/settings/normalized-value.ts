import type { Message } from '../errors/message.ts';
import { message } from '../errors/message.ts';
import { isIpv4 } from '../network/ipv4.ts';
import { normalMac } from '../network/mac.ts';
import { codePointName } from '../text/code-points.ts';
import type { SettingDescriptor, SettingKind } from './setting.ts';

const WHOLE = /^[+-]?\d{1,15}$/;
const DECIMAL = /^[+-]?\d{1,15}([.,]\d{1,15})?$/;

/** Kinds that hold words or a password: spaces at their ends are part of them, and so is every character. */
const AS_TYPED: ReadonlySet<SettingKind> = new Set<SettingKind>(['text', 'secret', 'choice', 'switch']);

/** Kinds written in ASCII digits and signs, which an input method or a copied page may give in another script. */
const IN_ASCII: ReadonlySet<SettingKind> = new Set<SettingKind>([
  'integer',
  'decimal',
  'port',
  'ipv4',
  'netmask',
  'ipv6',
  'mac',
  'list',
  'date',
]);

const isDigit = (code: number): boolean => /\p{Nd}/u.test(String.fromCodePoint(code));

/** The digits of a script stand in a row from its zero, ten by ten. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (isDigit(zero - 1)) zero -= 1;
  return String((code - zero) % 10);
}

/** Isolating marks, which a page puts around a name: they come along when it is copied. */
const COPIED_MARKS = /[\u2066-\u2069]/g;
const FULL_WIDTH_OFFSET = 0xfe_e0;

/** Text in ASCII where each character has one meaning: digits of any script, full-width forms, minus signs, separators. */
function inAscii(text: string): string {
  return text
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/[\uFF01-\uFF5E]/gu, wide => String.fromCodePoint(wide.charCodeAt(0) - FULL_WIDTH_OFFSET))
    .replaceAll(/(?!\d)\p{Nd}/gu, asciiDigit)
    .replaceAll(/[\u2010-\u2013\u2212\uFE63]/gu, '-')
    .replaceAll(/[\u066B\u3002\uFF61]/gu, '.')
    .replaceAll(/[\u060C\u3001]/gu, ',')
    .trim();
}

/** Numbers are parsed when they are valid, so that one number is written one way. */
function wholeNumber(text: string): string {
  return WHOLE.test(text) ? String(Number(text)) : text;
}

const portNumber = (text: string): string => (/^\d{1,15}$/.test(text) ? String(Number(text)) : text);

function decimalNumber(text: string): string {
  return DECIMAL.test(text) ? String(Number(text.replace(',', '.'))) : text;
}

const list = (text: string): string =>
  text
    .split(',')
    .map(part => part.trim())
    .filter(part => part !== '')
    .join(',');

/** Normalises a text in ASCII by kind; other kinds keep it unchanged. */
const BY_KIND: Readonly<Partial<Record<SettingKind, (text: string) => string>>> = {
  integer: wholeNumber,
  port: portNumber,
  decimal: decimalNumber,
  list,
  mac: text => normalMac(text) ?? text,
};

/**
 * Text to write for a text that was typed or pasted, wherever it enters: a field, `--set`, a patch. Numbers and addresses are
 * trimmed and read in any script, MAC addresses in any usual spelling; what has more than one meaning stays as it is, for its
 * rule to refuse. SSIDs, names, comments and secrets are kept as typed. §5.form-inputs.
 */
export function normalizedValue(
  { kind, stripped = false }: Pick<SettingDescriptor, 'kind' | 'stripped'>,
  typed: string,
): string {
  if (AS_TYPED.has(kind) && !stripped) return typed.replaceAll(COPIED_MARKS, '');
  const ascii = inAscii(typed);
  if (IN_ASCII.has(kind) || stripped) return BY_KIND[kind]?.(ascii) ?? ascii;
  // A host may be a name in any script: only an address is certain.
  return kind === 'host' && isIpv4(ascii) ? ascii : typed.trim();
}

const FOREIGN = /[^ -~]/u;

/** The first character of a number or an address that is none of its own, by its sign and code point; else undefined. */
export function foreignCharacter(kind: SettingKind, value: string): string | undefined {
  if (!IN_ASCII.has(kind)) return undefined;
  const character = FOREIGN.exec(value)?.[0];
  if (character === undefined) return undefined;
  const code = codePointName(character);
  return /^[\p{L}\p{N}\p{P}\p{S}]$/u.test(character) ? `${character} (${code})` : code;
}

/** A refusal with the character that causes it, where that is one which no such value has. */
export function withCharacter(problem: Message, kind: SettingKind, value: string): Message {
  const character = foreignCharacter(kind, value);
  return character === undefined
    ? problem
    : message('{problem} The character {character} cannot be read here.', { problem, character });
}
