import { describe, expect, it } from 'vitest';
import { fileRules, MEDIA_TYPES, PROBED } from './web-server/file-rules.ts';
import { lighttpdBackEnd, lighttpdConfiguration } from './web-server/lighttpd.ts';
import { nginxHttp, nginxServer } from './web-server/nginx.ts';

const PATHS = [
  '/index.html',
  '/index.de_DE.html',
  '/help/en_US/tos.html',
  '/static/js/a.0123456789.js',
  '/static/a.webm',
];

/** What a `map` of nginx gives for a request header: the first expression that matches, else the default. */
function mapped(configuration: string, variable: string, accepted: string): string {
  const body = new RegExp(`map \\S+ \\$${variable} \\{\\n([^}]*)\\}`).exec(configuration)?.[1] ?? '';
  const lines = body
    .split('\n')
    .map(line => /^\s*(?:"~\*(.*)"|(default)) (.*);$/.exec(line))
    .filter(line => line !== null);
  const found = lines.find(([, pattern]) => pattern !== undefined && new RegExp(pattern, 'i').test(accepted));
  return (found ?? lines.find(([, , other]) => other !== undefined))?.[3] ?? '';
}

describe('the rules of files', () => {
  it.each([
    ['/static/js/a.0123456789.js', 'hashed'],
    ['/help/en_US/tos.html', 'help'],
    ['/index.de_DE.html', 'page'],
  ])('the rules of files have for %s that of %s first', (path, kind) => {
    expect(fileRules(PATHS).find(rule => new RegExp(rule.path).test(path))?.kind).toBe(kind);
  });

  it('take a dot of a name as a dot, and no path of the device', () => {
    const page = new RegExp(`${fileRules(PATHS).find(({ kind }) => kind === 'page')?.path}$`);
    expect(['/indexxhtml', '/index.html.cgi', '/status.cgi'].filter(path => page.test(path))).toEqual([]);
  });

  it('keep hashed files for a year and have the others asked for again', () => {
    const caching = Object.fromEntries(fileRules(PATHS).map(rule => [rule.kind, rule.caching]));
    expect(caching['hashed']).toContain('max-age=31536000');
    expect(caching['page']).toBe('no-cache');
  });
});

describe('the form that nginx sends', () => {
  const both = nginxHttp(['gzip', 'brotli']);
  it.each([
    [both, 'gzip, deflate, br', '.br', 'br'],
    [both, 'gzip', '.gz', 'gzip'],
    // Every browser accepts gzip: who says nothing gets it too.
    [both, '', '.gz', 'gzip'],
    [nginxHttp(['brotli']), '', '.br', 'br'],
    [nginxHttp(['gzip', 'identity']), 'gzip', '.gz', 'gzip'],
    [nginxHttp(['gzip', 'identity']), 'identity', '""', '""'],
    [nginxHttp(['identity']), 'gzip, br', '""', '""'],
    [both, 'embroidery', '.gz', 'gzip'],
  ])('%# is for what a browser accepts', (configuration, accepted, suffix, encoding) => {
    expect(mapped(configuration, 'radiolink_suffix', accepted)).toBe(suffix);
    expect(mapped(configuration, 'radiolink_encoding', accepted)).toBe(encoding);
  });
});

describe('the server block of nginx', () => {
  const block = nginxServer(PATHS);
  const locations = [...block.matchAll(/location ~ "([^"]+)" \{([^}]|\{ \})*\n\}/g)].map(
    ([text, pattern = '']) => ({ text, pattern }),
  );
  const locationOf = (path: string) =>
    locations.find(({ pattern }) => new RegExp(pattern).test(path))?.text ?? '';

  it.each(PATHS)('the server block of nginx has a location for %s, of its media type', path => {
    const end = path.split('.').at(-1) ?? '';
    expect(locationOf(path)).toContain(`default_type "${MEDIA_TYPES[end]}";`);
  });

  it('sends texts in their stored form, and what is compressed by itself as it is', () => {
    expect(locationOf('/index.html')).toContain('try_files $uri$radiolink_suffix =404;');
    expect(locationOf('/static/a.webm')).toContain('try_files $uri =404;');
    expect(locationOf('/static/a.webm')).not.toContain('content-encoding');
  });

  it('the server block of nginx has none for an end that no file has, and none for the device', () => {
    expect(block).not.toContain('video/mp4');
    expect(['/status.cgi', '/api/auth'].map(locationOf)).toEqual(['', '']);
  });

  it('the server block of nginx has every brace closed', () => {
    expect(block.match(/\{/g)?.length).toBe(block.match(/\}/g)?.length);
  });

  it('guards what the device answers, and lets others look at one answer alone', () => {
    const [, probed = '', rest = ''] = block.split(/location = \S+ \{|location \/ \{/);
    expect(block).toContain(`location = ${PROBED} {`);
    expect(rest).toMatch(/add_header x-content-type-options "nosniff" always;/i);
    expect(/cross-origin-resource-policy "([^"]+)"/i.exec(probed)?.[1]).not.toBe(
      /cross-origin-resource-policy "([^"]+)"/i.exec(rest)?.[1],
    );
  });
});

describe('the configuration of lighttpd', () => {
  const configuration = lighttpdConfiguration(PATHS, ['gzip', 'brotli']);

  it('keeps for a year only a hashed file that there is', () => {
    const year = [...configuration.matchAll(/\$HTTP\["url"\] =~ "([^"]+)" \{\n[^}]*max-age=31536000/g)].map(
      ([, url]) => url ?? '',
    );
    const isCached = (path: string) => year.some(url => new RegExp(url).test(path));
    expect(isCached('/static/js/a.0123456789.js.br')).toBe(true);
    expect(isCached('/static/js/a.fedcba9876.js.br')).toBe(false);
  });

  it('the configuration of lighttpd has a type for each end in each stored form', () => {
    for (const end of Object.keys(MEDIA_TYPES))
      for (const suffix of ['', '.br', '.gz']) expect(configuration).toContain(`".${end}${suffix}" => "`);
  });

  it('asks of a browser only what not every browser accepts', () => {
    expect(configuration.match(/accept-encoding"\] =~/g)).toHaveLength(1);
    expect(lighttpdConfiguration(PATHS, ['gzip'])).not.toContain('accept-encoding"] =~');
    expect(
      lighttpdConfiguration(PATHS, ['gzip', 'brotli', 'identity']).match(/accept-encoding"\] =~/g),
    ).toHaveLength(2);
  });

  it('passes everything on to the device but the files', () => {
    const [, files = ''] = /\$HTTP\["url"\] !~ "([^"]+)"/.exec(lighttpdBackEnd(PATHS)) ?? [];
    const isFile = (path: string) => new RegExp(files).test(path);
    expect(['/', ...PATHS, '/index.html.gz'].filter(path => !isFile(path))).toEqual([]);
    expect(['/status.cgi', '/api/auth', '/index.cgi', '/help'].filter(isFile)).toEqual([]);
  });
});
