export * from './build-regulatory-domain.ts';
export * from './distance.ts';
export * from './ack-timing.ts';
export * from './channels-for.ts';
export * from './band.ts';
export * from './channel-width.ts';
export * from './control-channel.ts';
export * from './rate-table.ts';
export * from './capacity.ts';
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
export {
  antennaGain60Problem,
  type ChannelRow,
  isDomainOfCountry,
  type RegulatoryDomain,
  type RegulatoryDomain60,
  type RegulatoryInterface,
  type RegulatoryInterfaceId,
  rowsInRange60,
  rowsOf,
  rowsOfWidth,
} from './regulatory-domain.ts';
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
export { occupiedSpan, overlapMhz, type Span, spanContains, spansOverlap } from './span.ts';
export { deviceCentres, deviceCentres24, standardCentres, TUNING_STEP_MHZ } from './tuning-grid.ts';
export * from './trial-window.ts';
export { REGDB_RELEASE } from './regulatory-table.generated.ts';
