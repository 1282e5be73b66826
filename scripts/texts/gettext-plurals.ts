/** The plural forms of a language as a .po file writes them: an expression in C for whole numbers, as in Unicode's CLDR. */

/** What the head of a .po file says of the plural forms, and the category of each form in the order of the file. */
export interface GettextPlurals {
  readonly categories: readonly string[];
  /** The place of the form for a number `n`. A form that no whole number has is for decimals. */
  readonly expression: string;
}

const RUSSIAN =
  'n % 10 == 1 && n % 100 != 11 ? 0 : n % 10 >= 2 && n % 10 <= 4 && (n % 100 < 12 || n % 100 > 14) ? 1 : 2';

/** Languages by their ISO 639 code, grouped by what they have in common. */
const FAMILIES: readonly (GettextPlurals & { readonly languages: string })[] = [
  { languages: 'id ja ko ms th vi zh', categories: ['other'], expression: '0' },
  {
    languages: 'bg da de el en et eu fi gl hu nb nl sv sw tr',
    categories: ['one', 'other'],
    expression: 'n != 1',
  },
  { languages: 'bn fa hi', categories: ['one', 'other'], expression: 'n > 1' },
  {
    languages: 'ca es it',
    categories: ['one', 'many', 'other'],
    expression: 'n == 1 ? 0 : n != 0 && n % 1000000 == 0 ? 1 : 2',
  },
  {
    languages: 'fr pt',
    categories: ['one', 'many', 'other'],
    expression: 'n < 2 ? 0 : n % 1000000 == 0 ? 1 : 2',
  },
  { languages: 'be ru uk', categories: ['one', 'few', 'many', 'other'], expression: RUSSIAN },
  { languages: 'bs hr sr', categories: ['one', 'few', 'other'], expression: RUSSIAN },
  {
    languages: 'pl',
    categories: ['one', 'few', 'many', 'other'],
    expression: 'n == 1 ? 0 : n % 10 >= 2 && n % 10 <= 4 && (n % 100 < 12 || n % 100 > 14) ? 1 : 2',
  },
  {
    languages: 'cs sk',
    categories: ['one', 'few', 'many', 'other'],
    expression: 'n == 1 ? 0 : n >= 2 && n <= 4 ? 1 : 3',
  },
  {
    languages: 'lt',
    categories: ['one', 'few', 'many', 'other'],
    expression:
      'n % 10 == 1 && (n % 100 < 11 || n % 100 > 19) ? 0 : n % 10 >= 2 && (n % 100 < 11 || n % 100 > 19) ? 1 : 3',
  },
  {
    languages: 'ro',
    categories: ['one', 'few', 'other'],
    expression: 'n == 1 ? 0 : n == 0 || (n % 100 >= 1 && n % 100 <= 19) ? 1 : 2',
  },
  {
    languages: 'sl',
    categories: ['one', 'two', 'few', 'other'],
    expression: 'n % 100 == 1 ? 0 : n % 100 == 2 ? 1 : n % 100 == 3 || n % 100 == 4 ? 2 : 3',
  },
  {
    languages: 'ar',
    categories: ['zero', 'one', 'two', 'few', 'many', 'other'],
    expression:
      'n == 0 ? 0 : n == 1 ? 1 : n == 2 ? 2 : n % 100 >= 3 && n % 100 <= 10 ? 3 : n % 100 >= 11 ? 4 : 5',
  },
];

/** The languages whose plural forms are known. */
export const KNOWN_LANGUAGES: readonly string[] = FAMILIES.flatMap(({ languages }) => languages.split(' '));

/** The plural forms of a language such as `de_DE`; undefined for one that is not known. */
export function gettextPlurals(code: string): GettextPlurals | undefined {
  const [language = ''] = code.split(/[_-]/);
  return FAMILIES.find(({ languages }) => languages.split(' ').includes(language));
}
