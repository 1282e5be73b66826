import { assert, property, string } from 'fast-check';
import { expect, it } from 'vitest';
import { stationHash, stationOfHash } from './station-address.ts';

it('names a station, whatever its key', () => {
  assert(
    property(string({ minLength: 1 }), key => {
      expect(stationOfHash(stationHash(key))).toBe(key);
    }),
  );
});

it.each(['', '#/stations', '#/stations/', '#/wireless/x', '#/stations/%'])('names none: %s', hash => {
  expect(stationOfHash(hash)).toBeUndefined();
});
