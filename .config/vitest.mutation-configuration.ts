import { defineConfig } from 'vitest/config';

/** The application's tests alone: a planted bug in the apply machine has to show itself beside the machine, without a device. */
export default defineConfig({
  root: new URL('..', import.meta.url).pathname,
  test: {
    environment: 'node',
    // Long enough for a busy machine: the first run of all tests may not fail by it.
    testTimeout: 60_000,
    // Loading the program anew for each file of tests would take most of the time of a mutant.
    isolate: false,
    include: ['application/src/**/*.test.ts'],
    // It reads the sources of every workspace, of which Stryker copies a part.
    exclude: ['application/src/program/composed-once.test.ts'],
    setupFiles: ['.config/vitest.mutation-setup.ts'],
  },
});
