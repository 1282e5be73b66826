import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const PARTS = ['adapters/cli', 'adapters/client', 'domain'];
const read = file => JSON.parse(readFileSync(file, 'utf8'));

/** What the packed command depends on: the workspace is built in, and what it itself depends on comes in its place. */
export function packedDependencies(root) {
  const all = PARTS.map(part => read(join(root, part, 'package.json')).dependencies);
  const { 'openapi-fetch': openapiFetch } = read(join(root, 'adapters/package.json')).dependencies;
  const named = Object.entries(Object.assign({ 'openapi-fetch': openapiFetch }, ...all));
  return Object.fromEntries(
    named.filter(([name]) => !name.startsWith('@radiolink/')).sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}

/** package.json of the published package. */
export function publishedManifest(root) {
  const { scripts: _scripts, ...rest } = read(join(root, 'adapters/cli/package.json'));
  return {
    ...rest,
    exports: { './package.json': './package.json' },
    dependencies: packedDependencies(root),
  };
}
