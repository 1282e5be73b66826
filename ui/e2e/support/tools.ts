import type { Locator, Page } from 'playwright-core';
import type { ServedRadio } from './radio.ts';

/** Waits longer than a busy machine takes. */
export const PATIENT = { timeout: 90_000 };

/** Opens the page of a tool by its keys, and waits for its heading. */
export async function openTool(page: Page, keys: string, title: string): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
  await page.getByRole('heading', { level: 1, name: title }).waitFor(PATIENT);
}

/** The one button of a tool. */
export const startStop = (page: Page): Locator => page.locator('form [type=submit], form button').first();

/** The state of the run that is shown. */
export const runState = (page: Page): Locator => page.locator('main form + div output');

/** The tools that run, in the header. */
export const inHeader = (page: Page): Locator => page.getByRole('list', { name: 'Running tools' });

/** Longer than a scan of the virtual radio takes, seconds. */
const SCAN_SECONDS = 15;

/** Where either interface starts a scan. */
const SCAN_CALL = /\/survey\.json\.cgi|\/tools\/site-survey\//;

/** Starts a scan, whose time passes at once. */
export async function scanAtOnce(
  page: Page,
  { advance }: Pick<ServedRadio, 'advance'>,
  start: () => Promise<void>,
): Promise<void> {
  const started = page.waitForResponse(response => SCAN_CALL.test(response.url()), PATIENT);
  await start();
  await started;
  advance(SCAN_SECONDS);
}

/** Types a host and starts by Enter. */
export async function probe(page: Page, host: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Host' }).fill(host);
  await page.keyboard.press('Enter');
}
