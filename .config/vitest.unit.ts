import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: new URL('..', import.meta.url).pathname,
  test: {
    name: 'unit',
    environment: 'node',
    include: ['{openapi,domain,application,adapters,ui,scripts}/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/dist/**', '**/*.browser.test.*', '**/*.e2e.test.*'],
    setupFiles: ['.config/vitest.setup.ts'],
  },
});
