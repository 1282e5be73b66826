import { request } from 'node:http';
import { describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { attackBench, okTo } from './bench.mother.ts';
import { rawRequest, sendRaw, statusesOf } from './raw-connection.mother.ts';

const bench = attackBench();

/** A request with headers that `fetch` would not let through. */
function ask(url: string, headers: Record<string, string>, method = 'GET'): Promise<number> {
  return new Promise((resolve, reject) => {
    const requested = request(url, { method, headers, agent: false }, answer => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    });
    requested.on('error', reject);
    requested.end();
  });
}

describe('a request of another site’s page', () => {
  const foreign: readonly (readonly [string, Record<string, string>])[] = [
    ['its origin', { origin: 'http://attacker.example' }],
    ['an origin that begins like ours', { origin: 'http://127.0.0.1:80801' }],
    ['an origin of another port', { origin: 'http://127.0.0.1:1' }],
    ['no origin to speak of', { origin: 'null' }],
    ['its address', { referer: 'http://attacker.example/page' }],
    ['an address that holds ours', { referer: 'http://attacker.example/?http://127.0.0.1/' }],
    ['what the browser says of it', { 'sec-fetch-site': 'cross-site' }],
    ['a page of another port', { 'sec-fetch-site': 'same-site' }],
  ];

  it.each(foreign)(
    'a request of another site’s page is refused by %s, and does not reach the device',
    async (_, headers) => {
      for (const { received, ...server } of await bench.everyServer()) {
        for (const method of ['GET', 'POST', 'DELETE'])
          expect(await ask(`${server.url}api/info/public`, headers, method)).toBe(403);
        expect(received()).toBe('');
      }
    },
  );

  it('a request of another site’s page is told from one of the page itself', async () => {
    for (const server of await bench.everyServer()) {
      const origin = server.url.slice(0, -1);
      expect(await ask(`${server.url}api/info/public`, { origin, referer: server.url })).toBe(200);
      expect(await ask(`${server.url}api/info/public`, { 'sec-fetch-site': 'same-origin' })).toBe(200);
    }
  });

  it('a request of another site’s page may lead to the page, as a link does', async () => {
    const { url } = await bench.bareDevice(okTo);
    for (const server of [await bench.embedded(), await bench.relayTo(url)])
      expect(
        await ask(server.url, { referer: 'http://controller.example/', 'sec-fetch-site': 'cross-site' }),
      ).toBe(200);
  });

  it.each(foreign)('opens no socket: %s', async (_, headers) => {
    for (const { received, ...server } of await bench.everyServer()) {
      for (const path of ['ws/airview', 'api/v1.0/ws']) {
        const socket = new WebSocket(`${server.url.replace('http', 'ws')}${path}`, { headers });
        const problem = await new Promise<Error>(resolve => socket.on('error', resolve));
        expect(problem.message).toContain('403');
      }
      expect(received()).toBe('');
    }
  });
});

describe('a name that leads here without being ours', () => {
  it.each(['attacker.example', '127.0.0.1.attacker.example', '192.0.2.1', 'attacker.example:80'])(
    'a name that leads here without being ours is refused: %s',
    async host => {
      for (const { received, ...server } of await bench.everyServer()) {
        for (const path of ['', 'index.html', 'api/info/public', 'static/main.0a1b2c.js'])
          expect(await ask(`${server.url}${path}`, { host })).toBe(421);
        expect(received()).toBe('');
      }
    },
  );

  it('a name that leads here without being ours is answered once --host names it', async () => {
    for (const server of await bench.everyServer({ names: ['bench.example'] }))
      expect(await ask(`${server.url}api/info/public`, { host: 'bench.example' })).toBe(200);
  });

  it.each([
    ['missing', 'GET /a HTTP/1.1\r\n\r\n'],
    ['there twice', 'GET /a HTTP/1.1\r\nHost: 127.0.0.1\r\nHost: attacker.example\r\n\r\n'],
    ['with a user', 'GET /a HTTP/1.1\r\nHost: 127.0.0.1@attacker.example\r\n\r\n'],
    ['empty', 'GET /a HTTP/1.1\r\nHost:\r\n\r\n'],
    ['missing in HTTP/1.0', 'GET /a HTTP/1.0\r\n\r\n'],
  ])('a name that leads here without being ours is refused %s', async (_, text) => {
    for (const { port } of await bench.everyServer()) {
      const statuses = statusesOf(await sendRaw(port, text));
      expect(statuses).toHaveLength(1);
      expect([400, 421]).toContain(statuses[0]);
    }
  });
});

describe('an address that is no path here', () => {
  it.each([
    '//attacker.example/',
    '/\\attacker.example/',
    'http://attacker.example/',
    'attacker.example:443',
    '*',
    '/../../etc/passwd',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/..%2f..%2fetc%2fpasswd',
    '/static/..%5c..%5cetc%5cpasswd',
    '/help/%00',
    '/docs/../../package.json',
    '/%',
  ])('gives nothing away: %s', async target => {
    for (const server of await bench.everyServer()) {
      const { text } = await sendRaw(server.port, rawRequest(server.port, `GET ${target} HTTP/1.1`));
      expect(text).not.toMatch(/root:|"workspaces"/);
      expect(text).toMatch(/^HTTP\/1\.1 (?:200|302|400|404|500) /);
      expect((await fetch(`${server.url}api/info/public`)).status).toBe(200);
    }
  });
});
