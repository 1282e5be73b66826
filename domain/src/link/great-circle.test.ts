import { assert, double, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { greatCircle, isPlace } from './great-circle.ts';

const RIGA = { latitude: 56.9496, longitude: 24.1052 };
const TALLINN = { latitude: 59.437, longitude: 24.7536 };
const degrees = (most: number) => double({ min: -most, max: most, noNaN: true });

describe('the way between two places', () => {
  it('the way between two places has the length and the bearing that a map shows', () => {
    const way = greatCircle(RIGA, TALLINN);
    expect((way?.distanceMetres ?? 0) / 1000).toBeCloseTo(279.2, 0);
    expect(way?.bearingDegrees).toBeCloseTo(7.6, 0);
  });

  it.each([
    [{ latitude: 1, longitude: 10 }, 0],
    [{ latitude: -1, longitude: 10 }, 180],
    [{ latitude: 0, longitude: 11 }, 90],
    [{ latitude: 0, longitude: 9 }, 270],
  ])('the way between two places to %j from the equator at 10° east bears %d°', (to, bearing) => {
    const way = greatCircle({ latitude: 0, longitude: 10 }, to);
    expect(way?.bearingDegrees).toBeCloseTo(bearing, 6);
    expect((way?.distanceMetres ?? 0) / 1000).toBeCloseTo(111.195, 2);
  });

  it('crosses the date line the short way', () => {
    const way = greatCircle({ latitude: 1, longitude: 179.5 }, { latitude: 1, longitude: -179.5 });
    expect((way?.distanceMetres ?? 0) / 1000).toBeCloseTo(111.18, 1);
  });

  it('the way between two places is as long back as there', () => {
    assert(
      property(degrees(90), degrees(180), degrees(90), degrees(180), (north, east, otherNorth, otherEast) => {
        const [one, other] = [
          { latitude: north, longitude: east },
          { latitude: otherNorth, longitude: otherEast },
        ];
        const [there, back] = [greatCircle(one, other), greatCircle(other, one)];
        expect(there?.distanceMetres ?? 0).toBeCloseTo(back?.distanceMetres ?? 0, 3);
        const bearing = there?.bearingDegrees ?? 0;
        expect(bearing >= 0 && bearing < 360).toBe(true);
      }),
    );
  });

  it.each([
    undefined,
    {},
    { latitude: 0, longitude: 0 },
    { latitude: 91, longitude: 10 },
    { latitude: 10, longitude: 181 },
    { latitude: Number.NaN, longitude: 10 },
    { latitude: 10 },
  ])('the way between two places is unknown to or from %j', nowhere => {
    expect(isPlace(nowhere)).toBe(false);
    expect(greatCircle(RIGA, nowhere)).toBeUndefined();
    expect(greatCircle(nowhere, RIGA)).toBeUndefined();
  });
});
