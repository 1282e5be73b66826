import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: new URL('..', import.meta.url).pathname,
  test: {
    name: 'unit',
    environment: 'node',
    include: ['{openapi,domain,application,adapters,ui,scripts}/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/dist/**', '**/*.browser.test.*', '**/*.e2e.test.*'],
    // Long enough for a busy machine: what is slow shows in the report, not as a failure.
    testTimeout: 60_000,
    hookTimeout: 30_000,
    setupFiles: ['.config/vitest.setup.ts'],
    // The files of one worker share the modules, which are loaded once: the run takes less than half the time. No test
    // leaves state in a module behind.
    isolate: false,
    maxWorkers: 2,
  },
});
