import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Device } from './device.ts';
import { type RunningServer, serve } from './serve.ts';

const device: Device = {
  greeting: [],
  landing: async () => ({ reachable: true, cookies: [] }),
  handle: async (_request, response) =>
    void response.writeHead(200, { 'cache-control': 'no-store' }).end('{}'),
  upgrade: (_request, socket) => socket.end(),
};

describe('what a browser may keep', () => {
  const files = mkdtempSync(join(tmpdir(), 'files-'));
  let server: RunningServer;

  beforeAll(async () => {
    mkdirSync(join(files, 'static'));
    writeFileSync(join(files, 'index.html'), '<h1>Page</h1>');
    writeFileSync(join(files, 'static', 'main.0a1b2c.js'), '');
    server = await serve({ files, device, deviceName: 'none', host: '127.0.0.1', port: 0 });
  });

  afterAll(async () => {
    await server.close();
    rmSync(files, { recursive: true });
  });

  it.each([
    ['/', 'no-cache'],
    ['/static/main.0a1b2c.js', 'public, max-age=31536000, immutable'],
    ['/status.cgi', 'no-store'],
  ])('what a browser may keep of %s is %s', async (path, caching) => {
    const answer = await fetch(new URL(path, server.url));
    expect(answer.headers.get('cache-control')).toBe(caching);
  });

  it('varies with the accepted encoding in each form of a file, and not for an answer of the device', async () => {
    writeFileSync(join(files, 'static', 'main.0a1b2c.js.br'), 'x');
    for (const encoding of ['identity', 'br']) {
      const headers = { 'accept-encoding': encoding };
      const answer = await fetch(new URL('/static/main.0a1b2c.js', server.url), { headers, method: 'HEAD' });
      expect([encoding, answer.headers.get('vary')]).toEqual([encoding, 'Accept-Encoding']);
    }
    expect((await fetch(new URL('/status.cgi', server.url))).headers.get('vary')).toBeNull();
  });

  it('what a browser may keep is never of another type than it says', async () => {
    const answer = await fetch(new URL('/', server.url));
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  });
});
