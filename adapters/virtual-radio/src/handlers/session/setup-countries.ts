import { regulatoryCountries } from '@radiolink/domain/radio';
import { LICENSED_UNITED_STATES } from '../../regulation/regulation.ts';

/** A country as `setup_data.rd_countries` lists it. */
export interface SetupCountry {
  readonly name: string;
  readonly code: number;
}

const LICENSED: SetupCountry = { name: 'United States (Licensed)', code: LICENSED_UNITED_STATES };

let countries: readonly SetupCountry[] | undefined;

/** Countries offered at the first setup, sorted by name, no zero entry. */
export function setupCountries(): readonly SetupCountry[] {
  countries ??= [
    ...regulatoryCountries().map(({ name, countryCode }) => ({ name, code: countryCode })),
    LICENSED,
  ].sort((a, b) => a.name.localeCompare(b.name, 'en'));
  return countries;
}

/** True if the first setup accepts a country code. */
export function isSetupCountry(code: number): boolean {
  return setupCountries().some(country => country.code === code);
}
