import { describe, expect, it } from 'vitest';
import { ConfigText } from '@radiolink/domain/configuration';
import { md5Crypt } from './md5-crypt.ts';
import {
  authenticate,
  fitsCredential,
  hasDefaultPassword,
  isAcceptablePassword,
  isAccountName,
  isPasswordInSlot,
  userInSlot,
} from './user-accounts.ts';

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

/** Of `openssl passwd -1 -salt Rdg7kQ2x`. */
const HASHES = {
  ubnt: '$1$Rdg7kQ2x$W0W8Xd7OEPc69KqdRQ9ei.',
  'Tower-Link-2026': '$1$Rdg7kQ2x$zXsJgQVJz74SMRN5pQccl1',
} as const;

const config = (lines: Record<string, string>): ConfigText =>
  ConfigText.parse(
    Object.entries(lines)
      .map(([key, value]) => `users.${key}=${value}\n`)
      .join(''),
  );

const BOTH = config({
  '1.name': 'admin',
  '1.password': HASHES['Tower-Link-2026'],
  '1.status': 'enabled',
  '2.name': 'viewer',
  '2.password': HASHES.ubnt,
});

describe('an account', () => {
  it('an account of the second slot is read-only, the one of the first is not', () => {
    expect([userInSlot(BOTH, 1)?.readOnly, userInSlot(BOTH, 2)?.readOnly]).toEqual([false, true]);
  });

  it.each([
    [{ '2.password': HASHES.ubnt }],
    [{ '2.name': '', '2.password': HASHES.ubnt }],
    [{ '2.name': 'viewer', '2.password': HASHES.ubnt, '2.status': 'disabled' }],
  ])('an account is none by the lines %j', lines => {
    expect(userInSlot(config(lines), 2)).toBeUndefined();
    expect(authenticate(config(lines), 'viewer', 'ubnt')).toBeUndefined();
  });
});

describe('a name and a password', () => {
  it('a name and a password that belong together are a user', () => {
    expect(authenticate(BOTH, 'admin', 'Tower-Link-2026')).toEqual({
      slot: 1,
      name: 'admin',
      readOnly: false,
    });
    expect(authenticate(BOTH, 'viewer', 'ubnt')).toMatchObject({ slot: 2, readOnly: true });
  });

  it.each([
    ['admin', 'ubnt'],
    ['viewer', 'Tower-Link-2026'],
    ['Admin', 'Tower-Link-2026'],
    ['admin', 'tower-link-2026'],
    ['admin', 'Tower-Link-2026 '],
    ['admin', ''],
    ['', ''],
    ['admin', HASHES['Tower-Link-2026']],
    ['admin', 'x'.repeat(100_000)],
  ])('%j and %.20j are none', (name, password) => {
    expect(authenticate(BOTH, name, password)).toBeUndefined();
  });

  it('a name and a password do not open an account that has no password', () => {
    const open = config({ '1.name': 'admin', '1.password': '' });
    expect([authenticate(open, 'admin', ''), isPasswordInSlot(config({ '1.name': 'admin' }), 1, '')]).toEqual(
      [undefined, false],
    );
  });
});

describe('the login of the maker', () => {
  it.each([
    [{ '1.name': 'ubnt', '1.password': HASHES.ubnt }, true],
    [{ '1.name': 'admin', '1.password': HASHES.ubnt }, false],
    [{ '1.name': 'ubnt', '1.password': HASHES['Tower-Link-2026'] }, false],
    [{ '2.name': 'ubnt', '2.password': HASHES.ubnt }, false],
  ])('stands by %j: %s', (lines, stands) => {
    expect(hasDefaultPassword(config(lines))).toBe(stands);
  });
});

describe('a stored password', () => {
  it('a stored password is another text for each salt, and the same for one', () => {
    expect(md5Crypt('ubnt', 'aaaaaaaa')).not.toBe(md5Crypt('ubnt', 'bbbbbbbb'));
    expect(md5Crypt('ubnt', 'Rdg7kQ2x')).toBe(HASHES.ubnt);
  });

  it('a stored password stays right after more hashes than are remembered', () => {
    for (let other = 0; other < 70; other++) md5Crypt('x', `s${other}`);
    expect(md5Crypt('Tower-Link-2026', 'Rdg7kQ2x')).toBe(HASHES['Tower-Link-2026']);
  });
});
