import { text } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { logIn } from './login.ts';
import type { ADMIN } from './radio.ts';

/** Logs in and opens the page of stations. */
export async function openStations(page: Page, url: string, account?: typeof ADMIN): Promise<void> {
  await logIn(page, url, account, { hash: '#/stations' });
  await page.locator('[data-key]').first().waitFor();
}

/** The texts of one column of the rows that are drawn, from the top. */
export function columnTexts(page: Page, column: number): Promise<string[]> {
  return page
    .locator('tbody tr[data-key]')
    .evaluateAll((rows, place) => rows.map(row => row.children[place]?.textContent?.trim() ?? ''), column);
}

/** Saves the list through the menu and reads the file. */
export async function exportedText(
  page: Page,
  format: 'CSV' | 'JSON',
): Promise<{ name: string; text: string }> {
  await page.getByRole('button', { name: 'Export' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: `Save as ${format}` }).click(),
  ]);
  await page.keyboard.press('Escape');
  return { name: download.suggestedFilename(), text: await text(await download.createReadStream()) };
}
