import nock from 'nock';
import { afterEach, describe, expect, it } from 'vitest';
import { LOGGED_IN, RADIO, testClient } from '../../client/client.mother.ts';
import { failsAsEveryCall, failureOf } from '../../client/failing.mother.ts';
import { ClassicSession } from './session.adapter.ts';

const CREDENTIALS = { username: 'admin', password: 'a b&c=d' };
const OPENED = {
  boardinfo: 'board.sysid=0xe7f9\n',
  utoken: 'token',
  readOnlyUser: 0,
  fullVersion: 'WA.ar934x.v8.7.18',
  ccode: 840,
};
const HEADERS = { 'X-CSRF-ID': 'abc123' };

function session(cookies = 'a=b; ok=1', values = {}) {
  const test = testClient({ values });
  return { ...test, adapter: new ClassicSession(test.client, test.session, () => cookies) };
}
const auth = (body?: nock.RequestBodyMatcher) => nock(RADIO).post('/api/auth', body);

afterEach(() => nock.cleanAll());

describe('a login', () => {
  it('posts the credentials as a form and leaves out the regulatory domain', async () => {
    auth('username=admin&password=a+b%26c%3Dd&hide_rd=true')
      .matchHeader('content-type', /^application\/x-www-form-urlencoded/)
      .reply(200, OPENED, HEADERS);
    expect(await session().adapter.login(CREDENTIALS)).toEqual({
      ok: true,
      session: {
        username: 'admin',
        readOnly: false,
        boardInfo: 'board.sysid=0xe7f9\n',
        fullVersion: 'WA.ar934x.v8.7.18',
        countryCode: 840,
      },
    });
  });

  it('hands on the text of a backup unchanged', async () => {
    const text = 'netmode=bridge\nwireless.1.ssid=ä&=+ %\n';
    auth(body => body.new_config === text && body.device_setup === 'cfg').reply(200, OPENED, HEADERS);
    const { adapter } = session();
    const outcome = await adapter.login(CREDENTIALS, { device_setup: 'cfg', new_config: text });
    expect(outcome.ok).toBe(true);
  });

  it('keeps the session values, the CSRF id and the token among them', async () => {
    auth().reply(200, { ...OPENED, readOnlyUser: true }, HEADERS);
    const { adapter, session: store } = session();
    await adapter.login(CREDENTIALS);
    expect([
      store.get('logged_in'),
      store.get('csrf_id'),
      store.get('utoken'),
      store.get('readOnlyUser'),
      store.get('ccode'),
    ]).toEqual([true, 'abc123', 'token', true, 840]);
  });

  it.each([
    ['403', 403],
    ['401', 401],
    ['200', 200],
  ])('refused with %s tells the words of the device', async (_name, status) => {
    auth().reply(status, { error: 'Invalid credentials.' }, HEADERS);
    const { adapter, session: store } = session();
    expect(await adapter.login(CREDENTIALS)).toEqual({
      ok: false,
      problem: { kind: 'refused', deviceText: 'Invalid credentials.' },
    });
    expect(store.get('logged_in')).toBeUndefined();
  });

  it('refused with an error and a message tells the message', async () => {
    auth().reply(403, { error: 'Forbidden', message: 'Too many attempts.' });
    expect(await session().adapter.login(CREDENTIALS)).toMatchObject({
      problem: { kind: 'refused', deviceText: 'Too many attempts.' },
    });
  });

  it('refused without words is still a refusal', async () => {
    auth().reply(403, '<html>');
    expect(await session().adapter.login(CREDENTIALS)).toMatchObject({
      problem: { kind: 'refused', deviceText: '' },
    });
  });

  it.each(['', 'ok=0', 'book=1', 'nook=1; ok=10'])(
    'a login with cookies %j finds cookies disabled',
    async cookies => {
      auth().reply(200, OPENED, HEADERS);
      const { adapter, session: store } = session(cookies);
      expect(await adapter.login(CREDENTIALS)).toEqual({ ok: false, problem: { kind: 'cookies-disabled' } });
      expect(store.get('logged_in')).toBeUndefined();
    },
  );

  it('a login without a CSRF id is incomplete', async () => {
    auth().reply(200, OPENED);
    expect(await session().adapter.login(CREDENTIALS)).toEqual({
      ok: false,
      problem: { kind: 'incomplete-response' },
    });
  });

  it.each(['', '{"boardinfo":', '[]', 'null'])('a login with the body %j is incomplete', async body => {
    auth().reply(200, body, HEADERS);
    expect(await session().adapter.login(CREDENTIALS)).toEqual({
      ok: false,
      problem: { kind: 'incomplete-response' },
    });
  });

  it('tells a device that does not answer', async () => {
    auth().replyWithError('ECONNREFUSED');
    expect(await session().adapter.login(CREDENTIALS)).toEqual({
      ok: false,
      problem: { kind: 'unreachable', text: 'The device does not respond.' },
    });
  });

  it.each([404, 500, 502, 503])('tells an error of the server, which is no silence: %d', async status => {
    auth().reply(status, '<html>');
    expect(await session().adapter.login(CREDENTIALS)).toMatchObject({
      problem: { kind: 'failed', failure: { kind: 'response-status', status } },
    });
  });

  it('tells the words of a refusal that is written as plain text, and none of a page', async () => {
    auth().reply(403, 'Logins are disabled.');
    auth().reply(403, '<html><h1>403 - Forbidden</h1></html>');
    const { adapter } = session();
    expect(await adapter.login(CREDENTIALS)).toMatchObject({
      problem: { deviceText: 'Logins are disabled.' },
    });
    expect(await adapter.login(CREDENTIALS)).toMatchObject({ problem: { kind: 'refused', deviceText: '' } });
  });
});

