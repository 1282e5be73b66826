import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Device } from './device.ts';
import { type RunningServer, serve } from './serve.ts';

const device: Device = {
  greeting: [],
  landing: async () => ({ reachable: false, reason: 'it is none' }),
  handle: async (_request, response) => void response.writeHead(404).end('device'),
  upgrade: (_request, socket) => socket.end(),
};

describe('the reference of the contract', () => {
  const docs = mkdtempSync(join(tmpdir(), 'docs-'));
  let server: RunningServer;

  beforeAll(async () => {
    writeFileSync(join(docs, 'index.html'), '<h1>Contracts</h1>');
    writeFileSync(join(docs, 'classic.html'), '<h1>Classic</h1>');
    const options = { files: docs, docs, device, deviceName: 'none', host: '127.0.0.1', port: 0 };
    server = await serve(options);
  });

  afterAll(async () => {
    await server.close();
    rmSync(docs, { recursive: true });
  });

  const get = (path: string) => fetch(new URL(path, server.url), { redirect: 'manual' });

  it.each([
    ['/docs/', '<h1>Contracts</h1>'],
    ['/docs/classic.html', '<h1>Classic</h1>'],
  ])('the reference of the contract is served at %s', async (path, text) => {
    const answer = await get(path);
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(await answer.text()).toBe(text);
  });

  it('the reference of the contract is led to without the slash', async () => {
    const answer = await get('/docs');
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/docs/']);
  });

  it('the reference of the contract is not what a device without it answers', async () => {
    const bare = await serve({ files: docs, device, deviceName: 'none', host: '127.0.0.1', port: 0 });
    expect(await (await fetch(new URL('/docs/', bare.url))).text()).toBe('device');
    await bare.close();
  });

  it('leaves to the device what it does not have', async () => {
    expect(await (await get('/docs/nothing.html')).text()).toBe('device');
  });
});
