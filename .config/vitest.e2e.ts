import { defineConfig } from 'vitest/config';

/** A real browser against the built interface and the virtual radio. One file at a time: two cores, one Chromium each. */
export default defineConfig({
  root: new URL('..', import.meta.url).pathname,
  test: {
    name: 'e2e',
    environment: 'node',
    include: ['ui/e2e/**/*.e2e.test.ts'],
    fileParallelism: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // A loaded machine can starve a browser for seconds: what fails must fail again, in a fresh page, to count.
    retry: 2,
    // What is waited for may take its time on such a machine: a wait of one second fails there for no reason.
    expect: { poll: { timeout: 15_000 } },
  },
});
