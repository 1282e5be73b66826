import { describe, expect, it } from 'vitest';
import { delayAfterAnswer } from './polled-status.ts';

describe('the pace of polling', () => {
  it.each([
    [0, 1000],
    [100, 900],
    [500, 500],
    [800, 800],
    [3000, 3000],
    [9000, 5000],
    [-50, 1050],
  ])('the pace of polling after an answer that took %d ms waits %d ms', (took, wait) => {
    expect(delayAfterAnswer(took)).toBe(wait);
  });
});
