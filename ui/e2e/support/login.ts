import type { Page } from 'playwright-core';
import { ADMIN } from './radio.ts';

/** Logs in as a person would: by the labels, and Enter. */
export async function logIn(
  page: Page,
  url: string,
  account: { username: string; password: string } = ADMIN,
): Promise<void> {
  await page.goto(url);
  await enterAccount(page, account);
}

/** The same on the login that is there. */
export async function enterAccount(
  page: Page,
  account: { username: string; password: string } = ADMIN,
): Promise<void> {
  await page.getByLabel('Username').fill(account.username);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.keyboard.press('Enter');
  // Only the main application has navigation; the login has its own heading.
  await page.getByRole('navigation').first().waitFor();
}
