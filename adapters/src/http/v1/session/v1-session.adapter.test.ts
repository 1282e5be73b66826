import { parseBoardInfo } from '@radiolink/domain/device';
import nock from 'nock';
import { afterEach, describe, expect, it } from 'vitest';
import { LOGGED_IN, memorySession } from '../../client/client.mother.ts';
import { failureOf } from '../../client/failing.mother.ts';
import { failsAsEveryV1Call, testV1Client, V1_RADIO } from '../client/v1-client.mother.ts';
import { V1Session } from './v1-session.adapter.ts';

const CREDENTIALS = { username: 'admin', password: 'Tower-Link-2026' };
const TOKEN = { 'x-auth-token': 't0ken', 'X-CSRF-ID': 'c0ffee' };
const DEVICE = {
  identification: {
    mac: '02:00:00:00:00:01',
    product: 'Wave AP',
    model: 'Wave-AP',
    firmware: 'GMC.ipq5018.v4.1.0.0edad4ab.251212.0922',
  },
  capabilities: {
    device: { gps: true, supportPtmpAp: true, supportPtpAp: false },
    interfaces: [{ id: 'eth0', type: 'ethernet', maxMTU: 2024 }],
    radios: [
      {
        id: 'main',
        name: '60 GHz',
        freqRanges: [{ start: 57_240, end: 70_200 }],
        channelWidths: { ptp: [1080, 2160], ptmp: [540, 1080] },
        txpower: { min: 1, max: 24 },
      },
    ],
  },
};

const part = (entity: string, body: unknown, statusCode = 200) => ({ entity, body, statusCode });
const facts = (users: unknown = [{ username: 'admin', readOnly: false }]) => ({
  responses: [part('/device', DEVICE), part('/system', { countryCode: 840 }), part('/system/users', users)],
});
const loginAnswers = (status = 200, body: object | string = { error: 0 }, headers: object = TOKEN) =>
  nock(V1_RADIO)
    .post('/user/login', CREDENTIALS)
    .reply(status, body, { ...headers });
const composeAnswers = (body: object, status = 200) =>
  nock(V1_RADIO, { reqheaders: { 'x-auth-token': 't0ken' } })
    .post('/tools/compose')
    .reply(status, body);

function session(values = {}) {
  const test = testV1Client({ values });
  return { ...test, adapter: new V1Session(test.client, test.session) };
}

afterEach(() => nock.cleanAll());

describe('a login by the versioned API', () => {
  it('keeps the token of the header, and what the device tells first', async () => {
    loginAnswers();
    composeAnswers(facts());
    const { adapter, session: store } = session();
    expect(await adapter.login(CREDENTIALS)).toMatchObject({
      ok: true,
      session: {
        username: 'admin',
        readOnly: false,
        countryCode: 840,
        fullVersion: 'GMC.ipq5018.v4.1.0.0edad4ab.251212.0922',
      },
    });
    expect([
      store.get('logged_in'),
      store.get('versioned_only'),
      store.get('utoken'),
      store.get('csrf_id'),
      store.get('ccode'),
    ]).toEqual([true, true, 't0ken', 'c0ffee', 840]);
  });

  it('describes the device as the classic login does', async () => {
    loginAnswers();
    composeAnswers(facts());
    const { adapter, session: store } = session();
    await adapter.login(CREDENTIALS);
    const board = parseBoardInfo(store.get('boardinfo') ?? '');
    expect(board).toMatchObject({
      identity: { name: 'Wave AP', hwaddr: '02:00:00:00:00:01' },
      features: { gps: true },
      ports: [{ name: 'eth0', maxMtu: 2024 }],
      radios: [
        {
          devDomainMhz: 60_000,
          channelWidthsMhz: [540, 1080, 2160],
          minTxPowerDbm: 1,
          maxTxPowerDbm: 24,
          countryCode: 840,
          modes: ['ap-ptmp'],
        },
      ],
    });
    expect(board.unknown.size).toBe(0);
  });

  it.each([
    ['its answer', { error: 0, user: { username: 'admin', readOnly: true } }, [{ username: 'admin' }]],
    ['the accounts', {}, [{ username: 'admin', readOnly: true }]],
  ])('learns from %s that the user is a read-only one', async (_from, body, users) => {
    loginAnswers(200, body);
    composeAnswers(facts(users));
    expect(await session().adapter.login(CREDENTIALS)).toMatchObject({ session: { readOnly: true } });
  });

  it('asks one by one where the device knows no batches', async () => {
    loginAnswers();
    composeAnswers({ error: 1, message: 'Not found' }, 404);
    nock(V1_RADIO).get('/device').reply(200, DEVICE);
    nock(V1_RADIO).get('/system').reply(500, '');
    nock(V1_RADIO)
      .get('/system/users')
      .reply(200, [{ username: 'admin', readOnly: true }]);
    expect(await session().adapter.login(CREDENTIALS)).toMatchObject({
      ok: true,
      session: { readOnly: true, countryCode: undefined, fullVersion: DEVICE.identification.firmware },
    });
  });

  it('stands although the device tells nothing about itself', async () => {
    loginAnswers(200, '<html>');
    composeAnswers({ responses: [part('/device', {}, 503), 7, null] });
    expect(await session().adapter.login(CREDENTIALS)).toEqual({
      ok: true,
      session: { username: 'admin', readOnly: false, boardInfo: '', fullVersion: '', countryCode: undefined },
    });
  });

  it('a login by the versioned API is none without a token', async () => {
    loginAnswers(200, { error: 0 }, {});
    const { adapter, session: store } = session();
    expect(await adapter.login(CREDENTIALS)).toEqual({ ok: false, problem: { kind: 'incomplete-response' } });
    expect(store.get('logged_in')).toBeUndefined();
  });

  it.each([
    [401, { error: 1, message: 'User account invalid', detail: '' }, 'User account invalid'],
    [401, { error: 1, message: 'User account invalid', detail: 'locked' }, 'Too many failed login attempts.'],
    [200, { error: 1, message: 'User account invalid' }, 'User account invalid'],
    [401, '<html>', ''],
    [403, '', ''],
  ])('refused with %d %j tells the words of the device', async (status, body, deviceText) => {
    loginAnswers(status, body);
    expect(await session().adapter.login(CREDENTIALS)).toEqual({
      ok: false,
      problem: { kind: 'refused', deviceText },
    });
  });

  it.each([500, 503])('tells a device that answers %d', async status => {
    loginAnswers(status, '');
    expect(await session().adapter.login(CREDENTIALS)).toMatchObject({
      problem: { kind: 'failed', failure: { status } },
    });
  });

  it('tells a device that is gone', async () => {
    nock(V1_RADIO).post('/user/login').replyWithError('ECONNREFUSED');
    expect(await session().adapter.login(CREDENTIALS)).toMatchObject({ problem: { kind: 'unreachable' } });
  });

  it('takes no ticket', async () => {
    expect(await session().adapter.loginWithTicket()).toMatchObject({ ok: false });
  });
});

