import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { aFolder } from '../testing/folder.ts';
import { plain } from '../testing/plain.ts';

interface Site {
  readonly url: string;
  readonly close: () => void;
}
const { servePage } = await plain<{
  servePage: (folder: string, page: string, radio: string) => Promise<Site>;
}>('publish/serve-page.mjs');

/** A radio that answers each request with its method, its path and some of its headers. */
async function aRadio(): Promise<string> {
  const server = createServer((request: IncomingMessage, response) => {
    const { host, origin, referer } = request.headers;
    response.statusCode = 202;
    response.end(JSON.stringify({ said: `${request.method} ${request.url}`, host, origin, referer }));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

async function aSite() {
  const radio = await aRadio();
  const folder = aFolder({
    'node_modules/p/index.js': 'run()',
    'node_modules/p/odd.bin': 'x',
    'secret.txt': 's',
  });
  const site = await servePage(folder, '<p>page</p>', radio);
  onTestFinished(() => site.close());
  return { radio, get: (path: string, init?: RequestInit) => fetch(new URL(path, site.url), init) };
}

it('the root is the page, whatever it is asked with', async () => {
  const answer = await (await aSite()).get('/?theme=dark');
  expect(answer.headers.get('content-type')).toBe('text/html');
  expect(await answer.text()).toBe('<p>page</p>');
});

it('files of packages come from the folder, with the type of their ending', async () => {
  const { get } = await aSite();
  const [script, other] = await Promise.all(
    ['p/index.js', 'p/odd.bin'].map(path => get(`/node_modules/${path}`)),
  );
  expect([script?.headers.get('content-type'), await script?.text()]).toEqual(['text/javascript', 'run()']);
  expect(other?.headers.get('content-type')).toBe('text/plain');
});

it.each(['/status.cgi', '/secret.txt', '/node_modules/missing.js'])(
  '%s is the radio’s to answer',
  async path => {
    const answer = await (await aSite()).get(path);
    expect(answer.status).toBe(202);
    expect(await answer.json()).toMatchObject({ said: `GET ${path}` });
  },
);

it('the radio sees a request as if its own page had made it', async () => {
  const { get, radio } = await aSite();
  const headers = { origin: 'http://page.example', referer: 'http://page.example/deep' };
  const { host, origin } = new URL(radio);
  const answer = await get('/api/auth', { method: 'POST', headers, body: 'a=1' });
  expect(await answer.json()).toEqual({ said: 'POST /api/auth', host, origin, referer: `${origin}/` });
});
