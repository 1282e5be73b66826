import { join, relative } from 'node:path';
import { expect, it } from 'vitest';
import { aFolder } from '../testing/folder.ts';
import { plain } from '../testing/plain.ts';

const { installedFolders } = await plain<{
  installedFolders: (names: readonly string[], from: string) => readonly string[];
}>('publish/installed-folders.mjs');

const manifest = (version: string, ...dependencies: readonly string[]) =>
  JSON.stringify({ version, dependencies: Object.fromEntries(dependencies.map(name => [name, '*'])) });

const found = (files: Readonly<Record<string, string>>, ...names: readonly string[]) => {
  const root = aFolder(files);
  return installedFolders(names, join(root, 'adapters/cli')).map(folder => relative(root, folder));
};

it('a package is found with all that it depends on, each once', () => {
  const files = {
    'node_modules/a/package.json': manifest('1', 'b', 'c'),
    'node_modules/b/package.json': manifest('1', 'c'),
    'node_modules/c/package.json': manifest('1', 'a'),
  };
  expect(found(files, 'a', 'b')).toEqual(['node_modules/a', 'node_modules/b', 'node_modules/c']);
});

it('the nearest folder counts, as Node resolves: that of the workspace before that of the project', () => {
  const files = {
    'node_modules/a/package.json': manifest('1'),
    'adapters/cli/node_modules/a/package.json': manifest('2'),
  };
  expect(found(files, 'a')).toEqual(['adapters/cli/node_modules/a']);
});

it('a package in two versions is found in both, wherever a package has its own', () => {
  const files = {
    'node_modules/a/package.json': manifest('1', 'b', 'c', 'd'),
    'node_modules/b/package.json': manifest('1'),
    'node_modules/c/package.json': manifest('1', 'b'),
    'node_modules/c/node_modules/b/package.json': manifest('2'),
    'node_modules/d/package.json': manifest('1', 'b'),
    'node_modules/d/node_modules/b/package.json': manifest('2'),
  };
  const each = ['b', 'c/node_modules/b', 'd/node_modules/b'].map(name => `node_modules/${name}`);
  expect(found(files, 'a')).toEqual(expect.arrayContaining(each));
});

it('a package with a scope is found like another', () => {
  expect(found({ 'node_modules/@scope/a/package.json': manifest('1') }, '@scope/a')).toEqual([
    'node_modules/@scope/a',
  ]);
});

it('what is not installed is named', () => {
  expect(() => found({ 'node_modules/a/package.json': manifest('1', 'gone') }, 'a')).toThrow(
    'gone is not installed',
  );
});