describe('a first setup by the versioned API', () => {
  const setup = {
    device_setup: 'first',
    new_ccode: 276,
    new_username: 'tower',
    new_password: 'Hill-Top-2026-x',
  } as const;

  it('writes country and account as one, then stands under the new name', async () => {
    loginAnswers();
    const written = nock(V1_RADIO)
      .post('/tools/compose', {
        requests: [
          { method: 'PUT', route: '/system', body: { countryCode: 276 } },
          {
            method: 'POST',
            route: '/user/change-password',
            body: {
              username: 'tower',
              oldPassword: CREDENTIALS.password,
              newPassword: 'Hill-Top-2026-x',
              verifyPassword: 'Hill-Top-2026-x',
            },
          },
        ],
        rollback: { onError: true, onUnreachable: {} },
      })
      .reply(200, { responses: [part('/system', {}), part('/user/change-password', {})] });
    composeAnswers(facts());
    expect(await session().adapter.login(CREDENTIALS, setup)).toMatchObject({
      session: { username: 'tower' },
    });
    expect(written.isDone()).toBe(true);
  });

  it('tells the words of the write that was refused', async () => {
    loginAnswers();
    composeAnswers({
      responses: [
        part('/system', {}),
        part('/user/change-password', { error: 1, message: 'Password is too weak' }, 400),
      ],
    });
    const { adapter, session: store } = session();
    expect(await adapter.login(CREDENTIALS, setup)).toMatchObject({
      problem: { kind: 'refused', deviceText: 'Password is too weak' },
    });
    expect(store.get('logged_in')).toBeUndefined();
  });

  it('hands on a backup as a file', async () => {
    loginAnswers();
    const restored = nock(V1_RADIO)
      .post('/system/backup/restore/direct', body => /name="file"[\s\S]*netmode=bridge/.test(body))
      .matchHeader('content-type', /^multipart\/form-data/)
      .reply(200, { error: 0 });
    composeAnswers(facts());
    const outcome = await session().adapter.login(CREDENTIALS, {
      device_setup: 'cfg',
      new_config: 'netmode=bridge\n',
    });
    expect([outcome.ok, restored.isDone()]).toEqual([true, true]);
  });
});

describe('the end of a session by the versioned API', () => {
  it('the end of a session by the versioned API is told to the device', async () => {
    const reported = nock(V1_RADIO, { reqheaders: { 'x-auth-token': 't0ken' } })
      .post('/user/logout')
      .reply(200, { error: 0 });
    const { adapter, ends, session: store } = session({ ...LOGGED_IN, utoken: 't0ken' });
    await adapter.logout();
    expect([reported.isDone(), ends, store.get('utoken')]).toEqual([true, ['logout'], undefined]);
  });

  it('the end of a session by the versioned API comes even when the device does not hear of it', async () => {
    nock(V1_RADIO).post('/user/logout').replyWithError('gone');
    const { adapter, ends } = session(LOGGED_IN);
    expect(await failureOf(adapter.logout())).toMatchObject({ kind: 'network' });
    expect(ends).toEqual(['logout']);
  });
});

describe('the current user', () => {
  it.each([
    ['the own row', [{ username: 'other' }, { username: 'admin', readOnly: true }], true],
    ['the only row', [{ username: 'renamed', readOnly: true }], true],
    ['the session where no row fits', [{ username: 'a', readOnly: true }, { username: 'b' }], false],
  ])('the current user is read from %s', async (_from, users, readOnly) => {
    nock(V1_RADIO).get('/system/users').reply(200, users);
    expect(await session(LOGGED_IN).adapter.currentUser()).toMatchObject({ readOnly, sso: false });
  });

  failsAsEveryV1Call({
    method: 'GET',
    path: '/api/v1.0/system/users',
    run: (client, options) => new V1Session(client, memorySession()).currentUser(options),
  });
});
