import { describe, expect, it } from 'vitest';
import { settingsContext } from '../settings-context.ts';
import { found, foundOf } from './cross-check.mother.ts';
import { checkWaysToLogIn } from './ways-to-log-in.ts';

const WEB_OFF = { 'httpd.status': 'disabled' };
const SSH = { 'sshd.status': 'enabled' };
const KEY_ONLY = { ...SSH, 'sshd.auth.passwd': 'disabled' };
const KEY = {
  'sshd.auth.status': 'enabled',
  'sshd.auth.key.status': 'enabled',
  'sshd.auth.key.1.status': 'enabled',
};

describe('the last way to log in', () => {
  it.each([
    ['nothing is off', {}, true],
    ['the web server is off and SSH is on', { ...WEB_OFF, ...SSH }, true],
    ['the web server is off and SSH takes a key that is there', { ...WEB_OFF, ...KEY_ONLY, ...KEY }, true],
    ['Telnet remains', { ...WEB_OFF, 'telnetd.status': 'enabled' }, true],
    ['SSH is off, but the web server is on', { 'sshd.status': 'disabled' }, true],
    ['the web server and SSH are off', { ...WEB_OFF, 'sshd.status': 'disabled' }, false],
    ['the web server is off and SSH takes a key that is not there', { ...WEB_OFF, ...KEY_ONLY }, false],
  ])('the last way to log in when %s', (_, lines, isThere) => {
    const reported = checkWaysToLogIn(settingsContext(new Map(Object.entries(lines))));
    expect(reported.map(({ key, severity }) => `${severity} ${key}`)).toEqual(
      isThere ? [] : ['error httpd.status'],
    );
  });
});

describe('the account of the administrator', () => {
  const ACCOUNTS = [
    'users.status=enabled',
    'users.1.name=ubnt',
    'users.1.status=enabled',
    'users.2.status=disabled',
  ];
  const off = 'users.1.status=disabled';
  const reader = 'users.2.status=enabled';

  it.each([
    ['enabled', [], []],
    ['disabled beside one that only reads', [off, reader], ['note users.1.status']],
    ['disabled as all accounts are', [off], ['error users.1.status']],
    ['enabled in a section that is off', ['users.status=disabled', reader], ['error users.1.status']],
  ])('the account of the administrator is %s', (_, lines, expected) => {
    const reported = found(...ACCOUNTS, ...lines).filter(each => /account(?: is|s are) disabled/.test(each));
    expect(reported.map(each => each.slice(0, each.indexOf(':')))).toEqual(expected);
  });

  it('the account of the administrator is remarked where its hash is empty', () => {
    expect(foundOf('has no password', [...ACCOUNTS, 'users.1.password='])).toEqual(['note users.1.password']);
    expect(foundOf('has no password', [...ACCOUNTS, 'users.1.password=$1$a$b'])).toEqual([]);
    expect(foundOf('has no password', ACCOUNTS)).toEqual([]);
  });
});
