/**
 * Around `npm pack`: the workspace's package.json names the sources, the packed one names what was built.
 *
 *   node scripts/publish/swap-manifest.mjs FOLDER publish|restore
 */
import { fileURLToPath } from 'node:url';
import { restoreManifest, swapManifest } from './manifests.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const [folder, action] = process.argv.slice(2);
if (action === 'publish') swapManifest(root, folder);
else restoreManifest(root, folder);
