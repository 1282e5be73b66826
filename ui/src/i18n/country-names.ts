/** Names that regulators and devices write otherwise than the platform, by its code. ISO 3166-1. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  'brunei darussalam': 'BN',
  'holy see (vatican city state)': 'VA',
  'hong kong': 'HK',
  'korea, republic of': 'KR',
  macao: 'MO',
  'micronesia, federated states of': 'FM',
  'russian federation': 'RU',
  'saint martin (french part)': 'MF',
  'saint vincent and the grenadines': 'VC',
  'sint maarten (dutch part)': 'SX',
  'virgin islands, u.s.': 'VI',
};
const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
/** What a device writes behind a country: `United States (Licensed)`. */
const SUFFIX = /^(.*?)(\s*\([^)]*\))$/;

/** As far as two spellings of one name differ: case, accents, apostrophes, `&`, `St.`. */
const plain = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}|['’]/gu, '')
    .toLowerCase()
    .replaceAll('&', 'and')
    .replace(/\bst\./g, 'saint')
    .trim();

/** Made once for each language: a text with a country is written with each change of a field. */
const REGIONS = new Map<string, Intl.DisplayNames>();
let known: ReadonlyMap<string, string> | undefined;

/** The code of each country by its plain English name, as the platform knows it. */
function codesByName(): ReadonlyMap<string, string> {
  if (known !== undefined) return known;
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  const codes = LETTERS.flatMap(first => LETTERS.map(second => first + second));
  const pairs = codes.flatMap(code => {
    const name = names.of(code);
    return name === undefined ? [] : [[plain(name), code] as const];
  });
  known = new Map([...pairs, ...Object.entries(OTHER_NAMES)]);
  return known;
}

/**
 * How a language names a country that a device names in English. A name that the platform does not know stays as it is, and so
 * does what stands behind one in brackets.
 */
export function countryNames(language: string): (name: string) => string {
  const local = REGIONS.get(language) ?? new Intl.DisplayNames(language, { type: 'region' });
  REGIONS.set(language, local);
  const codes = codesByName();
  return name => {
    const whole = codes.get(plain(name));
    if (whole !== undefined) return local.of(whole) ?? name;
    const [, country = name, suffix = ''] = SUFFIX.exec(name) ?? [];
    const code = codes.get(plain(country));
    return code === undefined ? name : `${local.of(code) ?? country}${suffix}`;
  };
}

/** The countries of a list by their names in the reader's language, in its order. */
export function localCountries<Country extends { readonly name: string }>(
  countries: readonly Country[],
  language: string,
): readonly Country[] {
  const nameOf = countryNames(language);
  const { compare } = new Intl.Collator(language);
  return countries
    .map(country => ({ ...country, name: nameOf(country.name) }))
    .sort((one, other) => compare(one.name, other.name));
}
