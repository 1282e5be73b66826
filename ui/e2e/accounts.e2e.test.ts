import { expect, it } from 'vitest';
import { findingsOnTheWay } from './support/axe.ts';
import { NARROW, useBrowser } from './support/browser.ts';
import { logInByForm } from './support/login.ts';
import { ADMIN, startRadio, VIEWER } from './support/radio.ts';

const browser = useBrowser();
const SLOW = { timeout: 90_000 };
const NEW = 'Mast-und-Kabel-7';

it('a read-only user changes the own password in the user menu, by the keyboard, on the narrowest phone', async () => {
  const { url } = await startRadio({ profile: 'sta-ptp' });
  const { page, complaints, close } = await browser.open({ viewport: NARROW });
  const other = await browser.open();
  await logInByForm(page, url, VIEWER);
  await logInByForm(other.page, url, VIEWER);

  await page.getByRole('button', { name: /^User menu/ }).press('Enter');
  await page.getByRole('button', { name: 'Change password' }).press('Enter');
  const form = page.getByRole('dialog', { name: 'Change username and password' });
  const save = async (current: string): Promise<void> => {
    await form.getByLabel('Current password', { exact: true }).fill(current);
    await form.getByLabel('New password', { exact: true }).fill(NEW);
    await form.getByLabel('Confirm New Password').fill(NEW);
    await page.keyboard.press('Enter');
  };
  await form.getByLabel('Current password', { exact: true }).waitFor(SLOW);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  expect(await findingsOnTheWay(page)).toEqual([]);
  await save('Not-My-Password-1');
  await form.getByRole('alert').getByText('Invalid password.').waitFor(SLOW);
  await save(VIEWER.password);
  await form.getByText('Password changed.').waitFor(SLOW);
  await form.getByRole('button', { name: 'Close' }).press('Enter');

  // The session that changed it goes on; the other one of the same user ends.
  await other.page.getByLabel('Password', { exact: true }).waitFor(SLOW);
  expect(await page.getByRole('navigation').count()).toBeGreaterThan(0);
  await logInByForm(other.page, url, { ...VIEWER, password: NEW });
  expect(complaints).toEqual([]);
  await Promise.all([close(), other.close()]);
});

it('the administrator sets the password of the read-only user on the system page', async () => {
  const { url } = await startRadio({ profile: 'wave' });
  const { page, complaints, close } = await browser.open();
  await logInByForm(page, url, ADMIN);
  await page.evaluate(() => (location.hash = '#/system/users'));
  const users = page.locator('[data-section="users"]');
  await users.getByRole('button', { name: 'Remove', exact: true }).click(SLOW);
  await page.getByRole('dialog', { name: 'Remove viewer?' }).getByRole('button', { name: 'Remove' }).click();
  await users.getByRole('button', { name: 'Add read-only user' }).click(SLOW);
  const form = page.getByRole('dialog', { name: 'Read-only user' });
  await form.getByLabel('Username').fill('guest');
  await form.getByLabel('Your own password').fill(ADMIN.password);
  await form.getByLabel('New password', { exact: true }).fill(NEW);
  await form.getByLabel('Confirm New Password').fill(NEW);
  await form.getByRole('button', { name: 'Save' }).click();
  await form.getByText('Password changed.').waitFor(SLOW);
  await form.getByRole('button', { name: 'Close' }).click();
  await users.getByText('guest').waitFor(SLOW);
  expect(complaints).toEqual([]);
  await close();
});
