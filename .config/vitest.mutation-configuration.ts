import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { lastingThread, QuickestFirst } from './mutation-pool.ts';

/** The tests of the folder alone: a planted bug in the apply machine has to show itself beside the machine, without a device. */
export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  plugins: [lastingThread()],
  test: {
    environment: 'node',
    // Long enough for a busy machine: the first run of all tests may not fail by it.
    testTimeout: 60_000,
    // Loading the program anew for each file of tests would take most of the time of a mutant.
    isolate: false,
    sequence: { sequencer: QuickestFirst },
    include: ['application/src/configuration/**/*.test.ts'],
    setupFiles: ['.config/vitest.mutation-setup.ts'],
  },
});
