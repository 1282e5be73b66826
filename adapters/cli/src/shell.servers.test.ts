import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  buildCommand,
  COMMAND,
  ENVIRONMENT,
  type RadioInReach,
  radioInReach,
} from './mcp/shipped-command.mother.ts';

const folder = mkdtempSync(join(tmpdir(), 'radiolink-shell-'));
const env = { ...ENVIRONMENT, RADIOLINK_USER: 'admin', HOME: folder };
let radio: RadioInReach;

beforeAll(async () => {
  buildCommand();
  radio = await radioInReach({ profile: 'ap-ptp' });
  mkdirSync(join(folder, 'folder'));
});
afterAll(async () => {
  await radio.close();
  rmSync(folder, { recursive: true, force: true });
});

const start = (...line: readonly string[]) =>
  spawn(process.execPath, [COMMAND, ...line], { cwd: folder, env });

async function run(...line: readonly string[]) {
  const child = start(...line);
  const [out, err, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close') as Promise<[number]>,
  ]);
  return { out, err, code };
}

describe('radiolink in a pipe', () => {
  it.each([['watch'], ['log', '--follow']])(
    'radiolink %s ends as done once nobody reads it any more',
    async (...line) => {
      const child = start(...line, radio.url);
      await once(child.stdout, 'data');
      child.stdout.destroy();
      // A line of a log comes when the device writes one.
      const body = new URLSearchParams({ username: 'admin', password: 'Tower-Link-2026' });
      const writing = setInterval(() => void fetch(`${radio.url}/api/auth`, { method: 'POST', body }), 500);
      const [code] = await once(child, 'exit');
      clearInterval(writing);
      expect(code).toBe(0);
    },
  );
});

describe('radiolink with a file that it cannot use', () => {
  it.each([
    [
      'a folder in place of a list',
      ['status', '-f', 'folder'],
      'folder cannot be read: it is a folder (EISDIR).',
    ],
    [
      'no list',
      ['status', '-f', 'absent'],
      'absent cannot be read: there is no such file or folder (ENOENT).',
    ],
    [
      'no password',
      ['status', '192.0.2.1', '--password-file', 'absent'],
      'absent cannot be read: there is no such',
    ],
    [
      'a folder of radios',
      ['status', '--radios', 'folder', 'ridge'],
      'folder cannot be read: it is a folder',
    ],
    ['a folder of modules', ['exporter', '--modules', 'folder'], 'folder cannot be read: it is a folder'],
    ['no radios', ['mcp', '--radios', 'absent'], 'absent cannot be read: there is no such file'],
    ['radios that are not named', ['mcp'], 'Name the file of the radios with --radios or RADIOLINK_RADIOS.'],
    [
      'a patch that is a folder',
      ['apply', '192.0.2.1', '--patch', 'folder'],
      'folder cannot be read: it is a folder',
    ],
  ])('radiolink with %s says so in one line, and ends with 2', async (_, line, sentence) => {
    const { out, err, code } = await run(...line);
    expect([code, out, err.trimEnd()]).toEqual([2, '', expect.stringContaining(sentence)]);
    expect(err.trimEnd()).not.toContain('\n');
  });

  it('radiolink with a place for its result that it cannot write names the place that was asked for', async () => {
    const { err, code } = await run('backup', radio.url, '-o', 'absent/ridge.cfg');
    expect([code, err.trimEnd()]).toEqual([
      2,
      'absent/ridge.cfg cannot be written: there is no such file or folder (ENOENT).',
    ]);
  });
});

describe('radiolink at an address that it cannot listen on', () => {
  it('radiolink at an address where another program listens says so in one line, and ends with 2', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const listen = `127.0.0.1:${(other.address() as AddressInfo).port}`;
    writeFileSync(
      join(folder, 'modules.json'),
      JSON.stringify({
        allow: ['192.0.2.0/24'],
        modules: { default: { username: 'viewer', password: 'x' } },
      }),
    );
    writeFileSync(join(folder, 'token'), 'a token of many signs\n');
    const named = { address: radio.url, username: 'admin', password_env: 'RADIOLINK_PASSWORD' };
    writeFileSync(join(folder, 'radios.json'), JSON.stringify({ radios: { ridge: named } }));
    for (const line of [
      ['exporter', '--modules', 'modules.json'],
      ['mcp', '--radios', 'radios.json', '--token-file', 'token'],
    ]) {
      const { err, code } = await run(...line, '--listen', listen);
      expect([code, err.trimEnd()]).toEqual([
        2,
        `--listen ${listen}: another program listens there (EADDRINUSE).`,
      ]);
    }
    other.close();
  });
});
