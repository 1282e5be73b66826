import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { sampleOf } from '../../.config/drawn-sample.ts';
import { DESKTOP, PHONE, useBrowser } from './support/browser.ts';
import { startRadio } from './support/radio.ts';
import { sharedPage } from './support/shared-page.ts';
import { ARABIC, backupText, chooseBackup, FIRST_USER, tabTo } from './support/setup.ts';

const browser = useBrowser();
const FACTORY = { profile: 'factory' };

async function openFactory(options = {}, viewport = DESKTOP) {
  const { url, radio } = await startRadio({ ...FACTORY, ...options });
  const watched = await browser.open({ viewport });
  await watched.page.goto(url);
  await watched.page.getByRole('heading', { level: 1 }).waitFor();
  return { ...watched, url, radio };
}

const visitSetup = sharedPage(FACTORY, 'nobody');

/** The same for tests that set nothing up. */
async function visitFactory() {
  const visited = await visitSetup();
  await visited.page.getByRole('heading', { level: 1 }).waitFor();
  return visited;
}

async function passFirstSetup(page: Page): Promise<void> {
  await page.getByLabel('Country').selectOption({ label: 'Germany' });
  await page.getByLabel('Terms of Use agreement').check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('heading', { name: 'Create Your Username and Password' }).waitFor();
}

/** The main application is shown: its frame has a navigation. */
const dashboard = (page: Page) => page.getByRole('navigation').first().waitFor();
const heading = (page: Page) => page.getByRole('heading', { level: 1 }).innerText();

describe.each(
  sampleOf(
    [
      ['desktop', DESKTOP],
      ['phone', PHONE],
    ],
    1,
    'fresh',
  ),
)('a factory-fresh radio, on %s', (_, viewport) => {
  it('leads to the dashboard by keyboard alone', async () => {
    const { page, complaints, close } = await openFactory({}, viewport);
    expect(await heading(page)).toBe('Please Set Up Your Device');
    await tabTo(page, 'select[name=country]');
    await page.keyboard.type('Germany');
    await tabTo(page, 'input[name=agreed]');
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    await page.getByLabel('Choose your username').waitFor();
    await tabTo(page, 'input[name=newUsername]');
    await page.keyboard.type(FIRST_USER.username);
    await tabTo(page, 'input[name=newPassword]');
    await page.keyboard.type(FIRST_USER.password);
    await tabTo(page, 'input[name=newPassword2]');
    await page.keyboard.type(FIRST_USER.password);
    await page.keyboard.press('Enter');
    await dashboard(page);
    expect(complaints).toEqual([]);
    await close();
  });

  it('leads to the dashboard by restoring a backup', async () => {
    const { page, complaints, close } = await openFactory({}, viewport);
    await chooseBackup(page, 'Ridge-ST.cfg', await backupText());
    await dashboard(page);
    expect(complaints).toEqual([]);
    await close();
  });
});

describe('the first-setup screen', () => {
  it('shows the licensed-firmware notice and agreement for a licensed country', async () => {
    const { page } = await visitFactory();
    expect(await page.getByRole('button', { name: 'Licensed Firmware User Agreement' }).count()).toBe(0);
    await page.getByLabel('Country').selectOption({ label: 'United States (Licensed)' });
    await page.getByRole('button', { name: 'Licensed Firmware User Agreement' }).click();
    const dialog = page.getByRole('dialog', { name: 'Licensed Firmware User Agreement' });
    await dialog.waitFor();
    expect(await dialog.boundingBox()).toMatchObject({ width: 760, height: 550 });
    await dialog.getByRole('button', { name: 'Close' }).click();
    expect(await dialog.count()).toBe(0);
  });

  it('speaks another language after a reload, keeps what was typed, and reads Arabic from the right', async () => {
    const { page, complaints, close } = await openFactory({ translations: { ar: ARABIC } });
    await page.getByLabel('Country').selectOption({ label: 'Jordan' });
    await page.getByLabel('Terms of Use agreement').check();
    await page.getByLabel('Language').selectOption({ label: 'العربية' });
    await page.getByRole('heading', { name: 'يرجى إعداد جهازك' }).waitFor();
    expect(await page.evaluate(() => [document.documentElement.lang, document.documentElement.dir])).toEqual([
      'ar',
      'rtl',
    ]);
    expect(await page.evaluate(() => sessionStorage.getItem('new_ui_lang'))).toBe('"ar"');
    const country = page.getByLabel('البلد');
    expect(await country.evaluate(element => (element as HTMLSelectElement).selectedOptions[0]?.label)).toBe(
      'الأردن',
    );
    expect(await page.getByLabel('اتفاقية شروط الاستخدام').isChecked()).toBe(true);
    expect(await page.getByRole('button', { name: 'متابعة' }).isEnabled()).toBe(true);
    expect(complaints).toEqual([]);
    await close();
  });
});

describe('the create-credentials screen', () => {
  it('leads back and keeps the country', async () => {
    const { page } = await visitFactory();
    await passFirstSetup(page);
    expect(await page.getByText('Upload Backup Configuration').count()).toBe(0);
    await page.getByRole('button', { name: 'Back' }).click();
    expect(await heading(page)).toBe('Please Set Up Your Device');
    expect(await page.getByLabel('Country').inputValue()).toBe('276');
    expect(await page.getByLabel('Terms of Use agreement').isChecked()).toBe(true);
  });

  it('shows the device’s words when it refuses, with everything kept', async () => {
    const { page } = await visitFactory();
    await passFirstSetup(page);
    await page.route('**/api/auth', route =>
      route.fulfill({ status: 403, json: { error: 'Password is too weak.' } }),
    );
    await page.getByLabel('Choose your username').fill(FIRST_USER.username);
    await page.getByLabel('Choose a strong password').fill(FIRST_USER.password);
    await page.getByLabel('Confirm New Password').fill(FIRST_USER.password);
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('alert').getByText('Error logging in. Password is too weak.').waitFor();
    expect(await page.getByLabel('Confirm New Password').inputValue()).toBe(FIRST_USER.password);
    expect(await page.getByRole('button', { name: 'Save' }).isEnabled()).toBe(true);
  });
});
