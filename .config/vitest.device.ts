import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { seedOfCommit } from './seed-of-commit.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** The package as a device serves it: its size, and behind web servers of Debian. */
export default defineConfig({
  root: ROOT,
  test: {
    name: 'device',
    environment: 'node',
    env: { RADIOLINK_SEED: String(seedOfCommit(ROOT)) },
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
