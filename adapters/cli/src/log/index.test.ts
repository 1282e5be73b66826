import { array, assert, constantFrom, nat, property } from 'fast-check';
import { expect, it } from 'vitest';
import { linesAfter } from './index.ts';

it('linesAfter gives what was added, whatever the device dropped at the begin', () => {
  const unique = (count: number, from: number) =>
    Array.from({ length: count }, (_, index) => `line ${from + index}`);
  assert(
    property(nat({ max: 30 }), nat({ max: 30 }), nat({ max: 30 }), (length, added, dropped) => {
      const before = unique(length, 0);
      const whole = [...before, ...unique(added, length)];
      const now = whole.slice(Math.min(dropped, Math.max(0, length - 1)));
      expect(linesAfter(before, now)).toEqual(unique(added, length));
    }),
  );
});

it('linesAfter gives a log that has nothing in common with the one before as a whole', () => {
  assert(
    property(array(constantFrom('a', 'b'), { maxLength: 8 }), before => {
      expect(linesAfter(before, ['x', 'y'])).toEqual(['x', 'y']);
    }),
  );
});
