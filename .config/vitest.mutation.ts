import { defineConfig } from 'vitest/config';

/** The domain's tests alone, with few runs of each property: a planted bug shows itself early or not at all. */
export default defineConfig({
  root: new URL('..', import.meta.url).pathname,
  test: {
    environment: 'node',
    // Long enough for a busy machine: the first run of all tests may not fail by it.
    testTimeout: 60_000,
    include: ['domain/src/**/*.test.ts'],
    setupFiles: ['.config/vitest.mutation-setup.ts'],
  },
});
