import { RequestFailure } from '@radiolink/domain/errors';
import { describe, expect, it, vi } from 'vitest';
import { LOST, MISSING } from '../fetching/held-call.mother.ts';
import { aPage, withFakeTimers } from './alignment.mother.ts';

withFakeTimers();

describe('the faster status', () => {
  const started = () => vi.advanceTimersByTimeAsync(0);

  it('the faster status is requested while the page is shown, renewed in time, and given back', async () => {
    const { model, starts, paces } = aPage();
    model.shown();
    await started();
    expect([starts, paces.at(-1), model.$faster.getState()]).toEqual([[60], 250, true]);
    await vi.advanceTimersByTimeAsync(45_000);
    expect(starts).toEqual([60, 60]);
    model.left();
    await vi.advanceTimersByTimeAsync(200_000);
    expect([starts.length, paces.at(-1), model.$faster.getState()]).toEqual([2, undefined, false]);
  });

  it('the faster status is not requested of a hidden page', async () => {
    const { model, starts, visible } = aPage();
    visible.next(false);
    model.shown();
    await vi.advanceTimersByTimeAsync(100_000);
    expect(starts).toEqual([]);
    visible.next(true);
    await started();
    expect(starts).toEqual([60]);
    visible.next(false);
    await vi.advanceTimersByTimeAsync(200_000);
    expect(starts).toEqual([60]);
  });

  it('the faster status is not requested by a user who may only read', async () => {
    const { model, starts } = aPage({ readOnly: true });
    model.shown();
    await vi.advanceTimersByTimeAsync(100_000);
    expect([starts, model.$faster.getState()]).toEqual([[], false]);
  });

  it('the faster status is requested again after a lost request', async () => {
    let isLost = true;
    const start = async () => {
      if (isLost) throw new RequestFailure(LOST);
    };
    const { model, starts } = aPage({ start });
    model.shown();
    await started();
    expect(model.$faster.getState()).toBe(false);
    isLost = false;
    await vi.advanceTimersByTimeAsync(5000);
    expect([starts.length, model.$faster.getState()]).toEqual([2, true]);
  });

  it('the faster status is not requested again of a device that has no such call', async () => {
    const start = async () => {
      throw new RequestFailure(MISSING);
    };
    const { model, starts } = aPage({ start });
    model.shown();
    await vi.advanceTimersByTimeAsync(200_000);
    expect([starts.length, model.$faster.getState()]).toEqual([1, false]);
  });
});
