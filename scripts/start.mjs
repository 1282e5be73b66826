/** `npm start`: installs, builds and serves. Plain Node, so that it runs before anything is installed. */
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { alone } from './setup/alone.mjs';
import { buildWhenStale } from './setup/build-when-stale.mjs';
import { installDependencies } from './setup/install.mjs';
import { requireNode } from './setup/node-version.mjs';

requireNode();
const root = join(dirname(fileURLToPath(import.meta.url)), '..');
await installDependencies(root);
await buildWhenStale(root);
const server = pathToFileURL(join(root, '.build/server/start.mjs')).href;
const { main } = await import(server).catch(async error => {
  // Another process installs or builds, as the lock file or a source changed since we looked.
  if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error;
  await alone(root, () => undefined);
  await installDependencies(root);
  await buildWhenStale(root);
  return import(`${server}?again`);
});
await main(process.argv.slice(2), { root });
