/**
 * A local end that missed the moment is tested once more where the remote end may have the change for good. Each test costs four
 * minutes, and a remote end that is dead answers none: so many within this time, over all calls of one memory.
 */
const MOST_LOCAL_TESTS = 2;
const LOCAL_TESTS_WITHIN_MS = 900_000;

/** The tests of the local end in a change of a link. */
export class LocalTests {
  readonly #now: () => number;
  /** When they began, ms since the epoch. */
  #beganAt: readonly number[];

  constructor(now: () => number, beganAt: readonly number[] = []) {
    this.#now = now;
    this.#beganAt = beganAt;
  }

  /** When those began that still count, ms since the epoch. */
  get counted(): readonly number[] {
    return countedTests(this.#beganAt, this.#now());
  }

  /** When the local end may be tested again, ms since the epoch; undefined where it may at once. */
  get nextAt(): number | undefined {
    return nextTestAt(this.#beganAt, this.#now());
  }

  /** Counts a test that begins now. What it returns takes it back: nothing was tested. */
  begin(): () => void {
    const before = this.#beganAt;
    this.#beganAt = [...this.counted, this.#now()];
    return () => {
      this.#beganAt = before;
    };
  }
}

/** Of the times at which the local end's tests began, ms since the epoch, those that still count. */
function countedTests(testedAt: readonly number[], now: number): readonly number[] {
  return testedAt.filter(at => at <= now && now - at < LOCAL_TESTS_WITHIN_MS);
}

/** When the local end may be tested again, ms since the epoch; undefined where it may at once. */
export function nextTestAt(testedAt: readonly number[], now: number): number | undefined {
  const oldest = countedTests(testedAt, now).at(-MOST_LOCAL_TESTS);
  return oldest === undefined ? undefined : oldest + LOCAL_TESTS_WITHIN_MS;
}
