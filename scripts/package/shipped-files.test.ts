import { gunzipSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { aFolder } from '../testing/folder.ts';
import { licensesText, readPackage } from './bundled-packages.ts';
import { sbomOf } from './package-files.ts';
import { isCompressible, shippedFiles, sizesOf, storedForms } from './archive.ts';

describe('the files that a package ships', () => {
  const BUILT = [
    'index.html',
    'index.html.gz',
    'index.de_DE.html',
    'index.ar.html',
    'help/ar/tos.html',
    'a.js',
    'a.js.br',
  ];

  it('the files that a package ships are those of its languages and of none, without the compressed forms', () => {
    expect(shippedFiles(BUILT, ['en_US', 'de_DE'])).toEqual(['index.html', 'index.de_DE.html', 'a.js']);
    expect(shippedFiles(BUILT, ['ar'])).toEqual(['index.html', 'index.ar.html', 'help/ar/tos.html', 'a.js']);
  });

  it.each([
    ['a.js', ['gzip', 'brotli'], ['a.js.gz', 'a.js.br']],
    ['a.js', ['identity'], ['a.js']],
    ['index.html', ['gzip', 'identity'], ['index.html.gz', 'index.html']],
    ['a.webm', ['gzip', 'brotli'], ['a.webm']],
  ] as const)('store %s for %j as %j', (path, encodings, forms) => {
    expect(storedForms(path, encodings)).toEqual(forms);
  });

  it('the files that a package ships are compressed where they are text', () => {
    const texts = ['a.html', 'a.js', 'a.css', 'a.svg', 'a.json', 'a.txt'];
    expect(texts.filter(isCompressible)).toEqual(texts);
    expect(['a.png', 'a.webm', 'a.webmanifest', 'ajs', 'a.js.gz'].filter(isCompressible)).toEqual([]);
  });
});

describe('the sizes of a package', () => {
  it('the sizes of a package are those of its files as they are, and of its texts as the file system of a device compresses them', () => {
    const text = Buffer.from('the same words '.repeat(100));
    const files = new Map([
      ['www/a.js', Buffer.alloc(30)],
      ['www/deep/b.js', Buffer.alloc(12)],
      ['texts/de_DE.json', text],
      ['install.sh', Buffer.alloc(999)],
    ]);
    const { www, texts } = sizesOf(files);
    expect(www).toBe(42);
    expect(texts).toBe(gzipSync(text, { level: 9 }).length);
    expect(gunzipSync(gzipSync(text)).length).toBeGreaterThan(texts);
  });
});

describe('a package in the bundle', () => {
  const manifest = JSON.stringify({ name: '@scope/a', version: '1.2.3', license: 'MIT' });

  it.each(['LICENSE', 'LICENCE', 'license.md', 'Copying', 'LICENSE.txt'])(
    'a package in the bundle has the text of its %s',
    file => {
      const folder = aFolder({ 'package.json': manifest, [file]: '  Free.\n' });
      expect(readPackage(folder)).toEqual({
        name: '@scope/a',
        version: '1.2.3',
        license: 'MIT',
        text: 'Free.',
      });
    },
  );

  it('a package in the bundle has no text where it carries none, also not that of a file with a similar name', () => {
    expect(readPackage(aFolder({ 'package.json': manifest, 'license-checker.js': 'x' })).text).toBe('');
  });

  it.each(['""', 'null', '{"type":"MIT"}'])(
    'a package in the bundle is refused with the license %s',
    license => {
      const folder = aFolder({ 'package.json': `{"name":"a","version":"1","license":${license}}` });
      expect(() => readPackage(folder)).toThrow('a 1 names no license, and is in the bundle.');
    },
  );
});

describe('the text of the licenses', () => {
  const own = { name: 'radiolink', license: 'MIT', texts: ['Ours.\n', '\nData.'] };

  it('the text of the licenses has ours first, then each package with its own, one rule between each', () => {
    const packages = [
      { name: 'a', version: '1', license: 'ISC', text: 'Theirs.' },
      { name: 'b', version: '2', license: '0BSD', text: '' },
    ];
    const parts = licensesText(own, packages).split(/\n\n-{78}\n/);
    expect(parts).toEqual([
      'radiolink: MIT',
      'Ours.',
      'Data.',
      'a 1: ISC\n\nTheirs.',
      'b 2: 0BSD\n\nThis package contains no text of its license, 0BSD.\n',
    ]);
  });
});

describe('the SBOM', () => {
  const own = { name: 'radiolink', version: '1', license: 'MIT' };
  const sbom = (name: string, license: string) =>
    JSON.parse(sbomOf(own, [{ name, version: '2', license }])) as {
      readonly components: readonly Record<string, unknown>[];
      readonly dependencies: readonly { readonly ref: string; readonly dependsOn?: readonly string[] }[];
    };

  it('the SBOM has the scope of a package apart, and in its address', () => {
    expect(sbom('@scope/a', 'MIT').components[0]).toMatchObject({
      group: '@scope',
      name: 'a',
      purl: 'pkg:npm/%40scope/a@2',
    });
  });

  it.each([
    ['MIT', [{ license: { id: 'MIT' } }]],
    ['MIT OR Apache-2.0', [{ expression: 'MIT OR Apache-2.0' }]],
  ])('the SBOM has the license %s as CycloneDX writes it', (license, expected) => {
    expect(sbom('a', license).components[0]?.['licenses']).toEqual(expected);
  });

  it('says that the interface depends on each', () => {
    const root = sbom('a', 'MIT').dependencies.find(({ dependsOn }) => dependsOn !== undefined);
    expect(root).toEqual({ ref: 'pkg:npm/radiolink@1', dependsOn: ['pkg:npm/a@2'] });
  });

  it('the SBOM is the same at each build', () => {
    expect(sbomOf(own, [])).toBe(sbomOf(own, []));
  });
});
