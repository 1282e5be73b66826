import { networkFailure } from '../../client/network-failure.ts';

/** Body of a response, by its content type. */
export type Body =
  | { readonly kind: 'json'; readonly json: unknown }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'file'; readonly blob: Blob };

const JSON_TYPE = /^application\/(?:[\w.-]+\+)?json\b/i;
const FILE_TYPE = /^application\/(?:gzip|x-gzip|x-tar|zip|octet-stream)\b/i;

/**
 * Reads an answer: JSON if the content type is JSON, a file if it is gzip or an octet stream, otherwise text.
 * §7.json-api.
 * @throws RequestFailure JSON that cannot be read, or a body that stops half way, is a network error `malformed`
 */
export async function readBody(response: Response): Promise<Body> {
  const type = response.headers.get('Content-Type') ?? '';
  try {
    if (JSON_TYPE.test(type)) return { kind: 'json', json: await response.json() };
    if (FILE_TYPE.test(type)) return { kind: 'file', blob: await response.blob() };
    return { kind: 'text', text: await response.text() };
  } catch {
    throw networkFailure('malformed');
  }
}
