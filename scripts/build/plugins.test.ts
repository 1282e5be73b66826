import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import { describe, expect, it } from 'vitest';
import { aFolder } from '../testing/folder.ts';
import { chunkGroups, shippedPackages } from './notes.ts';

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

  it('the notes of a build are empty where nothing was built', () => {
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
