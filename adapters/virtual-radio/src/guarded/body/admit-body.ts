import type { IncomingMessage, IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import type { Refusal } from '../answer/refuse.ts';
import { pathOf } from '../request-path.ts';
import { isExcessive } from './body-shape.ts';
import { BodyTooLarge, countedBody } from './counted-body.ts';
import type { HeldBytes } from './held-bytes.ts';

const KIB = 1024;
const LOGIN_BYTES = 64 * KIB;
const DATA_BYTES = 1024 * KIB;

/** Paths of the logins of all generations. §classic.auth and §classic.form-login, §v1.public. */
const LOGIN = /^\/(?:api\/(?:auth|auth-ticket|device-setup|v1\.0\/user\/login)|login\.cgi)$/i;
/** A file, alone or in a form. */
const FILE = /^(?:multipart\/form-data|application\/(?:octet-stream|x-tar|gzip|x-gzip|zip))\b/i;

/** The largest body of a request, and whether it is a file, which is not held but passed on. */
interface BodyLimit {
  readonly bytes: number;
  readonly isFile: boolean;
}

/** Limit of a body: 64 KiB for a login, `uploadBytes` for a file, 1 MiB otherwise. */
export function bodyLimit(path: string, headers: IncomingHttpHeaders, uploadBytes: number): BodyLimit {
  if (LOGIN.test(path)) return { bytes: LOGIN_BYTES, isFile: false };
  if (FILE.test(headers['content-type'] ?? '')) return { bytes: uploadBytes, isFile: true };
  return { bytes: DATA_BYTES, isFile: false };
}

const TOO_LARGE: Refusal = { status: 413, reason: 'The request is too large.' };
const TOO_MANY: Refusal = { status: 413, reason: 'The request has too many entries.' };
const FULL: Refusal = { status: 503, reason: 'Too many requests are being received. Try again.' };

/** Forwarding of a request's body to the device: complete, or a file as a stream. */
export type Body = Buffer | Readable;

/** Bodies as the device may have them. */
export interface Bodies {
  readonly held: HeldBytes;
  readonly uploadBytes: number;
}

/**
 * Reads the body of a request, counted as it arrives: by its limit, by the space for all simultaneous bodies,
 * by its shape. A file is not read but handed on as a counted stream. Returns the refusal if the body is
 * rejected; undefined when the sender disconnected.
 */
export async function admitBody(
  request: IncomingMessage,
  { held, uploadBytes }: Bodies,
): Promise<Body | Refusal | undefined> {
  const { bytes, isFile } = bodyLimit(pathOf(request), request.headers, uploadBytes);
  if (Number(request.headers['content-length'] ?? 0) > bytes) return TOO_LARGE;
  if (isFile) return countedBody(request, bytes);
  const body = await readBody(request, bytes, held);
  if (!Buffer.isBuffer(body)) return body;
  return isExcessive(body, request.headers['content-type']) ? TOO_MANY : body;
}

/** The whole of a stream, at most `bytes` of it and as much as there is room for. */
export async function readBody(
  stream: Readable,
  bytes: number,
  held: HeldBytes,
): Promise<Buffer | Refusal | undefined> {
  const chunks: Buffer[] = [];
  let count = 0;
  try {
    // The stream outlives the loop: a refusal is still answered on its connection.
    for await (const chunk of stream.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      if (count + chunk.length > bytes) return TOO_LARGE;
      if (!held.take(chunk.length)) return FULL;
      count += chunk.length;
      chunks.push(chunk);
    }
    return Buffer.concat(chunks);
  } catch (error) {
    return error instanceof BodyTooLarge ? TOO_LARGE : undefined;
  } finally {
    held.release(count);
  }
}
