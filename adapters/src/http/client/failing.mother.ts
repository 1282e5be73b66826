import { asFetchError, type FetchError } from '@radiolink/domain/errors';
import nock from 'nock';
import { afterEach, expect, it } from 'vitest';
import type { CallOptions } from './answer.ts';
import type { ClassicClient } from './classic-client.ts';
import { LOGGED_IN, RADIO, testClient, type TestClientOptions } from './client.mother.ts';

export interface FailingCall<Client = ClassicClient> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly run: (client: Client, options: CallOptions) => Promise<unknown>;
  /** A body that this call cannot read; calls that answer with text read every body but an empty one. */
  readonly unreadable?: string | undefined;
  /** Failures that are none to this call; its own tests say what they are instead. */
  readonly survives?: readonly ('gone' | 'empty' | 'truncated')[] | undefined;
}

/** Test access to the calls of one API, with its request for the logged-in user. */
export interface TestedInterface<Client> {
  readonly connect: (options?: TestClientOptions) => {
    readonly client: Client;
    readonly ends: readonly string[];
  };
  readonly userInfo: string;
}

/** The failure that a promise rejects with; a resolved promise is a failed test. */
export async function failureOf(call: Promise<unknown>): Promise<FetchError | undefined> {
  const reason: unknown = await call.then(
    () => expect.unreachable('the call succeeded'),
    (rejected: unknown) => rejected,
  );
  return asFetchError(reason) ?? Promise.reject(reason);
}

/** The tests that every call owes: each error kind, time-out, cancellation, empty and truncated body. */
function failsOn<Client>(
  { connect }: TestedInterface<Client>,
  { method, path, run, unreadable = '{"ok":tr', survives = [] }: FailingCall<Client>,
): void {
  const route = () => nock(RADIO).intercept(uri => uri.split('?')[0] === path, method);
  const failure = (options: CallOptions = {}) => failureOf(run(connect().client, options));

  afterEach(() => {
    nock.abortPendingRequests();
    nock.cleanAll();
  });

  it('keeps the words of a device that refuses', async () => {
    route().reply(400, { error: 'Bad request', message: 'No such thing', detail: 'x', statusCode: 400 });
    expect(await failure()).toEqual({
      kind: 'device-api',
      error: 'Bad request',
      message: 'No such thing',
      detail: 'x',
      statusCode: 400,
    });
  });

  it('tells the status of a failure without words', async () => {
    route().reply(500, '');
    expect(await failure()).toMatchObject({ kind: 'response-status', status: 500 });
  });

  it.each(survives.includes('gone') ? [] : ['connect ECONNREFUSED'])(
    'tells a device that is not there: %s',
    async error => {
      route().replyWithError(error);
      expect(await failure()).toMatchObject({ kind: 'network', reason: 'unreachable' });
    },
  );

  it('gives up when its time is over', async () => {
    route().delay(1000).reply(200, '{}');
    expect(await failure({ timeoutMs: 10 })).toMatchObject({ kind: 'network', reason: 'time-out' });
  });

  it('stops when cancelled', async () => {
    route().delay(1000).reply(200, '{}');
    const abort = new AbortController();
    setTimeout(() => abort.abort(), 5);
    expect(await failure({ signal: abort.signal })).toMatchObject({ kind: 'network', reason: 'cancelled' });
  });

  const bodies = [
    ['empty', 'an empty', ''],
    ['truncated', 'a truncated', unreadable],
  ] as const;
  it.each(bodies.filter(([kind]) => !survives.includes(kind)))(
    'takes %s body for unreadable',
    async (_kind, _article, body) => {
      route().reply(200, body);
      expect(await failure()).toMatchObject({ kind: 'network', reason: 'malformed' });
    },
  );
}

/** The tests of a session that ends, for every call that needs one. */
function endsOn<Client>(
  { connect, userInfo }: TestedInterface<Client>,
  { method, path, run }: FailingCall<Client>,
): void {
  const route = () => nock(RADIO).intercept(uri => uri.split('?')[0] === path, method);

  it.each([
    [401, {}],
    [403, { error: 'Not authorized' }],
  ])('ends the session when the device answers %d %j', async (status, body) => {
    route().reply(status, body);
    const { client, ends } = connect({ values: LOGGED_IN });
    await failureOf(run(client, {}));
    expect(ends).toEqual(['expired']);
  });

  it('keeps the session when the device only refuses', async () => {
    route().reply(403, { error: 'Permission denied' });
    const requested = nock(RADIO).get(userInfo).reply(200, {});
    const { client, ends } = connect({ values: LOGGED_IN });
    expect(await failureOf(run(client, {}))).toMatchObject({ error: 'Permission denied', statusCode: 403 });
    await expect.poll(() => requested.isDone()).toBe(true);
    expect(ends).toEqual([]);
  });
}

/** Both sets of tests for the calls of one interface. */
export function failureTests<Client>(tested: TestedInterface<Client>): {
  readonly failsAsEveryCall: (call: FailingCall<Client>) => void;
  readonly endsWithTheSession: (call: FailingCall<Client>) => void;
} {
  return {
    failsAsEveryCall: call => failsOn(tested, call),
    endsWithTheSession: call => endsOn(tested, call),
  };
}

export const { failsAsEveryCall, endsWithTheSession } = failureTests<ClassicClient>({
  connect: testClient,
  userInfo: '/api/info/user',
});
