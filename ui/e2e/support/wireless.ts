import type { Locator, Page } from 'playwright-core';
import { logIn } from './login.ts';
import type { ADMIN } from './radio.ts';

/** Logs in and opens the wireless page, or a setting on it; in the advanced view if no other is given. */
export async function openWireless(
  page: Page,
  url: string,
  options: {
    readonly account?: typeof ADMIN;
    readonly target?: string;
    readonly view?: 'basic' | 'advanced';
  } = {},
): Promise<void> {
  const { account, target = '', view = 'advanced' } = options;
  await logIn(page, url, account, {
    hash: `#/wireless${target}`,
    stored: { 'radiolink.settings-view': view },
  });
  await page.locator('[data-setting]').first().waitFor();
}

/** The field of a setting with its label, help and marks. */
export const setting = (page: Page, id: string): Locator => page.locator(`[data-setting="${id}"]`);

/** The control of a setting. */
export const control = (page: Page, id: string): Locator =>
  setting(page, id).locator('input:not([type="range"]), select').first();