describe('a login at the end of a first setup', () => {
  it('hands on what the steps produced, and opens the session of the new user', async () => {
    auth(
      'username=ubnt&password=ubnt&hide_rd=true&device_setup=first&new_lang=en_US' +
        '&new_username=admin&new_password=Tower-Link-2026&new_ccode=840',
    ).reply(200, OPENED, HEADERS);
    const outcome = await session().adapter.login(
      { username: 'ubnt', password: 'ubnt' },
      {
        device_setup: 'first',
        new_ccode: 840,
        new_lang: 'en_US',
        new_username: 'admin',
        new_password: 'Tower-Link-2026',
      },
    );
    expect(outcome).toMatchObject({ ok: true, session: { username: 'admin' } });
  });
});

describe('a login with a ticket', () => {
  const ticket = () => nock(RADIO).post('/api/auth-ticket', 'ticketid=t%2F1&hide_rd=true');

  it('asks whose session it opened', async () => {
    ticket().reply(200, OPENED, HEADERS);
    nock(RADIO).get('/api/info/user').reply(200, { username: 'cloud', readOnly: false });
    const { adapter, session: store } = session();
    expect(await adapter.loginWithTicket('t/1')).toMatchObject({ ok: true, session: { username: 'cloud' } });
    expect(store.get('username')).toBe('cloud');
  });

  it('stands even when the device does not tell whose it is', async () => {
    ticket().reply(200, OPENED, HEADERS);
    nock(RADIO).get('/api/info/user').reply(404, '');
    expect(await session().adapter.loginWithTicket('t/1')).toMatchObject({
      ok: true,
      session: { username: '' },
    });
  });

  it('tells a bad ticket', async () => {
    ticket().reply(403, { error: 'Invalid ticket.' });
    expect(await session().adapter.loginWithTicket('t/1')).toMatchObject({
      ok: false,
      problem: { deviceText: 'Invalid ticket.' },
    });
  });
});

describe('a logout', () => {
  it.each([
    ['JSON', '{"ok":true,"code":0}'],
    ['nothing', ''],
    ['a page', '<html>'],
  ])('ends the session when the device answers %s', async (_kind, body) => {
    nock(RADIO).post('/logout.cgi').reply(200, body);
    const { adapter, session: store, ends } = session('ok=1', LOGGED_IN);
    await adapter.logout();
    expect(ends).toEqual(['logout']);
    expect(store.get('csrf_id')).toBeUndefined();
  });

  it('ends the session here when the device is gone, and says so', async () => {
    nock(RADIO).post('/logout.cgi').replyWithError('ECONNREFUSED');
    const { adapter, ends } = session('ok=1', LOGGED_IN);
    expect(await failureOf(adapter.logout())).toMatchObject({ kind: 'network' });
    expect(ends).toEqual(['logout']);
  });

  it('a logout of an expired session is a logout all the same', async () => {
    nock(RADIO).post('/logout.cgi').reply(403, { error: 'Not authorized' });
    const { adapter, ends } = session('ok=1', LOGGED_IN);
    await failureOf(adapter.logout());
    expect(ends).toEqual(['logout']);
  });
});

describe('the current user', () => {
  failsAsEveryCall({
    method: 'GET',
    path: '/api/info/user',
    run: (client, options) => new ClassicSession(client, testClient().session, () => '').currentUser(options),
  });

  it('the current user is read whatever is missing', async () => {
    nock(RADIO).get('/api/info/user').reply(200, { sso: true, account_url: 'https://account.ui.com' });
    expect(await session().adapter.currentUser()).toEqual({
      username: '',
      readOnly: false,
      sso: true,
      accountUrl: 'https://account.ui.com',
      avatar: '',
    });
  });
});
