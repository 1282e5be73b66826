import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { answersAgain } from './silences.ts';
import { control } from './wireless.ts';

/** As long as something may take on a loaded machine. */
export const SLOW = { timeout: 90_000 };
/** As long as a device may take to restart, and the page to notice. */
export const RESTART = { timeout: 90_000 };

/** The button of exactly that name. */
export const button = (page: Page | Locator, name: string): Locator =>
  page.getByRole('button', { name, exact: true });

/** The bar of a running test. */
export const testBar = (page: Page): Locator => page.getByRole('region', { name: 'Configuration test' });

/** The dialog with everything that is about to be applied. */
export const reviewDialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Pending changes' });

/**
 * Tests the changes from the bar, through the review where there is an impact, since the review shows it
 * first.
 */
export async function startTest(page: Page): Promise<void> {
  await button(page, 'Test').click(SLOW);
  await button(reviewDialog(page), 'Test').click(SLOW);
}

/** Enters another name of the network on the wireless page, which is then the only change. */
export async function changeSsid(page: Page, ssid: string): Promise<void> {
  const field = control(page, 'wireless.ssid');
  await field.waitFor(SLOW);
  await field.fill(ssid);
  await field.blur();
  await page.getByText('1 pending change').waitFor(SLOW);
}

/** Short description of the focused element, for failure messages. */
export function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (element === null || element === document.body) return 'nothing';
    const text = element instanceof HTMLElement ? element.innerText : element.textContent;
    const name = element.getAttribute('aria-label') ?? text ?? '';
    return `${element.tagName.toLowerCase()} ${name.replace(/\s+/g, ' ').trim().slice(0, 60)}`.trim();
  });
}

/** Waits until the device has entered the test and responds again: it ignores requests before that. */
export async function untilBack(page: Page): Promise<void> {
  // Until the bar is there the change is not written: a silence that is over was that of an earlier test.
  await testBar(page).waitFor(RESTART);
  await expect.poll(() => answersAgain(page), RESTART).toBe(true);
  await expect.poll(() => button(testBar(page), 'Keep changes').isEnabled(), RESTART).toBe(true);
}

/**
 * Keeps the running test although the remote end has not followed to the changed network, which requires a
 * confirmation.
 */
export async function confirmTest(page: Page): Promise<void> {
  await button(testBar(page), 'Keep changes').click(RESTART);
  await button(page.getByRole('dialog'), 'Keep without link').click(SLOW);
}
