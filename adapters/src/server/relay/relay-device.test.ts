import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import { syncBuiltinESMExports } from 'node:module';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createVirtualRadio } from '@radiolink/virtual-radio';
import nock from 'nock';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { type RunningServer, serve } from '../serve.ts';
import { VirtualDevice } from '../virtual-device.ts';
import { RelayDevice } from './relay-device.ts';

// Real sockets between two servers of ours: interception would interfere with the upgrade.
beforeAll(() => {
  nock.restore();
  syncBuiltinESMExports();
});
afterAll(() => nock.activate());

/** An interface without a file: every path is the device's. */
const FILES = mkdtempSync(join(tmpdir(), 'radiolink-'));
afterAll(() => rmSync(FILES, { recursive: true }));

const running: { close(): Promise<void> }[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map(server => server.close()));
});

async function closedAfter<T extends { close(): Promise<void> }>(server: Promise<T>): Promise<T> {
  const started = await server;
  running.push(started);
  return started;
}

/** A second radio, as real ones are: HTTPS with a self-signed certificate, and an Origin guard. */
function realRadio(): Promise<RunningServer> {
  const radio = createVirtualRadio({ profile: 'sta-ptp', clock: { now: Date.now } });
  return closedAfter(
    serve({
      files: FILES,
      device: new VirtualDevice(radio, []),
      deviceName: 'radio',
      host: '127.0.0.1',
      port: 0,
      https: true,
      guardOrigin: true,
    }),
  );
}

function relayTo(url: string, insecure = true): Promise<RunningServer> {
  const device = new RelayDevice(new URL(url), { insecure });
  return closedAfter(serve({ files: FILES, device, deviceName: url, host: '127.0.0.1', port: 0 }));
}

const form = { 'content-type': 'application/x-www-form-urlencoded' };
const pairOf = (cookie: string) => cookie.split(';', 1)[0] ?? '';

describe('in front of a radio served over HTTPS with its own certificate', () => {
  it('learns from it which page to serve first, and does without where it tells nothing', async () => {
    const request = { headers: {}, socket: {} } as IncomingMessage;
    const knowing = new RelayDevice(new URL((await realRadio()).url), { insecure: true });
    expect(await knowing.landing(request)).toMatchObject({ publicInfo: { setup_complete: true } });
    const silent = createServer((requested, answer) => {
      if (requested.url === '/') answer.end();
      else answer.writeHead(404).end('no such page');
    });
    await new Promise<void>(resolve => silent.listen(0, '127.0.0.1', resolve));
    running.push({ close: () => new Promise(resolve => silent.close(() => resolve())) });
    const { port } = silent.address() as AddressInfo;
    const landing = await new RelayDevice(new URL(`http://127.0.0.1:${port}`), { insecure: false }).landing(
      request,
    );
    expect(landing).toEqual({ reachable: true, cookies: [], publicInfo: undefined });
    silent.closeAllConnections();
  });

  it('brings its cookie from / to the page without Secure, and logs in through the Origin guard', async () => {
    const relay = await relayTo((await realRadio()).url);
    const landing = await fetch(relay.url);
    const cookies = landing.headers.getSetCookie();
    expect(cookies[0]).toMatch(/^radiolink-\d+-AIROS_[0-9A-F]{12}=[0-9a-f]{32}~[\w-]{22}; Path=\//);
    expect(cookies.join().toLowerCase()).not.toContain('secure');

    const login = await fetch(`${relay.url}api/auth`, {
      method: 'POST',
      headers: {
        ...form,
        cookie: cookies.map(pairOf).join('; '),
        origin: relay.url.slice(0, -1),
        referer: relay.url,
      },
      body: new URLSearchParams({ username: 'admin', password: 'Tower-Link-2026', hide_rd: 'true' }),
    });
    expect(login.status).toBe(200);
    expect(login.headers.get('x-csrf-id')).toMatch(/^[0-9a-f]{32}$/);

    const session = login.headers.getSetCookie().map(pairOf).join('; ');
    const status = await fetch(`${relay.url}status.cgi`, { headers: { cookie: session } });
    expect(await status.json()).toHaveProperty('host.hostname');
  });

  it('is refused by the guard when the page’s Origin is not rewritten', async () => {
    const radio = await realRadio();
    const relay = await relayTo(radio.url);
    const direct = await fetch(`${relay.url}api/auth`, {
      method: 'POST',
      headers: form,
      body: 'username=a&password=b',
    });
    expect(direct.status).toBe(403);
    expect(direct.headers.get('content-type')).toContain('text/html');
  });

  it('does not accept the certificate without --insecure, and says what to do', async () => {
    const relay = await relayTo((await realRadio()).url, false);
    const answer = await fetch(relay.url);
    expect(answer.status).toBe(502);
    expect(await answer.text()).toContain('start again with --insecure');
  });
});

/** Sends a request line as it is, which no client library would. */
function rawRequest({ port }: RunningServer, head: string): Promise<string> {
  return new Promise(resolve => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(`${head}\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n`),
    );
    socket.on('data', data => {
      answer += String(data);
    });
    socket.on('close', () => resolve(answer));
    socket.on('error', () => resolve(answer));
  });
}

