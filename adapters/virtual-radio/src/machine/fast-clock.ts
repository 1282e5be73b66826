import type { Clock } from '@radiolink/domain';

/** Wall time from now on, running `speed` times as fast. */
export function fastClock(speed: number, wall: () => number = Date.now): Clock {
  const start = wall();
  return { now: () => start + (wall() - start) * speed };
}
