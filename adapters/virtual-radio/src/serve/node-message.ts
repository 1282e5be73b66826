import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** Headers of one connection, which Node writes itself. */
const OF_CONNECTION: ReadonlySet<string> = new Set(['connection', 'keep-alive', 'transfer-encoding']);

/** A request of Node as one of `fetch`, its body read whole. */
export async function requestOf(message: IncomingMessage): Promise<Request> {
  const { method = 'GET', url = '/', headersDistinct } = message;
  const headers = new Headers();
  for (const [name, values] of Object.entries(headersDistinct)) {
    if (!OF_CONNECTION.has(name)) for (const value of values ?? []) headers.append(name, value);
  }
  const body = await bodyOf(message);
  const hasBody = method !== 'GET' && method !== 'HEAD' && body.length > 0;
  return new Request(new URL(url, `http://${message.headers.host ?? 'radio.invalid'}`), {
    method,
    headers,
    ...(hasBody && { body: new Uint8Array(body) }),
  });
}

/** Sends an answer of `fetch`. */
export async function writeAnswer(answer: Response, response: ServerResponse): Promise<void> {
  for (const [name, value] of answer.headers) if (name !== 'set-cookie') response.setHeader(name, value);
  const cookies = answer.headers.getSetCookie();
  if (cookies.length > 0) response.setHeader('set-cookie', cookies);
  response.writeHead(answer.status);
  if (answer.body === null || response.req.method === 'HEAD') response.end();
  else await pipeline(Readable.fromWeb(answer.body as Parameters<typeof Readable.fromWeb>[0]), response);
}

async function bodyOf(message: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
