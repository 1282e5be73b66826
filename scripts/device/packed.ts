import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PackageFiles } from '../package/archive.ts';
import { readPackageOptions } from '../package/options.ts';
import { packageFiles } from '../package/package-files.ts';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));
export const DIST = join(ROOT, 'dist');

/** The package of what `npm run build` has built. @param args options of `npm run package` */
export const packed = (...args: string[]): PackageFiles => packedFrom(DIST, join(ROOT, '.build'), args);

/** The folder that `npm run package` builds into. */
const OWN_BUILD = join(ROOT, '.build/package');
export const OWN_DIST = join(OWN_BUILD, 'dist');

/** The package of what `npm run package` has built. @param args the options that it was run with */
export const packedAlone = (...args: string[]): PackageFiles => packedFrom(OWN_DIST, OWN_BUILD, args);

function packedFrom(dist: string, notes: string, args: readonly string[]): PackageFiles {
  if (!existsSync(join(dist, 'index.html'))) throw new Error(`There is no ${dist}: build it first.`);
  const languages = readdirSync(join(ROOT, 'ui/translations'))
    .filter(name => name.endsWith('.json'))
    .map(name => name.slice(0, -'.json'.length));
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    readonly version: string;
  };
  const options = readPackageOptions([...args], languages);
  return packageFiles({
    root: ROOT,
    dist,
    packages: join(notes, 'packages.json'),
    version,
    options,
  });
}
