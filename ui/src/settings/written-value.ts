import type { Setting, SettingKind } from '@radiolink/domain/settings';
import { writtenDate } from './date-text.ts';

const WHOLE = /^[+-]?\d{1,15}$/;
const DECIMAL = /^[+-]?\d{1,15}([.,]\d{1,15})?$/;

/** Numbers are parsed when they are valid, so that one number is written one way. */
function wholeNumber(text: string): string {
  return WHOLE.test(text) ? String(Number(text)) : text;
}

function decimalNumber(text: string): string {
  return DECIMAL.test(text) ? String(Number(text.replace(',', '.'))) : text;
}

const list = (text: string): string =>
  text
    .split(',')
    .map(part => part.trim())
    .filter(part => part !== '')
    .join(',');

/** Kinds that hold words or a password: spaces at their ends are part of them. */
const AS_TYPED: ReadonlySet<SettingKind> = new Set<SettingKind>(['text', 'secret', 'choice', 'switch']);

/** Normalises a trimmed text by kind; other kinds keep it unchanged. */
const BY_KIND: Readonly<Partial<Record<SettingKind, (text: string) => string>>> = {
  integer: wholeNumber,
  port: wholeNumber,
  decimal: decimalNumber,
  list,
  date: writtenDate,
  mac: text => text.toUpperCase().replaceAll('-', ':'),
};

/**
 * Text to write for typed text. Only kinds that cannot begin or end with a space are trimmed: addresses,
 * numbers, host names. SSIDs, names, comments and secrets are kept as typed. §5.form-inputs.
 */
export function writtenValue(
  { kind, stripped = false }: Pick<Setting, 'kind' | 'stripped'>,
  typed: string,
): string {
  if (AS_TYPED.has(kind) && !stripped) return typed;
  const text = typed.trim();
  return BY_KIND[kind]?.(text) ?? text;
}
