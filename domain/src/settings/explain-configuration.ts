import { isSecretKey, maskedValue } from '../configuration/secret-keys.ts';
import type { Message } from '../errors/message.ts';
import { countryRules } from '../radio/regulatory-table.ts';
import { inEnglish } from './english.ts';
import { findSetting, type FoundSetting } from './find-setting.ts';
import { nameOfSetting } from './setting-name.ts';
import type { SettingDescriptor, SettingKind } from './setting.ts';
import { type SettingsContext, settingsContext } from './settings-context.ts';
import type { SettingsPage } from './settings-groups.ts';

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

/** One line of a configuration in words. */
export interface ExplainedSetting {
  readonly key: string;
  /** The setting's name in English with its indexes; the key itself when it is unknown. */
  readonly label: string;
  /** The same name to be translated; missing for an unknown key. */
  readonly name?: Message;
  /** The value as in the text; masked when it is a secret. */
  readonly value: string;
  /** In words: `On`, `Access point`; the value itself where there are none, a number with its true sign. */
  readonly display: string;
  readonly unit?: string;
  readonly help?: string;
  readonly secret: boolean;
  /** Heading on the page; `Other` for an unknown key. */
  readonly group: string;
  readonly page: SettingsPage | 'other';
}

/** A whole configuration in words, key by key in its own order. No secret is in it. */
export function explainConfiguration(
  entries: ReadonlyMap<string, string>,
  context: SettingsContext = settingsContext(entries),
): readonly ExplainedSetting[] {
  return Array.from(entries, ([key, value]) => {
    const found = findSetting(key);
    return found ? explainKnown(key, value, found, context) : explainUnknown(key, value);
  });
}

function explainKnown(
  key: string,
  value: string,
  found: FoundSetting,
  context: SettingsContext,
): ExplainedSetting {
  const { descriptor } = found;
  const secret = isSecretKey(key);
  const shown = maskedValue(key, value);
  const name = nameOfSetting(found, other => context.values.get(other));
  return {
    key,
    label: inEnglish(name),
    name,
    value: shown,
    display: secret ? shown : figureOfValue(wordsOfValue(value, found, context), descriptor),
    ...(descriptor.unit !== undefined && { unit: descriptor.unit }),
    ...(descriptor.help !== '' && { help: descriptor.help }),
    secret,
    group: descriptor.group,
    page: descriptor.page,
  };
}

function explainUnknown(key: string, value: string): ExplainedSetting {
  const secret = isSecretKey(key);
  const shown = maskedValue(key, value);
  return { key, label: key, value: shown, display: shown, secret, group: 'Other', page: 'other' };
}

/**
 * A value in words: `On`, `Access point`, `Germany`; itself where there are none. Not for secrets. An English sentence
 * key, or the English name of a country.
 */
export function wordsOfValue(
  value: string,
  { descriptor, indexes }: FoundSetting,
  context: SettingsContext,
): string {
  const { states, words, source } = descriptor;
  if (source === 'countries') return countryName(value) ?? value;
  if (states !== undefined && value === states[0]) return 'On';
  if (states !== undefined && value === states[1]) return 'Off';
  const offered = descriptor.choices?.(context, indexes);
  const named = words !== undefined && Object.hasOwn(words, value) ? words[value] : undefined;
  return offered?.find(choice => choice.value === value)?.label ?? named ?? value;
}

/** The English name of a country by its ISO number; undefined for 0, the world, and for one that no table knows. */
const countryName = (value: string): string | undefined =>
  /^[1-9]\d{0,3}$/.test(value) ? countryRules(Number(value))?.name : undefined;
