import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchPace } from './senders.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A body that comes at a pace, in bytes a second. */
function body() {
  const state = { received: 0, isHeld: false };
  const slow = vi.fn<() => void>();
  const stop = watchPace({ received: () => state.received, isHeld: () => state.isHeld }, slow);
  const pass = (seconds: number, bytesPerSecond = 0) => {
    for (let second = 0; second < seconds; second += 1) {
      state.received += bytesPerSecond;
      vi.advanceTimersByTime(1000);
    }
  };
  return { state, slow, stop, pass };
}

describe('a body', () => {
  it('a body has 10 s for its first byte', () => {
    const { pass, slow } = body();
    pass(9);
    expect(slow).not.toHaveBeenCalled();
    pass(1);
    expect(slow).toHaveBeenCalledOnce();
  });

  it('a body that stops behind its first byte is slow 30 s later', () => {
    const { pass, slow } = body();
    pass(1, 1);
    pass(29);
    expect(slow).not.toHaveBeenCalled();
    pass(1);
    expect(slow).toHaveBeenCalledOnce();
  });

  it('a body may come at 1 kB/s for as long as it takes', () => {
    const { pass, slow } = body();
    pass(300, 1000);
    expect(slow).not.toHaveBeenCalled();
  });

  it('a body may pause when it was fast enough over 30 s', () => {
    const { pass, slow } = body();
    pass(1, 40_000);
    for (let round = 0; round < 5; round += 1) {
      pass(20);
      pass(1, 40_000);
    }
    expect(slow).not.toHaveBeenCalled();
  });

  it('a body that becomes slow later is slow all the same', () => {
    const { pass, slow } = body();
    pass(60, 50_000);
    pass(31, 900);
    expect(slow).toHaveBeenCalledOnce();
  });

  it('a body is not judged while the server does not read it', () => {
    const { pass, slow, state } = body();
    pass(5, 5000);
    state.isHeld = true;
    pass(120);
    state.isHeld = false;
    pass(30);
    expect(slow).not.toHaveBeenCalled();
    pass(1);
    expect(slow).toHaveBeenCalledOnce();
  });

  it('a body is not watched once it is there', () => {
    const { pass, slow, stop } = body();
    stop();
    pass(60);
    expect(slow).not.toHaveBeenCalled();
  });
});
