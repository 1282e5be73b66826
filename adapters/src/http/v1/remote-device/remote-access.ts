import { asFetchError, failureStatus, RequestFailure } from '@radiolink/domain/errors';
import { isRemoteUrl, type RemoteTarget, isRemoteDevice } from '@radiolink/domain/station';
import type { FetchRequest } from '../../client/fetch-request.ts';
import { networkFailure, responseFailure } from '../../client/failure.ts';
import { unsupported } from '../../client/unsupported.ts';
import type { V1Proxy } from '../cloud/proxy.adapter.ts';
import type { Credentials } from '@radiolink/application/session/session.port';
import { AUTH_TOKEN_HEADER } from '@radiolink/domain/session';
import type { Received } from '@radiolink/openapi/received';
import { mapLoginAnswer } from '../../session/http-login-problem.ts';
import { readAnswer } from '../../wire/read-answer.ts';
import { FORM } from '../../client/form.ts';
import { OtherDevice } from '../../remote-device/remote-session-parts.ts';
import { createV1Client, type V1Client } from '../client/v1-client.ts';
import { logIn } from '../session/short-session.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Answers with one of these have no body, and a `Response` refuses one. */
const WITHOUT_BODY: ReadonlySet<number> = new Set([204, 205, 304]);
const FIRST_SERVER_ERROR = 500;

/**
 * A transport of requests to a remote device by way of this one. Asks nothing but the address that the current status reports
 * for it. A refusal of this device is `unsupported`, never taken for one of the remote device.
 */
function proxiedFetch(proxy: V1Proxy, targetNow: () => RemoteTarget): FetchRequest {
  return async request => {
    const { url, method, signal } = request;
    if (!isRemoteUrl(url, targetNow())) throw networkFailure('unreachable');
    const content = method === 'GET' ? undefined : await request.text();
    const headers = Object.fromEntries(request.headers);
    const {
      status,
      body,
      headers: received,
    } = await proxy
      .send({ url, method: method as Method, headers, body: content }, { signal })
      .catch((reason: unknown) => {
        throw localFailure(reason);
      });
    if (status === undefined) throw unsupported();
    return new Response(WITHOUT_BODY.has(status) ? null : body, { status, headers: received });
  };
}

/** What a failure of this device to forward means for the remote one. */
function localFailure(reason: unknown): unknown {
  const failure = asFetchError(reason);
  const status = failure && failureStatus(failure);
  if (status === undefined) return reason;
  return status >= FIRST_SERVER_ERROR ? networkFailure('unreachable') : unsupported();
}

const MISSING = 404;
const MOST_INTERFACES = 64;

/** The way to a remote device, with the token of a login there. The session of this page is not touched. */
export class RemoteAccess {
  readonly client: V1Client;
  /** Empty before the login and after the logout. */
  token = '';
  readOnly = false;

  readonly #origin: string;
  readonly #fetch: FetchRequest;

  /** @param target the device by the current status, renewed before each call */
  constructor(
    proxy: V1Proxy,
    public target: RemoteTarget,
  ) {
    this.#origin = target.origin;
    this.#fetch = proxiedFetch(proxy, () => this.target);
    this.client = createV1Client({
      baseUrl: target.origin,
      fetch: this.#fetch,
      session: {
        get: key => (key === 'utoken' ? (this.token as never) : undefined),
        set: () => undefined,
        clear: () => undefined,
      },
    });
  }

  /**
   * Logs in, by the login that the device has (reading 12), and sees that it is the device of the status.
   * @throws OtherDevice after logging out again
   */
  async logIn(credentials: Credentials): Promise<void> {
    this.token = '';
    await ((await this.#hasClassicLogin())
      ? this.#classicLogin(credentials)
      : this.#versionedLogin(credentials));
    if (isRemoteDevice(await this.#macs(), this.target)) return;
    await this.logOut();
    throw new OtherDevice();
  }

  async logOut(): Promise<void> {
    await this.client.acknowledge('post', '/api/v1.0/user/logout').catch(() => undefined);
    this.token = '';
  }

  /** A request to a path of the device that is no call of the versioned API. */
  request(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    if (this.token !== '') headers.set(AUTH_TOKEN_HEADER, this.token);
    return this.#fetch(new Request(this.#origin + path, { ...init, headers }));
  }

  async #hasClassicLogin(): Promise<boolean> {
    const answer = await this.request('/api/info/public');
    if (!answer.ok && answer.status !== MISSING) throw responseFailure(answer, undefined);
    return answer.ok;
  }

  async #classicLogin(credentials: Credentials): Promise<void> {
    const body = new URLSearchParams({ ...credentials, hide_rd: 'true' }).toString();
    const answer = await this.request('/api/auth', { method: 'POST', headers: FORM, body });
    const content = (await answer.json().catch(() => undefined)) as Received<'/api/auth', 'post'>;
    if (!answer.ok) throw responseFailure(answer, content);
    const { session, utoken, error } = mapLoginAnswer(content, credentials.username);
    if (error !== undefined && error !== '') throw refused(error);
    if (utoken === '') throw unsupported();
    Object.assign(this, { token: utoken, readOnly: session.readOnly });
  }

  async #versionedLogin(credentials: Credentials): Promise<void> {
    const { token, body } = await logIn(this.client, credentials);
    const readOnly = readAnswer(body, root => root.section('user').flag('readOnly')) ?? false;
    Object.assign(this, { token, readOnly });
  }

  /** The MACs that the device reports of itself: the radio's differs from that of its wired port on some. */
  async #macs(): Promise<readonly string[]> {
    const device = await this.client.get('/api/v1.0/device');
    const own = readAnswer(device, root => root.section('identification').text('mac')) ?? '';
    if (isRemoteDevice([own], this.target)) return [own];
    const list = await this.client.list('/api/v1.0/interfaces');
    return list
      .slice(0, MOST_INTERFACES)
      .map(one => readAnswer(one, root => root.section('identification').text('mac')) ?? '');
  }
}

function refused(error: string): RequestFailure {
  return new RequestFailure({ kind: 'device-api', error, message: error, detail: '', statusCode: 401 });
}
