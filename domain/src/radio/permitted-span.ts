import { isWithin, PHYSICAL } from '../units/physical-range.ts';
import type { RegulatoryRule } from './regulatory-rule.ts';
import { type Span, spanContains, spansOverlap } from './span.ts';

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
