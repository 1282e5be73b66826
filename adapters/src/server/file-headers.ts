import { securityHeaders } from '@radiolink/guarded-server';

/** Files of which the name is a hash of what they hold. */
const HASHED = /^\/static\//;
/** Pages that the interface shows in a frame. */
const HELP = /^\/help\//;

export type FileKind = 'hashed' | 'help' | 'page';

export const fileKind = (path: string): FileKind =>
  HASHED.test(path) ? 'hashed' : HELP.test(path) ? 'help' : 'page';

/** How long a browser may keep a file of the interface without asking. */
export const cacheControl = (kind: FileKind): string =>
  kind === 'hashed' ? 'public, max-age=31536000, immutable' : 'no-cache';

/** Security headers of a file of the interface: the one place of our server and of the configurations in a package. */
export const fileSecurity = (kind: FileKind): Readonly<Record<string, string>> =>
  securityHeaders(kind === 'help' ? 'help' : 'page');
