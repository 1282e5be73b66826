import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** The folder whose tests run: those of a bug's own folder have to detect it. */
const folder = process.env['RADIOLINK_MUTATION_TESTS'] ?? 'domain/src';

/** The domain's tests alone, with few runs of each property: a planted bug shows itself early or not at all. */
export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  test: {
    environment: 'node',
    // Long enough for a busy machine: the first run of all tests may not fail by it.
    testTimeout: 600_000,
    // Loading the domain anew for each file of tests would take most of the time of a planted bug.
    isolate: false,
    include: [`${folder}/**/*.test.ts`],
    setupFiles: ['.config/vitest.mutation-setup.ts'],
  },
});
