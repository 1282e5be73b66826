import { describe, expect, it } from 'vitest';
import type { CliIo } from '../cli-io.ts';
import { UsageError } from '../failure.ts';
import type { ConnectionOptions } from './connection-options.ts';
import { loginTo } from './open-radio.ts';

const RADIO = {
  address: '192.0.2.1',
  username: 'monitor',
  password_file: '/ridge',
  tls: 'pin',
  pins: '/p.json',
};
const FILES: Readonly<Record<string, string>> = {
  'radios.json': JSON.stringify({ radios: { ridge: RADIO } }),
  '/ridge': 'of-the-file\n',
  '/other': 'of-the-option\n',
  '/empty': '\nsecond line',
};

function login(
  device: string,
  options: ConnectionOptions,
  { files = {}, env = {}, typed }: { files?: object; env?: Record<string, string>; typed?: string } = {},
) {
  const all: Readonly<Record<string, string>> = { ...FILES, ...files };
  const io = {
    readFile: (path: string) => new TextEncoder().encode(all[path]),
    env,
    now: Date.now,
    isTerminal: typed !== undefined,
    askSecret: async () => typed,
  } as unknown as CliIo;
  return loginTo(device, options, io);
}

describe('loginTo of a radio that the file of radios names', () => {
  it('takes the login of the file where no option names another', async () => {
    expect(await login('ridge', { radios: 'radios.json' })).toMatchObject({
      url: 'https://192.0.2.1',
      username: 'monitor',
      password: 'of-the-file',
      tls: 'pin',
      pins: '/p.json',
    });
  });

  it('puts --user, --password-file, --tls and --pins above the file', async () => {
    const options = { user: 'admin', passwordFile: '/other', tls: 'verify', pins: '/q.json' } as const;
    expect(await login('ridge', { radios: 'radios.json', ...options })).toMatchObject({
      url: 'https://192.0.2.1',
      username: 'admin',
      password: 'of-the-option',
      tls: 'verify',
      pins: '/q.json',
    });
  });

  it('needs no password of the file where an option names one', async () => {
    const radio = { ...RADIO, password_file: undefined, password_env: 'NOT_SET' };
    const files = { 'radios.json': JSON.stringify({ radios: { ridge: radio } }) };
    const options = { radios: 'radios.json', passwordFile: '/other' };
    expect(await login('ridge', options, { files })).toMatchObject({ password: 'of-the-option' });
  });

  it.each([
    ['password_file', '/empty', {}],
    ['password_env', 'RIDGE', { RIDGE: '' }],
    ['password_command', ['true'], {}],
  ])('refuses an empty password of %s, which would count as a wrong one', async (name, value, env) => {
    const radio = { ...RADIO, password_file: undefined, [name]: value };
    const files = { 'radios.json': JSON.stringify({ radios: { ridge: radio } }) };
    const failure = login('ridge', { radios: 'radios.json' }, { files, env });
    await expect(failure).rejects.toThrow(UsageError);
    await expect(failure).rejects.toThrow('No password of ridge');
  });

  it('refuses a file that names a radio, or a part of one, twice, by that name', async () => {
    const entry = JSON.stringify(RADIO);
    for (const [text, name] of [
      [`{"radios":{"ridge":${entry},"barn":${entry},"ridge":${entry}}}`, 'ridge'],
      [`{"radios":{"ridge":${entry.replace('{', '{"username":"x",')}}}`, 'username'],
      [String.raw`{"radios":{"ridge":${entry},"\u0072idge":${entry}}}`, 'ridge'],
    ] as const)
      await expect(
        login('ridge', { radios: 'radios.json' }, { files: { 'radios.json': text } }),
      ).rejects.toThrow(`radios.json: "${name}" is there twice`);
  });
});

describe('loginTo of an address', () => {
  it('takes an empty RADIOLINK_USER for one that is not set', async () => {
    const env = { RADIOLINK_USER: '', RADIOLINK_PASSWORD: 'given' };
    expect(await login('192.0.2.1', {}, { env })).toMatchObject({ username: 'ubnt', tls: 'verify' });
  });

  it('refuses an empty --user, and an empty password that was typed', async () => {
    await expect(login('192.0.2.1', { user: '', passwordFile: '/other' })).rejects.toThrow('--user needs');
    await expect(login('192.0.2.1', {}, { typed: '' })).rejects.toThrow('No password was entered.');
  });
});
