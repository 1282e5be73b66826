import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { CHROMIUM_ARGUMENTS, CHROMIUM_PATH } from './chromium.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the test files find the browser that they share. */
    readonly chromium: string;
  }
}

/** Starts the one Chromium that all end-to-end files share, and ends it after the last of them. */
export default async function startSharedChromium({ provide }: TestProject): Promise<() => Promise<void>> {
  const server = await chromium.launchServer({ executablePath: CHROMIUM_PATH, args: CHROMIUM_ARGUMENTS });
  provide('chromium', server.wsEndpoint());
  return () => server.close();
}
