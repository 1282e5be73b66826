import type { Credentials } from '@radiolink/application/session/session.port';
import type { SetupResults } from '@radiolink/domain/session';
import { RequestFailure } from '@radiolink/domain/errors';
import { deviceApiError } from '../../client/response-failure.ts';
import { multipart } from '../../transfer/upload-transport.ts';
import type { V1Client } from '../client/v1-client.ts';
import { bearing } from './short-session.ts';

/** A batch of writes may take 15 s, a backup over a poor link longer. */
const TIMEOUT_MS = 120_000;

interface Write {
  readonly method: 'PUT' | 'POST';
  readonly route: string;
  readonly body: object;
}

/** The writes of a first setup, of which all or none are done; the name and password last. */
export function setupWrites({ password }: Credentials, setup: SetupResults): readonly Write[] {
  const { new_ccode: countryCode, new_username: newName, new_password: newPassword } = setup;
  const country: Write[] =
    countryCode === undefined ? [] : [{ method: 'PUT', route: '/system', body: { countryCode } }];
  if (newName === undefined || newPassword === undefined) return country;
  const body = { username: newName, oldPassword: password, newPassword, verifyPassword: newPassword };
  return [...country, { method: 'POST', route: '/user/change-password', body }];
}

/**
 * Carries out the steps of a first setup: restores a backup, or writes country and account in one atomic
 * batch. @throws RequestFailure with the message of the refused write
 */
export async function setUp(
  client: V1Client,
  token: string,
  credentials: Credentials,
  setup: SetupResults,
): Promise<void> {
  if (setup.new_config !== undefined) return restore(client, token, setup.new_config);
  const requests = setupWrites(credentials, setup);
  if (requests.length === 0) return;
  const body = { requests, rollback: { onError: true, onUnreachable: {} } };
  const data = await client.post('/api/v1.0/tools/compose', {
    body,
    headers: bearing(token),
    timeoutMs: TIMEOUT_MS,
  });
  requireDone(data.responses);
}

/** The device checks the file and restarts with it automatically. */
async function restore(client: V1Client, token: string, text: string): Promise<void> {
  const file = new Blob([text], { type: 'application/octet-stream' });
  await client.acknowledge('post', '/api/v1.0/system/backup/restore/direct', {
    body: { file: '' },
    bodySerializer: multipart('file', file),
    headers: bearing(token),
    timeoutMs: TIMEOUT_MS,
  });
}

function requireDone(responses: unknown): void {
  const parts: readonly unknown[] = Array.isArray(responses) ? responses : [];
  for (const part of parts) {
    const { statusCode, body } = Object(part) as { statusCode?: unknown; body?: unknown };
    const status = typeof statusCode === 'number' ? statusCode : 0;
    if (status >= 200 && status < 300) continue;
    throw new RequestFailure(
      deviceApiError(status, body) ?? { kind: 'response-status', status, statusText: '' },
    );
  }
}
