import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PackageFiles } from '../package/archive.ts';
import { readPackageOptions } from '../package/options.ts';
import { packageFiles } from '../package/package-files.ts';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));
export const DIST = join(ROOT, 'dist');

/** The package of what `npm run build` has built. @param args options of `npm run package` */
export function packed(...args: string[]): PackageFiles {
  if (!existsSync(join(DIST, 'index.html'))) throw new Error('There is no dist/: run npm run build first.');
  const languages = readdirSync(join(ROOT, 'ui/translations'))
    .filter(name => name.endsWith('.json'))
    .map(name => name.slice(0, -'.json'.length));
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    readonly version: string;
  };
  const options = readPackageOptions(args, languages);
  return packageFiles({
    root: ROOT,
    dist: DIST,
    packages: join(ROOT, '.build/packages.json'),
    version,
    options,
  });
}
