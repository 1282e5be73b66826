import { defineConfig } from 'vitest/config';

/** The package as a device serves it: its size, and behind web servers of Debian. */
export default defineConfig({
  root: new URL('..', import.meta.url).pathname,
  test: {
    name: 'device',
    environment: 'node',
    include: ['scripts/device/*.device.test.ts'],
    globalSetup: ['.config/shared-chromium.ts'],
    maxWorkers: 2,
    testTimeout: 600_000,
    hookTimeout: 240_000,
    // A browser can starve on a loaded machine: what fails once must fail again to count.
    retry: 1,
    expect: { poll: { timeout: 60_000 } },
  },
});
