import { chromium } from 'playwright-core';
import { requireChromium } from '../setup/browsers.mjs';

/** Keeps requests of the browser itself, and another transport, out of a measured network. */
export const ONLY_PAGE_REQUESTS = ['--disable-quic', '--disable-background-networking'];

/** Chromium as benchmarks and soaks measure in it, with further arguments. */
export async function launchChromium(root, args = []) {
  return chromium.launch({
    executablePath: await requireChromium(root),
    args: ['--no-sandbox', '--disable-gpu', ...args],
  });
}
