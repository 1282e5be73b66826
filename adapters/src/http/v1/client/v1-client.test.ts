import nock from 'nock';
import { afterEach, describe, expect, it } from 'vitest';
import { LOGGED_IN, RADIO } from '../../client/client.mother.ts';
import { failureOf } from '../../client/failing.mother.ts';
import type { V1Client } from './v1-client.ts';
import { endsWithTheV1Session, failsAsEveryV1Call, testV1Client, V1_RADIO } from './v1-client.mother.ts';

const readSystem = (client: V1Client) =>
  client.json((api, signal) => api.GET('/api/v1.0/system', { signal }));
const OPEN = { ...LOGGED_IN, utoken: 't0ken' };

describe('the client of the versioned API', () => {
  afterEach(() => nock.cleanAll());

  it('sends the token, the CSRF id, and asks for nothing kept', async () => {
    const requested = nock(V1_RADIO, {
      reqheaders: { 'x-auth-token': 't0ken', 'x-csrf-id': 'c0ffee', 'cache-control': 'no-cache' },
    })
      .get('/system')
      .reply(200, { hostname: 'ap1' });
    const { data } = await readSystem(testV1Client({ values: OPEN }).client);
    expect(data).toEqual({ hostname: 'ap1' });
    expect(requested.isDone()).toBe(true);
  });

  it('sends no token where none is asked for', async () => {
    const requested = nock(V1_RADIO, { badheaders: ['x-auth-token'] })
      .get('/public/device')
      .reply(200, {});
    await testV1Client({ values: OPEN }).client.json((api, signal) =>
      api.GET('/api/v1.0/public/device', { signal }),
    );
    expect(requested.isDone()).toBe(true);
  });

  it('keeps the token that a call brings itself', async () => {
    const requested = nock(V1_RADIO, { reqheaders: { 'x-auth-token': 'own' } })
      .get('/system')
      .reply(200, {});
    await testV1Client({ values: OPEN }).client.json((api, signal) =>
      api.GET('/api/v1.0/system', { headers: { 'x-auth-token': 'own' }, signal }),
    );
    expect(requested.isDone()).toBe(true);
  });

  it('labels a body as JSON', async () => {
    const requested = nock(V1_RADIO, { reqheaders: { 'content-type': 'application/json' } })
      .put('/system', { hostname: 'ap2' })
      .reply(200, {});
    await testV1Client().client.json((api, signal) =>
      api.PUT('/api/v1.0/system', { body: { hostname: 'ap2' }, signal }),
    );
    expect(requested.isDone()).toBe(true);
  });

  it.each([
    [1, 'Busy'],
    ['Unauthorized', 'Busy'],
  ])('takes a successful answer with error %j for a refusal', async (error, message) => {
    nock(V1_RADIO).get('/system').reply(200, { error, message, detail: '', statusCode: 200 });
    expect(await failureOf(readSystem(testV1Client().client))).toMatchObject({ kind: 'device-api', message });
  });

  it.each([0, null])('takes error %j for none', async error => {
    nock(V1_RADIO).get('/system').reply(200, { error, statusCode: 200 });
    expect((await readSystem(testV1Client().client)).data).toMatchObject({ statusCode: 200 });
  });

  it('tells which fields a device objects to', async () => {
    nock(V1_RADIO)
      .get('/system')
      .reply(400, { error: 1, message: 'Invalid value', detail: { hostname: ['Too long', 'Odd'] } });
    expect(await failureOf(readSystem(testV1Client().client))).toMatchObject({
      message: 'Invalid value',
      detail: 'hostname: Too long Odd',
      statusCode: 400,
    });
  });

  describe.each([
    ['a list', '[{"id":"1"}]', [{ id: '1' }]],
    ['an empty list', '[]', []],
  ])('reading a list', (kind, body, expected) => {
    it(`takes ${kind}`, async () => {
      nock(V1_RADIO).get('/system/alerts').reply(200, body);
      const data = await testV1Client().client.list('/api/v1.0/system/alerts');
      expect(data).toEqual(expected);
    });
  });

  it('takes an object in place of a list for unreadable', async () => {
    nock(V1_RADIO).get('/system/alerts').reply(200, {});
    const call = testV1Client().client.list('/api/v1.0/system/alerts');
    expect(await failureOf(call)).toMatchObject({ kind: 'network', reason: 'malformed' });
  });
});

