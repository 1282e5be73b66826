import { type Message, message } from '../errors/message.ts';
import { isWithin, PHYSICAL } from '../units/physical-range.ts';

/** Performance of a link relative to its potential. */
export type LinkHealth = 'excellent' | 'good' | 'poor';

/** Least score of each health, 0 to 100; below `good` it is poor. §9.health. */
export const LINK_HEALTH_LIMITS = { excellent: 90, good: 70 } as const;

const HEALTH_WORDS: Readonly<Record<LinkHealth, string>> = {
  excellent: 'Excellent link',
  good: 'Good link',
  poor: 'Poor link',
};

/** Health of a link score of 0 to 100; undefined for an invalid score. */
export function linkHealth(score: number): LinkHealth | undefined {
  if (!isWithin(score, PHYSICAL.percent)) return undefined;
  if (score >= LINK_HEALTH_LIMITS.excellent) return 'excellent';
  return score >= LINK_HEALTH_LIMITS.good ? 'good' : 'poor';
}

/** The words for a health. */
export function linkHealthMessage(health: LinkHealth): Message {
  return message(HEALTH_WORDS[health]);
}

/**
 * Link potential, 0 to 100: the mean of the link scores of the two directions. With one of them unknown it is the
 * other; with both, undefined. What is no score is not known.
 */
export function linkPotential(
  downlinkScore: number | undefined,
  uplinkScore: number | undefined,
): number | undefined {
  const known = [downlinkScore, uplinkScore].filter(score => isWithin(score, PHYSICAL.percent));
  return known.length === 0 ? undefined : known.reduce((sum, score) => sum + score, 0) / known.length;
}
