import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { archiveOf, sha256 } from './archive.ts';
import { readPackage } from './bundled-packages.ts';
import { filesBelow, packageFiles } from './package-files.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const BUILT = [
  'index.html',
  'index.en_US.html',
  'index.de_DE.html',
  'index.ar.html',
  'help/en_US/eula.html',
  'help/de_DE/eula.html',
  'help/ar/eula.html',
  'manifest.webmanifest',
  'static/js/index.0123456789.js',
  'static/media/lit-screen.0123456789.webm',
];
const OPTIONS = { encodings: ['gzip'], languages: ['en_US', 'de_DE'], without: [] } as const;

describe('a package', () => {
  const folder = mkdtempSync(join(tmpdir(), 'package-'));
  const dist = join(folder, 'dist');
  const packages = join(folder, 'packages.json');
  const packed = (from = dist, options: Parameters<typeof packageFiles>[0]['options'] = OPTIONS) =>
    packageFiles({ root, dist: from, packages, version: '1.2.3', options });

  beforeAll(() => {
    for (const path of BUILT.flatMap(each =>
      /\.(?:html|js)$/.test(each) ? [each, `${each}.gz`, `${each}.br`] : [each],
    )) {
      mkdirSync(dirname(join(dist, path)), { recursive: true });
      writeFileSync(join(dist, path), path);
    }
    writeFileSync(packages, JSON.stringify(['node_modules/react', 'node_modules/@inversifyjs/core']));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('a package is the same from another folder, written in another order at another time', async () => {
    const other = join(folder, 'somewhere', 'else');
    for (const file of [...filesBelow(dist)].reverse()) {
      const target = join(other, file.slice(dist.length));
      mkdirSync(dirname(target), { recursive: true });
      cpSync(file, target);
      utimesSync(target, 5, 5);
    }
    const [one, same] = await Promise.all([packed(), packed(other)].map(files => archiveOf('p', files)));
    expect(sha256(one ?? Buffer.alloc(0))).toBe(sha256(same ?? Buffer.alloc(1)));
  });

  it('holds the chosen languages in the chosen form, and what is compressed already as it is', () => {
    expect([...packed().keys()].filter(path => /^(?:www|texts)\//.test(path)).sort()).toEqual([
      'texts/de_DE.json',
      'www/help/de_DE/eula.html.gz',
      'www/help/en_US/eula.html.gz',
      'www/index.de_DE.html.gz',
      'www/index.en_US.html.gz',
      'www/index.html.gz',
      'www/manifest.webmanifest',
      'www/static/js/index.0123456789.js.gz',
      'www/static/media/lit-screen.0123456789.webm',
    ]);
  });

  it('brings what installs it', () => {
    expect(String(packed().get('install.sh'))).toMatch(/^#!\/bin\/sh\n/);
  });

  it('lists every file with size and hash, and what was chosen', () => {
    const files = packed();
    const manifest = JSON.parse(String(files.get('manifest.json'))) as {
      readonly files: readonly { readonly path: string; readonly bytes: number; readonly sha256: string }[];
    };
    expect(manifest).toMatchObject({ version: '1.2.3', languages: ['en_US', 'de_DE'], without: [] });
    expect(manifest.files.map(({ path }) => path)).toEqual(
      [...files.keys()].filter(path => path !== 'manifest.json').sort(),
    );
    for (const { path, bytes, sha256: hash } of manifest.files) {
      const held = files.get(path) ?? Buffer.alloc(0);
      expect({ path, bytes, hash }).toEqual({ path, bytes: held.length, hash: sha256(held) });
    }
  });

  it('carries the license of everything in the bundle, of the data and of itself', () => {
    const text = String(packed().get('LICENSES.txt'));
    expect(text).toMatch(/^radiolink: MIT/);
    expect(text).toMatch(/wireless-regdb/);
    expect(text).toMatch(/\nreact \d+\.\d+\.\d+: MIT\n\nMIT License\n\nCopyright \(c\) Meta/);
    expect(text).toMatch(/\n@inversifyjs\/core \d/);
    expect(text).not.toMatch(/\nvitest /);
  });

  it('names in its SBOM what ships, by CycloneDX, and nothing else', () => {
    const sbom = JSON.parse(String(packed().get('sbom.cdx.json'))) as {
      readonly components: readonly { readonly purl: string; readonly licenses: unknown }[];
    };
    expect(sbom).toMatchObject({
      bomFormat: 'CycloneDX',
      metadata: { component: { name: 'radiolink', version: '1.2.3', type: 'application' } },
    });
    expect(sbom).not.toHaveProperty('serialNumber');
    expect(sbom.components.map(({ purl }) => purl.replace(/@[\d.]+$/, ''))).toEqual([
      'pkg:npm/%40inversifyjs/core',
      'pkg:npm/react',
    ]);
    expect(sbom.components[1]?.licenses).toEqual([{ license: { id: 'MIT' } }]);
  });

  it('refuses code that names no license', () => {
    const nameless = join(folder, 'nameless');
    mkdirSync(nameless);
    writeFileSync(join(nameless, 'package.json'), '{"name":"nameless","version":"1.0.0"}');
    expect(() => readPackage(nameless)).toThrow(/nameless 1\.0\.0 names no license/);
  });

  it('says the same to the reader as the docs', () => {
    expect(String(packed().get('README.md'))).toBe(readFileSync(join(root, 'docs/on-a-device.md'), 'utf8'));
    expect(readdirSync(join(root, 'docs'))).toContain('on-a-device.md');
  });
});
