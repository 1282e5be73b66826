import { asFetchError, failureStatus } from '@radiolink/domain/errors';
import { isRemoteUrl, type RemoteTarget } from '@radiolink/domain/station';
import type { FetchRequest } from '../../client/fetch-request.ts';
import { networkFailure } from '../../client/network-failure.ts';
import { unsupported } from '../../client/unsupported.ts';
import type { V1Proxy } from '../cloud/proxy.adapter.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Answers with one of these have no body, and a `Response` refuses one. */
const WITHOUT_BODY: ReadonlySet<number> = new Set([204, 205, 304]);
const FIRST_SERVER_ERROR = 500;

/**
 * A transport of requests to a remote device by way of this one. Asks nothing but the address that the current status reports
 * for it. A refusal of this device is `unsupported`, never taken for one of the remote device.
 */
export function proxiedFetch(proxy: V1Proxy, targetNow: () => RemoteTarget): FetchRequest {
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
        throw nearFailure(reason);
      });
    if (status === undefined) throw unsupported();
    return new Response(WITHOUT_BODY.has(status) ? null : body, { status, headers: received });
  };
}

/** What a failure of this device to forward means for the remote one. */
function nearFailure(reason: unknown): unknown {
  const failure = asFetchError(reason);
  const status = failure && failureStatus(failure);
  if (status === undefined) return reason;
  return status >= FIRST_SERVER_ERROR ? networkFailure('unreachable') : unsupported();
}
