/** `npm start`: installs, builds and serves. Plain Node, so that it runs before anything is installed. */
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { buildWhenStale } from './setup/build-when-stale.mjs';
import { installDependencies } from './setup/install.mjs';
import { requireNode } from './setup/node-version.mjs';

requireNode();
const root = join(dirname(fileURLToPath(import.meta.url)), '..');
await installDependencies(root);
await buildWhenStale(root);
const { main } = await import(pathToFileURL(join(root, '.build/server/start.mjs')).href);
await main(process.argv.slice(2), { root });
