/** The time by which a change is followed. */
export interface ApplyClock {
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** Resolves after so many milliseconds. */
  readonly wait: (ms: number) => Promise<unknown>;
}

export const SYSTEM_CLOCK: ApplyClock = {
  now: () => Date.now(),
  wait: ms => new Promise(resolve => setTimeout(resolve, ms)),
};
