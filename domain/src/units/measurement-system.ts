export type MeasurementSystem = 'metric' | 'imperial';

/** ISO 3166 numeric codes of the countries that use imperial units: United States and United Kingdom. §9. */
export const IMPERIAL_COUNTRIES: readonly number[] = [840, 826];

/** Default of a country if the user selected none. */
export function countryMeasurementSystem(countryCode: number | undefined): MeasurementSystem {
  return countryCode !== undefined && IMPERIAL_COUNTRIES.includes(countryCode) ? 'imperial' : 'metric';
}

/** The administrator's stored choice; without one, that of the device's country. §9.units. */
export function measurementSystem(
  countryCode: number | undefined,
  stored: MeasurementSystem | undefined,
): MeasurementSystem {
  return stored ?? countryMeasurementSystem(countryCode);
}
