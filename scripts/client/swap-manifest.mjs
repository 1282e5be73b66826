/**
 * Around `npm pack`: the workspace's package.json names the sources, the packed one names what was built.
 *
 *   node scripts/client/swap-manifest.mjs publish|restore
 */
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const manifest = join(root, 'adapters/client/package.json');
const kept = join(root, 'adapters/client/.package.workspace.json');
const read = file => JSON.parse(readFileSync(file, 'utf8'));

/** The workspace is built in; what it itself depends on comes in its place. */
function published() {
  const { scripts: _scripts, dependencies, ...rest } = read(manifest);
  const { rxjs, ws } = dependencies;
  const { 'openapi-fetch': openapiFetch } = read(join(root, 'adapters/package.json')).dependencies;
  const entry = name => ({ types: `./dist/${name}.d.ts`, default: `./dist/${name}.js` });
  return {
    ...rest,
    exports: { '.': { node: entry('node'), default: entry('index') }, './package.json': './package.json' },
    main: './dist/node.js',
    types: './dist/node.d.ts',
    dependencies: {
      ...read(join(root, 'domain/package.json')).dependencies,
      'openapi-fetch': openapiFetch,
      rxjs,
      ws,
    },
  };
}

if (existsSync(kept)) renameSync(kept, manifest);
if (process.argv[2] === 'publish') {
  const text = `${JSON.stringify(published(), null, 2)}\n`;
  renameSync(manifest, kept);
  writeFileSync(manifest, text);
}
