import type { ProxiedAnswer, ProxiedRequest, ProxyPort } from '@radiolink/application/cloud/proxy.port';
import { RequestFailure } from '@radiolink/domain/errors';
import { TIME_OUT_MS } from '../../client/time-outs.ts';
import type { CallOptions } from '../../client/answer.ts';
import type { Body } from '../client/read-body.ts';
import type { V1Client } from '../client/v1-client.ts';

const REQUIRED = 'url is required';

/** Requests by way of the device, by `POST /tools/proxy/https`. */
export class V1Proxy implements ProxyPort {
  constructor(private readonly client: V1Client) {}

  /** @throws RequestFailure `url is required` without one, before anything is sent. §8 */
  async request(request: ProxiedRequest, options?: CallOptions): Promise<ProxiedAnswer> {
    const { url = '', method = 'GET', headers, body: content } = request;
    if (url.trim() === '') throw urlIsRequired();
    const body = {
      url,
      method,
      ...(headers !== undefined && { headers }),
      ...(content !== undefined && { body: content }),
    };
    const { data, response } = await this.client.body(
      (api, signal) => api.POST('/api/v1.0/tools/proxy/https', { body, parseAs: 'stream', signal }),
      { timeoutMs: TIME_OUT_MS.outside, ...options },
    );
    const status = Number(response.headers.get('x-proxy-status') ?? Number.NaN);
    return { status: Number.isInteger(status) ? status : undefined, content: contentOf(data) };
  }
}

function contentOf(body: Body): unknown {
  if (body.kind === 'json') return body.json;
  return body.kind === 'text' ? body.text : body.blob;
}

function urlIsRequired(): RequestFailure {
  return new RequestFailure({
    kind: 'device-api',
    error: REQUIRED,
    message: REQUIRED,
    detail: '',
    statusCode: 400,
  });
}
