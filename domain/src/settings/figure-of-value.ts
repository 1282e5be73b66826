import type { SettingDescriptor, SettingKind } from './setting.ts';

const NUMBERS: ReadonlySet<SettingKind> = new Set<SettingKind>(['integer', 'decimal']);
const MINUS = '\u2212';

/**
 * A number of the configuration for display, with a true minus sign: that of the value, or the one that a level is
 * written without. Other values unchanged.
 */
export function figureOfValue(
  value: string,
  { kind, unsigned }: Pick<SettingDescriptor, 'kind' | 'unsigned'>,
): string {
  if (!NUMBERS.has(kind) || !/^-?[\d.]+$/.test(value)) return value;
  const amount = value.replace('-', '');
  const isNegative = value.startsWith('-') || (unsigned === true && Number(value) > 0);
  return isNegative ? `${MINUS}${amount}` : amount;
}
