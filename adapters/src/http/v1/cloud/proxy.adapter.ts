import { RequestFailure, URL_REQUIRED } from '@radiolink/domain/errors';
import { TIME_OUT_MS } from '../../client/time-outs.ts';
import type { CallOptions } from '../../client/answer.ts';
import type { Body, V1Client } from '../client/v1-client.ts';

/** A request that the device makes in place of this page. */
interface ProxiedRequest {
  /** Required: without one the request fails with `url is required`. §8. */
  readonly url?: string | undefined;
  /** GET by default. */
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'HEAD' | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  readonly body?: string | undefined;
}

/** Response of the other device. */
interface ProxiedAnswer {
  /** Its status; undefined if not reported. */
  readonly status?: number | undefined;
  /** JSON when its content type is JSON, else text or a file. */
  readonly content: unknown;
}

/** HTTPS requests by way of the device, which reaches what this page may not, by `POST /tools/proxy/https`. */
export class V1Proxy {
  constructor(private readonly client: V1Client) {}

  /** @throws RequestFailure `url is required` without one, before anything is sent. §8 */
  async request(request: ProxiedRequest, options?: CallOptions): Promise<ProxiedAnswer> {
    const { data, response } = await this.#forwarded(request, options);
    return { status: statusOf(response), content: contentOf(data) };
  }

  /** The same as a response of the other device: its body, and its headers that pass. */
  async send(request: ProxiedRequest, options?: CallOptions) {
    const { data, response } = await this.#forwarded(request, options);
    const content = contentOf(data);
    const body = data.kind === 'json' ? JSON.stringify(content) : (content as string | Blob);
    return { status: statusOf(response), body, headers: response.headers };
  }

  #forwarded(request: ProxiedRequest, options?: CallOptions) {
    const { url = '', method = 'GET', headers, body: content } = request;
    if (url.trim() === '') return Promise.reject(urlIsRequired());
    const body = {
      url,
      method,
      ...(headers !== undefined && { headers }),
      ...(content !== undefined && { body: content }),
    };
    return this.client.body(
      (api, signal) => api.POST('/api/v1.0/tools/proxy/https', { body, parseAs: 'stream', signal }),
      { timeoutMs: TIME_OUT_MS.outside, ...options },
    );
  }
}

function statusOf({ headers }: Response): number | undefined {
  const status = Number(headers.get('x-proxy-status') ?? Number.NaN);
  return Number.isInteger(status) ? status : undefined;
}

function contentOf(body: Body): unknown {
  if (body.kind === 'json') return body.json;
  return body.kind === 'text' ? body.text : body.blob;
}

function urlIsRequired(): RequestFailure {
  return new RequestFailure({
    kind: 'device-api',
    error: URL_REQUIRED.key,
    message: URL_REQUIRED.key,
    detail: '',
    statusCode: 400,
  });
}
