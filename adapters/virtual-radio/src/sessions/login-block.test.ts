import { describe, expect, it } from 'vitest';
import {
  afterFailure,
  BLOCK_MS,
  FAILURE_WINDOW_MS,
  FAILURES_BEFORE_BLOCK,
  isBlocked,
  NO_FAILURES,
} from './login-guard.ts';

describe('a block after wrong passwords, reading 15', () => {
  function failedAt(...times: readonly number[]) {
    return times.reduce(afterFailure, NO_FAILURES);
  }

  it('a block after wrong passwords comes after 3 failures in 60 s and lasts 60 s, §9', () => {
    expect([FAILURES_BEFORE_BLOCK, FAILURE_WINDOW_MS, BLOCK_MS]).toEqual([3, 60_000, 60_000]);
  });

  it('a block after wrong passwords does not come before the first or after the second failure', () => {
    expect(isBlocked(NO_FAILURES, 0)).toBe(false);
    expect(isBlocked(failedAt(0, 1), 2)).toBe(false);
  });

  it('a block after wrong passwords begins with the third failure and ends 60 s later', () => {
    const blocked = failedAt(0, 10_000, 59_999);
    expect(isBlocked(blocked, 59_999)).toBe(true);
    expect(isBlocked(blocked, 119_998)).toBe(true);
    expect(isBlocked(blocked, 119_999)).toBe(false);
  });

  it('a block after wrong passwords does not count a failure that is 60 s old', () => {
    expect(isBlocked(failedAt(0, 10_000, 60_000), 60_000)).toBe(false);
    expect(isBlocked(failedAt(0, 10_000, 60_000, 60_001), 60_001)).toBe(true);
  });

  it('a block after wrong passwords is not lengthened by failures during it', () => {
    const blocked = failedAt(0, 1, 2);
    expect(afterFailure(blocked, 30_000)).toBe(blocked);
  });

  it('starts counting anew when it is over', () => {
    const over = [0, 1, 2, 60_002, 60_003].reduce(afterFailure, NO_FAILURES);
    expect(isBlocked(over, 60_003)).toBe(false);
    expect(isBlocked(afterFailure(over, 60_004), 60_004)).toBe(true);
  });
});
