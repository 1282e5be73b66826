import { expect, it } from 'vitest';
import { linePath } from './line-path.ts';

it('a line goes through its points, to a tenth', () => {
  expect(
    linePath([
      [0, 1.04],
      [2.25, -3],
      [4, 5],
    ]),
  ).toBe('M0 1L2.3 -3L4 5');
});

it('a line is broken where a point is missing, and begins with the first that is known', () => {
  expect(linePath([undefined, [1, 2], [3, 4], undefined, undefined, [5, 6]])).toBe('M1 2L3 4M5 6');
});

it('a line without points is none', () => {
  expect([linePath([]), linePath([undefined])]).toEqual(['', '']);
});
