import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createVirtualRadio } from '@radiolink/virtual-radio';
import { getRequestListener } from '@hono/node-server';
import { generate } from 'selfsigned';
import { afterEach, describe, expect, it } from 'vitest';
import { CertificateChanged, connect } from './index.ts';

const login = { username: 'admin', password: 'Tower-Link-2026' };
const servers: Server[] = [];
const folder = mkdtempSync(join(tmpdir(), 'radiolink-pins-'));
const pins = join(folder, 'pins.json');

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
  rmSync(pins, { force: true });
});

/** A radio behind a certificate of its own, at a port; what it was asked. */
async function radioAt(port: number, profile = 'ap-ptmp') {
  const asked: string[] = [];
  const radio = createVirtualRadio({ profile, clock: { now: () => Date.now() } });
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'radio' }], { keySize: 2048 });
  const answer = getRequestListener(request => {
    asked.push(new URL(request.url).pathname);
    return radio.fetch(request, { address: '127.0.0.1' });
  });
  const server = createServer({ key, cert }, (request, response) => void answer(request, response));
  servers.push(server);
  await new Promise<void>(resolve => server.listen(port, '127.0.0.1', resolve));
  return { asked, server, port: (server.address() as AddressInfo).port };
}

const stopped = (server: Server) => {
  server.closeAllConnections();
  return new Promise(resolve => server.close(resolve));
};

describe('a device with a certificate of its own', () => {
  it('a device with a certificate of its own is remembered, and another certificate in its place refused before anything is sent', async () => {
    const first = await radioAt(0);
    const url = `https://127.0.0.1:${first.port}`;
    const options = { url, ...login, tls: 'pin', pins } as const;
    for (const _ of [1, 2]) await (await connect(options)).close();
    expect(Object.keys(JSON.parse(readFileSync(pins, 'utf8')) as object)).toEqual([url]);
    expect(statSync(pins).mode & 0o077).toBe(0);

    await stopped(first.server);
    const second = await radioAt(first.port);
    const failure: unknown = await connect(options).catch((reason: unknown) => reason);
    expect(failure).toBeInstanceOf(CertificateChanged);
    expect(String(failure)).toContain('Nothing was sent.');
    expect(second.asked).toEqual([]);
  });

  it('a device with a certificate of its own is refused unless told otherwise', async () => {
    const { port, asked } = await radioAt(0);
    const url = `https://127.0.0.1:${port}`;
    await expect(connect({ url, ...login })).rejects.toThrow('--tls pin');
    expect(asked).toEqual([]);
    const radio = await connect({ url, ...login, tls: 'insecure' });
    expect((await radio.configuration.read()).text).toContain('radio.1.freq=');
    await radio.close();
  });

  it('a device with a certificate of its own is spoken to by the versioned API too', async () => {
    const { port } = await radioAt(0, 'wave');
    const radio = await connect({ url: `https://127.0.0.1:${port}`, ...login, tls: 'pin', pins });
    expect(radio.api).toBe('versioned');
    expect((await radio.configuration.read()).text).toContain('radio.1.freq=');
    await radio.close();
  });
});
