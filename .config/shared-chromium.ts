import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { CHROMIUM_ARGUMENTS, CHROMIUM_PATH } from './chromium.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the test files find the browser that they share. */
    readonly chromium: string;
  }
}

/**
 * Fewer processes for pages that live for seconds: none of its own for painting, and none kept for another site. Each page of a test
 * begins one or two less, a twentieth of what an end-to-end test computes.
 */
const FEW_PROCESSES = ['--in-process-gpu', '--disable-site-isolation-trials'];

/** Nor is code made fast that runs for seconds: making it fast was a sixth of what a page computes. */
const AS_COMPILED_FIRST = '--js-flags=--no-maglev --no-opt';

/** Starts the one Chromium that all end-to-end files share, and ends it after the last of them. */
export default async function startSharedChromium({ provide }: TestProject): Promise<() => Promise<void>> {
  const server = await chromium.launchServer({
    executablePath: CHROMIUM_PATH,
    args: [...CHROMIUM_ARGUMENTS, ...FEW_PROCESSES, AS_COMPILED_FIRST],
  });
  provide('chromium', server.wsEndpoint());
  return () => server.close();
}
