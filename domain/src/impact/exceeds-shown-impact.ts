import type { ChangeImpact, Cut } from './change-impact.ts';
import { isSamePage } from '../network/page-address.ts';

/**
 * True if applying now has a larger impact than the one shown: another or a longer interruption, another
 * address of the page, or a new need for a test. A concurrent change on the device can cause this.
 */
export function exceedsShownImpact(shown: ChangeImpact, now: ChangeImpact): boolean {
  const isNew = ({ kind, message, seconds = Number.POSITIVE_INFINITY }: Cut): boolean =>
    // A longer restart, which was shown, is one of the services too.
    !(kind === 'services' && seconds < shown.longestSeconds) &&
    !shown.cuts.some(
      cut =>
        cut.kind === kind &&
        // One says that the other end follows, another that it does not.
        (kind !== 'far-end' || cut.message.key === message.key) &&
        seconds <= (cut.seconds ?? Number.POSITIVE_INFINITY),
    );
  return (
    now.cuts.some(isNew) ||
    (now.needsTest && !shown.needsTest) ||
    (now.newAddress !== undefined && !isSamePage(shown.newAddress, now.newAddress))
  );
}
