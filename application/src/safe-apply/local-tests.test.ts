import { describe, expect, it } from 'vitest';
import { nextTestAt } from './local-tests.ts';

describe('nextTestAt', () => {
  const NOW = 10_000_000;
  const ago = (minutes: number) => NOW - minutes * 60_000;

  it('the local end may be tested at once after one test', () => {
    expect(nextTestAt([ago(4)], NOW)).toBeUndefined();
  });

  it('the local end waits for a quarter of an hour after the first of two tests', () => {
    expect(nextTestAt([ago(9), ago(4)], NOW)).toBe(ago(9) + 900_000);
  });

  it('a test of more than a quarter of an hour ago, or of a clock that was set back, does not count', () => {
    expect(nextTestAt([ago(16), ago(4), ago(-1)], NOW)).toBeUndefined();
  });
});
