import { fileURLToPath } from 'node:url';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { CHROMIUM_ARGUMENTS, CHROMIUM_PATH } from './chromium.ts';
import { reactCompiler } from './react-compiler.ts';

export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  cacheDir: '.cache/vite-browser',
  // Found ahead of the first test: a dependency met in mid-run makes Vite reload the page under the test.
  optimizeDeps: { entries: ['ui/src/**/*.{ts,tsx}'] },
  plugins: [reactCompiler()],
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    name: 'browser',
    include: ['ui/src/**/*.browser.test.{ts,tsx}'],
    retry: 1,
    // By default one fewer than there are cores: on two cores one file at a time, with one core idle.
    maxWorkers: 2,
    // The files of one worker share the page and its modules, which are loaded once: that was a third of the run. No
    // test leaves state in a module behind, and each takes down what it put on the page.
    isolate: false,
    // React looks for its development tools once, when the first file loads it.
    setupFiles: ['ui/src/testing/count-renders.mother.ts'],
    // What is waited for may take its time on such a machine: a wait of one second fails there for no reason.
    expect: { poll: { timeout: 15_000 } },
    testTimeout: 30_000,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: {
          executablePath: CHROMIUM_PATH,
          args: CHROMIUM_ARGUMENTS,
        },
      }),
      instances: [{ browser: 'chromium', viewport: { width: 1440, height: 900 } }],
    },
  },
});
