import type { Received } from '@radiolink/openapi/received';
import type { Credentials } from '@radiolink/application/session/session.port';
import { AUTH_TOKEN_HEADER } from '@radiolink/domain/session';
import { networkFailure } from '../../client/failure.ts';
import type { CallOptions } from '../../client/answer.ts';
import type { V1Client } from '../client/v1-client.ts';

/** A token of a login, with the rest of its response. */
export interface Token {
  readonly token: string;
  readonly csrfId: string;
  /** The body; it differs by firmware and may be nothing. */
  readonly body: Received<'/api/v1.0/user/login', 'post'> | undefined;
}

/** The header that carries a token which the session does not hold. */
export const bearing = (token: string) => ({ [AUTH_TOKEN_HEADER]: token });

/**
 * A token for a name and a password. The page's own session is not touched.
 * @throws RequestFailure an answer without a token is a network error `malformed`
 */
export async function logIn(client: V1Client, body: Credentials, options?: CallOptions): Promise<Token> {
  const answer = await client.acknowledge('post', '/api/v1.0/user/login', { body, ...options });
  const { headers } = answer.response;
  const token = headers.get(AUTH_TOKEN_HEADER) ?? '';
  if (token === '') throw networkFailure('malformed');
  return { token, csrfId: headers.get('X-CSRF-ID') ?? '', body: answer.data as Token['body'] };
}

/** Releases a token; whether the device receives it does not matter. */
export async function logOut(client: V1Client, token: string): Promise<void> {
  await client
    .acknowledge('post', '/api/v1.0/user/logout', { headers: bearing(token) })
    .catch(() => undefined);
}

/** Runs a function with a separate token, and returns the token afterwards. */
export async function inShortSession<T>(
  client: V1Client,
  credentials: Credentials,
  run: (token: string) => Promise<T>,
  options?: CallOptions,
): Promise<T> {
  const { token } = await logIn(client, credentials, options);
  try {
    return await run(token);
  } finally {
    await logOut(client, token);
  }
}
