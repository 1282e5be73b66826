import nock from 'nock';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ClassicClient } from './classic-client.ts';
import { LOGGED_IN, RADIO, testClient } from './client.mother.ts';
import { failureOf } from './failing.mother.ts';
import { FORM } from './form.ts';

const kick = (client: ClassicClient) =>
  client.json((api, signal) =>
    api.POST('/stakick.cgi', { body: { staif: 'ath0', staid: '00:11:22:33:44:66' }, headers: FORM, signal }),
  );
const answer = (status: number, body: object | string = '') =>
  nock(RADIO).post('/stakick.cgi').reply(status, body);
const userInfo = (status: number, body: object | string = '') =>
  nock(RADIO).get('/api/info/user').reply(status, body);
const loggedIn = () => testClient({ values: LOGGED_IN });

/** One more call and its answer: what the client does with an earlier answer is done by then. */
async function afterOneMoreCall(client: ClassicClient): Promise<void> {
  nock(RADIO).get('/status.cgi').reply(200, {});
  await client.json((api, signal) => api.GET('/status.cgi', { signal }));
}

describe('the end of a session', () => {
  afterEach(() => nock.cleanAll());

  it.each([
    ['a 401', 401, {}],
    ['a 401 without a body', 401, ''],
    ['a 403 that says so', 403, { error: 'Not authorized' }],
  ])('the end of a session comes with %s', async (_kind, status, body) => {
    answer(status, body);
    const { client, session, ends } = loggedIn();
    await failureOf(kick(client));
    expect(ends).toEqual(['expired']);
    expect(session.get('csrf_id')).toBeUndefined();
  });

  it('the end of a session is told once, however many calls notice it', async () => {
    answer(401).persist();
    const { client, ends } = loggedIn();
    await Promise.all([failureOf(kick(client)), failureOf(kick(client)), failureOf(kick(client))]);
    expect(ends).toEqual(['expired']);
  });

  it('the end of a session is no matter before login', async () => {
    answer(401);
    const { client, ends } = testClient();
    await failureOf(kick(client));
    expect(ends).toEqual([]);
  });

  it('the end of a session does not come with a refusal while the device still knows the user', async () => {
    answer(403, { error: 'Permission denied' });
    const requested = userInfo(200, { username: 'viewer', readOnly: true });
    const { client, session, ends } = loggedIn();
    expect(await failureOf(kick(client))).toMatchObject({ error: 'Permission denied' });
    await vi.waitFor(() => expect(requested.isDone()).toBe(true));
    await afterOneMoreCall(client);
    expect(ends).toEqual([]);
    expect(session.get('logged_in')).toBe(true);
  });

  it.each([
    ['refuses that too', 403, { error: 'Permission denied' }],
    ['says that nobody is logged in', 403, { error: 'Not authorized' }],
    ['answers 401', 401, ''],
    ['fails', 500, ''],
  ])('the end of a session comes with a refusal when the device %s', async (_kind, status, body) => {
    answer(403, { error: 'Permission denied' });
    userInfo(status, body);
    const { client, ends } = loggedIn();
    await failureOf(kick(client));
    await vi.waitFor(() => expect(ends).toEqual(['expired']));
  });

  it('the end of a session does not come with a refusal when the device then falls silent', async () => {
    answer(403, 'no JSON');
    nock(RADIO).get('/api/info/user').replyWithError('ECONNRESET');
    const { client, ends } = loggedIn();
    expect(await failureOf(kick(client))).toMatchObject({ kind: 'device-api', message: 'no JSON' });
    await afterOneMoreCall(client);
    expect(ends).toEqual([]);
  });

  it('asks the device once for several refusals at a time', async () => {
    answer(403, { error: 'Permission denied' }).persist();
    let requests = 0;
    let letAnswer = (): void => undefined;
    const mayAnswer = new Promise<void>(resolve => {
      letAnswer = resolve;
    });
    nock(RADIO)
      .persist()
      .get('/api/info/user')
      .reply(async () => {
        requests += 1;
        await mayAnswer;
        return [200, { username: 'viewer' }];
      });
    const { client } = loggedIn();
    await Promise.all([failureOf(kick(client)), failureOf(kick(client))]);
    await afterOneMoreCall(client);
    expect(requests).toBe(1);
    letAnswer();
  });

  it('the end of a session does not hit a session opened after the call was sent', async () => {
    const { client, session, ends } = loggedIn();
    nock(RADIO)
      .post('/stakick.cgi')
      .reply(() => {
        session.set({ csrf_id: 'newer' });
        return [401, ''];
      });
    await failureOf(kick(client));
    expect(ends).toEqual([]);
  });

  it('the end of a session does not come with a refused login beside a live session', async () => {
    nock(RADIO).post('/api/auth-ticket').reply(403, { error: 'Invalid ticket.' });
    const { client, ends } = loggedIn();
    await failureOf(
      client.json((api, signal) =>
        api.POST('/api/auth-ticket', { body: { ticketid: 'x' }, headers: FORM, signal }),
      ),
    );
    await afterOneMoreCall(client);
    expect(ends).toEqual([]);
  });
});
