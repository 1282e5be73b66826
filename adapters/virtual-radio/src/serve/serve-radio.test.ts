import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { createVirtualRadio } from '../virtual-radio.ts';
import { runCommand } from './command.ts';
import { type ServedRadio, serveRadio } from './serve-radio.ts';

const open: ServedRadio[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map(one => one.close()));
});

async function served(faults = false) {
  const radio = createVirtualRadio({ profile: 'sta-ptp', faults, clock: { now: () => Date.now() } });
  const one = await serveRadio(radio);
  open.push(one);
  return { radio, url: one.url };
}

const LOGIN = { username: 'admin', password: 'Tower-Link-2026' };

/** What curl sends by a line of the guide: `--json` names its type, `-d` that of a form. */
function sentByGuide(): readonly { readonly type: string; readonly body: string; readonly path: string }[] {
  const guide = new URL('../../../../docs/testing-against-the-virtual-radio.md', import.meta.url);
  const lines = readFileSync(guide, 'utf8').matchAll(/^curl (--json|-d) '([^']+)' http:\/\/[\d.:]+(\/\S+)/gm);
  return [...lines].map(([, option, body = '', path = '']) => ({
    type: option === '--json' ? 'application/json' : 'application/x-www-form-urlencoded',
    body,
    path,
  }));
}

describe('the guide of a served radio', () => {
  it('the guide of a served radio sets faults by lines that the radio takes', async () => {
    const { url } = await served(true);
    const lines = sentByGuide();
    expect(lines).toHaveLength(4);
    for (const { type, body, path } of lines.filter(line => !line.body.includes('event'))) {
      const answer = await fetch(url + path, { method: 'POST', headers: { 'content-type': type }, body });
      expect([body, answer.status]).toEqual([body, 200]);
      // A fault of the line before it would lose or hold up what is asked of it.
      expect(await (await fetch(url + path)).json()).toEqual(JSON.parse(body));
    }
  });
});

describe('a served radio', () => {
  it('takes a login and keeps its session by the cookies it sets', async () => {
    const { url } = await served();
    const login = await fetch(`${url}/api/auth`, { method: 'POST', body: new URLSearchParams(LOGIN) });
    const cookie = login.headers
      .getSetCookie()
      .map(one => one.split(';')[0])
      .join('; ');
    const status = await fetch(`${url}/status.cgi`, { headers: { cookie } });
    expect(((await status.json()) as { host: { hostname: string } }).host.hostname).toBeTruthy();
  });

  it('speaks the versioned API over its socket too', async () => {
    const { url } = await served();
    const login = await fetch(`${url}/api/v1.0/user/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(LOGIN),
    });
    expect(login.headers.get('x-auth-token')).toBeTruthy();
    const socket = new WebSocket(`${url.replace('http', 'ws')}/api/v1.0/ws`);
    const code = await new Promise<number>((resolve, reject) => {
      socket.on('open', () => socket.send('no login'));
      socket.on('close', resolve);
      socket.on('error', reject);
    });
    expect(code).toBeGreaterThanOrEqual(4000);
  });

  it('refuses a socket that the radio does not have', async () => {
    const { url } = await served();
    const socket = new WebSocket(`${url.replace('http', 'ws')}/nothing`);
    const error = await new Promise<Error>(resolve => socket.on('error', resolve));
    expect(error.message).toContain('404');
  });

  it('cuts the connection while the radio does not answer', async () => {
    const { url, radio } = await served();
    radio.faults.set({ unreachable: true });
    await expect(fetch(`${url}/`)).rejects.toThrow('fetch failed');
  });
});

describe('the command', () => {
  it('serves the profile it is asked for and says where', async () => {
    const submitted: string[] = [];
    const one = await runCommand({
      args: ['--profile', 'old', '--port', '0'],
      tell: text => submitted.push(text),
    });
    if (one !== undefined) open.push(one);
    expect(submitted.join('')).toBe(`old at ${one?.url}\n`);
    expect((await fetch(`${one?.url}/`)).status).toBeLessThan(400);
  });

  it('runs its time as fast as it is told: a reboot of 20 s is over at once', async () => {
    const one = await runCommand({
      args: ['--profile', 'sta-ptp', '--port', '0', '--faults', '--speed', '5000'],
      tell: () => undefined,
    });
    if (one !== undefined) open.push(one);
    await fetch(`${one?.url}/__radio/faults`, { method: 'POST', body: '{"event":"reboot"}' });
    await expect
      .poll(() =>
        fetch(`${one?.url}/api/info/public`).then(
          ({ ok }) => ok,
          () => false,
        ),
      )
      .toBe(true);
  });

  it('names every profile in its help and serves nothing', async () => {
    const submitted: string[] = [];
    expect(await runCommand({ args: ['--help'], tell: text => submitted.push(text) })).toBeUndefined();
    expect(submitted.join('')).toContain('ap-ptmp, ');
  });

  it.each([
    [['--port', 'x']],
    [['--profile', 'toaster']],
    [['--stations', '257']],
    [['--speed', '0']],
    [['--speed', 'fast']],
    [['--host', '300.1.1.1']],
    [['--host', '192.0.2.1', '--port', '0']],
    [['--nothing']],
  ])('refuses %j', async args => {
    await expect(runCommand({ args, tell: () => undefined })).rejects.toThrow(RangeError);
  });
});
