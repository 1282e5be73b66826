/** `npm test`: sets everything up, Chromium included, and runs every check. */
import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { requireChromium } from './setup/chromium.mjs';
import { installDependencies } from './setup/install.mjs';
import { requireNode } from './setup/node-version.mjs';
import { printSummary, runSteps } from './check/steps.mjs';

requireNode();
const root = join(dirname(fileURLToPath(import.meta.url)), '..');
await installDependencies(root);
process.env.RADIOLINK_CHROMIUM = await requireChromium(root);
mkdirSync(join(root, '.cache/results'), { recursive: true });

const tool = (path, ...args) => ({ script: join(root, path), args });
const vitest = name =>
  tool(
    'node_modules/vitest/vitest.mjs',
    'run',
    '--config',
    `.config/vitest.${name}.ts`,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=.cache/results/${name}.json`,
  );

const results = await runSteps(root, process.argv.slice(2), [
  {
    name: 'format',
    ...tool('node_modules/@biomejs/biome/bin/biome', 'format', '.'),
  },
  { name: 'lint', ...tool('node_modules/oxlint/bin/oxlint', '-c', '.oxlintrc.json', '--deny-warnings') },
  {
    name: 'layers',
    ...tool(
      'node_modules/dependency-cruiser/bin/dependency-cruise.mjs',
      '--config',
      '.dependency-cruiser.cjs',
      'openapi',
      'domain',
      'application',
      'adapters',
      'ui',
      'scripts',
    ),
  },
  { name: 'types', ...tool('node_modules/typescript/bin/tsc', '-p', 'tsconfig.json', '--noEmit') },
  {
    name: 'types of the domain alone',
    ...tool('node_modules/typescript/bin/tsc', '-p', 'domain/tsconfig.json', '--noEmit'),
  },
  { name: 'contract', ...tool('scripts/contract.mjs', '--check') },
  {
    name: 'unused code',
    ...tool('node_modules/knip/bin/knip.js', '--config', '.config/knip.json', '--no-progress'),
  },
  { name: 'texts', ...tool('scripts/texts.mjs', '--check') },
  { name: 'build', ...tool('scripts/build.mjs') },
  { name: 'unit', tests: 'unit', ...vitest('unit') },
  { name: 'browser', tests: 'browser', ...vitest('browser') },
  { name: 'end to end', tests: 'e2e', ...vitest('e2e') },
  { name: 'domain package', ...tool('scripts/domain-package.mjs') },
  { name: 'size', ...tool('scripts/size.mjs') },
]);
process.exit(printSummary(results));
