import { isLicensedCountryName } from '../radio/country.ts';
import { message, type Problem } from '../errors/message.ts';
import { type FormProblems, formOf, formProblems } from './form-problems.ts';

/** Country code of "Select Country". §3.first-setup-model. */
export const NO_COUNTRY = 0;
/** §5.first-setup. */
export const AGREEMENT_LABEL = 'Terms of Use agreement';

/** §3.first-setup-model. */
export interface FirstSetup {
  /** ISO 3166 numeric code; 0 means none. */
  readonly country: number;
  /** For example `en_US`. */
  readonly language: string;
  readonly agreed: boolean;
}

/** Country must not be 0. §5.first-setup. */
export function checkCountry(country: number): Problem | undefined {
  return Number.isInteger(country) && country > NO_COUNTRY
    ? undefined
    : message('Please select your country.');
}

/** The terms must be accepted. §5.first-setup. */
export function checkAgreed(agreed: boolean): Problem | undefined {
  return agreed === true ? undefined : message('Please accept the Terms of Use agreement.');
}

/** The first-setup form: Continue is enabled while it has no problems. §2.first-setup, §5.first-setup. */
export function checkFirstSetup(setup: FirstSetup): FormProblems<'country' | 'agreed'> {
  const { country, agreed } = formOf(setup);
  return formProblems({
    country: () => checkCountry(country),
    agreed: () => checkAgreed(agreed),
  });
}

/** True if a country requires the licensed firmware and its agreement, by its label. §2. */
export function needsLicensedFirmware(countryLabel: string): boolean {
  return isLicensedCountryName(countryLabel);
}
