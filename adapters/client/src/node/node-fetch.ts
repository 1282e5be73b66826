import { type IncomingMessage, request as requestHttp } from 'node:http';
import { type Agent, request as requestHttps } from 'node:https';
import { Readable } from 'node:stream';
import type { FetchRequest } from '@radiolink/adapters/http/client/fetch-request';
import type { CookieJar } from './cookie-jar.ts';

/** Statuses whose response has no body. */
const WITHOUT_BODY: ReadonlySet<number> = new Set([101, 204, 205, 304]);

/** A `fetch` over Node's own requests, which take an agent and know the cookies of the device. */
export function nodeFetch(agent: Agent, jar: CookieJar): FetchRequest {
  return async request => {
    const body = request.body === null ? undefined : Buffer.from(await request.arrayBuffer());
    const { signal, method, url } = request;
    const cookie = jar.header();
    const headers: Record<string, string> = {
      ...Object.fromEntries(request.headers),
      ...(cookie !== '' && { cookie }),
      ...(body && { 'content-length': String(body.length) }),
    };
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      const options = { method, headers, signal };
      const sent = url.startsWith('https:')
        ? requestHttps(url, { ...options, agent }, resolve)
        : requestHttp(url, options, resolve);
      sent.once('error', reject);
      sent.end(body);
    });
    for (const line of answer.headers['set-cookie'] ?? []) jar.store(line);
    return responseOf(answer);
  };
}

function responseOf(answer: IncomingMessage): Response {
  const { statusCode: status = 500, statusMessage: statusText = '' } = answer;
  const headers = new Headers();
  for (const [name, value] of Object.entries(answer.headersDistinct)) {
    for (const each of value ?? []) headers.append(name, each);
  }
  if (!WITHOUT_BODY.has(status))
    return new Response(Readable.toWeb(answer) as ReadableStream, { status, statusText, headers });
  answer.resume();
  return new Response(null, { status, statusText, headers });
}
