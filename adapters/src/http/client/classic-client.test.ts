import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import nock from 'nock';
import { afterEach, describe, expect, it } from 'vitest';
import { LOGGED_IN, RADIO, testClient } from './client.mother.ts';
import { failsAsEveryCall, failureOf } from './failing.mother.ts';
import type { CallOptions } from './answer.ts';
import type { ClassicClient } from './classic-client.ts';

const readStatus = (client: ClassicClient, options?: CallOptions) =>
  client.json((api, signal) => api.GET('/status.cgi', { signal }), options);

describe('the classic client', () => {
  afterEach(() => nock.cleanAll());

  failsAsEveryCall({ method: 'GET', path: '/status.cgi', run: readStatus });

  it('reads JSON whatever the header calls it', async () => {
    nock(RADIO).get('/status.cgi').reply(200, '{"portfw":true}', { 'Content-Type': 'text/html' });
    expect((await readStatus(testClient().client)).data).toEqual({ portfw: true });
  });

  it.each(['[1]', '"text"', '5', 'null'])('takes %s for unreadable where an object is due', async body => {
    nock(RADIO).get('/status.cgi').reply(200, body);
    expect(await failureOf(readStatus(testClient().client))).toMatchObject({ reason: 'malformed' });
  });

  it('sends the CSRF id of the session', async () => {
    nock(RADIO, { reqheaders: { 'X-CSRF-ID': 'c0ffee' } })
      .get('/status.cgi')
      .reply(200, {});
    await expect(readStatus(testClient({ values: LOGGED_IN }).client)).resolves.toBeDefined();
  });

  it('sends no CSRF header without a session', async () => {
    nock(RADIO, { badheaders: ['X-CSRF-ID'] })
      .get('/status.cgi')
      .reply(200, {});
    await expect(readStatus(testClient().client)).resolves.toBeDefined();
  });

  it('asks for no caching, and for the cookies of its own device only', async () => {
    const sent: Request[] = [];
    const { client } = testClient({
      fetch: async request => {
        sent.push(request);
        return new Response('{}');
      },
    });
    await readStatus(client);
    expect(sent.map(({ cache, credentials }) => [cache, credentials])).toEqual([['no-store', 'same-origin']]);
  });

  it('the classic client does not start what was cancelled before', async () => {
    const signal = AbortSignal.abort();
    expect(await failureOf(readStatus(testClient().client, { signal }))).toMatchObject({
      reason: 'cancelled',
    });
  });

  it('gives up in time even on a fetch that ignores signals', async () => {
    const { client } = testClient({ fetch: () => new Promise(() => undefined) });
    expect(await failureOf(readStatus(client, { timeoutMs: 20 }))).toMatchObject({ reason: 'time-out' });
  });

  it('the classic client does not hide mistakes of this program', async () => {
    const { client } = testClient();
    const broken = client.json(() => Promise.reject(new RangeError('mistake')));
    await expect(broken).rejects.toBeInstanceOf(RangeError);
  });
});

describe('the classic client on a real connection', () => {
  let server: Server | undefined;
  afterEach(() => {
    server?.closeAllConnections();
    server?.close();
  });

  async function radioThat(answers: (response: ServerResponse) => void): Promise<string> {
    const listening = createServer((_request, response) => answers(response));
    server = listening;
    await new Promise<void>(resolve => listening.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(listening.address() as AddressInfo).port}`;
  }

  it('closes the connection when a call is cancelled', async () => {
    let arrived = (): void => undefined;
    const reached = new Promise<void>(resolve => (arrived = resolve));
    let gone = (): void => undefined;
    const closed = new Promise<void>(resolve => (gone = resolve));
    const baseUrl = await radioThat(response => {
      response.on('close', gone);
      arrived();
    });
    const abort = new AbortController();
    const call = failureOf(readStatus(testClient({ baseUrl }).client, { signal: abort.signal }));
    await reached;
    abort.abort();
    await closed;
    expect(await call).toMatchObject({ reason: 'cancelled' });
  });

  it('takes an answer that breaks off for unreadable', async () => {
    const baseUrl = await radioThat(response => {
      response.writeHead(200, { 'Content-Length': '1000' });
      response.write('{"host":');
      setTimeout(() => response.destroy(), 20);
    });
    expect(await failureOf(readStatus(testClient({ baseUrl }).client))).toMatchObject({
      reason: 'malformed',
    });
  });

  it('takes a refused connection for an unreachable device', async () => {
    const baseUrl = await radioThat(response => response.end());
    await new Promise(resolve => server?.close(resolve));
    expect(await failureOf(readStatus(testClient({ baseUrl }).client))).toMatchObject({
      reason: 'unreachable',
    });
  });
});
