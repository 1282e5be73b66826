import { FEATURES } from '@radiolink/application/features/registry';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { ServedRadio } from './radio.ts';

/** Waits longer than a busy machine takes. */
export const PATIENT = { timeout: 90_000 };

/** Goes to the page that has these keys. A sequence that a busy machine stretches beyond its time is none: it is pressed again. */
export async function goByKeys(page: Page, keys: string): Promise<void> {
  const route = FEATURES.find(feature => feature.keys.join('') === keys)?.route;
  const hash = () => page.evaluate(() => window.location.hash.replace(/[/?]*$/, ''));
  const pressed = async (): Promise<string> => {
    if ((await hash()) !== `#/${route}`) for (const key of keys) await page.keyboard.press(key);
    return hash();
  };
  await expect.poll(pressed, { ...PATIENT, interval: 500 }).toBe(`#/${route}`);
}

/** Opens the page of a tool by its keys, and waits for its heading. */
export async function openTool(page: Page, keys: string, title: string): Promise<void> {
  await goByKeys(page, keys);
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

/** Where either API starts a scan. */
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
