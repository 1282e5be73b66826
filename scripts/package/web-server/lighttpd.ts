import { cacheControl, type FileKind } from '@radiolink/adapters/server/file-headers';
import type { Encoding } from '../options.ts';
import { deviceSecurity, type FileRule, fileRules, type Headers, MEDIA_TYPES, PROBED } from './file-rules.ts';

const SUFFIXES = { brotli: 'br', gzip: 'gz' } as const;
const NAMES = { brotli: 'br', gzip: 'gzip' } as const;
type Compressed = keyof typeof SUFFIXES;

const quoted = (text: string): string => `"${text.replace(/["\\]/g, '\\$&')}"`;
/** A regular expression: its backslashes are not escapes of the text. */
const pattern = (text: string): string => `"${text.replaceAll('"', '\\x22')}"`;

const list = (entries: Headers, indent: string): string =>
  Object.entries(entries)
    .map(([name, value]) => `${indent}  ${quoted(name)} => ${quoted(value)}`)
    .join(',\n');

const assigned = (name: string, entries: Headers, indent = '  '): string =>
  `${indent}${name} = (\n${list(entries, indent)}\n${indent})`;

/** The first of these conditions that holds decides. */
const chain = (rules: readonly (readonly [condition: string, body: string])[], indent = ''): string =>
  rules
    .map(
      ([condition, body], place) =>
        `${indent}${place === 0 ? '' : 'else '}${condition}{\n${body}\n${indent}}`,
    )
    .join('\n');

const compressedOf = (encodings: readonly Encoding[]): readonly Compressed[] =>
  (['brotli', 'gzip'] as const).filter(encoding => encodings.includes(encoding));

/** The form of a file that a browser gets, by what it accepts. What every browser accepts is not tested for twice. */
function choice(encodings: readonly Encoding[]): string {
  const rewrite = (suffix: string, indent: string): string =>
    [
      `url.rewrite-once = (`,
      `  "^/(?:\\?.*)?$" => "/" + var.radiolink_page + "${suffix}",`,
      `  "^(/[^?]+\\.(?:html|js|css|svg|json|txt))(?:\\?.*)?$" => "$1${suffix}"`,
      `)`,
    ]
      .map(line => indent + line)
      .join('\n');
  const compressed = compressedOf(encodings);
  const others = encodings.includes('identity') ? undefined : compressed.at(-1);
  const tested = compressed.filter(encoding => encoding !== others);
  const named = tested.map(
    encoding =>
      [
        `$REQUEST_HEADER["accept-encoding"] =~ "\\b${NAMES[encoding]}\\b" `,
        rewrite(`.${SUFFIXES[encoding]}`, '    '),
      ] as const,
  );
  const rest = rewrite(others === undefined ? '' : `.${SUFFIXES[others]}`, '  ');
  return named.length === 0 ? rest : `${rest}\n${chain(named, '  ')}`;
}

const HASH = /\.([\da-f]{10})\.[a-z0-9]+$/;

/**
 * lighttpd sends these headers with refusals too: only a hashed file that there is may be kept for a year, by its hash. What
 * an update left for open pages is revalidated.
 */
function cachingRules(paths: readonly string[]): readonly Pick<FileRule, 'path' | 'caching'>[] {
  const hashes = paths.flatMap(path => HASH.exec(path)?.[1] ?? []);
  return fileRules(paths).flatMap(rule =>
    rule.kind === 'hashed'
      ? [
          { path: `${rule.path}.*\\.(?:${hashes.join('|')})\\.[a-z0-9]+`, caching: rule.caching },
          { path: `${rule.path}.*`, caching: cacheControl('page') },
        ]
      : [{ path: rule.kind === 'help' ? `${rule.path}.*` : rule.path, caching: rule.caching }],
  );
}

