/**
 * Around `npm pack`: the workspace's package.json names the sources, the packed one names what was built.
 *
 *   node scripts/cli/swap-manifest.mjs publish|restore
 */
import { existsSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { publishedManifest } from './manifest.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const manifest = join(root, 'adapters/cli/package.json');
const kept = join(root, 'adapters/cli/.package.workspace.json');

if (existsSync(kept)) renameSync(kept, manifest);
if (process.argv[2] === 'publish') {
  const text = `${JSON.stringify(publishedManifest(root), null, 2)}\n`;
  renameSync(manifest, kept);
  writeFileSync(manifest, text);
}
