/** How new the last level is: a missed answer is not a lost link. reading 37. */
export type AimFreshness = 'new' | 'old' | 'missing';

/** A level older than this is shown as an old one, ms. */
export const OLD_LEVEL_MS = 2000;
/** A level older than this is no longer sounded, ms. */
export const MISSING_LEVEL_MS = 3000;

/** How new a level of this age is, ms; `missing` for an age that is none. */
export function aimFreshness(ageMs: number): AimFreshness {
  if (!(ageMs >= 0 && ageMs <= MISSING_LEVEL_MS)) return 'missing';
  return ageMs > OLD_LEVEL_MS ? 'old' : 'new';
}
