/** One rule of the database: MHz, dBm, seconds; flags as letters in alphabetical order. */
export interface RegdbRule {
  readonly start: number;
  readonly end: number;
  readonly maxBandwidth: number;
  readonly maxEirp: number;
  readonly cac: number | undefined;
  readonly flags: string;
}

export interface RegdbDomain {
  readonly alpha2: string;
  readonly region: string;
  readonly rules: readonly RegdbRule[];
}

export interface RegdbCountry {
  readonly number: number;
  readonly alpha2: string;
  readonly name: string;
}

/** The texts of the files that the table is made of, and the release of the database. */
export interface RegdbSource {
  readonly db: string;
  readonly iso: string;
  readonly licence: string;
  readonly release: string;
}

const FLAG_LETTERS = new Map([
  ['AUTO-BW', 'A'],
  ['DFS', 'D'],
  ['NO-IR', 'I'],
  ['PASSIVE-SCAN', 'I'],
  ['NO-IBSS', 'I'],
  ['NO-OFDM', 'M'],
  ['NO-OUTDOOR', 'O'],
  ['wmmrule=ETSI', 'W'],
]);

/** Flags that say nothing about the radios this table is for: other modulations, other widths. */
const FLAGS_OF_OTHERS = new Set([
  '',
  'NO-CCK',
  'NO-HT40',
  'NO-80MHZ',
  'NO-160MHZ',
  'NO-320MHZ',
  'NO-HE',
  'NO-EHT',
  'NO-INDOOR',
]);

const REGION_LETTERS = new Map([
  ['DFS-ETSI', 'E'],
  ['DFS-FCC', 'F'],
  ['DFS-JP', 'J'],
]);

const DOMAIN = /^country\s+([A-Z0-9]{2}):\s*(\S+)?$/;
const BLOCK = /^wmmrule\s+\S+:$/;
const BLOCK_ENTRY = /^(vo|vi|be|bk)_(c|ap):/;
const RULE =
  /^\((\d+(?:\.\d+)?) - (\d+(?:\.\d+)?) @ (\d+(?:\.\d+)?)\),\s*\((\d+(?:\.\d+)?)(\s*mW)?(?:,\s*(\d+))?\)((?:,\s*[^,]+)*)$/;

/** A power given in mW, as dBm with two decimals at most. */
function dbmOf(value: number, inMilliwatts: boolean): number {
  return inMilliwatts ? Number((10 * Math.log10(value)).toFixed(2)) : value;
}

/** A flag's letter, if it has one here. An unknown flag may forbid something, so it stops the run. */
function letterOf(flag: string, where: string): readonly string[] {
  const letter = FLAG_LETTERS.get(flag);
  if (letter !== undefined) return [letter];
  if (FLAGS_OF_OTHERS.has(flag)) return [];
  throw new Error(`${where}: the flag ${flag} is not known. Decide what it means before making the table.`);
}

function parseRule(line: string, where: string): RegdbRule {
  const found = RULE.exec(line);
  if (!found)
    throw new Error(
      `${where}: cannot read "${line}". A rule reads "(start - end @ width), (power)[, FLAG]".`,
    );
  const [, start, end, width, power, milliwatts, cac, flagText = ''] = found;
  const letters = new Set(flagText.split(',').flatMap(flag => letterOf(flag.trim(), where)));
  return {
    start: Number(start),
    end: Number(end),
    maxBandwidth: Number(width),
    maxEirp: dbmOf(Number(power), milliwatts !== undefined),
    cac: cac === undefined ? undefined : Number(cac),
    flags: [...letters].sort().join(''),
  };
}

function regionOf(name: string | undefined, where: string): string {
  if (name === undefined) return '';
  const letter = REGION_LETTERS.get(name);
  if (letter === undefined) throw new Error(`${where}: the DFS region ${name} is not known.`);
  return letter;
}

