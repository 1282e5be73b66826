import type { VirtualRadioOptions } from '@radiolink/virtual-radio';
import type { Page } from 'playwright-core';
import { afterAll, onTestFailed } from 'vitest';
import { DESKTOP, useBrowser, type WatchedPage } from './browser.ts';
import { emptied } from './kept-page.ts';
import { openedSession } from './login.ts';
import { ADMIN, type ServedRadio, serveRadio } from './radio.ts';

type Values = Readonly<Record<string, unknown>>;

interface Opened extends WatchedPage {
  readonly served: ServedRadio;
  readonly session: Values;
}

/** What the browser has stored when a visit begins, beside the session. */
interface Beginning {
  /** Texts of the local storage. */
  readonly stored?: Readonly<Record<string, string>>;
  /** Values of the session storage, as JSON there. */
  readonly values?: Values;
}

/** What a test sees of the page that it shares. */
interface Visit {
  readonly page: Page;
  readonly url: string;
  /** Console errors and uncaught exceptions since this visit began. */
  readonly complaints: readonly string[];
}

const WATCHED = [
  'request',
  'response',
  'requestfinished',
  'requestfailed',
  'dialog',
  'domcontentloaded',
] as const;

/**
 * One radio, one browser context and one login for the tests of a file that change nothing on the device: a page of its own costs a
 * test 2 s of a core, the shared one, loaded again, less than half of that. Each visit begins with nothing stored and nothing
 * watched; after a test that failed, the next one gets a radio and a page of its own.
 * @param account who is logged in; nobody for tests of the login
 */
export function sharedPage(
  options: Partial<VirtualRadioOptions> = {},
  account: typeof ADMIN | 'nobody' = ADMIN,
): (hash?: string, beginning?: Beginning) => Promise<Visit> {
  const browser = useBrowser();
  let opening: Promise<Opened> | undefined;

  async function open(): Promise<Opened> {
    const served = await serveRadio(options);
    const watched = await browser.open();
    const session = account === 'nobody' ? {} : await openedSession(watched.page, served.url, account);
    if (session === undefined) throw new Error('This device has no session that can be shared.');
    return { ...watched, served, session };
  }

  async function end(): Promise<void> {
    const last = opening;
    opening = undefined;
    // One that did not open says so in its test.
    const opened = await last?.catch(() => undefined);
    await opened?.close();
    await opened?.served.close();
  }
  afterAll(end);

  return async (hash = '', { stored = {}, values = {} } = {}) => {
    onTestFailed(end);
    opening ??= open();
    const { page, served, session, complaints, forget } = await opening;
    for (const event of WATCHED) page.removeAllListeners(event);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    // Going to another hash would not load the page; what it complained of until now was another test's.
    await emptied(page, new URL(served.url).origin);
    forget();
    if (account === 'nobody') await page.context().clearCookies();
    await page.setViewportSize(DESKTOP);
    await page.emulateMedia({ colorScheme: null, reducedMotion: null, forcedColors: null });
    const beginning = await page.addInitScript(
      ([kept, texts]) => {
        // A legal page in its sandboxed frame has no storage.
        if (window.top !== window) return;
        for (const [key, value] of Object.entries(kept)) sessionStorage.setItem(key, JSON.stringify(value));
        for (const [key, value] of Object.entries(texts)) localStorage.setItem(key, value);
      },
      [{ ...session, ...values }, stored] as const,
    );
    await page.goto(`${served.url}${hash}`);
    await beginning.dispose();
    if (account !== 'nobody') await page.getByRole('navigation').first().waitFor();
    return { page, complaints, url: served.url };
  };
}
