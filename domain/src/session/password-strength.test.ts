import { assert, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_PASSWORD_POLICY, passwordPolicy, VENDOR_SHORT_NAME } from './password-policy.ts';
import { passwordStrength } from './password-strength.ts';

const REPEATED = 'The password may not contain sequences of three or more repeated characters.';
const WEAK =
  'Please use a longer password or add characters from different groups (mixed case letters, numbers, symbols).';
const KNOWN = 'Please avoid using known facts like {words}, your username or hostname.';
const WORDS = { words: 'ubnt, password' };

describe('password strength, §5', () => {
  it('the lengths are 12, 12 and 20; 3 of the optional tests must pass, §9', () => {
    expect(DEFAULT_PASSWORD_POLICY).toEqual({
      min: 12,
      good: 12,
      great: 20,
      optionalTestsToPass: 3,
      forbiddenWords: ['ubnt', 'password'],
    });
  });

  it('empty: invalid, strength 0', () => {
    expect(passwordStrength('')).toEqual({
      strength: 0,
      valid: false,
      problem: { key: 'Password is required.' },
    });
  });

  it.each(['a', 'Ab1-Ab1-Ab1'])(
    "shorter than 12 (%s): invalid, strength 1, 'Use at least {length} characters.'",
    text => {
      expect(passwordStrength(text)).toEqual({
        strength: 1,
        valid: false,
        problem: { key: 'Use at least {length} characters.', values: { length: 12 } },
      });
    },
  );

  it('12 characters that pass every test: valid, strength 4', () => {
    expect(passwordStrength('Ab1-Ab1-Ab1-')).toEqual({ strength: 4, valid: true });
  });

  it.each(['a'.repeat(20), 'password password password', 'x'.repeat(64)])(
    '20 or more (%s): always valid, strength 4',
    text => {
      expect(passwordStrength(text)).toEqual({ strength: 4, valid: true });
    },
  );

  it('19 characters are still judged', () => {
    expect(passwordStrength('a'.repeat(19)).valid).toBe(false);
  });

  it.each(['Abbb1-Ab1-Ab1-', 'Ab1-Ab1-Ab1---', '111-Ab1-Ab1-Ab', 'Ab1-Ab1-😀😀😀x'])(
    'three repeated characters in a row fail: %s',
    text => {
      expect(passwordStrength(text)).toEqual({ strength: 2, valid: false, problem: { key: REPEATED } });
    },
  );

  it('two repeated characters in a row do not fail', () => {
    expect(passwordStrength('Aabb11--Aabb11').valid).toBe(true);
  });

  it.each(['abcdefghijkl', 'abcdefghijk1', 'ABCDEFGHIJK1', 'abcdefghIJKL', '123456789-12', 'abcdef-ghijk'])(
    'fewer than 3 of the optional tests fail: %s',
    text => {
      expect(passwordStrength(text)).toEqual({ strength: 2, valid: false, problem: { key: WEAK } });
    },
  );

  it.each([
    ['lower, upper, digit', 'abcdefGHIJ12'],
    ['lower, upper, other', 'abcdefGHIJ-+'],
    ['lower, digit, other', 'abcdef1234-+'],
    ['upper, digit, other', 'ABCDEF1234-+'],
    ['letters beyond ASCII', 'äöüßéèÄÖÜ123'],
    ['letters without case as other', 'abcdEFGH漢字かな'],
  ])('any 3 of the optional tests are enough: %s', (_, text) => {
    expect(passwordStrength(text)).toEqual({ strength: 4, valid: true });
  });

  it.each(['My-Ubnt-Radio-1', 'Password-2026', 'xPASSWORDx-2026'])('a known fact fails: %s', text => {
    expect(passwordStrength(text)).toEqual({
      strength: 2,
      valid: false,
      problem: { key: KNOWN, values: WORDS },
    });
  });

  it('the user name and the host name are known facts, whatever their case', () => {
    const text = 'Tower-Link-2026';
    expect(passwordStrength(text, { username: 'TOWER' }).problem).toEqual({ key: KNOWN, values: WORDS });
    expect(passwordStrength(text, { hostname: 'link' }).problem).toEqual({ key: KNOWN, values: WORDS });
    expect(passwordStrength(text, { username: 'admin', hostname: 'ridge' }).valid).toBe(true);
  });

  it('a name of fewer than three characters is not held against a password', () => {
    expect(passwordStrength('Tower-Link-2026', { username: 'To', hostname: '' }).valid).toBe(true);
    expect(passwordStrength('Tower-Link-2026', { username: 'Tow' }).valid).toBe(false);
  });

  it('names repeats before groups, and groups before known facts', () => {
    expect(passwordStrength('passwordddddd').problem?.key).toBe(REPEATED);
    expect(passwordStrength('passwordpassword').problem?.key).toBe(WEAK);
  });
});

describe('a password policy', () => {
  const policy = { ...DEFAULT_PASSWORD_POLICY, min: 4, good: 8, great: 10 };

  it('a valid password below good has strength 3, reading 5', () => {
    expect(passwordStrength('Ab1-', {}, policy)).toEqual({ strength: 3, valid: true });
    expect(passwordStrength('Ab1-Ab1', {}, policy).strength).toBe(3);
    expect(passwordStrength('Ab1-Ab1-', {}, policy).strength).toBe(4);
  });

  it('sets the lengths', () => {
    expect(passwordStrength('Ab1', {}, policy).problem?.values).toEqual({ length: 4 });
    expect(passwordStrength('aaaaaaaaa', {}, policy).strength).toBe(2);
    expect(passwordStrength('aaaaaaaaaa', {}, policy).strength).toBe(4);
  });

  it('sets how many optional tests must pass', () => {
    expect(
      passwordStrength('abcdefghijkl', {}, { ...DEFAULT_PASSWORD_POLICY, optionalTestsToPass: 1 }).valid,
    ).toBe(true);
    expect(
      passwordStrength('abcdefGHIJ12', {}, { ...DEFAULT_PASSWORD_POLICY, optionalTestsToPass: 4 }).valid,
    ).toBe(false);
  });

  it('bears the short name of the maker', () => {
    expect(VENDOR_SHORT_NAME).toBe('ubnt');
    expect(passwordStrength('My-Acme-Radio-1', {}, passwordPolicy('acme')).problem?.values).toEqual({
      words: 'acme, password',
    });
  });

  it('a password policy is valid exactly when there is no problem', () => {
    assert(
      property(string({ maxLength: 30 }), text => {
        const { valid, problem, strength } = passwordStrength(text);
        expect(problem === undefined).toBe(valid);
        expect(strength >= 3).toBe(valid);
      }),
    );
  });
});