describe('a request line that names another host', () => {
  it.each(['//127.0.0.1:1/steal', '/\\127.0.0.1:1/', 'http://127.0.0.1:1/steal'])(
    'a request line that names another host is refused, and the session goes nowhere: %s',
    async target => {
      const relay = await relayTo((await realRadio()).url);
      expect(await rawRequest(relay, `GET ${target} HTTP/1.1`)).toMatch(/^HTTP\/1\.1 400 /);
      const upgrade = `GET ${target} HTTP/1.1\r\nUpgrade: websocket\r\nConnection: Upgrade`;
      expect(await rawRequest(relay, upgrade)).toMatch(/^HTTP\/1\.1 400 /);
      expect((await fetch(relay.url)).status).toBe(200);
    },
  );
});

describe('in front of a radio that sends http to https', () => {
  it('names the address to start with', async () => {
    const device = createServer((request, response) => {
      response.writeHead(302, { location: `https://127.0.0.1${request.url}` }).end();
    });
    await new Promise<void>(resolve => device.listen(0, '127.0.0.1', resolve));
    running.push({ close: () => new Promise(resolve => device.close(() => resolve())) });
    const address = device.address();
    const relay = await relayTo(
      `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    );
    const page = await (await fetch(relay.url)).text();
    expect(page).toContain(
      'it sends its pages to https://127.0.0.1. Start again with --device https://127.0.0.1',
    );
  });
});

describe('in front of a radio that does not answer', () => {
  it('shows a page that says so and tries again by itself', async () => {
    const radio = await realRadio();
    await radio.close();
    const relay = await relayTo(radio.url);
    const page = await (await fetch(relay.url)).text();
    expect(page).toContain('The radio does not answer');
    expect(page).toContain('it refuses the connection');
    expect(page).toContain('http-equiv="refresh"');
  });

  it('cuts the page’s calls, as a lost radio would', async () => {
    const radio = await realRadio();
    await radio.close();
    const relay = await relayTo(radio.url);
    await expect(fetch(`${relay.url}status.cgi`)).rejects.toThrow('fetch failed');
  });
});

describe('sockets of the device', () => {
  it('sockets of the device are relayed both ways with the device’s own Origin', async () => {
    const origins: (string | undefined)[] = [];
    const device = createServer();
    const sockets = new WebSocketServer({ server: device, path: '/ws/airview' });
    sockets.on('connection', (socket, request) => {
      origins.push(request.headers.origin);
      socket.on('message', data => socket.send(`heard ${String(data)}`));
    });
    await new Promise<void>(resolve => device.listen(0, '127.0.0.1', resolve));
    running.push({ close: () => new Promise(resolve => sockets.close(() => device.close(() => resolve()))) });
    const address = device.address();
    const deviceUrl = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
    const relay = await relayTo(deviceUrl);

    const socket = new WebSocket(`${relay.url.replace('http', 'ws')}ws/airview`, {
      origin: relay.url.slice(0, -1),
    });
    const answer = await new Promise(resolve => {
      socket.on('open', () => socket.send('1'));
      socket.on('message', data => resolve(String(data)));
    });
    expect(answer).toBe('heard 1');
    expect(origins).toEqual([deviceUrl]);
    socket.terminate();
  });
});
