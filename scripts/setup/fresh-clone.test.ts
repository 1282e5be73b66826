import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const SCRIPTS = join(import.meta.dirname, '..');
const ROOT = join(SCRIPTS, '..');
const STATIC_IMPORT = /^(?:import|export)\s(?:[^'"]*?\sfrom\s)?['"]([^'"]+)['"]/gm;

/** Packages that a script loads before its first line runs, with the file that names each. */
function packagesLoadedBy(file: string, seen = new Set<string>()): readonly string[] {
  if (seen.has(file) || !existsSync(file)) return [];
  seen.add(file);
  return [...readFileSync(file, 'utf8').matchAll(STATIC_IMPORT)].flatMap(([, name = '']) => {
    if (name.startsWith('.')) return packagesLoadedBy(join(dirname(file), name), seen);
    return name.startsWith('node:') || builtinModules.includes(name)
      ? []
      : [`${name} in ${file.slice(SCRIPTS.length + 1)}`];
  });
}

const installing = readdirSync(SCRIPTS).filter(
  name => name.endsWith('.mjs') && readFileSync(join(SCRIPTS, name), 'utf8').includes('installDependencies('),
);

it.each(installing)(
  '%s loads no package before it has installed them, so that it runs in a fresh clone',
  name => {
    expect(packagesLoadedBy(join(SCRIPTS, name))).toEqual([]);
  },
);

it('the rule of a fresh clone is held of every command that the README names for a fresh clone', () => {
  expect(installing).toEqual(expect.arrayContaining(['start.mjs', 'package.mjs', 'conformance.mjs']));
});

it('no script, setting or test takes the path of a file from its address, in which a space of a folder is written %20', () => {
  const sources = execFileSync('git', ['ls-files', '*.ts', '*.mjs'], { cwd: ROOT, encoding: 'utf8' });
  const taken = /import\.meta\.url\)\.pathname/;
  const files = sources.split('\n').filter(file => file !== '' && existsSync(join(ROOT, file)));
  expect(files.length).toBeGreaterThan(1000);
  expect(files.filter(file => taken.test(readFileSync(join(ROOT, file), 'utf8')))).toEqual([]);
});
