import { isWithin, PHYSICAL } from '../units/physical-range.ts';

/** Whether a number can stand for a country, 0 for none included. */
export function isCountryCode(countryCode: number): boolean {
  return Number.isInteger(countryCode) && isWithin(countryCode, PHYSICAL.countryCode);
}
