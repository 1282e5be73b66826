import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** The exporter and the queue with the servers that they are made for, by Debian's packages. */
export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  test: {
    name: 'servers',
    environment: 'node',
    include: ['adapters/cli/**/*.servers.test.ts'],
    // Beside other steps: one core.
    maxWorkers: 1,
    testTimeout: 120_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 30_000, interval: 200 } },
  },
});
