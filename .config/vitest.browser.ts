import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

/** What Chromium needs to run as root, without a GPU, on a closed network. */
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export default defineConfig({
  root: new URL('..', import.meta.url).pathname,
  cacheDir: '.cache/vite-browser',
  // Found ahead of the first test: a dependency met in mid-run makes Vite reload the page under the test.
  optimizeDeps: { entries: ['ui/src/**/*.{ts,tsx}'] },
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    name: 'browser',
    include: ['ui/src/**/*.browser.test.{ts,tsx}'],
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: { executablePath: process.env['RADIOLINK_CHROMIUM'] ?? '/usr/bin/chromium', args },
      }),
      instances: [{ browser: 'chromium', viewport: { width: 1440, height: 900 } }],
    },
  },
});
