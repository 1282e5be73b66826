/**
 * Around `npm pack`: the workspace's package.json names the sources, the packed one names what was built.
 *
 *   node scripts/publish/swap-manifest.mjs FOLDER publish|restore
 */
import { restoreManifest, swapManifest } from './manifests.mjs';
import { root } from './root.mjs';

const [folder, action] = process.argv.slice(2);
if (action === 'publish') swapManifest(root, folder);
else restoreManifest(root, folder);
