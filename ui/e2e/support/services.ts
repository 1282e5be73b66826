import type { Page } from 'playwright-core';

/** Opens the lines of all services, and what else a settings page folds away. */
export async function openServices(page: Page): Promise<void> {
  await page.locator('main details[data-opens]').first().waitFor({ timeout: 90_000 });
  await page.locator('main details[data-opens]').evaluateAll(lines => {
    for (const line of lines) line.setAttribute('open', '');
  });
}
