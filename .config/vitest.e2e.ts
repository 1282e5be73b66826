import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './longest-first.ts';
import { seedOfCommit } from './seed-of-commit.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** A real browser against the built interface and the virtual radio. Most of it is waiting, so more files run than there are cores. */
export default defineConfig({
  root: ROOT,
  test: {
    name: 'e2e',
    environment: 'node',
    env: { RADIOLINK_SEED: String(seedOfCommit(ROOT)) },
    include: ['ui/e2e/**/*.e2e.test.ts'],
    globalSetup: ['.config/shared-chromium.ts'],
    // A file keeps a third of a core busy, so that six keep two.
    maxWorkers: 6,
    sequence: { sequencer: LongestFirst },
    // The files of one worker share the modules, which are loaded once. No test leaves state in a module behind.
    isolate: false,
    testTimeout: 240_000,
    hookTimeout: 240_000,
    // A loaded machine can starve a browser for seconds: what fails must fail again, in a fresh page, to count.
    retry: 1,
    // What is waited for may take its time on such a machine: a wait of one second fails there for no reason.
    expect: { poll: { timeout: 60_000 } },
  },
});