describe('an answer of any type', () => {
  afterEach(() => nock.cleanAll());

  const ask = (type: string, body: string | Buffer) => {
    nock(V1_RADIO).post('/tools/proxy/https').reply(200, body, { 'Content-Type': type });
    return testV1Client().client.body((api, signal) =>
      api.POST('/api/v1.0/tools/proxy/https', { body: { url: 'https://x.test' }, parseAs: 'stream', signal }),
    );
  };

  it.each(['application/json', 'application/json; charset=utf-8', 'application/hal+json'])(
    'an answer of any type is JSON when it is %s',
    async type => {
      expect((await ask(type, '{"a":1}')).data).toEqual({ kind: 'json', json: { a: 1 } });
    },
  );

  it.each(['text/plain', 'text/html', 'application/jsonp', ''])(
    'an answer of any type is text when it is "%s"',
    async type => {
      expect((await ask(type, '{"a":1}')).data).toEqual({ kind: 'text', text: '{"a":1}' });
    },
  );

  it.each(['application/gzip', 'application/octet-stream'])(
    'an answer of any type is a file when it is %s',
    async type => {
      const { data } = await ask(type, Buffer.from([31, 139, 0]));
      expect(data).toMatchObject({ kind: 'file' });
      expect(data.kind === 'file' && [...new Uint8Array(await data.blob.arrayBuffer())]).toEqual([
        31, 139, 0,
      ]);
    },
  );

  it('an answer of any type is unreadable when it only says that it is JSON', async () => {
    expect(await failureOf(ask('application/json', '{"a":'))).toMatchObject({ reason: 'malformed' });
  });
});

describe('a call of the versioned API', () => {
  const call = {
    method: 'GET',
    path: '/api/v1.0/system',
    run: (client: V1Client, options: object) =>
      client.json((api, signal) => api.GET('/api/v1.0/system', { signal }), options),
  } as const;
  failsAsEveryV1Call(call);
  endsWithTheV1Session(call);

  it('keeps the session of a read-only user whose change of an account is refused', async () => {
    nock(V1_RADIO).put('/system/users').reply(403, { error: 1, message: 'Permission denied' });
    const requested = nock(V1_RADIO).get('/system/users').reply(200, []);
    const { client, ends } = testV1Client({ values: OPEN });
    await failureOf(
      client.json((api, signal) => api.PUT('/api/v1.0/system/users', { body: { username: 'x' }, signal })),
    );
    await expect.poll(() => requested.isDone()).toBe(true);
    expect(ends).toEqual([]);
  });

  it('keeps the session of a user whose old password was wrong', async () => {
    nock(V1_RADIO)
      .post('/user/change-password')
      .reply(401, { error: 1, message: 'Incorrect password', detail: 'oldPassword' });
    const requested = nock(V1_RADIO).get('/system/users').reply(200, []);
    const { client, ends } = testV1Client({ values: OPEN });
    const body = { username: 'a', oldPassword: 'b', newPassword: 'c', verifyPassword: 'c' };
    await failureOf(client.acknowledge('post', '/api/v1.0/user/change-password', { body }));
    await expect.poll(() => requested.isDone()).toBe(true);
    expect(ends).toEqual([]);
  });

  it('leaves a session alone that has another token by now', async () => {
    const { client, session, ends } = testV1Client({ values: OPEN });
    nock(RADIO).get('/api/v1.0/system').delay(30).reply(401, {});
    const requested = failureOf(readSystem(client));
    session.set({ utoken: 'newer' });
    await requested;
    expect(ends).toEqual([]);
  });
});
