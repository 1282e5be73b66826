import type { ChoiceSource } from '@radiolink/domain/settings';
import { countryNames } from './country-names.ts';
import type { Text } from './use-text.ts';
import { zoneName } from './zone-names.ts';

/**
 * A value of a list that no choice of its own names, in the reader's language: a country by its English name, a language by
 * its code, a time zone by its rule. Undefined where the value has no other name.
 */
export function listedValue(
  source: ChoiceSource | undefined,
  value: string,
  language: string,
  t: Text,
): string | undefined {
  switch (source) {
    // The device chooses the frequency.
    case 'channels':
      return value === '0' ? t('Auto') : undefined;
    case 'countries':
      return /^\d*$/.test(value) ? undefined : countryNames(language)(value);
    case 'languages':
      return languageName(value, language);
    case 'time-zones':
      return zoneName(value, language);
    default:
      return undefined;
  }
}

/** `de_DE` in English: German. Undefined for what is no code of a language that the platform knows. */
function languageName(code: string, language: string): string | undefined {
  const [letters = ''] = code.split('_');
  if (!/^[a-z]{2,3}$/.test(letters)) return undefined;
  return new Intl.DisplayNames(language, {
    type: 'language',
    languageDisplay: 'standard',
    fallback: 'none',
  }).of(code.replace('_', '-'));
}
