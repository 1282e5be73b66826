import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createVirtualRadio } from '@radiolink/virtual-radio';
import nock from 'nock';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { serve } from './serve.ts';
import { VirtualDevice } from './virtual-device.ts';

beforeAll(() => nock.restore());
afterAll(() => nock.activate());

const FILES = mkdtempSync(join(tmpdir(), 'radiolink-'));
afterAll(() => rmSync(FILES, { recursive: true }));

const running: { close(): unknown }[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map(one => one.close()));
});

/** Base address of a versioned-only radio behind a server. */
async function start(guardOrigin = false): Promise<string> {
  const radio = createVirtualRadio({ profile: 'wave', clock: { now: Date.now } });
  const device = new VirtualDevice(radio, []);
  const server = await serve({
    files: FILES,
    device,
    deviceName: 'radio',
    guardOrigin,
    host: '127.0.0.1',
    port: 0,
  });
  running.push(server);
  return server.url;
}

const logIn = (url: string, headers: Record<string, string> = {}) =>
  fetch(`${url}api/v1.0/user/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ username: 'admin', password: 'Tower-Link-2026' }),
  });

describe('a versioned-only radio behind a server', () => {
  it('opens its live socket with the subprotocol asked for, to a token', async () => {
    const url = await start();
    const token = (await logIn(url)).headers.get('x-auth-token');
    const socket = new WebSocket(`${url.replace('http', 'ws')}api/v1.0/ws`, 'v1.json');
    const first = await new Promise<unknown>((done, fail) => {
      socket.on('open', () => socket.send(JSON.stringify({ type: 'auth', token })));
      socket.on('message', data => done(JSON.parse(String(data))));
      socket.on('error', fail);
    });
    socket.close();
    expect([socket.protocol, first]).toMatchObject(['v1.json', { type: 'ready' }]);
  });

  it('closes it with 4401 to a wrong one', async () => {
    const url = await start();
    const socket = new WebSocket(`${url.replace('http', 'ws')}api/v1.0/ws`, 'v1.json');
    const code = await new Promise<number>(done => {
      socket.on('open', () => socket.send(JSON.stringify({ type: 'auth', token: 'x' })));
      socket.on('close', done);
    });
    expect(code).toBe(4401);
  });

  it('refuses with a page of HTML a POST that does not say where it comes from when the origin is guarded', async () => {
    const url = await start(true);
    const refused = await logIn(url);
    expect([refused.status, refused.headers.get('content-type')]).toEqual([403, 'text/html; charset=UTF-8']);
    const taken = await logIn(url, { origin: url.replace(/\/$/, '') });
    expect(taken.status).toBe(200);
  });

  it('tells the landing page what it is before the login', async () => {
    const device = new VirtualDevice(createVirtualRadio({ profile: 'wave', clock: { now: Date.now } }), []);
    const request = { headers: {}, socket: {} } as Parameters<VirtualDevice['landing']>[0];
    expect(await device.landing(request)).toMatchObject({
      reachable: true,
      publicInfo: { setup_complete: true, default_password: false, ui_lang: 'en_US' },
    });
  });
});
