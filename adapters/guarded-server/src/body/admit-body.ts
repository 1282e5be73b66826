import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { type Readable, Transform } from 'node:stream';
import type { Refusal } from '../answer/refuse.ts';
import { pathOf } from '../request-path.ts';

/** A configuration has a few thousand entries and is six levels deep; a parser slows down or ends far beyond that. */
const MOST_MEMBERS = 20_000;
const DEEPEST = 64;
const MOST_FIELDS = 1000;
const MOST_PARTS = 64;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const OPENING: ReadonlySet<number> = new Set([0x7b, 0x5b]);
const CLOSING: ReadonlySet<number> = new Set([0x7d, 0x5d]);
const SEPARATORS: ReadonlySet<number> = new Set([0x2c, 0x3a]);

/**
 * True if JSON has more members or levels than any request needs. Reads each byte once and allocates no
 * objects.
 */
function isExcessiveJson(body: Buffer): boolean {
  let depth = 0;
  let members = 0;
  let quoted = false;
  for (let index = 0; index < body.length; index += 1) {
    const byte = body[index] ?? 0;
    if (quoted) {
      if (byte === BACKSLASH) index += 1;
      else quoted = byte !== QUOTE;
    } else if (byte === QUOTE) quoted = true;
    else if (OPENING.has(byte)) depth += 1;
    else if (CLOSING.has(byte)) depth -= 1;
    else if (SEPARATORS.has(byte)) members += 1;
    if (depth > DEEPEST || members > 2 * MOST_MEMBERS) return true;
  }
  return false;
}

/** Number of occurrences of a text in a body; stops counting beyond `most`. */
function occurrences(body: Buffer, text: string, most: number): number {
  let count = 0;
  for (let at = body.indexOf(text); at >= 0 && count <= most; at = body.indexOf(text, at + text.length))
    count += 1;
  return count;
}

/** True if a body is built to overload a parser: too many members, levels, fields or parts for its type. */
export function isExcessive(body: Buffer, contentType = ''): boolean {
  const type = contentType.toLowerCase();
  if (type.startsWith('multipart/')) {
    const boundary = /boundary="?([^";]{1,70})"?/i.exec(contentType)?.[1];
    return boundary === undefined || occurrences(body, `--${boundary}`, MOST_PARTS + 1) > MOST_PARTS + 1;
  }
  if (type.startsWith('application/x-www-form-urlencoded'))
    return occurrences(body, '&', MOST_FIELDS) > MOST_FIELDS;
  return !type.startsWith('application/octet-stream') && isExcessiveJson(body);
}

/** More came than may come. */
export class BodyTooLarge extends Error {
  override readonly name = 'BodyTooLarge';
}

/** The body as it comes, ended by `BodyTooLarge` at the first byte beyond the limit. */
export function countedBody(body: Readable, bytes: number): Transform {
  let count = 0;
  const counted = new Transform({
    transform(chunk: Buffer, _, done) {
      count += chunk.length;
      if (count > bytes) done(new BodyTooLarge(`The body is larger than ${bytes} bytes.`));
      else done(null, chunk);
    },
  });
  body.once('aborted', () => counted.destroy());
  counted.once('close', () => body.unpipe(counted));
  return body.pipe(counted);
}

/**
 * Number of body bytes in memory simultaneously, over all requests: many valid ones must not exhaust the
 * memory.
 */
export class HeldBytes {
  readonly #most: number;
  #held = 0;

  constructor(most: number) {
    this.#most = most;
  }

  get held(): number {
    return this.#held;
  }

  /** Takes room for some bytes; false when there is none. */
  take(bytes: number): boolean {
    if (this.#held + bytes > this.#most) return false;
    this.#held += bytes;
    return true;
  }

  release(bytes: number): void {
    this.#held -= bytes;
  }
}

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
interface Bodies {
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
