import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { aFolder } from '../testing/folder.ts';
import { plain } from '../testing/plain.ts';

interface Manifest {
  readonly exports: Readonly<Record<string, unknown>>;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly [name: string]: unknown;
}
const { packedDependencies, publishedManifest, restoreManifest, swapManifest } = await plain<{
  packedDependencies: (root: string) => Readonly<Record<string, string>>;
  publishedManifest: (root: string, folder: string) => Manifest;
  restoreManifest: (root: string, folder: string) => void;
  swapManifest: (root: string, folder: string) => void;
}>('publish/manifests.mjs');

const ROOT = join(import.meta.dirname, '../..');
const PACKAGES = ['domain', 'adapters/cli', 'adapters/client', 'adapters/virtual-radio', 'ui/interface'];

const manifest = (name: string, dependencies: object) =>
  JSON.stringify({
    name,
    exports: { '.': './src/index.ts' },
    scripts: { build: 'make' },
    devDependencies: { tap: '1' },
    dependencies,
  });

/** A workspace with the packages, each with what it depends on. */
const aWorkspace = () =>
  aFolder({
    'domain/package.json': manifest('domain', { 'ipaddr.js': '2' }),
    'domain/src/radio/index.ts': '',
    'domain/src/link/index.ts': '',
    'domain/src/mothers/radio.mother.ts': '',
    'adapters/package.json': manifest('adapters', { 'openapi-fetch': '3', hono: '4' }),
    'adapters/cli/package.json': manifest('cli', { '@radiolink/client': '0', commander: '5' }),
    'adapters/client/package.json': manifest('client', { '@radiolink/domain': '0', rxjs: '6', ws: '7' }),
    'adapters/virtual-radio/package.json': manifest('virtual-radio', {
      '@radiolink/domain': '0',
      '@radiolink/guarded-server': '0',
      ws: '7',
    }),
    'ui/interface/package.json': manifest('interface', { '@radiolink/adapters': '0', rxjs: '6', react: '8' }),
  });

describe.each(PACKAGES)('the published manifest of %s', folder => {
  it('names nothing of the workspace, of its development and of its sources', () => {
    const published = publishedManifest(aWorkspace(), folder);
    expect(JSON.stringify(published)).not.toMatch(/@radiolink\/|src\/|"make"|"tap"/);
    expect(published.exports).toHaveProperty(['./package.json'], './package.json');
  });

  it('keeps what the real one says of itself', () => {
    const workspace = JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8'));
    const { name, version, license, files, bin } = workspace;
    expect(publishedManifest(ROOT, folder)).toMatchObject({
      name,
      version,
      license,
      files,
      ...(bin && { bin }),
    });
  });

  it('is in the place of the other while the package is packed, and gives it back', () => {
    const root = aWorkspace();
    const file = join(root, folder, 'package.json');
    const before = readFileSync(file, 'utf8');
    swapManifest(root, folder);
    expect(readFileSync(file, 'utf8')).not.toBe(before);
    restoreManifest(root, folder);
    expect(readFileSync(file, 'utf8')).toBe(before);
    expect(existsSync(join(root, folder, '.package.workspace.json'))).toBe(false);
  });
});

describe('the published manifests', () => {
  it('the published manifests have an entry of domain for each folder with an index, and none for the others', () => {
    const { exports, typesVersions } = publishedManifest(aWorkspace(), 'domain');
    expect(Object.keys(exports)).toEqual(['.', './link', './radio', './package.json']);
    expect(exports['./link']).toEqual({
      types: './dist/link/index.d.ts',
      default: './dist/link/index.js',
    });
    expect(typesVersions).toEqual({
      '*': { link: ['./dist/link/index.d.ts'], radio: ['./dist/radio/index.d.ts'] },
    });
  });

  it('give the client its own socket under Node and none in a page', () => {
    expect(publishedManifest(aWorkspace(), 'adapters/client').exports['.']).toEqual({
      browser: { types: './dist/index.d.ts', default: './dist/index.js' },
      node: { types: './dist/node.d.ts', default: './dist/node.js' },
      types: './dist/node.d.ts',
      default: './dist/index.js',
    });
  });

  it.each([
    ['domain', { 'ipaddr.js': '2' }],
    ['adapters/client', { 'ipaddr.js': '2', 'openapi-fetch': '3', rxjs: '6', ws: '7' }],
    ['adapters/virtual-radio', { 'ipaddr.js': '2', ws: '7' }],
    ['adapters/cli', { commander: '5', 'ipaddr.js': '2', 'openapi-fetch': '3', rxjs: '6', ws: '7' }],
    ['ui/interface', { rxjs: '6' }],
  ])('replace what %s takes from the workspace by what that depends on', (folder, dependencies) => {
    expect(publishedManifest(aWorkspace(), folder).dependencies).toEqual(dependencies);
  });

  it('name the dependencies of the command in the order of their names', () => {
    const names = Object.keys(packedDependencies(aWorkspace()));
    expect(names).toEqual([...names].sort());
  });

  it('the published manifests are not taken for the own one of a workspace whose last pack broke off', () => {
    const root = aWorkspace();
    const file = join(root, 'domain/package.json');
    const before = readFileSync(file, 'utf8');
    swapManifest(root, 'domain');
    swapManifest(root, 'domain');
    restoreManifest(root, 'domain');
    expect(readFileSync(file, 'utf8')).toBe(before);
  });

  it('change nothing when there is nothing to restore', () => {
    const root = aWorkspace();
    restoreManifest(root, 'domain');
    expect(JSON.parse(readFileSync(join(root, 'domain/package.json'), 'utf8'))).toHaveProperty('scripts');
  });
});
