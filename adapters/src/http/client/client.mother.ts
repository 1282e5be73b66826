import type { SessionEndReason } from '@radiolink/application/session/session.port';
import type { SessionStore, SessionValues } from '@radiolink/application/session/session-store.port';
import { BrowserSessionStore } from '../../browser/storage/session-store.adapter.ts';
import { type ClassicClient, createClassicClient } from './classic-client.ts';
import type { FetchRequest } from './fetch-request.ts';

/** The address under which tests let nock answer as a radio. */
export const RADIO = 'http://radio.test';

/** Session values in memory, as in a browser that blocks its storage. */
export function memorySession(values: Partial<SessionValues> = {}): SessionStore {
  const store = new BrowserSessionStore(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  store.set(values);
  return store;
}

export interface TestClient {
  readonly client: ClassicClient;
  readonly session: SessionStore;
  /** The reason of each emitted session end. */
  readonly ends: SessionEndReason[];
}

export interface TestClientOptions {
  readonly values?: Partial<SessionValues>;
  readonly baseUrl?: string;
  readonly timeoutMs?: number;
  readonly fetch?: FetchRequest;
}

/** A client in front of `RADIO`, or of whatever `fetch` is given. */
export function testClient(options: TestClientOptions = {}): TestClient {
  const session = memorySession(options.values);
  const ends: SessionEndReason[] = [];
  const client = createClassicClient({
    baseUrl: options.baseUrl ?? RADIO,
    fetch: options.fetch ?? (request => globalThis.fetch(request)),
    session,
    onSessionEnd: reason => ends.push(reason),
    timeoutMs: options.timeoutMs ?? 2000,
  });
  return { client, session, ends };
}

/** Values of a session that is open. */
export const LOGGED_IN: Partial<SessionValues> = { logged_in: true, csrf_id: 'c0ffee', username: 'admin' };
