import { assert, double, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ACK_REGISTER_LIMIT_MICROSECONDS,
  ackForDistance,
  DEFAULT_NO_ACK_DISTANCE_METRES,
  distanceForAck,
  distanceWarning,
  maxAckMicroseconds,
  MIN_ACK_MICROSECONDS,
  noAckDistanceMetres,
} from './ack-timing.ts';
import {
  DISTANCE_TOLERANCE,
  distanceWithTolerance,
  isValidLinkDistance,
  MINIMUM_DISTANCE_METRES,
  MINIMUM_VALID_LINK_DISTANCE_METRES,
  SPEED_OF_LIGHT_METRES_PER_MICROSECOND,
} from './distance.ts';

describe('distance (§9)', () => {
  it('distance has its four constants', () => {
    expect(DISTANCE_TOLERANCE).toBe(0.17);
    expect(SPEED_OF_LIGHT_METRES_PER_MICROSECOND).toBe(300);
    expect(MINIMUM_DISTANCE_METRES).toBe(300);
    expect(MINIMUM_VALID_LINK_DISTANCE_METRES).toBe(10);
  });

  it('grows by 17 % for safety', () => {
    expect(distanceWithTolerance(10_000)).toBe(11_700);
  });

  it('distance is that of a link from 10 m on', () => {
    expect([0, 1, 9.9, 10].map(isValidLinkDistance)).toEqual([false, false, false, true]);
  });
});

describe('ack timing (§9)', () => {
  it('ack timing has its minimum and the limit of the hardware', () => {
    expect(MIN_ACK_MICROSECONDS).toBe(31);
    expect(ACK_REGISTER_LIMIT_MICROSECONDS).toBe(16383 / 88);
  });

  it.each([
    [0, 31],
    [150, 32],
    [15_000, 131],
    [22_500, 181],
  ])('ack timing over %i m waits %i us', (distance, ack) => {
    expect(ackForDistance(distance)).toBe(ack);
    expect(distanceForAck(ack)).toBe(distance);
  });

  it('reaches nowhere below the minimum', () => {
    expect([10, 30, 30.9].map(distanceForAck)).toEqual([Number.NaN, Number.NaN, Number.NaN]);
    expect(distanceForAck(31)).toBe(0);
  });

  it('ends where the board says, or else the hardware: 23.3 km', () => {
    expect(maxAckMicroseconds(30_000)).toBe(231);
    expect(maxAckMicroseconds()).toBe(16383 / 88);
    expect(maxAckMicroseconds(0)).toBe(16383 / 88);
    expect(maxAckMicroseconds(1)).toBeCloseTo(31.0067, 4);
    expect(Math.round(distanceForAck(maxAckMicroseconds()))).toBe(23_276);
    expect(distanceForAck(maxAckMicroseconds(3000))).toBe(3000);
  });

  it('is the inverse of the distance', () => {
    assert(
      property(double({ min: 0, max: 200_000, noNaN: true }), distance => {
        expect(distanceForAck(ackForDistance(distance))).toBeCloseTo(distance, 6);
      }),
    );
  });
});

describe('no-ack distance by width (§9)', () => {
  it.each([
    [10, 37_500],
    [20, 22_500],
    [40, 22_500],
    [80, 22_500],
    [30, 15_000],
    [60, 15_000],
    [50, 18_000],
    [25, 22_500],
    [160, 22_500],
  ])(
    'no-ack distance by width no-ack distance by width no-ack distance by width no-ack distance by width no-ack distance by width no-ack distance by width of %i MHz is %i m',
    (width, distance) => {
      expect(noAckDistanceMetres(width)).toBe(distance);
    },
  );

  it('no-ack distance by width no-ack distance by width no-ack distance by width no-ack distance by width no-ack distance by width no-ack distance by width is 22500 m by default', () => {
    expect(DEFAULT_NO_ACK_DISTANCE_METRES).toBe(22_500);
  });
});

describe('the distance warning (§5)', () => {
  it.each([
    [20, 19_230, 19_231],
    [10, 32_051, 32_052],
    [30, 12_820, 12_821],
    [50, 15_384, 15_385],
  ])('the distance warning in %i MHz is silent at %i m and speaks at %i m', (width, silent, warned) => {
    expect(distanceWarning(silent, width)).toBeUndefined();
    expect(distanceWarning(warned, width)).toBeDefined();
  });

  it('speaks when the distance with its tolerance is the very limit', () => {
    expect(distanceWarning(22_500 / 1.17, 20)).toBeDefined();
  });

  it('names the width, the limit and the distance from which it warns', () => {
    expect(distanceWarning(20_000, 40)).toEqual({
      key: 'At {width} MHz, the ACK limit of {limit} km ({limitMiles} mi) includes a {tolerance} % tolerance: reached from {from} km ({fromMiles} mi).',
      values: { width: 40, limit: 22.5, limitMiles: 14, tolerance: 17, from: 19.2, fromMiles: 11.9 },
    });
  });

  it('the distance warning is never given with an automatic width', () => {
    expect(distanceWarning(100_000, 0)).toBeUndefined();
    expect(distanceWarning(100_000, -1)).toBeUndefined();
  });
});

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
