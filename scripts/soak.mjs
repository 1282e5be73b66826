/**
 * `npm run soak`: the models of a page on a radio in memory through a day of ticks in fake time, then the dashboard and the
 * stations page in Chromium through the same. `npm run soak -- models`, `-- pages` or
 * `-- pages stations` runs one of them.
 */
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installDependencies } from './setup/install.mjs';
import { requireNode } from './setup/node-version.mjs';
import { runNode } from './setup/run.mjs';
import { answerHelp } from './setup/help.mjs';

answerHelp(import.meta.url);
const DAY_OF_TICKS = 86_400;

requireNode();
const root = join(dirname(fileURLToPath(import.meta.url)), '..');
await installDependencies(root);
process.env.RADIOLINK_SOAK_TICKS ??= String(DAY_OF_TICKS);
const SOAKS = {
  models: [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--config',
    '.config/vitest.unit.ts',
    '--reporter=verbose',
    'scripts/soak',
  ],
  pages: ['scripts/soak/page-day.mjs'],
};
const [only, ...rest] = process.argv.slice(2);
if (only !== undefined && !Object.hasOwn(SOAKS, only)) {
  console.error(`There is no soak ${JSON.stringify(only)}. There are: ${Object.keys(SOAKS).join(', ')}.`);
  process.exit(2);
}
for (const [name, [script, ...given]] of Object.entries(SOAKS)) {
  if (only !== undefined && only !== name) continue;
  const code = await runNode(join(root, script), [...given, ...rest], { cwd: root });
  if (code !== 0) process.exit(code);
}
