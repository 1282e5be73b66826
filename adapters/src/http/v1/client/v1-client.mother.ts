import type { SessionEndReason } from '@radiolink/application/session/session.port';
import type { SessionStore } from '@radiolink/application/session/session-store.port';
import { memorySession, RADIO, type TestClientOptions } from '../../client/client.mother.ts';
import { failureTests } from '../../client/failing.mother.ts';
import { createV1Client, type V1Client } from './v1-client.ts';

/** The address below which tests let nock answer the versioned API. */
export const V1_RADIO = `${RADIO}/api/v1.0`;

export interface TestV1Client {
  readonly client: V1Client;
  readonly session: SessionStore;
  /** The reason of each emitted session end. */
  readonly ends: SessionEndReason[];
}

/** A client of the versioned API in front of `RADIO`, or of whatever `fetch` is given. */
export function testV1Client(options: TestClientOptions = {}): TestV1Client {
  const session = memorySession(options.values);
  const ends: SessionEndReason[] = [];
  const client = createV1Client({
    baseUrl: options.baseUrl ?? RADIO,
    fetch: options.fetch ?? (request => globalThis.fetch(request)),
    session,
    onSessionEnd: reason => ends.push(reason),
    timeoutMs: options.timeoutMs ?? 2000,
  });
  return { client, session, ends };
}

/** The tests that every call of the versioned API owes. */
export const { failsAsEveryCall: failsAsEveryV1Call, endsWithTheSession: endsWithTheV1Session } =
  failureTests<V1Client>({ connect: testV1Client, userInfo: '/api/v1.0/system/users' });
