import { hasFccRules } from './fcc-countries.ts';
import { isSpan, type Span, spansOverlap } from './span.ts';
import { textOf } from '../text/code-points.ts';

/** The board's entries for the lower 5 GHz bands. */
export interface UniiLock {
  /** `fcc_unii_switchable`: a key can unlock them. */
  readonly switchable: boolean;
  /** `fcc_unii_activated`: a key did. */
  readonly activated: boolean;
}

/** Ranges hidden until unlocked: 5150 to 5250 and 5250 to 5725 MHz. */
export const LOCKED_UNII_SPANS: readonly Span[] = [
  { startMhz: 5150, endMhz: 5250 },
  { startMhz: 5250, endMhz: 5725 },
];

/**
 * True if the device still needs its key in this country. A board that cannot be unlocked has nothing locked.
 */
export function isUniiLocked(countryCode: number, lock: UniiLock | undefined): boolean {
  return lock !== undefined && lock.switchable && !lock.activated && hasFccRules(countryCode);
}

/** True if a channel is hidden because the lower bands are locked; an invalid span is hidden with them. */
export function isHiddenByUniiLock(span: Span, countryCode: number, lock: UniiLock | undefined): boolean {
  const inLocked = !isSpan(span) || LOCKED_UNII_SPANS.some(locked => spansOverlap(locked, span));
  return isUniiLocked(countryCode, lock) && inLocked;
}

/** The unlock key as it is sent: dashes removed, then trimmed. §5.unii-key. */
export function normaliseUniiKey(key: string): string {
  return textOf(key).replaceAll('-', '').trim();
}
