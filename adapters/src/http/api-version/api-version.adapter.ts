import type { Received } from '@radiolink/openapi/received';
import { ApiVersionPort } from '@radiolink/application/api-version/api-version.port';
import type { SessionStore } from '@radiolink/application/session/session-store.port';
import { AUTH_TOKEN_HEADER } from '@radiolink/domain/session';
import type { FetchRequest } from '../client/fetch-request.ts';
import { bindPort, type PortBinding } from '../../wiring/port-binding.ts';
import { readAnswer } from '../wire/read-answer.ts';

const PATH = '/api/v1.0/server';

interface ApiVersionSettings {
  /** Empty in the page, which the device itself serves. */
  readonly baseUrl: string;
  readonly fetch: FetchRequest;
}

/**
 * The version by `/api/v1.0/server`. The request bypasses the clients: a device with only the classic API may
 * reject the call with any status. That must not end the session.
 */
export class ServerApiVersion implements ApiVersionPort {
  constructor(
    private readonly settings: ApiVersionSettings,
    private readonly session: Pick<SessionStore, 'get'>,
  ) {}

  async read(): Promise<string | undefined> {
    const token = this.session.get('utoken') ?? '';
    if (token === '') return undefined;
    const { baseUrl, fetch } = this.settings;
    try {
      const headers = { [AUTH_TOKEN_HEADER]: token };
      const answer = await fetch(new Request(`${baseUrl}${PATH}`, { headers, cache: 'no-store' }));
      if (!answer.ok) return undefined;
      const json: Received<'/api/v1.0/server'> = await answer.json();
      return readAnswer(json, server => server.text('apiVersion'));
    } catch {
      // No response, or an unreadable one: the version is not reported.
      return undefined;
    }
  }
}

interface ApiVersionDevice {
  readonly session: Pick<SessionStore, 'get'>;
  readonly settings: ApiVersionSettings;
}

/** The versions of the API, of a device with either API. */
export const PORTS: readonly PortBinding<ApiVersionDevice>[] = [
  bindPort(ApiVersionPort, ({ session, settings }) => new ServerApiVersion(settings, session)),
];
