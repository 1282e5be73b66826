import type { Message } from '../errors/message.ts';
import { message } from '../errors/message.ts';
import { asymmetric } from './asymmetry.ts';
import { END_RULES } from './end-reasons.ts';
import type { LinkEnds } from './link-end.ts';
import { type LinkHealth, linkHealth, linkPotential } from './link-health.ts';
import { compareReasons, type LinkReason } from './link-reason.ts';

/** What is to be said of a link in one glance. */
export interface LinkVerdict {
  /** Undefined while the device has no score. */
  readonly health: LinkHealth | undefined;
  /** Link potential, 0 to 100, not rounded. */
  readonly score: number | undefined;
  /** What is wrong, the most important first; empty when nothing is. */
  readonly reasons: readonly LinkReason[];
  /** The one sentence under the verdict: the first reason, or what the health means. */
  readonly headline: Message;
}

const HEADLINES: Readonly<Record<LinkHealth, string>> = {
  excellent: 'The link does all that is expected of it.',
  good: 'The link does nearly all that is expected of it.',
  poor: 'The link does less than is expected of it, and no reading says why.',
};

/** Judges a link: its health and the reasons in words. */
export function linkVerdict(ends: LinkEnds): LinkVerdict {
  const score = linkPotential(ends.downlink.linkScore, ends.uplink.linkScore);
  const health = score === undefined ? undefined : linkHealth(score);
  const reasons = linkReasons(ends);
  return { health, score, reasons, headline: reasons[0]?.message ?? headlineWithoutReason(ends, health) };
}

/** Everything that is wrong with a link, the most important first. */
export function linkReasons(ends: LinkEnds): readonly LinkReason[] {
  const sides = ends.remote === undefined ? [ends.local] : [ends.local, ends.remote];
  const found = sides.flatMap(end => END_RULES.map(rule => rule(end, ends)));
  return [...found, asymmetric(ends)].filter(reason => reason !== undefined).toSorted(compareReasons);
}

function headlineWithoutReason(ends: LinkEnds, health: LinkHealth | undefined): Message {
  if (health !== undefined) return message(HEADLINES[health]);
  if (ends.local.signalDbm !== undefined) {
    return message('No reading shows a fault; the device does not rate this link.');
  }
  return message(
    ends.remote === undefined ? 'No link yet.' : 'The link is up; the device tells no readings of it.',
  );
}
