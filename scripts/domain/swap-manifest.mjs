/**
 * Around `npm pack`: the workspace's package.json names the sources, the packed one names what was built.
 *
 *   node scripts/domain/swap-manifest.mjs publish|restore
 *
 * What the workspace had is kept beside it until `restore`, also over a pack that broke off.
 */
import { existsSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { publishedManifest } from './manifest.mjs';

const domain = fileURLToPath(new URL('../../domain', import.meta.url));
const manifest = join(domain, 'package.json');
const kept = join(domain, '.package.workspace.json');

function restore() {
  if (existsSync(kept)) renameSync(kept, manifest);
}

restore();
if (process.argv[2] === 'publish') {
  const published = publishedManifest(domain);
  renameSync(manifest, kept);
  writeFileSync(manifest, `${JSON.stringify(published, null, 2)}\n`);
}
