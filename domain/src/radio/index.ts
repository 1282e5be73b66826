export * from './build-regulatory-domain.ts';
export * from './ack-timing.ts';
export * from './band-edge.ts';
export * from './band.ts';
export * from './capacity-11ac.ts';
export * from './capacity-11ad.ts';
export * from './channel-number.ts';
export * from './channel-width.ts';
export * from './channel.ts';
export * from './channels-60ghz.ts';
export * from './channels-for.ts';
export * from './control-channel.ts';
export * from './country-lock.ts';
export * from './distance.ts';
export * from './fcc-countries.ts';
export * from './no-ack-distance.ts';
export * from './output-power.ts';
export * from './permitted-span.ts';
export * from './power-60ghz.ts';
export * from './professional-limits.ts';
export * from './radar.ts';
export * from './rate-11ac.ts';
export * from './rate-11ad.ts';
export * from './rate-choice.ts';
export * from './rate-label.ts';
export {
  countryRules,
  countryRulesByAlpha2,
  type RegulatoryCountry,
  regulatoryCountries,
  WORLD_COUNTRY_CODE,
} from './regulatory-table.ts';
export * from './signal-rate-bands.ts';
export { occupiedSpan, overlapMhz, type Span, spanContains, spansOverlap } from './span.ts';
export * from './standard-11ac.ts';
export * from './streams-label.ts';
export * from './tuning-grid.ts';
export * from './trial-window.ts';
export * from './unii-lock.ts';
export * from './width-60ghz.ts';
export type * from './regulatory-rule.ts';
export * from './regulatory-domain.ts';
export { REGDB_RELEASE } from './regulatory-table.generated.ts';
