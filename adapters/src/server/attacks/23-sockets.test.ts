import { describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { attackBench } from './bench.mother.ts';

const bench = attackBench();
const SEATS = 16;

async function session(url: string): Promise<string> {
  const answer = await fetch(`${url}api/auth`, {
    method: 'POST',
    body: new URLSearchParams({ username: 'admin', password: 'Tower-Link-2026', hide_rd: 'true' }),
  });
  return answer.headers
    .getSetCookie()
    .map(cookie => cookie.split(';', 1)[0])
    .join('; ');
}

/** Result of an attempt to open a socket: open, or the text of its refusal. */
function attempt(
  url: string,
  headers: Record<string, string>,
): Promise<{ socket: WebSocket; outcome: string }> {
  const socket = new WebSocket(url.replace('http', 'ws'), { headers });
  return new Promise(resolve => {
    socket.on('open', () => resolve({ socket, outcome: 'open' }));
    socket.on('error', error => resolve({ socket, outcome: error.message }));
  });
}

describe('live sockets', () => {
  it('live sockets are limited for one address, and free again when they end', async () => {
    for (const { url } of await bench.withRadio()) {
      const cookie = await session(url);
      const opened = await Promise.all(
        Array.from({ length: SEATS }, () => attempt(`${url}ws/airview`, { cookie })),
      );
      expect(opened.map(({ outcome }) => outcome)).toEqual(Array.from({ length: SEATS }, () => 'open'));
      expect((await attempt(`${url}ws/airview`, { cookie })).outcome).toContain('429');
      const closed = new Promise(resolve => opened[0]?.socket.on('close', resolve));
      opened[0]?.socket.terminate();
      await closed;
      await expect
        .poll(async () => (await attempt(`${url}ws/airview`, { cookie })).outcome, { timeout: 3000 })
        .toBe('open');
    }
  });

  it('end within 2 s without a login', async () => {
    for (const { url } of await bench.withRadio({ profile: 'wave' })) {
      const start = performance.now();
      const { socket, outcome } = await attempt(`${url}api/v1.0/ws`, {});
      expect(outcome).toBe('open');
      expect(await new Promise(resolve => socket.on('close', resolve))).toBe(4401);
      expect(performance.now() - start).toBeLessThan(3000);
    }
  });

  it('open /ws/airview to the page’s own Origin and no other', async () => {
    for (const { url } of await bench.withRadio()) {
      const cookie = await session(url);
      const own = await attempt(`${url}ws/airview`, { cookie, origin: url.slice(0, -1) });
      expect(own.outcome).toBe('open');
      for (const origin of ['http://attacker.example', 'null', 'http://127.0.0.1:1', `${url}x`])
        expect((await attempt(`${url}ws/airview`, { cookie, origin })).outcome).toContain('403');
    }
  });

  it('end when more comes at once than a frame may hold', async () => {
    for (const { url } of await bench.withRadio()) {
      const { socket } = await attempt(`${url}ws/airview`, { cookie: await session(url) });
      const closed = new Promise(resolve => socket.on('close', resolve));
      socket.on('error', () => undefined);
      socket.send('1'.repeat(1024 * 1024 + 1));
      expect(await closed).toBe(1009);
      expect((await fetch(`${url}api/info/public`)).status).toBe(200);
    }
  });
});

describe('faults', () => {
  const post = (url: string, headers: Record<string, string>, path = '__radio/faults') =>
    fetch(`${url}${path}`, { method: 'POST', body: '{"unreachable":true}', headers });

  it.each([
    ['text', { 'content-type': 'text/plain' }],
    ['a form', { 'content-type': 'application/x-www-form-urlencoded' }],
    ['JSON only by the look of it', { 'content-type': 'text/plain; application/json' }],
    ['JSON of a longer name', { 'content-type': 'application/jsonx' }],
  ])('faults are not set by %s', async (_, headers) => {
    for (const { url } of await bench.withRadio({ faults: true })) {
      expect((await post(url, headers)).status).toBe(415);
      expect((await post(url, headers, '__radio/faults?x')).status).toBe(415);
      expect(await (await fetch(`${url}__radio/faults`)).json()).toEqual({});
    }
  });

  it('faults are not set from another site', async () => {
    const headers = { 'content-type': 'application/json', origin: 'http://attacker.example' };
    for (const { url } of await bench.withRadio({ faults: true })) {
      expect((await post(url, headers)).status).toBe(403);
      expect(await (await fetch(`${url}__radio/faults`)).json()).toEqual({});
    }
  });

  it('faults are set by JSON of the page itself', async () => {
    for (const { url } of await bench.withRadio({ faults: true })) {
      const headers = { 'content-type': 'application/json', origin: url.slice(0, -1) };
      expect((await post(url, headers)).status).toBe(200);
      expect(await (await fetch(`${url}__radio/faults`)).json()).toEqual({ unreachable: true });
    }
  });
});
