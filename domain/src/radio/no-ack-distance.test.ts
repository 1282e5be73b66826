import { describe, expect, it } from 'vitest';
import { distanceWarning, noAckDistanceMetres } from './no-ack-distance.ts';

// §9.no-ack.
describe('the distance from which a link runs without acknowledgements', () => {
  it.each([
    [10, 37_500],
    [20, 22_500],
    [30, 15_000],
    [40, 22_500],
    [50, 18_000],
    [60, 15_000],
    [80, 22_500],
    [5, 22_500],
  ])('the distance from which a link runs without acknowledgements at %i MHz is %i m', (width, metres) => {
    expect(noAckDistanceMetres(width)).toBe(metres);
  });

  it.each([Number.NaN, -20, Number.POSITIVE_INFINITY])(
    'the distance from which a link runs without acknowledgements is unknown at the invalid width %s',
    width => {
      expect(noAckDistanceMetres(width)).toBeNaN();
      expect(distanceWarning(30_000, width)?.key).toBe('Enter a number from {min} to {max}.');
    },
  );
});
