import { clampedRange } from '@radiolink/domain/interface';
import type { Setting, SettingKind, SettingsContext } from '@radiolink/domain/settings';

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

/** What a kind makes of a trimmed text; the others leave it as it is. */
const BY_KIND: Readonly<Partial<Record<SettingKind, (text: string) => string>>> = {
  integer: wholeNumber,
  port: wholeNumber,
  decimal: decimalNumber,
  list,
  mac: text => text.toUpperCase().replaceAll('-', ':'),
};

/**
 * What is written of what was typed: trimmed, numbers parsed when valid. A secret stays as it was typed: spaces may be
 * part of it. Specification §5, form inputs.
 */
export function writtenValue(setting: Pick<Setting, 'kind'>, typed: string): string {
  if (setting.kind === 'secret') return typed;
  const text = typed.trim();
  return BY_KIND[setting.kind]?.(text) ?? text;
}

/** The value of a slider within its limits. Specification §5: range inputs are clamped to min and max. */
export function clampedValue(
  setting: Setting,
  typed: string,
  context: SettingsContext,
  indexes: readonly number[],
): string {
  const number = Number(typed);
  if (typed.trim() === '' || !Number.isFinite(number)) return typed.trim();
  const range = setting.range?.(context, indexes);
  return String(clampedRange(Math.round(number), range?.min, range?.max));
}
