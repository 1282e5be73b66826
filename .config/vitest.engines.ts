import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { RUNS_ALL } from './drawn-sample.ts';
import { seedOfCommit } from './seed-of-commit.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** The journeys of a user on the built interface, in the engines that are not Chromium: one file each. */
export default defineConfig({
  root: ROOT,
  test: {
    name: 'engines',
    environment: 'node',
    env: { RADIOLINK_SEED: String(seedOfCommit(ROOT)) },
    include: ['ui/e2e/engines/*.engine.test.ts'],
    // A sample runs beside the end-to-end tests, and is done long before those; all of them run after those.
    maxWorkers: RUNS_ALL ? 2 : 1,
    testTimeout: 240_000,
    hookTimeout: 120_000,
    // A journey walks a whole program on a machine that may be loaded: what fails once must fail again to count.
    retry: 1,
  },
});
