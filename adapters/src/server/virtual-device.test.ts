import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createVirtualRadio } from '@radiolink/virtual-radio';
import nock from 'nock';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { followAddress } from './follow-address.ts';
import { type RunningServer, serve } from './serve.ts';
import { VirtualDevice } from './virtual-device.ts';

beforeAll(() => nock.restore());
afterAll(() => nock.activate());

const FILES = mkdtempSync(join(tmpdir(), 'radiolink-'));
afterAll(() => rmSync(FILES, { recursive: true }));

const running: { close(): unknown }[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map(one => one.close()));
});

async function start(options: { readonly softRestartSeconds?: number } = {}) {
  const radio = createVirtualRadio({ profile: 'ap-ptmp', clock: { now: Date.now }, ...options });
  const server = await serve({
    files: FILES,
    device: new VirtualDevice(radio, []),
    deviceName: 'radio',
    host: '127.0.0.1',
    port: 0,
  });
  running.push(server);
  return { radio, server };
}

async function logIn(url: string) {
  const answer = await fetch(`${url}api/auth`, {
    method: 'POST',
    body: new URLSearchParams({ username: 'admin', password: 'Tower-Link-2026', hide_rd: 'true' }),
  });
  const cookie = answer.headers
    .getSetCookie()
    .map(one => one.split(';', 1)[0])
    .join('; ');
  return { cookie, 'x-csrf-id': answer.headers.get('x-csrf-id') ?? '' };
}

const socketTo = ({ url }: RunningServer, headers: Record<string, string>) =>
  new WebSocket(`${url.replace('http', 'ws')}ws/airview`, { headers });

describe('the virtual radio behind a server', () => {
  it('sends the live spectrum over a socket that the session cookie opens', async () => {
    const { server } = await start();
    const { cookie } = await logIn(server.url);
    const socket = socketTo(server, { cookie });
    let text = '';
    const frame = await new Promise<unknown>(resolve => {
      socket.on('message', data => {
        text += String(data);
        try {
          resolve(JSON.parse(text));
        } catch {
          // A piece: the rest follows.
        }
      });
    });
    expect(frame).toMatchObject({ stFreqGridNumPts: 648 });
    socket.terminate();
  });

  it('survives a frame that breaks the protocol', async () => {
    const { server } = await start();
    const { cookie } = await logIn(server.url);
    const socket = socketTo(server, { cookie });
    await new Promise(resolve => socket.on('open', resolve));
    const closed = new Promise(resolve => socket.on('close', resolve));
    socket.on('error', () => undefined);
    // A reserved bit set: no extension was agreed that gives it a meaning.
    Reflect.get(socket, '_socket').write(Buffer.from([0xf1, 0x80, 0, 0, 0, 0]));
    await closed;
    expect((await fetch(`${server.url}api/info/public`)).status).toBe(200);
  });

  it('refuses the socket without a session', async () => {
    const { server } = await start();
    const socket = socketTo(server, {});
    const problem = await new Promise<Error>(resolve => socket.on('error', resolve));
    expect(problem.message).toContain('404');
  });

  it('cuts the connection while the radio restarts', async () => {
    const { server } = await start();
    const session = await logIn(server.url);
    await fetch(`${server.url}reboot.cgi`, {
      method: 'POST',
      headers: session,
      body: new URLSearchParams({ reboot: 'yes' }),
    });
    await expect(fetch(`${server.url}status.cgi`, { headers: session })).rejects.toThrow('fetch failed');
  });

  it('moves with a changed management address, and is no longer where it was', async () => {
    const { radio, server } = await start({ softRestartSeconds: 0 });
    const follower = followAddress({ radio, server, home: '127.0.0.1', tell: () => undefined });
    running.push({ close: () => follower.stop() });
    const session = await logIn(server.url);
    const text = await (await fetch(`${server.url}getcfg.cgi`, { headers: session })).text();
    const old = radio.address;
    const cfgData = text.replaceAll(`=${old}\n`, '=127.0.0.77\n');
    const written = await fetch(`${server.url}writecfg.cgi`, {
      method: 'POST',
      headers: session,
      body: new URLSearchParams({ cfgData }),
    });
    expect(await written.json()).toMatchObject({ ok: true });
    const there = `http://127.0.0.77:${server.port}/api/info/public`;
    await expect
      .poll(
        () =>
          fetch(there).then(
            answer => answer.status,
            () => 0,
          ),
        { timeout: 5000 },
      )
      .toBe(200);
    await expect(fetch(`${server.url}api/info/public`)).rejects.toThrow('fetch failed');
  });
});
