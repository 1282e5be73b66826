import type { Page } from 'playwright-core';

const PATIENT = { timeout: 90_000 };

/** The ids of what the palette shows for each text, in the order of the texts. It is open for the time of the search. */
export async function searched(
  page: Page,
  texts: readonly string[],
): Promise<readonly (readonly string[])[]> {
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: 'Search pages and actions' });
  await field.waitFor(PATIENT);
  const found = await field.evaluate((input, typed) => {
    const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    return typed.map(text => {
      write?.call(input, text);
      // React draws what follows from typing before the event returns.
      input.dispatchEvent(new Event('input', { bubbles: true }));
      return [...document.querySelectorAll('[role="option"]')].map(({ id }) => id);
    });
  }, texts);
  await page.keyboard.press('Escape');
  await field.waitFor({ ...PATIENT, state: 'detached' });
  return found;
}
