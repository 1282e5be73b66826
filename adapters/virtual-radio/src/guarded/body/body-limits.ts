import type { IncomingHttpHeaders } from 'node:http';

const KIB = 1024;
const LOGIN_BYTES = 64 * KIB;
const DATA_BYTES = 1024 * KIB;

/** Paths of the logins of all generations. Classic API 2.2 and 2.5, versioned API 3. */
const LOGIN = /^\/(?:api\/(?:auth|auth-ticket|device-setup|v1\.0\/user\/login)|login\.cgi)$/i;
/** A file, alone or in a form. */
const FILE = /^(?:multipart\/form-data|application\/(?:octet-stream|x-tar|gzip|x-gzip|zip))\b/i;

/** The largest body of a request, and whether it is a file, which is not held but passed on. */
export interface BodyLimit {
  readonly bytes: number;
  readonly isFile: boolean;
}

/** Limit of a body: 64 KiB for a login, `uploadBytes` for a file, 1 MiB otherwise. */
export function bodyLimit(path: string, headers: IncomingHttpHeaders, uploadBytes: number): BodyLimit {
  if (LOGIN.test(path)) return { bytes: LOGIN_BYTES, isFile: false };
  if (FILE.test(headers['content-type'] ?? '')) return { bytes: uploadBytes, isFile: true };
  return { bytes: DATA_BYTES, isFile: false };
}
