import type { Received, ReceivedBody } from '@radiolink/openapi/received';
import { asFetchError } from '@radiolink/domain/errors';
import type { V1Client } from '../client/v1-client.ts';
import { bearing } from './short-session.ts';
import type { BodiesOf } from '../compose/compose.ts';

/** Requests of a new login about the device; a part is undefined if not reported. */
export interface FirstFacts {
  readonly device: Received<'/api/v1.0/device'> | undefined;
  readonly system: Received<'/api/v1.0/system'> | undefined;
  readonly users: ReceivedBody<'/api/v1.0/system/users'> | undefined;
}

type FactBodies = BodiesOf<readonly ['/device', '/system', '/system/users']>;

const REQUESTS = [
  { method: 'GET', route: '/device' },
  { method: 'GET', route: '/system' },
  { method: 'GET', route: '/system/users' },
] as const;

/**
 * Device, system and users in one call, or one by one if the device supports no batches. A login is valid
 * without them.
 */
export async function readFirstFacts(client: V1Client, token: string): Promise<FirstFacts> {
  const [device, system, users] =
    (await composed(client, token)) ?? (await readSingly(client, bearing(token)));
  return { device, system, users };
}

async function composed(client: V1Client, token: string): Promise<FactBodies | undefined> {
  const body = { requests: REQUESTS, rollback: {} };
  const answer = await unlessFailed(
    client.post('/api/v1.0/tools/compose', { body, headers: bearing(token) }),
  );
  const responses: unknown = answer?.responses;
  if (!Array.isArray(responses)) return undefined;
  return responses.map((part: unknown) => {
    const { statusCode, body: found } = Object(part) as { statusCode?: unknown; body?: unknown };
    return statusCode === 200 ? found : undefined;
  }) as unknown as FactBodies;
}

/** The same one by one; without headers with the session's own token. */
export async function readSingly(
  client: V1Client,
  headers: Readonly<Record<string, string>> = {},
): Promise<FactBodies> {
  return Promise.all([
    unlessFailed(client.get('/api/v1.0/device', { headers })),
    unlessFailed(client.get('/api/v1.0/system', { headers })),
    unlessFailed(client.list('/api/v1.0/system/users', { headers })),
  ]);
}

async function unlessFailed<T>(call: Promise<T>): Promise<T | undefined> {
  try {
    return await call;
  } catch (reason) {
    if (asFetchError(reason) === undefined) throw reason;
    return undefined;
  }
}
