import type { Clock } from '@radiolink/domain';

/** Does something after some real milliseconds; the answer cancels it. For what the device sends unasked. */
export type After = (milliseconds: number, happen: () => void) => () => void;

export const afterByTimer: After = (milliseconds, happen) => {
  const timer = setTimeout(happen, milliseconds);
  return () => clearTimeout(timer);
};

/** Lets real time pass: some calls of the device block for as long as they work. */
export type Wait = (milliseconds: number) => Promise<void>;

export const waitByTimer: Wait = milliseconds => new Promise(done => void setTimeout(done, milliseconds));

/** The time of the system. */
export const systemClock: Clock = { now: () => Date.now() };

/** Wall time from now on, running `speed` times as fast. */
export function fastClock(speed: number, wall: () => number = Date.now): Clock {
  const start = wall();
  return { now: () => start + (wall() - start) * speed };
}
