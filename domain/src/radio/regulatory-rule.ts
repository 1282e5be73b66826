import { isWithin, PHYSICAL } from '../units/physical-range.ts';
import { type Span, spanContains, spansOverlap } from './span.ts';

/** Which authority's way of avoiding radar a country follows. */
export type DfsRegion = 'ETSI' | 'FCC' | 'JP';

/** Limits of the public regulatory database for one frequency range. MHz, dBm EIRP, seconds. */
export interface RegulatoryRule extends Span {
  readonly maxBandwidthMhz: number;
  readonly maxEirpDbm: number;
  /** Only where the rule sets its own. */
  readonly cacSeconds?: number;
  readonly dfs: boolean;
  readonly indoorOnly: boolean;
  /** No initiating radiation: an access point may not start here. */
  readonly noInitiate: boolean;
  /** OFDM is forbidden: of no use to any radio of ours. */
  readonly noOfdm: boolean;
  /** May be joined with the rules it adjoins to make a wider channel. */
  readonly joinable: boolean;
  /** Transmit queues follow EN 301 893: the country is one of the European regime. */
  readonly etsiQueues: boolean;
}

/** All rules of one country. */
export interface CountryRules {
  /** ISO 3166-1 number, 0 for the world domain. */
  readonly countryCode: number;
  /** ISO 3166-1 letters, `00` for the world domain. */
  readonly alpha2: string;
  readonly name: string;
  readonly dfsRegion: DfsRegion | undefined;
  readonly rules: readonly RegulatoryRule[];
}

/** On what terms a stretch of spectrum may be used as one channel. */
export interface Permit {
  /** Least EIRP over the rules the channel lies in, dBm. */
  readonly maxEirpDbm: number;
  /** Any of its rules asks for radar detection. */
  readonly dfs: boolean;
  readonly indoorOnly: boolean;
  readonly noInitiate: boolean;
}

function permitOf(rules: readonly RegulatoryRule[]): Permit {
  return {
    maxEirpDbm: Math.min(...rules.map(rule => rule.maxEirpDbm)),
    dfs: rules.some(rule => rule.dfs),
    indoorOnly: rules.some(rule => rule.indoorOnly),
    noInitiate: rules.some(rule => rule.noInitiate),
  };
}

/** The joinable rules that cover a span without a gap or an overlap, lowest first. Undefined when they do not. */
function joined(rules: readonly RegulatoryRule[], span: Span): readonly RegulatoryRule[] | undefined {
  const parts = rules
    .filter(rule => rule.joinable && spansOverlap(rule, span))
    .toSorted((a, b) => a.startMhz - b.startMhz);
  const [first] = parts;
  const last = parts.at(-1);
  if (first === undefined || last === undefined) return undefined;
  const whole = { startMhz: first.startMhz, endMhz: last.endMhz };
  const adjoining = parts.every((part, at) => at === 0 || parts[at - 1]?.endMhz === part.startMhz);
  return adjoining && spanContains(whole, span) ? parts : undefined;
}

/**
 * Terms on which the rules permit a span as one channel. It lies within one rule wide enough for it, or
 * within adjacent rules that may be joined. Rules without OFDM or with an invalid EIRP are ignored. Undefined when
 * not permitted.
 */
export function permitSpan(rules: readonly RegulatoryRule[], span: Span): Permit | undefined {
  const usable = rules.filter(rule => !rule.noOfdm && isWithin(rule.maxEirpDbm, PHYSICAL.dbm));
  const width = span.endMhz - span.startMhz;
  const single = usable.find(rule => spanContains(rule, span) && rule.maxBandwidthMhz >= width);
  if (single !== undefined) return permitOf([single]);
  const parts = joined(usable, span);
  return parts === undefined ? undefined : permitOf(parts);
}
