import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { alone } from './alone.mjs';
import { fingerprint } from './fingerprint.mjs';
import { runNode } from './run.mjs';

const SOURCES = [
  'openapi',
  'domain',
  'application',
  'adapters',
  'ui',
  'scripts',
  'rsbuild.config.ts',
  'package-lock.json',
];

/** The hash of everything a build is made from. */
export const sourceFingerprint = root => fingerprint(root, SOURCES);

/** Where a build notes what it was made from. */
export const stampFile = root => join(root, '.build', 'built-from');

/** Builds the interface and the server when their sources changed since the last build. */
export async function buildWhenStale(root) {
  if (!isBuilt(root)) await alone(root, () => isBuilt(root) || build(root));
}

function isBuilt(root) {
  const stamp = stampFile(root);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === sourceFingerprint(root);
}

async function build(root) {
  console.log('Building (only when sources changed)…');
  const code = await runNode(join(root, 'scripts', 'build.mjs'), [], { cwd: root });
  if (code !== 0) {
    console.error('\nThe build failed; what it said stands above.');
    process.exit(code);
  }
}
