import { describe, expect, it, vi } from 'vitest';
import { type After, Retries, untilAnswered } from './retries.ts';

/** Manual time: due timers run when the test advances it. */
function handClock() {
  let due: { readonly at: number; readonly happen: () => void }[] = [];
  let now = 0;
  const after: After = (milliseconds, happen) => {
    const entry = { at: now + milliseconds, happen };
    due.push(entry);
    return () => {
      due = due.filter(other => other !== entry);
    };
  };
  return {
    after,
    pass(milliseconds: number): void {
      now += milliseconds;
      const ripe = due.filter(({ at }) => at <= now);
      due = due.filter(({ at }) => at > now);
      for (const { happen } of ripe) happen();
    },
  };
}

const doubling = (failures: number): number => 1000 * 2 ** (failures - 1);

describe('tries of one thing', () => {
  it('wait longer with each failure, and not at all after a success', () => {
    const retries = new Retries({ pauseMs: doubling });
    expect([retries.failures, retries.pauseMs]).toEqual([0, 0]);
    expect([retries.failed(), retries.pauseMs]).toEqual([1, 1000]);
    expect([retries.failed(), retries.pauseMs]).toEqual([2, 2000]);
    retries.succeeded();
    expect([retries.failures, retries.pauseMs]).toEqual([0, 0]);
  });

  it('happen again after the pause, once', () => {
    const { after, pass } = handClock();
    const retries = new Retries({ pauseMs: doubling, after });
    const attempt = vi.fn<() => void>();
    retries.failed();
    retries.again(attempt);
    pass(999);
    expect([retries.isDue, attempt.mock.calls.length]).toEqual([true, 0]);
    pass(1);
    pass(5000);
    expect([retries.isDue, attempt.mock.calls.length]).toEqual([false, 1]);
  });

  it('tries of one thing have at most one next try', () => {
    const { after, pass } = handClock();
    const retries = new Retries({ pauseMs: doubling, after });
    const [first, second] = [vi.fn<() => void>(), vi.fn<() => void>()];
    retries.again(first, 100);
    retries.again(second, 200);
    pass(300);
    expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1]);
  });

  it('end when they are cancelled, with the failures counted on', () => {
    const { after, pass } = handClock();
    const retries = new Retries({ pauseMs: doubling, after, failures: 3 });
    const attempt = vi.fn<() => void>();
    retries.again(attempt);
    retries.cancel();
    pass(60_000);
    expect([attempt.mock.calls.length, retries.isDue, retries.failures]).toEqual([0, false, 3]);
  });

  it('tries of one thing may plan the next from within a try', () => {
    const { after, pass } = handClock();
    const retries = new Retries({ pauseMs: () => 10, after });
    const attempt = vi.fn<() => void>(() => {
      if (retries.failed() < 3) retries.again(attempt);
    });
    retries.again(attempt, 10);
    for (let round = 0; round < 5; round += 1) pass(10);
    expect(attempt).toHaveBeenCalledTimes(3);
  });
});

describe('a question that is asked until it is answered', () => {
  it('gives the first answer, and is not asked again', async () => {
    const pauses: number[] = [];
    const after: After = (milliseconds, happen) => {
      pauses.push(milliseconds);
      queueMicrotask(happen);
      return () => undefined;
    };
    const ask = vi
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce('silent')
      .mockRejectedValueOnce('silent')
      .mockResolvedValue('here');
    expect(await untilAnswered(ask, { pauseMs: doubling, after })).toBe('here');
    expect(pauses).toEqual([1000, 2000]);
    expect(ask).toHaveBeenCalledTimes(3);
  });
});
