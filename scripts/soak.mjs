/** `npm run soak`: the models of a page on a radio in memory through a day of ticks in fake time. */
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installDependencies } from './setup/install.mjs';
import { requireNode } from './setup/node-version.mjs';
import { runNode } from './setup/run.mjs';

const DAY_OF_TICKS = 86_400;

requireNode();
const root = join(dirname(fileURLToPath(import.meta.url)), '..');
await installDependencies(root);
process.env.RADIOLINK_SOAK_TICKS ??= String(DAY_OF_TICKS);
process.exit(
  await runNode(
    join(root, 'node_modules/vitest/vitest.mjs'),
    ['run', '--config', '.config/vitest.unit.ts', '--reporter=verbose', 'scripts/soak'],
    { cwd: root },
  ),
);
