import { expect, it } from 'vitest';
import { hashOfTarget, targetOfHash } from './setting-target.ts';

it.each([
  ['#/wireless/radio.channelWidth', 'radio.channelWidth'],
  ['#/wireless', undefined],
  ['#/wireless/', undefined],
  ['#/wireless/%', undefined],
  ['', undefined],
])('the address %j names %j within its page', (hash, target) => {
  expect(targetOfHash(hash)).toBe(target);
});

it('an address names what it leads to', () => {
  expect(hashOfTarget('#/wireless/mode', 'access-list')).toBe('#/wireless/access-list');
});
