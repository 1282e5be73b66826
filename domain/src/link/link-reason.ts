import { type Message, message } from '../errors/message.ts';
import { isWithin, PHYSICAL } from '../units/physical-range.ts';
import type { Severity } from './chains.ts';
import type { LinkEnds, LinkSide } from './link-end.ts';

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

/** Whole sentences for both sides: a side put into a sentence does not translate. */
export type Sentences = Readonly<Record<LinkSide, string>>;

/** A reason in the sentence of its side. */
export function reason(
  kind: LinkReasonKind,
  side: LinkSide,
  severity: ReasonSeverity,
  sentences: Sentences,
  values: Message['values'],
): LinkReason {
  return { kind, side, severity, message: message(sentences[side], values) };
}

/**
 * Limits of the difference between the ends, dB: above the first a note, above the second a problem. The path
 * is the same both ways, so the rest is the hardware of one end. Recorded good links differ by up to 3 dB.
 * reading 21.
 */
export const ASYMMETRY_LIMITS_DB = { success: 5, warning: 8 } as const;

const SENTENCES: Sentences = {
  local:
    'The local signal is {difference} dB lower than the remote signal at equal transmit power: check the local antenna and cable.',
  remote:
    'The remote signal is {difference} dB lower than the local signal at equal transmit power: check the remote antenna and cable.',
};

/**
 * Signal difference between local and remote end, dB, at equal power: each signal is reduced by the transmit power of
 * its sender. If one power is unknown, or none, the bare signals are compared. Undefined unless both ends report a signal.
 */
export function asymmetryDb(ends: LinkEnds): number | undefined {
  const { local, remote } = ends;
  const { signalDbm: here, txPowerDbm: sentLocal } = local;
  const { signalDbm: there, txPowerDbm: sentRemote } = remote ?? {};
  if (!isWithin(here, PHYSICAL.dbm) || !isWithin(there, PHYSICAL.dbm)) return undefined;
  const powersKnown = isWithin(sentLocal, PHYSICAL.dbm) && isWithin(sentRemote, PHYSICAL.dbm);
  return powersKnown ? here - sentRemote - (there - sentLocal) : here - there;
}

/** One end receives a clearly weaker signal than the other. */
export function asymmetric(ends: LinkEnds): LinkReason | undefined {
  const signed = asymmetryDb(ends);
  if (signed === undefined || Math.abs(signed) <= ASYMMETRY_LIMITS_DB.success) return undefined;
  const side = signed < 0 ? 'local' : 'remote';
  const difference = Math.abs(signed);
  const severity = difference > ASYMMETRY_LIMITS_DB.warning ? 'danger' : 'warning';
  return reason('asymmetric', side, severity, SENTENCES, { difference });
}

/** From here on a share of the airtime is a big problem, percent. §9.problems. */
export const BIG_PROBLEM_PERCENT = 80;

/** What an overloaded channel is called; undefined below 80 %, or while the airtime is not known. */
export function overloadMessage(airtimePercent: number | undefined) {
  if (!isWithin(airtimePercent, PHYSICAL.share) || airtimePercent < BIG_PROBLEM_PERCENT) return undefined;
  return message('Airtime usage is {percent} %: limit the traffic or widen the channel.', {
    percent: Math.round(airtimePercent),
  });
}

/** A link whose traffic fills the channel: frames wait, whatever else its readings show. reading 40. */
export function overloaded({ airtimePercent }: Pick<LinkEnds, 'airtimePercent'>): LinkReason | undefined {
  const text = overloadMessage(airtimePercent);
  return text && { kind: 'overload', side: 'local', severity: 'danger', message: text };
}
