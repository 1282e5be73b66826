import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, inject } from 'vitest';

export const DESKTOP = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };
export const NARROW = { width: 320, height: 640 };
/** A machine that is busy with something else is several times as slow. */
const PATIENCE_MS = 90_000;

/** A page and whatever it complained about. */
export interface WatchedPage {
  readonly page: Page;
  /** Console errors and uncaught exceptions, except the browser's own notes of failed requests. */
  readonly complaints: readonly string[];
  /** Takes what it complained about so far for seen. */
  forget(): void;
  /** Closes it; an answer that a test still held back then has nobody to fail. */
  close(): Promise<void>;
}

/** One test file's door to the browser that all files share: what it opens is its own, and closed after its last test. */
export function useBrowser(): { open(options?: BrowserContextOptions): Promise<WatchedPage> } {
  let browser: Browser | undefined;

  beforeAll(async () => {
    browser = await chromium.connect(inject('chromium'));
  });
  afterAll(() => browser?.close());

  return {
    open: async (options = {}) => {
      if (!browser) throw new Error('The browser starts with the first test; open pages inside a test.');
      const context = await browser.newContext({ viewport: DESKTOP, ignoreHTTPSErrors: true, ...options });
      context.setDefaultTimeout(PATIENCE_MS);
      const page = await context.newPage();
      const complaints: string[] = [];
      page.on('pageerror', error => complaints.push(`uncaught: ${error.message}`));
      page.on('console', entry => {
        if (entry.type() === 'error' && !entry.text().startsWith('Failed to load resource'))
          complaints.push(entry.text());
      });
      return {
        page,
        complaints,
        forget: () => void complaints.splice(0),
        close: async () => {
          await Promise.all(
            [context, ...context.pages()].map(it => it.unrouteAll({ behavior: 'ignoreErrors' })),
          );
          await context.close();
        },
      };
    },
  };
}
