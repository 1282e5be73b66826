import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { alone } from './alone.mjs';
import { runNode } from './run.mjs';

const SKIPPED = new Set([
  'node_modules',
  'dist',
  'dist-demo',
  '.build',
  '.cache',
  'coverage',
  'reports',
  'screenshots',
]);

/** Every file under the given paths, in a stable order. */
function* filesUnder(path) {
  if (!existsSync(path)) return;
  if (statSync(path).isFile()) {
    yield path;
    return;
  }
  for (const name of readdirSync(path).sort()) {
    if (!SKIPPED.has(name)) yield* filesUnder(join(path, name));
  }
}

/** One hash over names and contents; changes when any of the files does. */
export function fingerprint(root, paths) {
  const hash = createHash('sha256');
  for (const path of paths) {
    for (const file of filesUnder(join(root, path))) {
      hash.update(file.slice(root.length)).update('\0').update(readFileSync(file)).update('\0');
    }
  }
  return hash.digest('hex');
}

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

/** What `npm start` serves and runs. */
const BUILT = ['dist', 'dist-docs/api', '.build/server'];

/** The hash of everything a build is made from. */
export const sourceFingerprint = root => fingerprint(root, SOURCES);

/** Where a build notes what it was made from, and each file that came of it. */
const stampFile = root => join(root, '.build', 'built-from');

/** Builds the interface and the server when their sources changed since the last build. */
export async function buildWhenStale(root) {
  if (!isBuilt(root)) await alone(root, () => isBuilt(root) || build(root));
}

/** Notes a build that is complete. @param builtFrom the hash of its sources as they were when it began */
export function noteBuild(root, builtFrom) {
  const files = BUILT.filter(folder => existsSync(join(root, folder))).flatMap(folder =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter(entry => entry.isFile())
      .map(entry => relative(root, join(entry.parentPath, entry.name))),
  );
  mkdirSync(dirname(stampFile(root)), { recursive: true });
  writeFileSync(stampFile(root), [builtFrom, ...files].join('\n'));
}

/** Whether the sources are those of the last build, and all that came of it is still there. */
function isBuilt(root) {
  const stamp = stampFile(root);
  if (!existsSync(stamp)) return false;
  const [builtFrom, ...files] = readFileSync(stamp, 'utf8').split('\n');
  return files.every(file => existsSync(join(root, file))) && builtFrom === sourceFingerprint(root);
}

async function build(root) {
  console.log('Building (only when sources changed)…');
  const code = await runNode(join(root, 'scripts', 'build.mjs'), [], { cwd: root });
  if (code !== 0) {
    console.error('\nThe build failed; what it said stands above.');
    process.exit(code);
  }
}
