import { describe, expect, it } from 'vitest';
import { settingsContext } from '../settings-context.ts';
import { foundOf } from './cross-check.mother.ts';
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
    const found = checkWaysToLogIn(settingsContext(new Map(Object.entries(lines))));
    expect(found.map(({ key, severity }) => `${severity} ${key}`)).toEqual(
      isThere ? [] : ['error httpd.status'],
    );
  });
});

describe('the account of the administrator', () => {
  it.each([
    ['enabled', 0],
    ['disabled', 1],
  ])("the account of the administrator is remarked where it is off: '%s'", (status, count) => {
    const lines = ['users.status=enabled', 'users.1.name=ubnt', `users.1.status=${status}`];
    expect(foundOf('administrator account', lines).length).toBe(count);
  });
});
