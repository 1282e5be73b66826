import { type Message, message } from '../errors/message.ts';
import { isWithin, PHYSICAL } from '../units/physical-range.ts';
import {
  asymmetric,
  compareReasons,
  isProblem,
  leadingReason,
  type LinkReason,
  overloaded,
  withoutExplainedRates,
} from './link-reason.ts';
import { END_RULES } from './end-reasons.ts';
import type { LinkEnds } from './link-end.ts';
import { type LinkHealth, linkHealth, linkPotential } from './signal-limits.ts';

/** Summary of a link. */
export interface LinkVerdict {
  /** Undefined while the device has no score. */
  readonly health: LinkHealth | undefined;
  /** Link potential, 0 to 100, not rounded. */
  readonly score: number | undefined;
  /** Reasons, the root cause first, problems before notes; empty when there is none. */
  readonly reasons: readonly LinkReason[];
  /** A poor direction that the score of the whole link hides, which no reason explains better. */
  readonly poorDirection?: PoorDirection | undefined;
  /** True if the link needs attention: a reason is a problem, or the score is poor. reading 21. */
  readonly problem: boolean;
  /** Shortfall of both directions together from their expected capacity, kbps: evidence of the cause. */
  readonly costKbps: number | undefined;
  /** The one sentence under the verdict: the first cause, else what the health means. */
  readonly headline: Message;
}

/** A direction whose score is poor. */
export interface PoorDirection {
  readonly direction: 'downlink' | 'uplink';
  readonly score: number;
}

const HEADLINES: Readonly<Record<LinkHealth, string>> = {
  excellent: 'The link performs as expected.',
  good: 'The link performs slightly below expectation.',
  poor: 'The link performs below expectation without a visible cause: check the spectrum for interference.',
};

/**
 * The direction that is the problem of a link whose score is not poor: no reason is a problem. reading 21.
 */
export function problemDirection(verdict: LinkVerdict): PoorDirection | undefined {
  const { problem, health, reasons, poorDirection: hidden } = verdict;
  return problem && health !== 'poor' && !reasons.some(isProblem) ? hidden : undefined;
}

/** The one thing to say of a link in a table: its problem, else its first note; undefined while there is neither. */
export function worstFirst({ problem, headline, reasons }: LinkVerdict): Message | undefined {
  return problem ? headline : reasons[0]?.message;
}

/** Judges a link: its health and the reasons in words. */
export function linkVerdict(ends: LinkEnds): LinkVerdict {
  const score = linkPotential(ends.downlink.linkScore, ends.uplink.linkScore);
  const health = score === undefined ? undefined : linkHealth(score);
  const reasons = linkReasons(ends);
  const poor = health === 'poor' ? undefined : poorDirection(ends);
  return {
    health,
    score,
    reasons,
    poorDirection: poor,
    problem: health === 'poor' || poor !== undefined || reasons.some(isProblem),
    costKbps: costKbps(ends),
    headline: scoreWords(score, poor, reasons) ?? headlineWithoutReason(ends, health, reasons.length > 0),
  };
}

/** What leads of the reasons and of a poor score: a problem, then the score, then a note. Undefined where nothing does. reading 21. */
function scoreWords(
  score: number | undefined,
  poor: PoorDirection | undefined,
  reasons: readonly LinkReason[],
): Message | undefined {
  const leading = leadingReason(reasons);
  if (leading !== undefined && isProblem(leading)) return leading.message;
  if (poor !== undefined) return message(POOR_DIRECTION[poor.direction], { score: Math.floor(poor.score) });
  if (leading === undefined || score === undefined || linkHealth(score) !== 'poor') return leading?.message;
  // A note says what may cost the score.
  return message('The link reaches {score} % of the expected capacity. {reason}', {
    score: Math.floor(score),
    reason: leading.message,
  });
}

const POOR_DIRECTION = {
  downlink:
    'The downlink reaches {score} % of the expected capacity: check alignment, obstacles and interference.',
  uplink:
    'The uplink reaches {score} % of the expected capacity: check alignment, obstacles and interference.',
} as const;

/** The direction that a good one hides in the score of the link: it costs capacity all the same. reading 21. */
function poorDirection(ends: LinkEnds): PoorDirection | undefined {
  for (const direction of ['downlink', 'uplink'] as const) {
    const score = ends[direction].linkScore;
    if (score !== undefined && linkHealth(score) === 'poor') return { direction, score };
  }
  return undefined;
}

/** Everything that is wrong with a link, the most important first. */
export function linkReasons(ends: LinkEnds): readonly LinkReason[] {
  const reasons: LinkReason[] = [];
  for (const end of ends.remote === undefined ? [ends.local] : [ends.local, ends.remote]) {
    for (const rule of END_RULES) {
      const reason = rule(end, ends);
      if (reason !== undefined) reasons.push(reason);
    }
  }
  for (const rule of [asymmetric, overloaded]) {
    const reason = rule(ends);
    if (reason !== undefined) reasons.push(reason);
  }
  return reasons.length < 2 ? reasons : withoutExplainedRates(reasons).toSorted(compareReasons);
}

/** Combined capacity missing from the expectation, kbps; undefined while either is unknown, or nothing is missing. */
function costKbps({ combinedCapacityKbps, combinedCapacityExpectedKbps }: LinkEnds): number | undefined {
  const capacities = [combinedCapacityKbps, combinedCapacityExpectedKbps];
  if (combinedCapacityKbps === undefined || combinedCapacityExpectedKbps === undefined) return undefined;
  if (!capacities.every(kbps => isWithin(kbps, PHYSICAL.amount))) return undefined;
  const missing = combinedCapacityExpectedKbps - combinedCapacityKbps;
  return missing > 0 ? missing : undefined;
}

/**
 * Message for a link without a fault in its readings: its health, else the known facts. With a note beside it a link is
 * not *as expected*: the note says what is below.
 */
export function headlineWithoutReason(
  ends: LinkEnds,
  health: LinkHealth | undefined,
  noted: boolean,
): Message {
  if (noted && health === 'excellent') return message('No problems detected.');
  if (health !== undefined) return message(HEADLINES[health]);
  if (isWithin(ends.local.signalDbm, PHYSICAL.dbm)) {
    return message('No fault found. The device does not report a link score.');
  }
  return message(
    ends.remote === undefined ? 'No link yet.' : 'The link is up. The device reports no readings for it.',
  );
}
