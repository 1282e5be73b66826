import { expect, it } from 'vitest';
import { signalShare } from './bars.tsx';

it.each([
  [-84, '0%'],
  [-64.5, '50%'],
  [-45, '100%'],
  [-120, '0%'],
  [-20, '100%'],
])('a signal of %d dBm lies at %s of a bar: what is beyond lies at its end', (dbm, share) => {
  expect(signalShare(dbm)).toBe(share);
});

it.each([undefined, Number.NaN, 500, -500])('%s is no signal and has no place on a bar', dbm => {
  expect(signalShare(dbm)).toBeUndefined();
});
