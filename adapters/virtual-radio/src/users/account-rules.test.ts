import { describe, expect, it } from 'vitest';
import { fitsCredential, isAcceptablePassword, isAccountName } from './account-rules.ts';

describe('the accounts of the virtual radio, by its own rules', () => {
  it.each([
    ['Valley-Bridge7', true],
    ['Short-Key-7', false],
    ['valley-bridge-', false],
    ['Valley-Bridgee7', true],
    ['Valley-Bridgeee7', false],
    ['Valley-Ubnt-77', false],
    ['My-Password-77', false],
    ['Hill-Anna-7777', false],
    ['Hill-Anna-7x7y', false],
    ['aaaaaaaaaaaaaaaaaaaa', true],
    ['ÄÖÜ-valley-78ß', true],
    [`Aa1-${'x'.repeat(61)}`, false],
  ])('take the password %s: %s', (password, taken) => {
    expect(isAcceptablePassword(password, 'anna')).toBe(taken);
  });

  it('the accounts of the virtual radio, by its own rules does not hold a short name against a password', () => {
    expect(isAcceptablePassword('Valley-Bridge7', 'al')).toBe(true);
  });

  it.each([
    ['anna', true],
    ['_a.b-c', true],
    ['7', true],
    ['', false],
    ['-a', false],
    ['.a', false],
    ['a b', false],
    ['anna\n', false],
    ['ä', false],
    ['a'.repeat(64), true],
    ['a'.repeat(65), false],
  ])('take the name %j: %s', (name, taken) => {
    expect(isAccountName(name)).toBe(taken);
  });

  it('counts characters, not their halves', () => {
    expect(fitsCredential('🔑'.repeat(64))).toBe(true);
    expect(fitsCredential('🔑'.repeat(65))).toBe(false);
  });
});
