import type { IncomingMessage } from 'node:http';
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';
import type { Entry, Har, Header } from 'har-format';
import { scrubHar } from './scrub/scrub-har.ts';

/** The network address of the device is no part of a recording. */
const ORIGIN = 'http://device.example';
/** An answer above this is a file. */
const LARGEST_ANSWER = 4 * 1024 * 1024;
const MIB = 1024 * 1024;
/** Headers of a request that decide its answer, or show how the session was kept. */
const REQUEST_HEADERS =
  /^(?:accept|content-type|cookie|authorization|x-csrf-id|x-auth-token|x-requested-with)$/;

/** A request as it was sent to the device; a file as a body is not held. */
export interface RecordedRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly body: Buffer | undefined;
}

/** Collects what a device answers. Undisguised in memory only: `har` gives it without secrets, names and addresses. */
export class Recorder {
  readonly #entries: Entry[] = [];
  readonly #limit: number;
  readonly #now: () => number;
  #bytes = 0;

  constructor({ limitBytes = 64 * MIB, now = Date.now } = {}) {
    this.#limit = limitBytes;
    this.#now = now;
  }

  get size(): number {
    return this.#entries.length;
  }

  /** True once there is no more room: what follows is not recorded. */
  get isFull(): boolean {
    return this.#bytes >= this.#limit;
  }

  /** Begins an exchange. `answered` follows the answer as it comes, `failed` notes that there was none. */
  begin(request: RecordedRequest): { answered(answer: IncomingMessage): void; failed(reason: string): void } {
    const started = this.#now();
    let isDone = false;
    const add = (response: Entry['response'], error?: string) => {
      if (isDone) return;
      isDone = true;
      this.#add({
        ...this.#entry(request, started, response),
        ...(error !== undefined && { _error: error }),
      });
    };
    return {
      answered: answer => {
        const chunks: Buffer[] = [];
        let bytes = 0;
        answer.on('data', (chunk: Buffer) => {
          bytes += chunk.length;
          if (bytes <= LARGEST_ANSWER) chunks.push(chunk);
        });
        answer.once('end', () =>
          add(responseOf(answer, bytes <= LARGEST_ANSWER ? Buffer.concat(chunks) : undefined)),
        );
        answer.once('close', () => add(NO_RESPONSE, 'The answer was cut off.'));
      },
      failed: reason => add(NO_RESPONSE, reason),
    };
  }

  /** HAR 1.2 of what came so far, without what tells whose it is. @param replaced words that are replaced as well */
  har(replaced: readonly string[] = []): Har {
    const entries = [...this.#entries].sort((a, b) => a.startedDateTime.localeCompare(b.startedDateTime));
    const log = { version: '1.2', creator: { name: 'radiolink', version: '0.1.0' }, entries };
    return scrubHar({ log }, replaced);
  }

  #entry(
    { method, path, headers, body }: RecordedRequest,
    started: number,
    response: Entry['response'],
  ): Entry {
    const url = new URL(path, ORIGIN);
    const time = Math.max(0, this.#now() - started);
    const mimeType = String(headers['content-type'] ?? '');
    return {
      startedDateTime: new Date(started).toISOString(),
      time,
      request: {
        method,
        url: url.href,
        httpVersion: 'HTTP/1.1',
        cookies: [],
        headers: Object.entries(headers).flatMap(([name, value]) =>
          REQUEST_HEADERS.test(name) ? headerLines(name, value) : [],
        ),
        queryString: [...url.searchParams].map(([name, value]) => ({ name, value })),
        ...(body !== undefined && body.length > 0 && { postData: { mimeType, text: body.toString('utf8') } }),
        headersSize: -1,
        bodySize: body?.length ?? -1,
      },
      response,
      cache: {},
      timings: { send: 0, wait: time, receive: 0 },
    };
  }

  #add(entry: Entry): void {
    if (this.isFull) return;
    this.#bytes +=
      500 + (entry.response.content.text?.length ?? 0) + (entry.request.postData?.text?.length ?? 0);
    this.#entries.push(entry);
  }
}

const NO_RESPONSE: Entry['response'] = {
  status: 0,
  statusText: '',
  httpVersion: 'HTTP/1.1',
  cookies: [],
  headers: [],
  content: { size: 0, mimeType: 'x-unknown' },
  redirectURL: '',
  headersSize: -1,
  bodySize: -1,
};

function headerLines(name: string, value: string | readonly string[] | undefined): Header[] {
  const values = value === undefined ? [] : typeof value === 'string' ? [value] : value;
  return values.map(each => ({ name, value: each }));
}

function responseOf(answer: IncomingMessage, body: Buffer | undefined): Entry['response'] {
  const mimeType = answer.headers['content-type'] ?? '';
  const headers = Object.entries(answer.headersDistinct).flatMap(([name, value]) => headerLines(name, value));
  const plain = body === undefined ? undefined : decoded(body, answer.headers['content-encoding']);
  return {
    ...NO_RESPONSE,
    status: answer.statusCode ?? 0,
    headers: headers.filter(
      ({ name }) =>
        !/^(?:content-encoding|content-length|transfer-encoding|connection|keep-alive)$/.test(name),
    ),
    content: {
      size: plain?.length ?? 0,
      mimeType,
      ...(plain !== undefined && { text: plain.toString('utf8') }),
    },
    redirectURL: answer.headers.location ?? '',
  };
}

/** Undefined for a body that cannot be unpacked. */
function decoded(body: Buffer, encoding = ''): Buffer | undefined {
  const limit = { maxOutputLength: LARGEST_ANSWER };
  try {
    if (/gzip/i.test(encoding)) return gunzipSync(body, limit);
    if (/deflate/i.test(encoding)) return inflateSync(body, limit);
    return /br/i.test(encoding) ? brotliDecompressSync(body, limit) : body;
  } catch {
    return undefined;
  }
}
