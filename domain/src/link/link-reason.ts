import type { Message } from '../errors/message.ts';
import type { Severity } from './chains.ts';
import type { LinkSide } from './link-end.ts';

/**
 * Possible problems of a link, the most significant first: an earlier one often explains a later one. A fault of an
 * antenna comes before what it spoils. reading 40.
 */
export const LINK_REASON_KINDS = [
  'over-saturated',
  'chain-imbalance',
  'asymmetric',
  'ethernet-bottleneck',
  'overload',
  'interference',
  'weak',
  'low-rate',
  'errors',
] as const;
export type LinkReasonKind = (typeof LINK_REASON_KINDS)[number];

/**
 * Severity of a reason. `danger` is a problem: it costs capacity, or will soon. `warning` is a note: below
 * expectation and harmless. Only problems are counted, coloured and sorted first. reading 21.
 */
export type ReasonSeverity = Exclude<Severity, 'success'>;

/** One thing that keeps a link from what is expected, in words. */
export interface LinkReason {
  readonly kind: LinkReasonKind;
  readonly side: LinkSide;
  readonly severity: ReasonSeverity;
  /** What the signal is below its expectation by, dB: of a weak signal that could be used. */
  readonly belowExpectedDb?: number | undefined;
  readonly message: Message;
}

/** Reasons of the radio path: whatever the rate falls short of its expectation by is their doing. */
const EXPLAINS_RATE: ReadonlySet<LinkReasonKind> = new Set([
  'chain-imbalance',
  'over-saturated',
  'interference',
  'weak',
  'asymmetric',
]);

/** True if a reason is a problem, not a note. */
export function isProblem({ severity }: Pick<LinkReason, 'severity'>): boolean {
  return severity === 'danger';
}

/** The reason that may lead: the first one that is a cause. A rate is only evidence. */
export function leadingReason(reasons: readonly LinkReason[]): LinkReason | undefined {
  return reasons.find(({ kind }) => kind !== 'low-rate');
}

/** Problems before notes, then the more telling kind, then the local end. */
export function compareReasons(a: LinkReason, b: LinkReason): number {
  return (
    Number(!isProblem(a)) - Number(!isProblem(b)) ||
    LINK_REASON_KINDS.indexOf(a.kind) - LINK_REASON_KINDS.indexOf(b.kind) ||
    Number(a.side === 'remote') - Number(b.side === 'remote')
  );
}

/** A low rate is evidence of what causes it, never a second complaint beside its cause. */
export function withoutExplainedRates(reasons: readonly LinkReason[]): readonly LinkReason[] {
  const explained = reasons.some(({ kind }) => EXPLAINS_RATE.has(kind));
  return explained ? reasons.filter(({ kind }) => kind !== 'low-rate') : reasons;
}
