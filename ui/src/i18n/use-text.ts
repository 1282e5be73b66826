import type { Message, MessageValues } from '@radiolink/domain/errors';
import { numberLocale, numberText, unitText } from '@radiolink/domain/units';
import type { i18n } from 'i18next';
import { use } from 'react';
import { I18nContext } from 'react-i18next';
import { countryNames } from './country-names.ts';

/** Values of the placeholders of a text. Messages are translated, and a list is written as the language writes one. */
type TextValues = Readonly<Record<string, MessageValues[string] | readonly (string | Message)[]>>;

/** Turns an English sentence, or a domain message, into the user's language. */
export type Text = (key: string | Message, values?: TextValues) => string;

/**
 * Numbers inside a sentence are written as in a figure; `count` stays a number, the plural form depends on it. Messages
 * are put into words first, and a country or a unit is written as the language does.
 */
function worded(
  values: TextValues | undefined,
  language: string,
  text: Text,
): Record<string, string | number> {
  const entries = Object.entries(values ?? {}).map(([name, value]) => {
    if (typeof value === 'string') {
      if (name === 'country') return [name, countryNames(language)(value)];
      if (name === 'unit') return [name, unitText(value, language)];
      const list = LISTED[name];
      return [name, list === undefined ? value : listText(value.split(', '), language, list)];
    }
    if (name === 'count') return [name, value];
    if (typeof value === 'object') {
      if ('key' in value) return [name, text(value)];
      const items = value.map(each => (typeof each === 'string' ? each : text(each)));
      return [name, listText(items, language)];
    }
    return [name, numberText(value, language, { digits: Number.isInteger(value) ? 0 : 1, grouping: false })];
  });
  return Object.fromEntries(entries);
}

/**
 * The placeholders of domain messages whose value is a list of the device's own words, joined by a comma, and how the
 * sentence goes on: all of them, or one of them.
 */
const LISTED: Readonly<Record<string, Intl.ListFormatType>> = {
  choices: 'disjunction',
  types: 'disjunction',
  ports: 'conjunction',
  sections: 'conjunction',
  words: 'conjunction',
  evidence: 'conjunction',
};

/** Made once for each language and kind: a chart writes a list with each tick. */
const LISTS = new Map<string, Intl.ListFormat>();

/** Writes lists as a language does: `A, B, C`, `A, B und C`, `A、B、C`. */
export function listFormat(language: string, type: Intl.ListFormatType = 'conjunction'): Intl.ListFormat {
  const key = `${language} ${type}`;
  const format = LISTS.get(key) ?? new Intl.ListFormat(numberLocale(language), { style: 'narrow', type });
  LISTS.set(key, format);
  return format;
}

/** Names or values one after the other, as the language writes them. */
export const listText = (items: readonly string[], language: string, type?: Intl.ListFormatType): string =>
  listFormat(language, type).format(items);

const TEXTS = new WeakMap<i18n, Text>();

/** Made once for each language: an instance never changes its own. Nearly every component reads it. */
function textOf(words: i18n): Text {
  const known = TEXTS.get(words);
  if (known !== undefined) return known;
  const { language } = words;
  const t = words.getFixedT(language);
  const text: Text = (key, values) =>
    typeof key === 'string'
      ? t(key, { ...worded(values, language, text), nest: false })
      : t(key.key, { ...worded({ ...key.values, ...values }, language, text), nest: false });
  TEXTS.set(words, text);
  return text;
}

/**
 * The texts of the page: `const t = useText(); t('Login')`.
 * Nesting (`$t(…)`) stays off: a device's translation is data, never a template of ours.
 */
export function useText(): Text {
  const provided = use(I18nContext) as { readonly i18n: i18n } | undefined;
  if (provided === undefined) throw new Error('A component with texts stands outside I18nextProvider.');
  return textOf(provided.i18n);
}
