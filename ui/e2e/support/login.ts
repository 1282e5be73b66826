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

/** The same in another language of the device, on the page of a hash. Versioned devices have English alone. */
export async function logInSpeaking(
  page: Page,
  url: string,
  language: string,
  hash = '',
  account: { username: string; password: string } = ADMIN,
): Promise<void> {
  await page.addInitScript(chosen => sessionStorage.setItem('new_ui_lang', JSON.stringify(chosen)), language);
  await page.goto(`${url}${hash}`);
  await page.locator('input[name=username]').fill(account.username);
  await page.locator('input[name=password]').fill(account.password);
  await page.keyboard.press('Enter');
  // Its button would be taken for one of the page that comes.
  await page.locator('input[name=username]').waitFor({ state: 'detached', timeout: 90_000 });
}
