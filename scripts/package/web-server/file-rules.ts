import { cacheControl, fileKind, type FileKind, fileSecurity } from '@radiolink/adapters/server/file-headers';
import { securityHeaders } from '@radiolink/guarded-server';

export type Headers = Readonly<Record<string, string>>;

/** Media types by the end of a name. */
export const MEDIA_TYPES: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  webmanifest: 'application/manifest+json',
  png: 'image/png',
  mp4: 'video/mp4',
  webm: 'video/webm',
};

/** What a configuration says of the files of one kind. */
export interface FileRule {
  readonly kind: FileKind;
  /** Regular expression of the paths. */
  readonly path: string;
  readonly caching: string;
  readonly security: Headers;
}

const escaped = (text: string): string => text.replace(/[.+*?^${}()|[\]\\]/g, '\\$&');

/** Paths of the pages, `/index.de_DE.html` and the like, as one expression. */
const ofPages = (paths: readonly string[]): string =>
  `^/(?:${paths.map(path => escaped(path.slice(1))).join('|')})`;

const STARTS: Readonly<Partial<Record<FileKind, string>>> = { hashed: '^/static/', help: '^/help/' };

/** Rules of the files that a package holds, by their paths (`/index.html`): those of the server of this project. */
export function fileRules(paths: readonly string[]): readonly FileRule[] {
  return (['hashed', 'help', 'page'] as const).map(kind => ({
    kind,
    path: STARTS[kind] ?? ofPages(paths.filter(path => fileKind(path) === kind)),
    caching: cacheControl(kind),
    security: fileSecurity(kind),
  }));
}

/** The answer that other addresses of the device look at: decisions/0011. */
export const PROBED = '/api/info/public';

/** Headers of what the device itself answers, and of the one answer that others may look at. */
export const deviceSecurity = (): { readonly every: Headers; readonly probed: Headers } => ({
  every: securityHeaders('foreign'),
  probed: securityHeaders('foreign', PROBED),
});
