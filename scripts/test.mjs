/**
 * `npm test`: sets everything up, browsers included, and runs every check, an exhaustive one on a sample that the commit draws;
 * `npm run test:all` runs those whole. Names of steps, or parts of the paths of test files, run those alone:
 * `npm test -- lint apply-looks`.
 */
import { mkdirSync, readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import { alone } from './setup/alone.mjs';
import { findEngines, requireChromium, requireHeadlessChromium } from './setup/browsers.mjs';
import { installDependencies } from './setup/install.mjs';
import { requireNode } from './setup/node-version.mjs';
import { runSteps } from './check/steps.mjs';
import { typescript } from './setup/typescript.mjs';
import { findServers, findWebServers } from './setup/debian.mjs';
import { answerHelp } from './setup/help.mjs';

answerHelp(import.meta.url);
requireNode();
const begunAt = performance.now();
const root = join(dirname(fileURLToPath(import.meta.url)), '..');
await installDependencies(root);
const names = process.argv.slice(2).filter(name => name !== '--all');
const runsAll = process.argv.includes('--all');
if (runsAll) process.env.RADIOLINK_ALL = '1';
const { seedOfCommit } = await typescript(new URL('../.config/seed-of-commit.ts', import.meta.url));
const seed = seedOfCommit(root);
process.env.RADIOLINK_SEED = String(seed);
process.env.RADIOLINK_HEADLESS = await requireHeadlessChromium(root);
process.env.RADIOLINK_CHROMIUM = await requireChromium(root);
mkdirSync(join(root, '.cache/results'), { recursive: true });

const tool = (path, ...args) => ({ script: join(root, path), args });
const vitest = name =>
  tool(
    'node_modules/vitest/vitest.mjs',
    'run',
    '--config',
    `.config/vitest.${name}.ts`,
    // What passes is counted in the summary: of a run of thousands only what failed is to be read.
    '--reporter=minimal',
    '--reporter=json',
    '--reporter=./scripts/check/omissions-reporter.ts',
    `--outputFile.json=.cache/results/${name}.json`,
  );

const SMALL_PACKAGE = 'small package';

// In the order they start: the long ones first, so that no core is idle at the end. Steps with browsers run without the steps
// that compute, because their timing needs an idle machine.
const steps = [
  { name: 'build', ...tool('scripts/build.mjs') },
  {
    name: 'types',
    ...tool(
      'node_modules/typescript-7/bin/tsc',
      '-p',
      'tsconfig.json',
      '--noEmit',
      '--incremental',
      '--tsBuildInfoFile',
      '.cache/types.tsbuildinfo',
      // One for each core: each reads again what others have read.
      '--checkers',
      String(Math.min(4, availableParallelism())),
    ),
  },
  { name: 'unit', tests: 'unit', after: ['build'], ...vitest('unit') },
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
  {
    name: 'folders',
    ...tool(
      'node_modules/dependency-cruiser/bin/dependency-cruise.mjs',
      '--config',
      '.config/folder-circles.cjs',
      'domain',
      'application',
      'ui',
    ),
  },
  {
    name: 'unused code',
    ...tool('node_modules/knip/bin/knip.js', '--config', '.config/knip.json', '--no-progress'),
  },
  {
    name: 'types of the domain alone',
    ...tool('node_modules/typescript-7/bin/tsc', '-p', 'domain/tsconfig.json', '--noEmit'),
  },
  { name: 'format', ...tool('node_modules/@biomejs/biome/bin/biome', 'format', '.') },
  { name: 'lint', ...tool('node_modules/oxlint/bin/oxlint', '-c', '.oxlintrc.json', '--deny-warnings') },
  { name: 'contract', ...tool('scripts/contract.mjs', '--check') },
  { name: 'texts', ...tool('scripts/texts.mjs', '--check') },
  { name: 'size', after: ['build'], ...tool('scripts/size.mjs') },
  // It builds into the package, which the checks of the sources read concurrently.
  {
    name: 'domain package',
    after: ['types', 'layers', 'folders', 'unused code', 'types of the domain alone'],
    ...tool('scripts/domain-package.mjs'),
  },
  { name: 'virtual radio package', after: ['domain package'], ...tool('scripts/virtual-radio-package.mjs') },
  { name: 'interface package', after: ['virtual radio package'], ...tool('scripts/interface-package.mjs') },
  // The short form, so that none stops working; only `npm run bench` judges times.
  {
    name: 'benchmarks',
    after: ['build', 'virtual radio package'],
    ...tool('scripts/bench.mjs', '--short'),
  },
  // What a test of the device looks at: built here, where a core would be idle, and not beside browsers.
  {
    name: SMALL_PACKAGE,
    after: ['build'],
    ...tool(
      'scripts/package.mjs',
      '--encodings',
      'gzip',
      '--languages',
      '',
      '--without',
      'spectrum,constellation',
      '--out',
      '.cache/small-package',
    ),
  },
  // The last beside the unit tests, and then beside those in the browser: it mostly waits, for Prometheus and for radios that restart.
  // It takes a core all the same: the radios of `thousands` run so many times as fast that a busy machine makes seconds of theirs.
  { name: 'servers', tests: 'servers', ...vitest('servers') },
  {
    name: 'browser',
    tests: 'browser',
    after: ['unit', 'interface package', 'benchmarks', SMALL_PACKAGE],
    ...vitest('browser'),
  },
  { name: 'end to end', tests: 'e2e', after: ['build', 'browser'], ...vitest('e2e') },
  // Beside the end-to-end tests: these mostly wait, for radios in real time, one after the other. All of them would go on for
  // long beside the browsers of those, and wait too long for their own: they run after them, side by side.
  {
    name: 'engines',
    tests: 'engines',
    after: ['build', 'browser', ...(runsAll ? ['end to end'] : [])],
    ...vitest('engines'),
  },
  {
    name: 'device',
    tests: 'device',
    after: ['build', SMALL_PACKAGE, 'browser', ...(runsAll ? [] : ['engines'])],
    ...vitest('device'),
  },
];

const { chosenSteps } = await typescript(new URL('./check/step-schedule.ts', import.meta.url));
const { summaryOf } = await typescript(new URL('./check/test-report.ts', import.meta.url));
const SOURCES = ['openapi', 'domain', 'application', 'adapters', 'ui', 'scripts'];
/** Every file of tests, by its path. */
const testFiles = () =>
  SOURCES.flatMap(folder =>
    readdirSync(join(root, folder), { recursive: true })
      .map(path => join(folder, path))
      .filter(path => /\.test\.tsx?$/.test(path) && !/node_modules/.test(path)),
  );
let chosen = [];
try {
  chosen = chosenSteps(steps, names, testFiles());
} catch (error) {
  if (!(error instanceof RangeError)) throw error;
  console.error(error.message);
  process.exit(2);
}
if (chosen.some(({ tests }) => tests === 'engines' || tests === 'device')) await findEngines();
if (chosen.some(({ tests }) => tests === 'device')) await findWebServers();
if (chosen.some(({ tests }) => tests === 'servers')) await findServers();
if (chosen.some(({ name }) => name === SMALL_PACKAGE)) process.env.RADIOLINK_SMALL_PACKAGE = 'built';
// Alone: a second run would build under the pages of this one.
const results = await alone(root, () => runSteps(root, chosen));
const { text, code } = summaryOf(results, (performance.now() - begunAt) / 1000, seed);
console.log(text);
process.exit(code);
