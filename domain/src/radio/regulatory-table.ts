import type { CountryRules, DfsRegion, RegulatoryRule } from './regulatory-rule.ts';
import { REGDB_DOMAINS, REGDB_RULES } from './regulatory-table.generated.ts';

const REGIONS: Readonly<Record<string, DfsRegion>> = { E: 'ETSI', F: 'FCC', J: 'JP' };

const RULE_LINE = /^([\d.]+)-([\d.]+)@([\d.]+):([\d.]+)(?:\/(\d+))?(?::([A-Z]+))?$/;

/** Reads one line of the compact table, `start-end@maxBandwidth:maxEirp[/cac][:flags]`. Throws on anything else. */
export function decodeRule(line: string): RegulatoryRule {
  const found = RULE_LINE.exec(line);
  if (found === null) throw new Error(`Not a line of the regulatory table: ${line}`);
  const [, start, end, width, eirp, cac, flags = ''] = found;
  return {
    startMhz: Number(start),
    endMhz: Number(end),
    maxBandwidthMhz: Number(width),
    maxEirpDbm: Number(eirp),
    ...(cac === undefined ? {} : { cacSeconds: Number(cac) }),
    dfs: flags.includes('D'),
    indoorOnly: flags.includes('O'),
    noInitiate: flags.includes('I'),
    noOfdm: flags.includes('M'),
    joinable: flags.includes('A'),
    etsiQueues: flags.includes('W'),
  };
}

/** Reads the two texts of the compact table; see its generated module for their form. */
export function decodeTable(ruleLines: string, domainLines: string): readonly CountryRules[] {
  const rules = ruleLines.split('\n').map(decodeRule);
  return domainLines.split('\n').map(line => {
    const [alpha2 = '', number = '', name = '', region = '', indexes = ''] = line.split('|');
    return {
      countryCode: Number(number),
      alpha2,
      name,
      dfsRegion: REGIONS[region],
      rules: indexes.split(' ').flatMap(index => rules[Number.parseInt(index, 36)] ?? []),
    };
  });
}

let decoded: readonly CountryRules[] | undefined;

function table(): readonly CountryRules[] {
  decoded ??= decodeTable(REGDB_RULES, REGDB_DOMAINS);
  return decoded;
}

/** Number of the world domain: rules that hold where the country is not known. */
export const WORLD_COUNTRY_CODE = 0;

/** The rules of a country by its ISO number, 0 for the world domain. Undefined for a country the database lacks. */
export function countryRules(countryCode: number): CountryRules | undefined {
  return table().find(country => country.countryCode === countryCode);
}

/** The rules of a country by its two ISO letters, in any case. */
export function countryRulesByAlpha2(alpha2: string): CountryRules | undefined {
  return table().find(country => country.alpha2 === alpha2.toUpperCase());
}

/** A country that can be offered for choice. */
export type RegulatoryCountry = Pick<CountryRules, 'countryCode' | 'alpha2' | 'name'>;

/** Every country with rules, in the order of their letters, without the world domain. */
export function regulatoryCountries(): readonly RegulatoryCountry[] {
  return table()
    .filter(country => country.countryCode !== WORLD_COUNTRY_CODE)
    .map(({ countryCode, alpha2, name }) => ({ countryCode, alpha2, name }));
}
