import { isolatedFigures, typeset } from '../../src/i18n/typeset.ts';
import { TRANSLATIONS } from './translations.ts';

const ARABIC = TRANSLATIONS['ar'] ?? {};

/** A text of the interface as an Arabic reader sees it, with its values in place. Throws for one without a translation. */
export function inArabic(text: string, values: Readonly<Record<string, string | number>> = {}): string {
  const translated = ARABIC[text];
  if (translated === undefined) throw new Error(`There is no Arabic for "${text}".`);
  return isolatedFigures(
    Object.entries(values).reduce(
      (words, [name, value]) => words.replaceAll(`{${name}}`, String(value)),
      typeset(translated, 'ar'),
    ),
  );
}

/** English texts of ours, whose Arabic is another text. */
export const ENGLISH_TEXTS: readonly string[] = Object.keys(ARABIC).filter(text => ARABIC[text] !== text);
