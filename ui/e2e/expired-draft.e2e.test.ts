import { expect, it } from 'vitest';
import { useBrowser } from './support/browser.ts';
import { loadsOf } from './support/loads.ts';
import { enterAccount, logIn } from './support/login.ts';
import { ADMIN, startRadio, VIEWER } from './support/radio.ts';
import { control, openWireless } from './support/wireless.ts';

const browser = useBrowser();
const PATIENCE = { timeout: 90_000 };
const SSID = 'wireless.ssid';

it('a session that expires under a changed field costs one load of the page, and no change', async () => {
  const { url, radio } = await startRadio({ profile: 'ap-ptp' });
  const { page, complaints, close } = await browser.open();
  await openWireless(page, url);
  await control(page, SSID).fill('Barn');
  await control(page, SSID).blur();
  await page.getByText('1 pending change').waitFor(PATIENCE);
  const loaded = loadsOf(page);
  radio.faults.happen('session-end');
  await page.getByLabel('Username').waitFor(PATIENCE);
  expect(loaded.count()).toBe(1);

  await enterAccount(page, VIEWER);
  // The configuration is there: a draft would be offered by now.
  await page.locator('[data-setting]').first().waitFor(PATIENCE);
  expect(await page.getByRole('button', { name: 'Continue' }).count()).toBe(0);
  await page.getByRole('button', { name: /^User menu/ }).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.getByLabel('Username').waitFor(PATIENCE);

  await logIn(page, url, ADMIN);
  await page.getByRole('button', { name: 'Continue' }).click(PATIENCE);
  await page.getByText('1 pending change').waitFor(PATIENCE);
  expect(complaints).toEqual([]);
  await close();
});
