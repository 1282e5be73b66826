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

export function parseRegdb(text: string): readonly RegdbDomain[];
export function parseCountries(text: string): readonly RegdbCountry[];
export function encodeTable(
  domains: readonly RegdbDomain[],
  countries: readonly RegdbCountry[],
): { readonly rules: readonly string[]; readonly domains: readonly string[] };
export function generateTable(source: {
  readonly db: string;
  readonly iso: string;
  readonly licence: string;
  readonly release: string;
}): string;
export function releaseOf(generated: string): string | undefined;
