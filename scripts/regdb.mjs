/**
 * Turns the public wireless regulatory database into the compact table that the domain package ships.
 *
 *   node scripts/regdb.mjs --db db.txt --iso iso3166-numeric.tsv --licence LICENSE [--release 2026.05.30] [--out FILE] [--check]
 *
 * Both spellings of the database are read: the one written back from the binary, and the original source with comments,
 * powers in mW and `wmmrule` blocks. With `--check` nothing is written; the exit code tells whether the table is current.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';

const OUT = new URL('../domain/src/radio/regulatory-table.generated.ts', import.meta.url);

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
function dbmOf(value, inMilliwatts) {
  return inMilliwatts ? Number((10 * Math.log10(value)).toFixed(2)) : value;
}

/** A flag's letter, if it has one here. An unknown flag may forbid something, so it stops the run. */
function letterOf(flag, where) {
  const letter = FLAG_LETTERS.get(flag);
  if (letter !== undefined) return [letter];
  if (FLAGS_OF_OTHERS.has(flag)) return [];
  throw new Error(`${where}: the flag ${flag} is not known. Decide what it means before making the table.`);
}

function parseRule(line, where) {
  const found = RULE.exec(line);
  if (!found)
    throw new Error(
      `${where}: cannot read "${line}". A rule reads "(start - end @ width), (power)[, FLAG]".`,
    );
  const [, start, end, width, power, milliwatts, cac, flagText] = found;
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

function regionOf(name, where) {
  if (name === undefined) return '';
  const letter = REGION_LETTERS.get(name);
  if (letter === undefined) throw new Error(`${where}: the DFS region ${name} is not known.`);
  return letter;
}

/** Reads the text of the database. Throws with the line number on anything unknown. */
export function parseRegdb(text) {
  const domains = [];
  text.split(/\r?\n/).forEach((raw, index) => {
    const line = raw.replace(/#.*$/, '').trim();
    if (line === '' || BLOCK.test(line) || BLOCK_ENTRY.test(line)) return;
    const where = `line ${index + 1}`;
    const domain = DOMAIN.exec(line);
    if (domain) {
      domains.push({ alpha2: domain[1], region: regionOf(domain[2], where), rules: [] });
      return;
    }
    const current = domains.at(-1);
    if (!current) throw new Error(`${where}: a rule stands before the first country.`);
    current.rules.push(parseRule(line, where));
  });
  return domains;
}

/** Reads the tab-separated country table (number, two letters, name), its first line being the heading. */
export function parseCountries(text) {
  const rows = text.split(/\r?\n/).slice(1);
  return rows
    .filter(row => row !== '')
    .map(row => {
      const [number, alpha2, name] = row.split('\t');
      return { number: Number(number), alpha2, name };
    });
}

function encodeRule(rule) {
  const cac = rule.cac === undefined ? '' : `/${rule.cac}`;
  const flags = rule.flags === '' ? '' : `:${rule.flags}`;
  return `${rule.start}-${rule.end}@${rule.maxBandwidth}:${rule.maxEirp}${cac}${flags}`;
}

const byFrequency = (a, b) => a.start - b.start || a.end - b.end || (encodeRule(a) < encodeRule(b) ? -1 : 1);

/** Lines of shared rules, and lines of domains that name them by number (base 36). Domains without a number are left out. */
export function encodeTable(domains, countries) {
  const byAlpha2 = new Map(countries.map(country => [country.alpha2, country]));
  byAlpha2.set('00', { number: 0, alpha2: '00', name: 'World' });
  const kept = domains.filter(domain => byAlpha2.has(domain.alpha2));
  const rules = [
    ...new Set(
      kept
        .flatMap(domain => domain.rules)
        .sort(byFrequency)
        .map(encodeRule),
    ),
  ];
  const numbers = new Map(rules.map((rule, index) => [rule, index.toString(36)]));
  const lines = kept.map(({ alpha2, region, rules: own }) => {
    const { number, name } = byAlpha2.get(alpha2);
    return [alpha2, number, name, region, own.map(rule => numbers.get(encodeRule(rule))).join(' ')].join('|');
  });
  return { rules, domains: lines };
}

const literal = lines => `\`${lines.join('\n').replace(/[\\`$]/g, '\\$&')}\``;

/** The text of the generated module, its licence in front. */
export function generateTable({ db, iso, licence, release }) {
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
export function releaseOf(generated) {
  return RELEASE_LINE.exec(generated)?.[1];
}

function readIfThere(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (error.code === 'ENOENT') return '';
    throw error;
  }
}

function main() {
  const { values } = parseArgs({
    options: {
      db: { type: 'string' },
      iso: { type: 'string' },
      licence: { type: 'string' },
      release: { type: 'string' },
      out: { type: 'string' },
      check: { type: 'boolean', default: false },
    },
  });
  const { db, iso, licence, check } = values;
  if (!db || !iso || !licence) {
    console.error(
      'Usage: node scripts/regdb.mjs --db FILE --iso FILE --licence FILE [--release NAME] [--out FILE] [--check]',
    );
    return 2;
  }
  const out = values.out ?? OUT;
  const before = readIfThere(out);
  const release = values.release ?? releaseOf(before) ?? 'unstated';
  const [dbText, isoText, licenceText] = [db, iso, licence].map(file => readFileSync(file, 'utf8'));
  const table = generateTable({ db: dbText, iso: isoText, licence: licenceText, release });
  if (check) {
    console.log(
      table === before ? 'The table is current.' : 'The table differs from a fresh one. Run without --check.',
    );
    return table === before ? 0 : 1;
  }
  writeFileSync(out, table);
  console.log(`Wrote ${table.length} characters, release ${release}.`);
  return 0;
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  process.exitCode = main();
}
