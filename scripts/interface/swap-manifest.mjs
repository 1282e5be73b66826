/**
 * Around `npm pack`: the workspace's package.json names the sources, the packed one names what was built.
 *
 *   node scripts/interface/swap-manifest.mjs publish|restore
 */
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const manifest = join(root, 'ui/interface/package.json');
const kept = join(root, 'ui/interface/.package.workspace.json');
const read = file => JSON.parse(readFileSync(file, 'utf8'));

/** Everything is built in; only the types of streams are imported. */
function published() {
  const { scripts: _scripts, dependencies, ...rest } = read(manifest);
  return {
    ...rest,
    exports: {
      '.': { types: './dist/index.d.ts', default: './dist/index.js' },
      './package.json': './package.json',
    },
    types: './dist/index.d.ts',
    dependencies: { rxjs: dependencies.rxjs },
  };
}

if (existsSync(kept)) renameSync(kept, manifest);
if (process.argv[2] === 'publish') {
  const text = `${JSON.stringify(published(), null, 2)}\n`;
  renameSync(manifest, kept);
  writeFileSync(manifest, text);
}
