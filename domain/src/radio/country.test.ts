import { describe, expect, it } from 'vitest';
import {
  FCC_RULE_COUNTRIES,
  hasFccRules,
  isLicensedCountryName,
  isLockedCountry,
  isOfferedCountry,
  isUnlockedCountry,
  LOCKED_COUNTRY_CODES,
  mayChangeCountry,
  UNLOCKED_COUNTRY_CODES,
} from './country.ts';
import { isHiddenByUniiLock, isUniiLocked, LOCKED_UNII_SPANS, normaliseUniiKey } from './channels-for.ts';

describe('country lock lists (§9)', () => {
  it('hold 1125 as unclocked and six countries as locked', () => {
    expect(UNLOCKED_COUNTRY_CODES).toEqual([1125]);
    expect(LOCKED_COUNTRY_CODES).toEqual([300, 360, 392, 724, 764, 792]);
    expect([1125, 300, 840].map(isUnlockedCountry)).toEqual([true, false, false]);
    expect([1125, 300, 840].map(isLockedCountry)).toEqual([false, true, false]);
  });

  it.each([
    [840, false, true],
    [840, true, false],
    [792, false, false],
    [792, true, false],
    [1125, true, true],
    [1125, false, true],
  ])(
    'country lock lists from country %i, board locked %s: change allowed %s',
    (country, boardLocked, allowed) => {
      expect(mayChangeCountry(country, boardLocked)).toBe(allowed);
    },
  );

  it('country lock lists no number that stands for no country is offered', () => {
    expect([0, -1, 511, 8191, 1125, 4, 840].map(isOfferedCountry)).toEqual([
      false,
      false,
      false,
      false,
      false,
      true,
      true,
    ]);
  });
});

describe('a licensed country', () => {
  it.each(['Licensed', 'United Kingdom (licensed)', 'UK 5.8 GHz LICENSED'])(
    'a licensed country is told from "%s"',
    label => {
      expect(isLicensedCountryName(label)).toBe(true);
    },
  );

  it.each(['United Kingdom', 'License', ''])('a licensed country is not told from "%s"', label => {
    expect(isLicensedCountryName(label)).toBe(false);
  });
});

describe('the countries of the FCC rules (§5)', () => {
  it('the countries of the FCC rules are the United States, Canada and Puerto Rico', () => {
    expect(FCC_RULE_COUNTRIES).toEqual([840, 124, 630]);
    expect([840, 124, 630, 826, 0].map(hasFccRules)).toEqual([true, true, true, false, false]);
  });
});

describe('the UNII lock', () => {
  const locked = { switchable: true, activated: false };

  it('holds on a switchable board until activated, and only in those countries', () => {
    expect(isUniiLocked(840, locked)).toBe(true);
    expect(isUniiLocked(276, locked)).toBe(false);
    expect(isUniiLocked(840, { switchable: true, activated: true })).toBe(false);
    expect(isUniiLocked(840, { switchable: false, activated: false })).toBe(false);
    expect(isUniiLocked(840, undefined)).toBe(false);
  });

  it('hides 5150 to 5250 and 5250 to 5725 MHz, but not what only touches them', () => {
    expect(LOCKED_UNII_SPANS).toEqual([
      { startMhz: 5150, endMhz: 5250 },
      { startMhz: 5250, endMhz: 5725 },
    ]);
    const hidden = (startMhz: number, endMhz: number) =>
      isHiddenByUniiLock({ startMhz, endMhz }, 840, locked);
    expect(hidden(5150, 5170)).toBe(true);
    expect(hidden(5710, 5730)).toBe(true);
    expect(hidden(5725, 5745)).toBe(false);
    expect(hidden(5130, 5150)).toBe(false);
    expect(isHiddenByUniiLock({ startMhz: 5150, endMhz: 5170 }, 276, locked)).toBe(false);
  });

  it('the UNII lock is opened by a key whose dashes are removed and which is trimmed (§5)', () => {
    expect(normaliseUniiKey('  ABCD-EF12-3456 ')).toBe('ABCDEF123456');
    expect(normaliseUniiKey('- AB')).toBe('AB');
    expect(normaliseUniiKey('A B')).toBe('A B');
  });
});
