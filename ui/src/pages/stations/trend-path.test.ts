import { expect, it } from 'vitest';
import { trendPath } from './trend-path.ts';

const point = (agoMs: number, dbm: number) => ({ agoMs, dbm });

it('a trend of one point draws nothing', () => {
  expect(trendPath([], 30_000)).toBe('');
  expect(trendPath([undefined, point(0, -60)], 30_000)).toBe('');
});

it('a steady trend is a flat line at half its height, which ends at the newest point', () => {
  expect(trendPath([point(15_000, -60), point(0, -60)], 30_000)).toBe('M30 10L60 10');
});

it('a trend is broken where a point is missing', () => {
  const trend = [point(30_000, -66), point(20_000, -60), undefined, point(5000, -54), point(0, -54)];
  expect(trendPath(trend, 30_000)).toBe('M0 20L20 10M50 0L60 0');
});
