import { describe, expect, it } from 'vitest';
import { checkLogin, CREDENTIAL_MAX_LENGTH, isValid } from './login-form.ts';
import { checkNewUsername } from './new-username.ts';
import {
  AGREEMENT_LABEL,
  checkFirstSetup,
  checkNewCredentials,
  needsLicensedFirmware,
} from './setup-forms.ts';

const TOO_LONG = { key: 'Use at most {length} characters.', values: { length: 64 } };
const STRONG = 'Tower-Link-2026';

describe('Login, §5', () => {
  it('requires username and password', () => {
    expect(checkLogin({ username: '', password: '' })).toEqual({
      username: { key: 'Username is required.' },
      password: { key: 'Password is required.' },
    });
  });

  it('takes at most 64 characters, §9', () => {
    expect(CREDENTIAL_MAX_LENGTH).toBe(64);
    const longest = 'x'.repeat(64);
    expect(checkLogin({ username: longest, password: longest })).toEqual({});
    expect(checkLogin({ username: `${longest}x`, password: `${longest}x` })).toEqual({
      username: TOO_LONG,
      password: TOO_LONG,
    });
  });

  it('Login is valid when no field has a problem', () => {
    expect(isValid(checkLogin({ username: 'admin', password: ' ' }))).toBe(true);
    expect(isValid(checkLogin({ username: 'admin', password: '' }))).toBe(false);
  });
});

describe('First setup, §5', () => {
  it("requires a country: 'Please select your country.'", () => {
    expect(checkFirstSetup({ country: 0, language: 'en_US', agreed: true })).toEqual({
      country: { key: 'Please select your country.' },
    });
  });

  it('requires the Terms of Use agreement', () => {
    expect(AGREEMENT_LABEL).toBe('Terms of Use agreement');
    expect(checkFirstSetup({ country: 840, language: 'en_US', agreed: false })).toEqual({
      agreed: { key: 'Please accept the Terms of Use agreement.' },
    });
  });

  it('lets Continue once both are there', () => {
    expect(isValid(checkFirstSetup({ country: 840, language: '', agreed: true }))).toBe(true);
  });

  it.each([
    ['United States (Licensed)', true],
    ['Somewhere licensed', true],
    ['United States', false],
    ['License', false],
  ])('country %s needs the licensed firmware: %s', (label, expected) => {
    expect(needsLicensedFirmware(label)).toBe(expected);
  });
});

describe('New credentials: user name, §5', () => {
  it.each(['a', 'Z', '7', '_', 'admin', '_a.b-c_9', 'x'.repeat(64)])('accepts %s', name => {
    expect(checkNewUsername(name)).toBeUndefined();
  });

  it.each(['.a', '-a', 'a b', 'a@b', 'ä', 'a\n', ' a', '$(x)'])('refuses %j', name => {
    expect(checkNewUsername(name)).toEqual({
      key: 'Begin with a letter, digit or underscore; then use only letters, digits, underscores, dots and hyphens.',
    });
  });

  it('is required', () => {
    expect(checkNewUsername('')).toEqual({ key: 'Username is required.' });
  });

  it('has at most 64 characters', () => {
    expect(checkNewUsername('x'.repeat(65))).toEqual(TOO_LONG);
  });
});

describe('New credentials, §5', () => {
  it('New credentials are valid together', () => {
    const credentials = { newUsername: 'admin', newPassword: STRONG, newPassword2: STRONG };
    expect(checkNewCredentials(credentials)).toEqual({});
  });

  it('New credentials are all required', () => {
    expect(checkNewCredentials({ newUsername: '', newPassword: '', newPassword2: '' })).toEqual({
      newUsername: { key: 'Username is required.' },
      newPassword: { key: 'Password is required.' },
      newPassword2: { key: 'Password is required.' },
    });
  });

  it('need equal passwords', () => {
    const credentials = { newUsername: 'admin', newPassword: STRONG, newPassword2: `${STRONG} ` };
    expect(checkNewCredentials(credentials)).toEqual({
      newPassword2: { key: 'The passwords do not match.' },
    });
  });

  it('show what the password-strength check says', () => {
    const credentials = { newUsername: 'admin', newPassword: 'short', newPassword2: 'short' };
    expect(checkNewCredentials(credentials)).toEqual({
      newPassword: { key: 'Use at least {length} characters.', values: { length: 12 } },
    });
  });

  it('hold the new user name and the host name against the password', () => {
    const credentials = { newUsername: 'tower', newPassword: STRONG, newPassword2: STRONG };
    expect(checkNewCredentials(credentials).newPassword?.key).toMatch(/^Please avoid using known facts/);
    const other = { ...credentials, newUsername: 'admin' };
    expect(checkNewCredentials(other, { hostname: 'LINK' }).newPassword?.key).toMatch(/known facts/);
  });

  it('follow the policy of the build', () => {
    const credentials = { newUsername: 'admin', newPassword: STRONG, newPassword2: STRONG };
    const strict = { min: 16, good: 16, great: 20, optionalTestsToPass: 3, forbiddenWords: [] };
    expect(checkNewCredentials(credentials, {}, strict).newPassword?.values).toEqual({ length: 16 });
  });

  it('take a password of at most 64 characters', () => {
    const newPassword = 'x'.repeat(65);
    expect(checkNewCredentials({ newUsername: 'a', newPassword, newPassword2: newPassword })).toEqual({
      newPassword: TOO_LONG,
      newPassword2: TOO_LONG,
    });
  });
});
