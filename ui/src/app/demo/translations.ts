import type { VirtualRadioOptions } from '@radiolink/virtual-radio';

type Translations = NonNullable<VirtualRadioOptions['translations']>;

/** The files of translations, which the build puts into the demo. */
const files = import.meta.webpackContext('../../../translations', { regExp: /\.json$/ });

const languageOf = (file: string): string => file.slice('./'.length, -'.json'.length);

/** Texts of the demo's radio in other languages: the files that every virtual radio serves. */
export const TRANSLATIONS: Translations = Object.fromEntries(
  files.keys().map(file => [languageOf(file), files(file)]),
);