/** Caching, and the form that was chosen. */
function forms(paths: readonly string[], encodings: readonly Encoding[]): string {
  const headers = (path: string, caching: string, form: Headers) =>
    [
      `$HTTP["url"] =~ ${pattern(`${path}$`)} `,
      assigned('setenv.add-response-header', { ...form, 'cache-control': caching }),
    ] as const;
  return chain(
    cachingRules(paths).flatMap(({ path, caching }) => [
      ...compressedOf(encodings).map(encoding =>
        headers(`${path}\\.${SUFFIXES[encoding]}`, caching, {
          'content-encoding': NAMES[encoding],
          vary: 'Accept-Encoding',
        }),
      ),
      // A cache between must not give the plain form to all, nor keep it from any.
      headers(path, caching, compressedOf(encodings).length > 0 ? { vary: 'Accept-Encoding' } : {}),
    ]),
  );
}

const every = (paths: readonly string[]): string =>
  fileRules(paths)
    .map(({ path }) => `${path.slice(1)}${path.endsWith('/') ? '' : '(?:\\.(?:br|gz))?$'}`)
    .join('|');

/** Files, their forms, caching and security headers, for lighttpd 1.4.60 and later. */
export function lighttpdConfiguration(paths: readonly string[], encodings: readonly Encoding[]): string {
  const device = deviceSecurity();
  const types = Object.entries(MEDIA_TYPES).flatMap(([end, type]) =>
    ['', ...compressedOf(encodings).map(encoding => `.${SUFFIXES[encoding]}`)].map(
      suffix => [`.${end}${suffix}`, type] as const,
    ),
  );
  const files = pattern(`^(?:/$|${every(paths)})`);
  const security = (kind: FileKind): Headers =>
    fileRules(paths).find(rule => rule.kind === kind)?.security ?? {};
  return `# The interface behind lighttpd 1.4.60 or later. Generated: include it after settings.conf.
server.modules += ( "mod_rewrite", "mod_setenv" )

# Files of the interface, with the security headers of its own server; everything else is the device's own.
$HTTP["url"] =~ ${files} {
  server.document-root = var.radiolink_files
${assigned('mimetype.assign', Object.fromEntries(types))}
${choice(encodings)}
${assigned('setenv.set-response-header', security('page'))}
}
$HTTP["url"] =~ "^/help/." {
${assigned('setenv.set-response-header', security('help'))}
}

# Hashed files are kept for a year, pages are revalidated.
${forms(paths, encodings)}

# Security headers of what the device itself answers.
${assigned('setenv.set-response-header', device.every, '')}
$HTTP["url"] == ${quoted(PROBED)} {
${assigned('setenv.set-response-header', device.probed)}
}
`;
}

/** What the firmware sets: the folder, and the first page in the language of the device. */
export const LIGHTTPD_SETTINGS = `# Where www/ of the package is.
var.radiolink_files = "/www"
# The first page. In German, once the device is set up: "index.de_DE.html".
var.radiolink_page = "index.html"
`;

/** Everything over HTTPS. */
export const LIGHTTPD_HTTPS = `# Requests over plain HTTP go to HTTPS. Give lighttpd the certificate as ssl.pemfile.
server.modules += ( "mod_redirect" )
$HTTP["scheme"] == "http" {
  url.redirect = ( "" => "https://\${url.authority}\${url.path}\${qsa}" )
}
`;

/** A back end that speaks HTTP, sockets included; a device with CGI or FastCGI has its own lines instead. */
export const lighttpdBackEnd = (
  paths: readonly string[],
): string => `# The device's own answers, where its back end speaks HTTP. Uploads are passed on while they arrive.
server.modules += ( "mod_proxy" )
server.stream-request-body = 2
server.stream-response-body = 2
$HTTP["url"] !~ ${pattern(`^(?:/$|${every(paths)})`)} {
  proxy.server = ( "" => (( "host" => "127.0.0.1", "port" => 8081 )) )
  proxy.header = ( "upgrade" => "enable" )
}
`;
