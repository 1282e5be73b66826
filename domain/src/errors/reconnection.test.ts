import { describe, expect, it } from 'vitest';
import { CONNECTED, type Connection, nextConnection, retryDelayMs } from './reconnection.ts';

const silent = (at: number) => ({ kind: 'no-answer', at }) as const;
const answered = { kind: 'answered' } as const;
const after = (...events: Parameters<typeof nextConnection>[1][]) =>
  events.reduce<Connection>(nextConnection, CONNECTED);

describe('a device that does not answer, decided.md row 3', () => {
  it('is waited for at first', () => {
    expect(after(silent(1000))).toEqual({ phase: 'waiting', since: 1000, failures: 1 });
    expect(after(silent(1000), silent(3999))).toEqual({ phase: 'waiting', since: 1000, failures: 2 });
  });

  it('is reconnected to after 3 s, with age and count', () => {
    expect(after(silent(1000), silent(2500), silent(4000))).toEqual({
      phase: 'reconnecting',
      since: 1000,
      failures: 3,
    });
  });

  it('stays reconnecting when the clock jumps back', () => {
    expect(after(silent(1000), silent(4000), silent(0))).toEqual({
      phase: 'reconnecting',
      since: 1000,
      failures: 3,
    });
  });

  it('is as if nothing had been after one lost poll', () => {
    expect(after(silent(1000), answered)).toEqual({ phase: 'connected' });
    expect(after(answered)).toEqual({ phase: 'connected' });
  });

  it('makes the page reload once it is back, and only once', () => {
    expect(after(silent(0), silent(5000), answered)).toEqual({ phase: 'back' });
    expect(after(silent(0), silent(5000), answered, answered)).toEqual({ phase: 'back' });
    expect(after(silent(0), silent(5000), answered, silent(9000))).toEqual({ phase: 'back' });
  });
});

describe('the pause between two tries', () => {
  it('doubles from 1 s and stays at 5', () => {
    expect([0, 1, 2, 3, 4, 5, 100].map(retryDelayMs)).toEqual([1000, 1000, 2000, 4000, 5000, 5000, 5000]);
  });
});
