import { createServer, type Server } from 'node:http';
import { afterEach, expect, it } from 'vitest';
import { ClassicSession } from './classic-session.ts';

const open: Server[] = [];
afterEach(() => {
  for (const server of open.splice(0)) server.close().closeAllConnections();
});

/** A radio whose firmware answers a login with a redirect that carries the same headers. */
async function redirectingRadio(headers: Record<string, string>): Promise<string> {
  const server = createServer((request, response) => {
    if (request.url === '/api/auth') {
      response
        .writeHead(302, { location: '/', 'set-cookie': 'AIROS_020000000001=ab; Path=/', ...headers })
        .end();
    } else {
      response.writeHead(200).end(request.headers.cookie ?? '');
    }
  });
  open.push(server);
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/`;
}

const CREDENTIALS = { username: 'admin', password: 'Tower-Link-2026' };

it('takes a 302 with the CSRF id for a login, and keeps its cookie', async () => {
  const session = new ClassicSession(await redirectingRadio({ 'x-csrf-id': 'c0ffee' }));
  await session.open();
  expect((await session.login(CREDENTIALS, 'form')).status).toBe(302);
  expect(await (await session.get('/status.cgi')).text()).toContain('AIROS_020000000001=ab');
});

it('takes a 302 without a CSRF id for none', async () => {
  const session = new ClassicSession(await redirectingRadio({}));
  await expect(session.login(CREDENTIALS, 'form')).rejects.toThrow('Login by form: 302');
});
