import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { sampleOf } from '../../.config/drawn-sample.ts';
import { axeFindings, lookFindings } from './support/axe.ts';
import { NARROW, PHONE, useBrowser } from './support/browser.ts';
import { sidewaysScroll } from './support/looks.ts';
import { startRadio } from './support/radio.ts';
import { sharedPage } from './support/shared-page.ts';
import { ARABIC, chooseBackup, speak } from './support/setup.ts';

const browser = useBrowser();
const SPEAKING = { translations: { ar: ARABIC }, singleSignOnUrl: 'https://sso.ui.com/' };
const visits = {
  'ap-ptmp': sharedPage({ ...SPEAKING, profile: 'ap-ptmp' }, 'nobody'),
  factory: sharedPage({ ...SPEAKING, profile: 'factory' }, 'nobody'),
};

type Screen = (page: Page) => Promise<void>;

const login: Screen = page => page.locator('form').waitFor();
const failedLogin: Screen = async page => {
  await page.locator('input[name=username]').fill('anna');
  await page.locator('input[name=password]').fill('wrong');
  await page.keyboard.press('Enter');
  await page.getByRole('alert').waitFor();
};
const emptyLogin: Screen = async page => {
  await page.locator('button[type=submit]').click();
  await page.locator('[aria-invalid=true]').first().waitFor();
};
const legalDialog: Screen = async page => {
  await page.locator('button[aria-haspopup=dialog]').first().click();
  await page.frameLocator('iframe').locator('h1').waitFor();
};
const setup: Screen = async page => {
  await page.locator('select[name=country]').selectOption('841');
  await page.locator('button[aria-haspopup=dialog]').first().waitFor();
};
const refusedBackup: Screen = async page => {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.locator('input[type=file] + button').click(),
  ]);
  await chooser.setFiles({ name: 'x.cfg', mimeType: 'text/plain', buffer: Buffer.from('') });
  await page.getByRole('alert').waitFor();
};
const credentials: Screen = async page => {
  await page.locator('select[name=country]').selectOption('276');
  await page.locator('input[name=agreed]').check();
  await page.locator('button[type=submit]').click();
  await page.locator('input[name=newUsername]').fill('anna');
  await page.locator('input[name=newPassword]').fill('abcdefghijkl');
  await page.locator('input[name=newPassword2]').fill('x');
  await page.locator('button[type=submit]').click();
  await page.locator('[aria-invalid=true]').first().waitFor();
};

const SCREENS: readonly (readonly [string, 'ap-ptmp' | 'factory', Screen])[] = [
  ['login', 'ap-ptmp', login],
  ['login without input', 'ap-ptmp', emptyLogin],
  ['failed login', 'ap-ptmp', failedLogin],
  ['legal dialog', 'ap-ptmp', legalDialog],
  ['first setup', 'factory', setup],
  ['refused backup', 'factory', refusedBackup],
  ['create credentials', 'factory', credentials],
];

const WIDTHS = { '320 px': NARROW, '200 % zoom': { width: 720, height: 450 }, 'a phone': PHONE };

describe.each(SCREENS)('%s', (screen, profile, reach) => {
  it.each(
    sampleOf(
      [
        ['English', 'en_US'],
        ['Arabic', 'ar'],
      ] as const,
      1,
      screen,
    ),
  )(
    'has nothing that axe objects to in light and dark, and needs no sideways scrolling, in %s',
    async (_case, language) => {
      const { page, complaints } = await visits[profile]('', { values: { new_ui_lang: language } });
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await reach(page);
      expect(await axeFindings(page)).toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark' });
      expect(await lookFindings(page)).toEqual([]);
      const overflow: Record<string, number> = {};
      for (const [name, viewport] of Object.entries(WIDTHS)) {
        await page.setViewportSize(viewport);
        overflow[name] = await sidewaysScroll(page);
      }
      expect(overflow).toEqual({ '320 px': 0, '200 % zoom': 0, 'a phone': 0 });
      expect(complaints).toEqual([]);
    },
  );
});

describe('on a phone', () => {
  it.each([
    ['Android', 'Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/130.0 Mobile', 'Google Play'],
    ['iOS', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/604.1', 'App Store'],
  ])('%s shows where the application is to be had', async (_, userAgent, store) => {
    const { url } = await startRadio();
    const { page, complaints, close } = await browser.open({ viewport: PHONE, userAgent });
    await page.goto(url);
    const badge = page.getByRole('link', { name: 'Get the application on' });
    expect(await badge.textContent()).toBe(store);
    expect(await badge.locator('svg').isVisible()).toBe(true);
    expect(await page.getByRole('img', { name: 'LiteAP GPS' }).isVisible()).toBe(true);
    expect(complaints).toEqual([]);
    await close();
  });

  it('the store is not shown on the desktop layout, nor to another system', async () => {
    const { url } = await startRadio();
    const desktop = await browser.open({ userAgent: 'Mozilla/5.0 (Linux; Android 15; Tablet) Chrome/130.0' });
    await desktop.page.goto(url);
    await desktop.page.getByText('LiteAP GPS').waitFor();
    expect(await desktop.page.getByText('Google Play').isVisible()).toBe(false);
    await desktop.close();
    const other = await browser.open({ viewport: PHONE });
    await other.page.goto(url);
    await other.page.getByText('LiteAP GPS').waitFor();
    expect(await other.page.getByText('Google Play').count()).toBe(0);
    await other.close();
  });

  it('the legal dialog takes the whole width and 500 px', async () => {
    const { url } = await startRadio();
    const { page, close } = await browser.open({ viewport: PHONE });
    await page.goto(url);
    await legalDialog(page);
    expect(await page.getByRole('dialog').boundingBox()).toMatchObject({ x: 0, width: 390, height: 500 });
    await close();
  });
});

describe('a refused backup in Arabic', () => {
  it('a refused backup in Arabic is told from the right', async () => {
    const { url } = await startRadio({
      profile: 'factory',
      translations: {
        ar: {
          ...ARABIC,
          'The file is empty.': 'الملف فارغ.',
          'Upload Backup Configuration': 'Upload Backup Configuration',
        },
      },
    });
    const { page, close } = await browser.open();
    await speak(page, 'ar');
    await page.goto(url);
    await page.getByRole('heading', { name: 'يرجى إعداد جهازك' }).waitFor();
    await chooseBackup(page, 'x.cfg', '');
    await page.getByRole('alert').getByText('الملف فارغ.').waitFor();
    expect(await page.evaluate(() => document.documentElement.dir)).toBe('rtl');
    await close();
  });
});
