export * from './build-regulatory-domain.ts';
export * from './distance.ts';
export * from './channels-for.ts';
export * from './band.ts';
export * from './rate-11ac.ts';
export * from './rate-11ad.ts';
export * from './channel.ts';
export {
  FCC_RULE_COUNTRIES,
  hasFccRules,
  isLicensedCountryName,
  isLicensedUse,
  isLockedCountry,
  isOfferedCountry,
  isUnlockedCountry,
  LOCKED_COUNTRY_CODES,
  mayChangeCountry,
  UNLOCKED_COUNTRY_CODES,
} from './country.ts';
export * from './output-power.ts';
export * from './regulatory-rule.ts';
export * from './regulatory-domain.ts';
export * from './professional-limits.ts';
export * from './radar.ts';
export * from './rate.ts';
export {
  countryRules,
  countryRulesByAlpha2,
  type RegulatoryCountry,
  regulatoryCountries,
  WORLD_COUNTRY_CODE,
} from './regulatory-table.ts';
export {
  deviceCentres,
  deviceCentres24,
  occupiedSpan,
  overlapMhz,
  type Span,
  spanContains,
  spansOverlap,
  standardCentres,
  TUNING_STEP_MHZ,
} from './span.ts';
export * from './trial-window.ts';
export { REGDB_RELEASE } from './regulatory-table.generated.ts';
