import type { Encoding } from '../options.ts';
import { isCompressible } from '../archive.ts';
import { deviceSecurity, fileRules, type FileRule, type Headers, MEDIA_TYPES, PROBED } from './file-rules.ts';

const headers = (entries: Headers, indent: string): string =>
  Object.entries(entries)
    .map(([name, value]) => `${indent}add_header ${name} "${value}" always;`)
    .join('\n');

/** Files of one kind and one media type. They are stored compressed: nginx is told what the form is. */
function location({ path, caching, security }: FileRule, end: string, type: string): string {
  const isText = isCompressible(`.${end}`);
  const names = path.endsWith('/') ? `${path}.*\\.${end}$` : `${path}$`;
  const form = isText
    ? `
    gzip off;
    add_header content-encoding $radiolink_encoding;
    add_header vary Accept-Encoding;`
    : '';
  return `location ~ "${names}" {
    root $radiolink_files;
    types { }
    default_type "${type}";
    try_files $uri${isText ? '$radiolink_suffix' : ''} =404;
    add_header cache-control "${caching}";${form}
${headers(security, '    ')}
}`;
}

/** Rules of the pages split by the ends of their names. */
const byEnd = (paths: readonly string[], end: string): readonly FileRule[] => {
  const ofEnd = paths.filter(path => path.endsWith(`.${end}`));
  return fileRules(ofEnd).filter(({ kind, path }) =>
    kind === 'page' ? path !== '^/(?:)' : ofEnd.some(each => new RegExp(path).test(each)),
  );
};

/** For the server block. */
export function nginxServer(paths: readonly string[]): string {
  const ends = Object.entries(MEDIA_TYPES);
  const device = deviceSecurity();
  return `# The interface in nginx 1.18 or later. Generated: include it in the server block, radiolink-http.conf in the http block.
# Where www/ of the package is.
set $radiolink_files /www;
# The first page. In German, once the device is set up: /index.de_DE.html.
rewrite ^/$ /index.html last;

${ends.flatMap(([end, type]) => byEnd(paths, end).map(rule => location(rule, end, type))).join('\n')}

# The device's own answers, where its back end speaks HTTP. Uploads are passed on while they arrive.
client_max_body_size 64m;
location = ${PROBED} {
${backEnd(device.probed)}
}
location / {
${backEnd(device.every)}
}
`;
}

/** Headers of the device that ours stand for. */
const hidden = (entries: Headers): string =>
  Object.keys(entries)
    .map(name => `    proxy_hide_header ${name};`)
    .join('\n');

const backEnd = (security: Headers): string => `    proxy_pass http://127.0.0.1:8081;
    proxy_http_version 1.1;
    proxy_set_header Host $http_host;
    proxy_set_header Upgrade $http_upgrade;
    proxy_set_header Connection $radiolink_connection;
    proxy_request_buffering off;
    proxy_buffering off;
${hidden(security)}
${headers(security, '    ')}`;

const FORMS = { brotli: ['~*\\bbr\\b', '.br', 'br'], gzip: ['~*\\bgzip\\b', '.gz', 'gzip'] } as const;

/** For the http block: which stored form a browser gets. */
export function nginxHttp(encodings: readonly Encoding[]): string {
  const offered = (['gzip', 'brotli'] as const).filter(encoding => encodings.includes(encoding));
  const [, suffix, encoding] =
    encodings.includes('identity') || offered[0] === undefined ? ['', '""', '""'] : FORMS[offered[0]];
  const lines = (place: 1 | 2): string =>
    // The first expression that matches decides: the smallest form comes first.
    [...offered]
      .reverse()
      .map(each => `    "${FORMS[each][0]}" ${FORMS[each][place]};\n`)
      .join('');
  return `# Which form of a file a browser gets. Generated: include it in the http block.
map $http_accept_encoding $radiolink_suffix {
    default ${suffix};
${lines(1)}}
map $http_accept_encoding $radiolink_encoding {
    default ${encoding};
${lines(2)}}
map $http_upgrade $radiolink_connection {
    default upgrade;
    "" "";
}
`;
}

/** Everything over HTTPS. */
export const NGINX_HTTPS = `# Requests over plain HTTP go to HTTPS: a server block for port 80.
return 301 https://$host$request_uri;
`;
