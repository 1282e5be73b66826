/**
 * `npm run demo`: builds dist-demo/, the whole interface with the virtual radio inside the page. Any file server
 * serves it from the root of a host; `?profile=sta-ptp&speed=10` in its address chooses the radio.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { paintEmpty, paintForOldBrowsers } from './build/first-paint.mjs';
import { buildWhenStale, sourceFingerprint } from './setup/build-when-stale.mjs';
import { installDependencies } from './setup/install.mjs';
import { requireNode } from './setup/node-version.mjs';
import { runNode } from './setup/run.mjs';
import { typescript } from './setup/typescript.mjs';
import { answerHelp } from './setup/help.mjs';

answerHelp(import.meta.url);
requireNode();
const root = join(dirname(fileURLToPath(import.meta.url)), '..');
await installDependencies(root);
const stamp = join(root, '.build/demo-built-from');
const folder = join(root, 'dist-demo');
const sources = sourceFingerprint(root);

if (
  !existsSync(join(folder, 'index.html')) ||
  !existsSync(stamp) ||
  readFileSync(stamp, 'utf8') !== sources
) {
  await buildWhenStale(root);
  const code = await runNode(
    join(root, 'node_modules/@rsbuild/core/bin/rsbuild.js'),
    ['build', '--log-level', 'warn', '--environment', 'demo'],
    { cwd: root, env: { ...process.env, NODE_ENV: 'production' } },
  );
  if (code !== 0) process.exit(code);
  const { writePolicy } = await typescript(new URL('./build/content-security-policy.ts', import.meta.url));
  const { OLDEST_BROWSERS } = await typescript(new URL('./build/oldest-browsers.ts', import.meta.url));
  writePolicy(await paintEmpty(root, folder));
  writePolicy(await paintForOldBrowsers(root, folder, OLDEST_BROWSERS));
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, sources);
}
console.log('dist-demo/ is ready: serve it with any file server, for example npx serve dist-demo.');
