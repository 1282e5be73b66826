import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright-core';
import { afterAll, beforeAll, inject, onTestFailed } from 'vitest';
import { KeptPage } from './kept-page.ts';
import { serveAtKnownAddresses } from './radio.ts';
import { watchSilence } from './silences.ts';

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

/** What a page that is there can be set to; anything else is of a context of its own. */
const SETTABLE: ReadonlySet<string> = new Set(['viewport', 'colorScheme', 'forcedColors', 'reducedMotion']);

/** One connection a worker, and a page that the next test may have: a context of its own costs half a second of a core. */
let connecting: Promise<Browser> | undefined;
let kept: KeptPage | undefined;

/** The page of the test before, as a new one. */
async function keptPage({
  viewport = DESKTOP,
  colorScheme = null,
  forcedColors = null,
  reducedMotion = null,
}: BrowserContextOptions): Promise<KeptPage | undefined> {
  const one = kept;
  kept = undefined;
  if (viewport !== null) await one?.page.setViewportSize(viewport);
  await one?.page.emulateMedia({ media: null, colorScheme, forcedColors, reducedMotion });
  return one;
}

async function newPage(browser: Browser, options: BrowserContextOptions): Promise<KeptPage> {
  const context = await browser.newContext({ viewport: DESKTOP, ignoreHTTPSErrors: true, ...options });
  context.setDefaultTimeout(PATIENCE_MS);
  return new KeptPage(await context.newPage());
}

/** What was on the page when its test failed: a second try may pass, and nobody would know why the first did not. */
async function tellWhatItShows(page: Page): Promise<void> {
  const text = await page
    .evaluate(() => {
      const shown =
        document.querySelector<HTMLElement>('dialog:modal') ??
        document.querySelector('main') ??
        document.body;
      // The choices of a list say nothing.
      return [...shown.querySelectorAll('select')].reduce(
        (all, { innerText }) => all.replace(innerText, ''),
        shown.innerText,
      );
    })
    .catch(({ message }: Error) => message);
  process.stderr.write(`${page.url()} showed: ${text.replace(/\s+/g, ' ').slice(0, 3000)}\n`);
}

/**
 * One test file's door to the browser that all files share: what it opens is its own, and closed after its last test.
 * @param showsCaptures what its pages show is of real devices, and stays out of the report of a failed test
 */
export function useBrowser({ showsCaptures = false } = {}): {
  /** A page with nothing in it; one whose history is counted, or whose content a test sets, is `isNew`: no test had it before. */
  open(options?: BrowserContextOptions & { readonly isNew?: boolean }): Promise<WatchedPage>;
} {
  const opened = new Set<BrowserContext>();
  let browser: Browser | undefined;

  beforeAll(async () => {
    serveAtKnownAddresses();
    connecting ??= chromium.connect(inject('chromium'));
    browser = await connecting;
  });
  afterAll(async () => {
    for (const context of opened) await context.close();
  });

  return {
    open: async ({ isNew = false, ...options } = {}) => {
      if (!browser) throw new Error('The browser starts with the first test; open pages inside a test.');
      const isUsual = !isNew && Object.keys(options).every(name => SETTABLE.has(name));
      const one = (isUsual && (await keptPage(options))) || (await newPage(browser, options));
      const { page, context } = one;
      opened.add(context);
      if (!showsCaptures) onTestFailed(() => tellWhatItShows(page));
      one.begin();
      watchSilence(page);
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
          opened.delete(context);
          await Promise.all(
            [context, ...context.pages()].map(it => it.unrouteAll({ behavior: 'ignoreErrors' })),
          );
          if (isUsual && kept === undefined && (await one.isCleared().catch(() => false))) kept = one;
          else await context.close();
        },
      };
    },
  };
}
