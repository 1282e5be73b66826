/** `npm run layout`: the layout check of `npm test` at every width, in each theme and in all languages. */
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildWhenStale } from './setup/build-when-stale.mjs';
import { requireHeadlessChromium } from './setup/browsers.mjs';
import { installDependencies } from './setup/install.mjs';
import { requireNode } from './setup/node-version.mjs';
import { runNode } from './setup/run.mjs';
import { answerHelp } from './setup/help.mjs';

answerHelp(import.meta.url);
requireNode();
const root = join(dirname(fileURLToPath(import.meta.url)), '..');
await installDependencies(root);
process.env.RADIOLINK_HEADLESS = await requireHeadlessChromium(root);
process.env.RADIOLINK_ALL = '1';
await buildWhenStale(root);
process.exit(
  await runNode(
    join(root, 'node_modules/vitest/vitest.mjs'),
    ['run', '--config', '.config/vitest.e2e.ts', 'ui/e2e/layout'],
    { cwd: root },
  ),
);
