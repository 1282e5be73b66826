import { defineConfig } from 'vitest/config';

/** The journeys of a user on the built interface, in the engines that are not Chromium: one file each. */
export default defineConfig({
  root: new URL('..', import.meta.url).pathname,
  test: {
    name: 'engines',
    environment: 'node',
    include: ['ui/e2e/engines/*.engine.test.ts'],
    maxWorkers: 2,
    testTimeout: 240_000,
    hookTimeout: 120_000,
    // A journey walks a whole program on a machine that may be loaded: what fails once must fail again to count.
    retry: 1,
  },
});
