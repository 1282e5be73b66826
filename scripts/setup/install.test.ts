import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aFolder, writeFiles } from '../testing/folder.ts';
import { plain } from '../testing/plain.ts';

const { installDependencies } = await plain<{ installDependencies: (root: string) => Promise<void> }>(
  'setup/install.mjs',
);

/** A project whose npm notes what it is called with, makes the folder and ends with a code. */
function aProject(code = 0): string {
  const root = aFolder({
    'package.json': '{}',
    'package-lock.json': '{"lockfileVersion":3}',
    'npm.js': `const { appendFileSync, mkdirSync } = require('node:fs');
      appendFileSync('called', process.argv.slice(2).join(' ') + '\\n');
      mkdirSync('node_modules', { recursive: true });
      process.exit(${code});`,
  });
  vi.stubEnv('npm_execpath', join(root, 'npm.js'));
  return root;
}
const calls = (root: string) =>
  existsSync(join(root, 'called')) ? readFileSync(join(root, 'called'), 'utf8').trim().split('\n') : [];

beforeEach(() => vi.spyOn(console, 'log').mockReturnValue());
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

it('dependencies are installed by the lock file, without scripts of theirs', async () => {
  const root = aProject();
  await installDependencies(root);
  expect(calls(root)).toEqual([expect.stringMatching(/^ci --ignore-scripts /)]);
});

it('they are not installed again for the same lock file', async () => {
  const root = aProject();
  await installDependencies(root);
  await installDependencies(root);
  expect(calls(root)).toHaveLength(1);
});

it.each(['package.json', 'package-lock.json'])('they are installed again once %s changed', async file => {
  const root = aProject();
  await installDependencies(root);
  writeFiles(root, { [file]: '{"name":"other"}' });
  await installDependencies(root);
  expect(calls(root)).toHaveLength(2);
});

it('they are not installed again after npm ci by hand, unless that was for another lock file', async () => {
  const locked = (version: string) =>
    JSON.stringify({
      packages: {
        '': {},
        'node_modules/a': { version, integrity: `sha-${version}` },
        'node_modules/other-system': { version: '1.0.0', optional: true },
        'node_modules/own': { link: true },
      },
    });
  const installed = (version: string) =>
    JSON.stringify({
      packages: {
        'node_modules/a': { version, integrity: `sha-${version}` },
        'node_modules/own': { link: true },
      },
    });
  const root = aProject();
  writeFiles(root, {
    'package-lock.json': locked('1.0.0'),
    'node_modules/.package-lock.json': installed('1.0.0'),
  });
  await installDependencies(root);
  expect(calls(root)).toEqual([]);

  const other = aProject();
  writeFiles(other, {
    'package-lock.json': locked('2.0.0'),
    'node_modules/.package-lock.json': installed('1.0.0'),
  });
  await installDependencies(other);
  expect(calls(other)).toHaveLength(1);
});

it('what could not be installed is not taken for installed', async () => {
  const root = aProject(1);
  vi.spyOn(process, 'exit').mockImplementation(code => {
    throw new Error(`ended with ${code}`);
  });
  const said = vi.spyOn(console, 'error').mockReturnValue();
  await expect(installDependencies(root)).rejects.toThrow('ended with 1');
  expect(said).toHaveBeenCalledWith(expect.stringContaining('Check the network'));
  await expect(installDependencies(root)).rejects.toThrow('ended with 1');
  expect(calls(root)).toHaveLength(2);
});
