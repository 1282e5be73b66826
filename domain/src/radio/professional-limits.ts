import { hasFccRules } from './country.ts';
import type { CountryRules, Permit } from './regulatory-rule.ts';
import { isSpan, type Span, spanContains, spansOverlap } from './span.ts';

/** EIRP that an outdoor link may use in a stretch of spectrum, dBm, instead of what a Wi-Fi client may. */
export interface ProfessionalLimit extends Span {
  readonly maxEirpDbm: number;
}

/** FCC 15.407 for fixed outdoor links. */
export const FCC_PROFESSIONAL_LIMITS: readonly ProfessionalLimit[] = [
  { startMhz: 5150, endMhz: 5250, maxEirpDbm: 36 },
  { startMhz: 5250, endMhz: 5350, maxEirpDbm: 30 },
  { startMhz: 5470, endMhz: 5725, maxEirpDbm: 30 },
  { startMhz: 5725, endMhz: 5850, maxEirpDbm: 36 },
];

/** EN 301 893 with power control, and short range devices above 5725 MHz. */
export const ETSI_PROFESSIONAL_LIMITS: readonly ProfessionalLimit[] = [
  { startMhz: 5150, endMhz: 5350, maxEirpDbm: 23 },
  { startMhz: 5470, endMhz: 5725, maxEirpDbm: 30 },
  { startMhz: 5725, endMhz: 5875, maxEirpDbm: 14 },
];

/** EN 302 502: fixed wireless under the light licence of the United Kingdom, outdoors. */
export const GB_LICENSED_LIMIT: ProfessionalLimit = { startMhz: 5725, endMhz: 5850, maxEirpDbm: 36 };

const UNITED_KINGDOM = 826;

/** True if the country follows the European regime, derived from its rules (not only from its DFS region). */
function isEtsiRegime(country: CountryRules): boolean {
  return country.dfsRegion === 'ETSI' && country.rules.some(rule => rule.etsiQueues);
}

function limitsOf(country: CountryRules): readonly ProfessionalLimit[] {
  if (hasFccRules(country.countryCode)) return FCC_PROFESSIONAL_LIMITS;
  return isEtsiRegime(country) ? ETSI_PROFESSIONAL_LIMITS : [];
}

function isCovered(limits: readonly ProfessionalLimit[], span: Span): boolean {
  const covered = limits.reduce(
    (at, limit) => (limit.startMhz <= at ? Math.max(at, limit.endMhz) : at),
    span.startMhz,
  );
  return covered >= span.endMhz;
}

/**
 * The terms of professional outdoor use. The EIRP of the public rules is replaced by the least of the
 * professional limits that contain the channel. Countries without such limits keep the public ones. A licence
 * in the United Kingdom also lifts the restriction to indoor use. The EIRP is NaN for an invalid span.
 */
export function professionalPermit(
  country: CountryRules,
  span: Span,
  permit: Permit,
  licensed: boolean,
): Permit {
  if (!isSpan(span)) return { ...permit, maxEirpDbm: Number.NaN };
  if (licensed && country.countryCode === UNITED_KINGDOM && spanContains(GB_LICENSED_LIMIT, span)) {
    return { ...permit, maxEirpDbm: GB_LICENSED_LIMIT.maxEirpDbm, indoorOnly: false };
  }
  const touched = limitsOf(country).filter(limit => spansOverlap(limit, span));
  if (touched.length === 0) return permit;
  const least = Math.min(...touched.map(limit => limit.maxEirpDbm));
  return { ...permit, maxEirpDbm: isCovered(touched, span) ? least : Math.min(least, permit.maxEirpDbm) };
}
