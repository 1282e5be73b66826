import { expect, it } from 'vitest';
import { useBrowser } from './support/browser.ts';
import { button, changeSsid, focused, RESTART, SLOW } from './support/changes.ts';
import { startRadio } from './support/radio.ts';
import { FIRST_USER } from './support/setup.ts';

const browser = useBrowser();

it('a device after its first setup is put in force as it is, from the note on every page', async () => {
  const { url } = await startRadio({ profile: 'factory', softRestartSeconds: 2 });
  const { page, complaints, close } = await browser.open();
  await page.goto(url);
  await page.getByLabel('Country').selectOption({ label: 'Germany' });
  await page.getByLabel('Terms of Use agreement').check();
  await button(page, 'Continue').click();
  await page.getByLabel('Choose your username').fill(FIRST_USER.username);
  await page.getByLabel('Choose a strong password').fill(FIRST_USER.password);
  await page.getByLabel('Confirm New Password').fill(FIRST_USER.password);
  await page.keyboard.press('Enter');
  const asItIs = button(page, 'Apply as is').first();
  await asItIs.waitFor(SLOW);
  await page.getByText('Initial setup complete.').getByRole('link', { name: 'Wireless' }).click();
  await changeSsid(page, 'from-the-mast');
  await button(page, 'Discard').click();
  await button(page.getByRole('dialog'), 'Discard all').click();
  await page.getByText(/pending change/).waitFor({ state: 'hidden', ...SLOW });

  const applied: string[] = [];
  page.on('request', request => /apply|writecfg/.test(request.url()) && applied.push(request.url()));
  await asItIs.focus();
  await page.keyboard.press('Enter');
  const confirmation = page.getByRole('dialog', { name: 'Apply as is' });
  await confirmation.getByText('The running configuration is unknown').waitFor(SLOW);
  expect(applied).toEqual([]);
  await button(confirmation, 'Apply as is').click();
  await page.getByText(/Changes applied and saved/).waitFor(RESTART);
  expect(applied.length).toBe(1);
  await expect.poll(() => asItIs.count(), SLOW).toBe(0);
  expect(await focused(page)).not.toBe('nothing');
  await button(page, 'Close').click();
  expect(await focused(page)).toMatch(/^main/);
  await page.reload();
  await page.locator('[data-setting]').first().waitFor(SLOW);
  expect(await asItIs.count()).toBe(0);
  expect(complaints).toEqual([]);
  await close();
});