/** Reads the text of the database. Throws with the line number on anything unknown. */
export function parseRegdb(text: string): readonly RegdbDomain[] {
  const domains: (RegdbDomain & { readonly rules: RegdbRule[] })[] = [];
  text.split(/\r?\n/).forEach((raw, index) => {
    const line = raw.replace(/#.*$/, '').trim();
    if (line === '' || BLOCK.test(line) || BLOCK_ENTRY.test(line)) return;
    const where = `line ${index + 1}`;
    const domain = DOMAIN.exec(line);
    if (domain) {
      domains.push({ alpha2: domain[1] ?? '', region: regionOf(domain[2], where), rules: [] });
      return;
    }
    const current = domains.at(-1);
    if (!current) throw new Error(`${where}: a rule stands before the first country.`);
    current.rules.push(parseRule(line, where));
  });
  return domains;
}

/** Reads the tab-separated country table (number, two letters, name), its first line being the heading. */
export function parseCountries(text: string): readonly RegdbCountry[] {
  const rows = text.split(/\r?\n/).slice(1);
  return rows
    .filter(row => row !== '')
    .map(row => {
      const [number, alpha2 = '', name = ''] = row.split('\t');
      return { number: Number(number), alpha2, name };
    });
}

function encodeRule(rule: RegdbRule): string {
  const cac = rule.cac === undefined ? '' : `/${rule.cac}`;
  const flags = rule.flags === '' ? '' : `:${rule.flags}`;
  return `${rule.start}-${rule.end}@${rule.maxBandwidth}:${rule.maxEirp}${cac}${flags}`;
}

const byFrequency = (a: RegdbRule, b: RegdbRule): number =>
  a.start - b.start || a.end - b.end || (encodeRule(a) < encodeRule(b) ? -1 : 1);

/** Lines of shared rules, and lines of domains that name them by number (base 36). Domains without a number are left out. */
export function encodeTable(
  domains: readonly RegdbDomain[],
  countries: readonly RegdbCountry[],
): { readonly rules: readonly string[]; readonly domains: readonly string[] } {
  const byAlpha2 = new Map(countries.map(country => [country.alpha2, country]));
  byAlpha2.set('00', { number: 0, alpha2: '00', name: 'World' });
  const numbered = domains.flatMap(domain => {
    const country = byAlpha2.get(domain.alpha2);
    return country === undefined ? [] : [{ ...domain, number: country.number, name: country.name }];
  });
  const rules = [
    ...new Set(
      numbered
        .flatMap(domain => domain.rules)
        .sort(byFrequency)
        .map(encodeRule),
    ),
  ];
  const numbers = new Map(rules.map((rule, index) => [rule, index.toString(36)]));
  const lines = numbered.map(({ alpha2, number, name, region, rules: own }) =>
    [alpha2, number, name, region, own.map(rule => numbers.get(encodeRule(rule))).join(' ')].join('|'),
  );
  return { rules, domains: lines };
}

const literal = (lines: readonly string[]): string => `\`${lines.join('\n').replace(/[\\`$]/g, '\\$&')}\``;

/** The text of the generated module, its licence in front. */
export function generateTable({ db, iso, licence, release }: RegdbSource): string {
  const { rules, domains } = encodeTable(parseRegdb(db), parseCountries(iso));
  const notice = licence
    .trim()
    .split(/\r?\n/)
    .map(line => ` * ${line}`.trimEnd());
  return `/*!
 * Generated by scripts/regdb.mjs from the public wireless regulatory database (wireless-regdb), release ${release}.
 * Do not edit. The data is under the ISC licence:
 *
${notice.join('\n')}
 */

/** Release of wireless-regdb this table was made from. */
export const REGDB_RELEASE = '${release}';

/** One rule a line: start-end@maxBandwidth:maxEirp[/cac][:flags], MHz, dBm, s. */
export const REGDB_RULES = ${literal(rules)};

/** One domain a line: letters|number|name|DFS region|rules, each rule by its line in base 36. */
export const REGDB_DOMAINS = ${literal(domains)};
`;
}

const RELEASE_LINE = /REGDB_RELEASE = '([^']*)'/;

/** The release that a generated module names, so that a check needs no telling. */
export function releaseOf(generated: string): string | undefined {
  return RELEASE_LINE.exec(generated)?.[1];
}
