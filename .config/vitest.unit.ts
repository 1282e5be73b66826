import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { traceFunctions } from '../scripts/journeys/traced.ts';
import { seedOfCommit } from './seed-of-commit.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

const OTHERS = [
  '**/node_modules/**',
  '**/dist/**',
  '**/*.browser.test.*',
  '**/*.e2e.test.*',
  '**/*.engine.test.*',
  '**/*.device.test.*',
  '**/*.servers.test.*',
];
/** It measures the heap, so no other test may run in its process. */
const SOAK = 'scripts/soak/**/*.test.ts';
/** They run the program with a mark in each of its functions. */
const JOURNEYS = 'adapters/src/modules/journeys/*.trace.test.ts';

const shared = {
  environment: 'node' as const,
  // Long enough for a busy machine: what is slow shows in the report, not as a failure.
  testTimeout: 300_000,
  hookTimeout: 120_000,
  setupFiles: ['.config/vitest.setup.ts'],
  env: { RADIOLINK_SEED: String(seedOfCommit(ROOT)) },
};

export default defineConfig({
  root: ROOT,
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          ...shared,
          name: 'unit',
          include: ['{openapi,domain,application,adapters,ui,scripts}/**/*.test.ts'],
          exclude: [...OTHERS, SOAK, JOURNEYS],
          // The files of one worker share the modules, which are loaded once: the run takes less than half the time. No
          // test leaves state in a module behind.
          isolate: false,
        },
      },
      { test: { ...shared, name: 'soak', include: [SOAK], exclude: OTHERS } },
      {
        plugins: [traceFunctions()],
        test: { ...shared, name: 'journeys', include: [JOURNEYS], exclude: OTHERS },
      },
    ],
  },
});
