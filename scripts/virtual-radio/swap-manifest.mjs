/**
 * Around `npm pack`: the workspace's package.json names the sources, the packed one names what was built.
 *
 *   node scripts/virtual-radio/swap-manifest.mjs publish|restore
 */
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const manifest = join(root, 'adapters/virtual-radio/package.json');
const kept = join(root, 'adapters/virtual-radio/.package.workspace.json');
const read = file => JSON.parse(readFileSync(file, 'utf8'));

/** Domain is built in; what domain itself depends on comes in its place. */
function published() {
  const { scripts: _scripts, dependencies, ...rest } = read(manifest);
  const { '@radiolink/domain': _domain, ...own } = dependencies;
  const entry = name => ({ types: `./dist/${name}.d.ts`, default: `./dist/${name}.js` });
  return {
    ...rest,
    exports: {
      '.': entry('index'),
      './serve': entry('serve'),
      './package.json': './package.json',
    },
    dependencies: { ...own, ...read(join(root, 'domain/package.json')).dependencies },
  };
}

if (existsSync(kept)) renameSync(kept, manifest);
if (process.argv[2] === 'publish') {
  const text = `${JSON.stringify(published(), null, 2)}\n`;
  renameSync(manifest, kept);
  writeFileSync(manifest, text);
}
