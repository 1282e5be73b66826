import { mkdtempSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { start } from './support/npm-start.ts';
import { ADMIN } from './support/radio.ts';

const cookiesOf = ({ headers }: Response): string =>
  headers
    .getSetCookie()
    .map(line => line.split(';')[0])
    .join('; ');

/** Reads a path of the device as a client that logged in. */
async function readLoggedIn(url: string, path: string): Promise<Response> {
  const anonymous = { cookie: cookiesOf(await fetch(url)) };
  const body = new URLSearchParams(ADMIN);
  const login = await fetch(new URL('/api/auth', url), { method: 'POST', headers: anonymous, body });
  expect(login.status).toBe(200);
  const cookie = cookiesOf(login) || anonymous.cookie;
  return fetch(new URL(path, url), { headers: { cookie } });
}

describe('npm start', () => {
  it('prints a login and one line that begins with ready, and serves the page there', async () => {
    const { ready, output } = start('--port', '0');
    const url = await ready;
    expect(output()).toContain('admin / Tower-Link-2026');
    expect(output().match(/^ready /gm)).toHaveLength(1);
    const answer = await fetch(url);
    expect(answer.status).toBe(200);
    expect(answer.headers.getSetCookie().join()).toMatch(/^AIROS_[0-9A-F]{12}=[0-9a-f]{32};/);
    expect(await answer.text()).toContain('Content-Security-Policy');
  });

  it('ends at once on Ctrl-C and leaves nothing listening', async () => {
    const { child, ready, ended } = start('--port', '0');
    const url = await ready;
    child.kill('SIGINT');
    expect(await ended).toBe(0);
    await expect(fetch(url)).rejects.toThrow('fetch failed');
  });

  it('takes the next free port when one is busy, and says so', async () => {
    const busy = createServer();
    await new Promise<void>(resolve => busy.listen(0, '127.0.0.1', resolve));
    const address = busy.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const { ready, output } = start('--port', String(port));
    expect(new URL(await ready).port).not.toBe(String(port));
    expect(output()).toContain(`Port ${port} is in use by another program`);
    busy.close();
  });

  it('replays a recorded spectrum, and refuses another file in words', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'spectrum-'));
    const recording = join(folder, 'recording.json');
    const grid = { firstMhz: 5180, stepMhz: 5, bins: 3, minDbm: -125, stepDb: 2 };
    const sweeps = [[0, 'BKf']];
    writeFileSync(recording, JSON.stringify({ format: 'radiolink-spectrum', version: 1, ...grid, sweeps }));
    const url = await start('--port', '0', '--replay-spectrum', recording).ready;
    const answer = await readLoggedIn(url, '/airviewdata.cgi');
    expect(await answer.json()).toMatchObject({
      stFreqGridLabels: [51_800_000, 51_850_000, 51_900_000],
      latestPower: [1, 10, 31],
    });
    const other = join(folder, 'holiday.json');
    writeFileSync(other, '{}');
    const refused = start('--port', '0', '--replay-spectrum', other);
    expect(await refused.ended).toBe(2);
    expect(refused.output()).toContain('neither a recording nor a captured answer of the spectrum');
  });

  it('refuses an unknown option in words', async () => {
    const { ended, output } = start('--profile', 'moon');
    expect(await ended).toBe(2);
    expect(output()).toContain('There is no profile "moon". There are: ap-ptmp');
  });

  it('lists its options', async () => {
    const { ended, output } = start('--help');
    expect(await ended).toBe(0);
    for (const option of ['--port', '--host', '--profile', '--replay', '--device', '--insecure']) {
      expect(output()).toContain(option);
    }
  });
});
