import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { plain } from '../testing/plain.ts';

const { inSimulatedTime } = await plain<{ inSimulatedTime: () => void }>('soak/simulated-time.mjs');

interface Page {
  readonly setInterval: (
    run: (...given: readonly unknown[]) => void,
    every?: number,
    ...given: readonly unknown[]
  ) => number;
  readonly clearInterval: (id: number) => void;
  readonly passTicks: (count: number) => Promise<void>;
}
const step = vi.fn<() => void>();
const realNow = Date.now;
let page: Page;
beforeEach(() => {
  step.mockReset();
  vi.stubGlobal('window', { tickPage: { step }, turn: async () => undefined });
  inSimulatedTime();
  page = Reflect.get(globalThis, 'window') as unknown as Page;
});
afterEach(() => {
  Date.now = realNow;
  vi.unstubAllGlobals();
});

describe('the time of a page in a soak', () => {
  it('the time of a page in a soak is a second later for each tick', async () => {
    const before = Date.now();
    await page.passTicks(90);
    expect(Date.now() - before).toBe(90_000);
    expect(step).toHaveBeenCalledTimes(90);
  });

  it.each([
    [1000, 12],
    [5000, 2],
    [undefined, 12],
    [60_000, 0],
  ])('runs what is due every %s ms %i times in twelve ticks', async (every, times) => {
    const run = vi.fn<() => void>();
    page.setInterval(run, every);
    await page.passTicks(12);
    expect(run).toHaveBeenCalledTimes(times);
  });

  it('gives an interval what it was given', async () => {
    const run = vi.fn<(...given: readonly unknown[]) => void>();
    page.setInterval(run, 1000, 'a', 2);
    await page.passTicks(1);
    expect(run).toHaveBeenCalledExactlyOnceWith('a', 2);
  });

  it('runs no interval that was ended, also not by its own last run', async () => {
    let runs = 0;
    const id = page.setInterval(() => {
      runs += 1;
      if (runs === 2) page.clearInterval(id);
    }, 1000);
    await page.passTicks(10);
    expect(runs).toBe(2);
  });
});
