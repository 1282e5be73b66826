import type { Message } from '../errors/message.ts';
import { isIpv4 } from '../network/ipv4.ts';
import { normalMac } from '../network/mac.ts';
import { inAscii, namingCharacter } from '../text/text.ts';
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

/** Isolating marks, which a page puts around a name: they come along when it is copied. */
const COPIED_MARKS = /[\u2066-\u2069]/g;

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

/** A refusal with the character that causes it, where that is one which no such value has. */
export const withCharacter = (problem: Message, kind: SettingKind, value: string): Message =>
  IN_ASCII.has(kind) ? namingCharacter(problem, value) : problem;
