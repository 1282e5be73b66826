import type { Entry, Har } from 'har-format';

/** One exchange of a HAR file; what is not given is as plain as it may be. */
export interface Exchange {
  readonly method?: string;
  readonly url: string;
  readonly at?: number;
  readonly took?: number;
  readonly status?: number;
  readonly body?: string;
  readonly mimeType?: string;
  readonly sent?: string;
  readonly sentType?: string;
  readonly requestHeaders?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly error?: string;
}

const START = Date.UTC(2026, 2, 4, 10, 0, 0);

const listed = (fields: Readonly<Record<string, string>> = {}) =>
  Object.entries(fields).map(([name, value]) => ({ name, value }));

export function anEntry(exchange: Exchange): Entry {
  const {
    method = 'GET',
    url,
    at = 0,
    took = 5,
    status = 200,
    body = '{}',
    mimeType = 'application/json',
  } = exchange;
  const { sent, sentType = 'application/x-www-form-urlencoded', error } = exchange;
  return {
    startedDateTime: new Date(START + at).toISOString(),
    time: took,
    ...(error !== undefined && { _error: error }),
    request: {
      method,
      url,
      httpVersion: 'HTTP/1.1',
      cookies: [],
      headers: listed(exchange.requestHeaders),
      queryString: [...new URL(url).searchParams].map(([name, value]) => ({ name, value })),
      ...(sent !== undefined && { postData: { mimeType: sentType, text: sent } }),
      headersSize: -1,
      bodySize: -1,
    },
    response: {
      status,
      statusText: '',
      httpVersion: 'HTTP/1.1',
      cookies: [],
      headers: listed(exchange.headers),
      content: { size: body.length, mimeType, text: body },
      redirectURL: '',
      headersSize: -1,
      bodySize: -1,
    },
    cache: {},
    timings: { send: 0, wait: took, receive: 0 },
  };
}

export const aHar = (...exchanges: readonly Exchange[]): Har => ({
  log: { version: '1.2', creator: { name: 'test', version: '1' }, entries: exchanges.map(anEntry) },
});
