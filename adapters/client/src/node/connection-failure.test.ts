import { createServer, type RequestListener, type Server } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { type AddressInfo, createServer as createTcpServer, type Server as TcpServer } from 'node:net';
import { generate } from 'selfsigned';
import { afterEach, describe, expect, it } from 'vitest';
import { connectionFailure, ConnectionFailure } from './connection-failure.ts';
import { connect, LoginFailure, memoryPins } from './index.ts';

const login = { username: 'admin', password: 'Tower-Link-2026' };
const servers: (Server | TcpServer)[] = [];
afterEach(() => void servers.splice(0).forEach(server => server.close()));

async function portOf(server: Server | TcpServer): Promise<number> {
  servers.push(server);
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

async function failureAt(url: string, tls: 'verify' | 'pin' = 'verify'): Promise<LoginFailure> {
  const reason: unknown = await connect({ url, ...login, tls, pins: memoryPins() }).catch(
    (error: unknown) => error,
  );
  if (!(reason instanceof LoginFailure)) throw reason;
  expect(reason.cause).toBeInstanceOf(ConnectionFailure);
  expect(reason.message).not.toContain(login.password);
  return reason;
}

const problemOf = ({ cause }: LoginFailure) => (cause as ConnectionFailure).problem;
const answer: RequestListener = (_, response) => void response.writeHead(404).end();

describe('connect', () => {
  it.each(['verify', 'pin'] as const)('says that a port refuses connections (tls: %s)', async tls => {
    const gone = createTcpServer();
    const port = await portOf(gone);
    await new Promise(resolve => gone.close(resolve));
    const failure = await failureAt(`https://127.0.0.1:${port}`, tls);
    expect([problemOf(failure), failure.message]).toEqual([
      'refused',
      expect.stringContaining(`127.0.0.1 refuses connections on port ${port} (ECONNREFUSED)`),
    ]);
  });

  it.each(['verify', 'pin'] as const)(
    'says that plain HTTP is served at an https address (tls: %s)',
    async tls => {
      const port = await portOf(createServer(answer));
      const failure = await failureAt(`https://127.0.0.1:${port}`, tls);
      expect([problemOf(failure), failure.message]).toEqual([
        'not-https',
        expect.stringContaining(`use http://127.0.0.1:${port}`),
      ]);
    },
  );

  it('says that a certificate is not trusted, and what remembers it', async () => {
    const { private: key, cert } = await generate([{ name: 'commonName', value: 'radio' }], {
      keySize: 2048,
    });
    const port = await portOf(createSecureServer({ key, cert }, answer));
    const failure = await failureAt(`https://127.0.0.1:${port}`);
    expect([problemOf(failure), failure.message]).toEqual([
      'certificate',
      expect.stringContaining('--tls pin'),
    ]);
  });

  it('says that a device sends requests on to HTTPS', async () => {
    const server = createServer(
      (_, response) => void response.writeHead(301, { location: 'https://127.0.0.1/' }).end(),
    );
    const failure = await failureAt(`http://127.0.0.1:${await portOf(server)}`);
    expect(failure.message).toContain('sends every request on to https://127.0.0.1: use that address.');
  });

  it('says that a server closed the connection, and where HTTPS is spoken', async () => {
    const port = await portOf(createTcpServer(socket => void socket.once('data', () => socket.destroy())));
    const failure = await failureAt(`http://127.0.0.1:${port}`);
    expect([problemOf(failure), failure.message]).toEqual([
      'closed',
      expect.stringContaining(`use https://127.0.0.1:${port}.`),
    ]);
  });
});

describe('connectionFailure', () => {
  it.each([
    ['ETIMEDOUT', 'no-answer'],
    ['ENOTFOUND', 'name'],
    ['EHOSTUNREACH', 'no-route'],
    ['CERT_HAS_EXPIRED', 'certificate'],
    ['DEPTH_ZERO_SELF_SIGNED_CERT', 'certificate'],
    ['SELF_SIGNED_CERT_IN_CHAIN', 'certificate'],
    ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'certificate'],
    ['ERR_TLS_CERT_ALTNAME_INVALID', 'certificate'],
    ['ERR_SSL_UNSUPPORTED_PROTOCOL', 'tls'],
    ['EAI_AGAIN', 'name'],
    ['HPE_INVALID_CONSTANT', 'not-http'],
    ['EMFILE', 'other'],
  ])('reads %s as %s, in a sentence with the address and the code', (code, problem) => {
    const failure = connectionFailure('https://192.0.2.1', Object.assign(new Error('x'), { code }));
    expect(failure.problem).toBe(problem);
    expect(failure.message).toMatch(/192\.0\.2\.1/);
    expect(failure.message).toContain(code);
    expect(failure.message).toMatch(/\.$/);
  });

  it('reads the first of the failures at all addresses of a name', () => {
    const each = Object.assign(new Error('x'), { code: 'ECONNREFUSED' });
    expect(connectionFailure('https://radio.example', new AggregateError([each, each])).problem).toBe(
      'refused',
    );
  });
});
