import type { IncomingMessage } from 'node:http';

/** Methods whose body no device reads. One that is sent would be taken for the next request. RFC 9110, 9.3. */
const WITHOUT_BODY: ReadonlySet<string> = new Set(['GET', 'HEAD', 'DELETE', 'OPTIONS']);
const WITH_BODY: ReadonlySet<string> = new Set(['POST', 'PUT', 'PATCH']);
/** Headers of which two would leave it to each server which one counts. */
const SINGLE: ReadonlySet<string> = new Set([
  'host',
  'origin',
  'referer',
  'content-length',
  'content-type',
  'content-encoding',
  'transfer-encoding',
  'upgrade',
]);
const CONNECTION_OPTIONS: ReadonlySet<string> = new Set(['keep-alive', 'close', 'upgrade', 'te']);

/** Fault in a request's framing: the request is refused, and its connection ends. */
export interface Irregularity {
  readonly status: 400 | 405 | 415;
  readonly reason: string;
}

const irregular = (status: Irregularity['status'], reason: string): Irregularity => ({ status, reason });

/**
 * Reason why two servers could read this request differently; undefined if none. A valid request has one
 * length and at most one body. Its `Connection` header names no header that the next server needs. RFC 9112,
 * 6.3 and 11.2.
 */
export function irregularity(request: IncomingMessage): Irregularity | undefined {
  const { method = '', headers } = request;
  if (!WITHOUT_BODY.has(method) && !WITH_BODY.has(method)) return irregular(405, 'Method not supported.');
  const repeated = repeatedHeader(request.rawHeaders);
  if (repeated !== undefined) return irregular(400, `The header ${repeated} is there twice.`);
  const { 'transfer-encoding': coding, 'content-length': length, 'content-encoding': encoding } = headers;
  if (coding !== undefined && (length !== undefined || request.httpVersion !== '1.1'))
    return irregular(400, 'The length of the body is ambiguous.');
  if (coding !== undefined && coding.trim().toLowerCase() !== 'chunked')
    return irregular(400, 'The transfer coding is not supported.');
  if (length !== undefined && !/^\d{1,15}$/.test(length)) return irregular(400, 'The length is malformed.');
  if (WITHOUT_BODY.has(method) && (coding !== undefined || Number(length ?? 0) > 0))
    return irregular(400, `A ${method} request has no body.`);
  if (encoding !== undefined && encoding.trim().toLowerCase() !== 'identity')
    return irregular(415, 'A compressed body is not supported.');
  return connectionProblem(headers.connection);
}

function repeatedHeader(rawHeaders: readonly string[]): string | undefined {
  const seen = new Set<string>();
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = (rawHeaders[index] ?? '').toLowerCase();
    if (SINGLE.has(name) && seen.has(name)) return name;
    seen.add(name);
  }
  return undefined;
}

function connectionProblem(connection: string | undefined): Irregularity | undefined {
  const options = (connection ?? 'keep-alive').split(',').map(option => option.trim().toLowerCase());
  const unknown = options.find(option => !CONNECTION_OPTIONS.has(option));
  return unknown === undefined ? undefined : irregular(400, 'The connection option is not supported.');
}
