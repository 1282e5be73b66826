import { describe, expect, it } from 'vitest';
import { useBrowser } from './support/browser.ts';
import { ADMIN, startRadio } from './support/radio.ts';

const browser = useBrowser();
const PATIENCE = { timeout: 90_000 };

describe('a device with the versioned API only', () => {
  it('a device with the versioned API only is logged in to with the same form, and its token is kept', async () => {
    const { url } = await startRadio({ profile: 'wave' });
    const { page, close } = await browser.open();
    await page.goto(url);
    await page.getByLabel('Username').fill(ADMIN.username);
    await page.getByLabel('Password', { exact: true }).fill(ADMIN.password);
    await page.keyboard.press('Enter');
    await expect
      .poll(() => page.evaluate(() => ({ ...sessionStorage })), PATIENCE)
      .toSatisfy(values => Object.keys(Object(values)).some(name => name.endsWith('versioned_only')));
    await close();
  });

  it('shows its live link after login, and again after a reload', async () => {
    const { url } = await startRadio({ profile: 'wave' });
    const { page, close } = await browser.open();
    await page.goto(url);
    await page.getByLabel('Username').fill(ADMIN.username);
    await page.getByLabel('Password', { exact: true }).fill(ADMIN.password);
    await page.keyboard.press('Enter');
    const capacity = page.getByRole('main').getByRole('heading', { name: 'Airtime and capacity' });
    await capacity.waitFor(PATIENCE);
    await page.reload();
    await capacity.waitFor(PATIENCE);
    expect(await capacity.isVisible()).toBe(true);
    await close();
  });

  it('shows its own words after a wrong password', async () => {
    const { url } = await startRadio({ profile: 'wave' });
    const { page, close } = await browser.open();
    await page.goto(url);
    await page.getByLabel('Username').fill(ADMIN.username);
    await page.getByLabel('Password', { exact: true }).fill('wrong');
    await page.keyboard.press('Enter');
    await page.getByRole('alert').getByText('User account invalid').waitFor(PATIENCE);
    expect(await page.getByLabel('Username').inputValue()).toBe(ADMIN.username);
    await close();
  });
});
