import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import { describe, expect, it, vi } from 'vitest';
import { aFolder } from '../testing/folder.ts';
import { plain } from '../testing/plain.ts';
import { chunkGroups } from './chunk-groups.ts';
import { COMPACT_CHUNKS, UNCOMPILED } from './compact.ts';
import { nameChunks, portChunk } from './port-chunks.ts';
import { shippedPackages } from './shipped-packages.ts';

const { default: namePortChunks } = await plain<{
  default: (this: object, source: string) => string;
}>('build/port-chunks-loader.mjs');
const { default: uncompiled } = await plain<{ default: (source: string) => string }>(
  'build/uncompiled-loader.mjs',
);

/** Has a plugin see the end of a build, with its statistics. */
function afterBuild(plugin: RsbuildPlugin, stats: object | undefined): void {
  const api = {
    context: { rootPath: '/src' },
    onAfterEnvironmentCompile: (end: (build: object) => void) => end({ stats }),
  };
  void plugin.setup(api as unknown as Parameters<RsbuildPlugin['setup']>[0]);
}
const written = (plugin: (file: string) => RsbuildPlugin, stats: object | undefined): unknown => {
  const file = join(aFolder(), 'notes', 'of-build.json');
  afterBuild(plugin(file), stats);
  return JSON.parse(readFileSync(file, 'utf8'));
};

describe('the notes of a build', () => {
  it('name the files that each import loads', () => {
    const namedChunkGroups = { main: { assets: [{ name: 'main.js' }, { name: 'of-1.js' }] }, empty: {} };
    expect(written(chunkGroups, { toJson: () => ({ namedChunkGroups }) })).toEqual({
      main: ['main.js', 'of-1.js'],
      empty: [],
    });
  });

  it('are empty where nothing was built', () => {
    expect(written(chunkGroups, undefined)).toEqual({});
    expect(written(shippedPackages, undefined)).toEqual([]);
  });

  it('name the packages of modules that are in a chunk, not those that were dropped', () => {
    const aModule = (name: string) => ({ nameForCondition: () => `/src/node_modules/${name}/a.js` });
    const [used, dropped] = [aModule('used'), aModule('dropped')];
    const chunkGraph = { getModuleChunks: (module: object) => (module === used ? ['main'] : []) };
    const stats = { compilation: { modules: [used, dropped], chunkGraph } };
    expect(written(shippedPackages, stats)).toEqual(['node_modules/used']);
  });
});

describe('the files of ports', () => {
  it('are written out by the loader, which sees new ones too', () => {
    const folder = aFolder({ 'parts/ping/ports.ts': '', 'parts/log/ports.ts': '', 'parts/none/a.ts': '' });
    const addContextDependency = vi.fn<(folder: string) => void>();
    const loader = {
      getOptions: () => ({ nameChunks }),
      resourcePath: join(folder, 'modules/loader.ts'),
      addContextDependency,
    };
    const source = "const A = import.meta.glob<B<C>>('../parts/*/ports.ts');";
    expect(namePortChunks.call(loader, source)).toBe(
      "const A = ({ '../parts/log/ports.ts': () => import(/* webpackChunkName: \"page-log-part-ts\" */ '../parts/log/ports.ts'), " +
        "'../parts/ping/ports.ts': () => import(/* webpackChunkName: \"page-ping-part-ts\" */ '../parts/ping/ports.ts') });",
    );
    expect(addContextDependency).toHaveBeenCalledExactlyOnceWith(join(folder, 'parts/'));
  });

  it('without a pattern leave a source as it is', () => {
    const source = "const a = import('./a.ts'); import.meta.url;";
    expect(nameChunks(source, '/', () => undefined)).toBe(source);
  });

  it.each([
    ['../../http/v1/cloud/ports.ts', 'v1-services'],
    ['../../http/v1/weather/ports.ts', 'v1-rain'],
    ['../../http/classic/no-such-page/ports.ts', 'ports-no-such-page'],
  ])('of %s go to %s', (path, chunk) => {
    expect(portChunk(path)).toBe(chunk);
  });
});

describe('a build for little flash', () => {
  it('joins every chunk but those of the start', () => {
    const named = (name?: string) => ({ name });
    expect(['main', 'page-ping-part-ts', undefined].map(name => COMPACT_CHUNKS.chunks(named(name)))).toEqual([
      false,
      true,
      true,
    ]);
    expect(COMPACT_CHUNKS.name({}, [named('page-ping-part-ts'), named('page-log-part-ts')])).toBe('tools');
  });

  it.each([
    ['/src/ui/src/pages/ping/ping-page.tsx', true],
    ['/src/ui/src/pages/stations/sort-menu.tsx', true],
    ['/src/ui/src/pages/stations/station-row.tsx', false],
    ['/src/ui/src/pages/dashboard/card.tsx', false],
    ['/src/ui/src/frame/menu.tsx', false],
    ['/src/application/src/link/link.model.ts', false],
  ])('leaves %s as it is written: %s', (file, expected) => {
    expect(UNCOMPILED.test.test(file) && !UNCOMPILED.exclude.test(file)).toBe(expected);
  });

  it('tells the compiler so in the first line, where it looks for it', () => {
    expect(uncompiled("import a from 'a';")).toBe("'use no memo';\nimport a from 'a';");
  });
});
