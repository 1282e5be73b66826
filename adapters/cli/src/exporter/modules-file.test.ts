import { describe, expect, it } from 'vitest';
import { UsageError } from '../failure.ts';
import { readModules } from './modules-file.ts';

const reading = (files: Readonly<Record<string, unknown>>) => {
  const text = (path: string) => {
    const content = files[path];
    return typeof content === 'string' ? content : JSON.stringify(content);
  };
  return readModules('modules.json', { readFile: path => new TextEncoder().encode(text(path)) });
};

const ALLOW = ['192.0.2.0/24', { hosts: '198.51.100.1', ports: [8443] }];

describe('the file of modules', () => {
  it('names who may be probed, and the login of each module', () => {
    const { isAllowed, modules } = reading({
      'modules.json': {
        allow: ALLOW,
        modules: {
          default: { username: 'viewer', passwordFile: '/secret', tls: 'pin', pins: '/pins.json' },
          tower: { username: 'monitor', password: 'of-the-tower' },
        },
      },
      '/secret': 'from-a-file\n',
    });
    expect(isAllowed(new URL('https://198.51.100.1:8443'))).toBe(true);
    expect(Object.fromEntries(modules)).toEqual({
      default: { username: 'viewer', password: 'from-a-file', tls: 'pin', pins: '/pins.json' },
      tower: { username: 'monitor', password: 'of-the-tower', tls: 'verify' },
    });
  });

  it('the file of modules is refused with a password file whose first line is empty', () => {
    const modules = { default: { username: 'viewer', passwordFile: '/secret' } };
    const files = { 'modules.json': { allow: ALLOW, modules }, '/secret': '\nsecond line' };
    expect(() => reading(files)).toThrow('module "default": its password is empty.');
  });

  const good = { username: 'viewer', password: 'never-shown' };
  it.each([
    ['no JSON', '{"modules": {"default": {"password": "never-shown"'],
    ['no rule', { modules: { default: good } }],
    ['an empty rule', { allow: [], modules: { default: good } }],
    ['a wrong rule', { allow: ['*'], modules: { default: good } }],
    ['wrong ports', { allow: [{ hosts: '192.0.2.1', ports: 'all' }], modules: { default: good } }],
    ['no module', { allow: ALLOW, modules: {} }],
    ['no user', { allow: ALLOW, modules: { default: { password: 'never-shown' } } }],
    ['no password', { allow: ALLOW, modules: { default: { username: 'viewer' } } }],
    ['an empty user', { allow: ALLOW, modules: { default: { ...good, username: '' } } }],
    ['an empty password', { allow: ALLOW, modules: { default: { username: 'viewer', password: '' } } }],
    [
      'a module of the same name twice',
      '{"allow": ["192.0.2.1"], "modules": {"a": {"username": "u", "password": "never-shown"}, "a": {"username": "v", "password": "never-shown"}}}',
    ],
    ['an unknown check', { allow: ALLOW, modules: { default: { ...good, tls: 'off' } } }],
    ['null', 'null'],
  ])('the file of modules is refused with %s, without its password', (_, content) => {
    const read = () => reading({ 'modules.json': content });
    expect(read).toThrow(UsageError);
    expect(read).not.toThrow('never-shown');
  });
});
