import { textOf } from '../text/text.ts';
import { isCountryCode } from './regulatory-domain.ts';

/** Country numbers that never lock the device to themselves: a compliance test, no country. §9. */
export const UNLOCKED_COUNTRY_CODES: readonly number[] = [1125];

/** Greece, Indonesia, Japan, Spain, Thailand, Turkey: chosen once, they stay. §9.countries. */
export const LOCKED_COUNTRY_CODES: readonly number[] = [300, 360, 392, 724, 764, 792];

/** Numbers vendors use for things that are no country and are not offered: compliance test, licensed. */
const NUMBERS_WITHOUT_COUNTRY: ReadonlySet<number> = new Set([511, 8191, ...UNLOCKED_COUNTRY_CODES]);

/** True if the country is one that devices are locked to. */
export function isLockedCountry(countryCode: number): boolean {
  return LOCKED_COUNTRY_CODES.includes(countryCode);
}

/** True if a device with this number may always be moved to a country. */
export function isUnlockedCountry(countryCode: number): boolean {
  return UNLOCKED_COUNTRY_CODES.includes(countryCode);
}

/** True if the country of a device may be changed; `boardLocked` is the board's `ccode_locked`. */
export function mayChangeCountry(countryCode: number, boardLocked: boolean): boolean {
  if (!isCountryCode(countryCode)) return false;
  return isUnlockedCountry(countryCode) || (!boardLocked && !isLockedCountry(countryCode));
}

/** True if a number is a selectable country. 0 means none is selected. */
export function isOfferedCountry(countryCode: number): boolean {
  return isCountryCode(countryCode) && countryCode > 0 && !NUMBERS_WITHOUT_COUNTRY.has(countryCode);
}

/**
 * True if a country's label names licensed use, so that its agreement has to be shown. §2.first-setup.
 */
export function isLicensedCountryName(label: string): boolean {
  return textOf(label).toLowerCase().includes('licensed');
}

/** Numbers of licensed use and of the compliance test, to which no country's limits of power apply. reading 41. */
const LICENSED_NUMBERS: ReadonlySet<number> = new Set([511, ...UNLOCKED_COUNTRY_CODES]);

/** True if the operator holds a licence, or tests: the country's limit of power is lifted, never the board's. */
export function isLicensedUse(countryCode: number, countryName = ''): boolean {
  return LICENSED_NUMBERS.has(countryCode) || isLicensedCountryName(countryName);
}

/** The United States, Canada and Puerto Rico: the countries with the FCC rules of §5. */
export const FCC_RULE_COUNTRIES: readonly number[] = [840, 124, 630];

/**
 * True if the rules for the United States, Canada and Puerto Rico apply. §5.wireless-rules.
 */
export function hasFccRules(countryCode: number): boolean {
  return FCC_RULE_COUNTRIES.includes(countryCode);
}
