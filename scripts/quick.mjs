/**
 * `npm run test:quick`: what a change of an hour is to pass, in minutes: types, lint, format, texts, and the unit and browser tests that a
 * changed file reaches. `npm run test:quick -- main` compares with another commit than the last one.
 */
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
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
const [since = 'HEAD'] = process.argv.slice(2);

const tool = (path, ...args) => runNode(join(root, path), args, { cwd: root });
const changed = name =>
  tool(
    'node_modules/vitest/vitest.mjs',
    'run',
    '--config',
    `.config/vitest.${name}.ts`,
    '--changed',
    since,
    '--passWithNoTests',
    '--reporter=minimal',
  );
const STEPS = {
  types: () =>
    tool(
      'node_modules/typescript-7/bin/tsc',
      '-p',
      'tsconfig.json',
      '--noEmit',
      '--incremental',
      '--tsBuildInfoFile',
      '.cache/types.tsbuildinfo',
    ),
  lint: () => tool('node_modules/oxlint/bin/oxlint', '-c', '.oxlintrc.json', '--deny-warnings'),
  format: () => tool('node_modules/@biomejs/biome/bin/biome', 'format', '.'),
  texts: () => tool('scripts/texts.mjs', '--check'),
  'unit tests that the change reaches': () => changed('unit'),
  'browser tests that the change reaches': () => changed('browser'),
};

const failed = [];
for (const [name, run] of Object.entries(STEPS)) {
  const begunAt = performance.now();
  const code = await run();
  console.log(
    `${code === 0 ? 'ok  ' : 'FAIL'} ${name}, ${((performance.now() - begunAt) / 1000).toFixed(1)} s`,
  );
  if (code !== 0) failed.push(name);
}
if (failed.length > 0) console.log(`Failed: ${failed.join(', ')}.`);
process.exit(failed.length > 0 ? 1 : 0);
