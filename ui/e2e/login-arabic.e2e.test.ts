import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { inArabic } from './support/arabic.ts';
import { DESKTOP, PHONE, useBrowser } from './support/browser.ts';
import { startRadio } from './support/radio.ts';
import { backupText, FIRST_USER, speak } from './support/setup.ts';

const browser = useBrowser();
const PATIENCE = { timeout: 90_000 };

/** The page of a device in Arabic. */
async function opened(profile: string, viewport: typeof DESKTOP) {
  const { url } = await startRadio({ profile });
  const watched = await browser.open({ viewport });
  await speak(watched.page, 'ar');
  await watched.page.goto(url);
  return watched;
}

const sees = (page: Page, text: string, values?: Readonly<Record<string, string | number>>) =>
  page.getByText(inArabic(text, values)).first().waitFor(PATIENCE);
const field = (page: Page, label: string) => page.getByLabel(inArabic(label), { exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name: inArabic(name) });
const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name: inArabic(name) }).waitFor(PATIENCE);

async function chooseFile(page: Page, content: string | Buffer): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    button(page, 'Upload Backup Configuration').click(),
  ]);
  await chooser.setFiles({ name: 'x.cfg', mimeType: 'text/plain', buffer: Buffer.from(content) });
}

const KNOWN_FACTS = [
  'Please avoid using known facts like {words}, your username or hostname.',
  { words: 'ubnt وpassword' },
] as const;

describe.each([
  ['desktop', DESKTOP],
  ['phone', PHONE],
] as const)('in Arabic, on a %s', (_, viewport) => {
  it('the login says everything that can go wrong', async () => {
    const { page, complaints, close } = await opened('ap-ptmp', viewport);
    await heading(page, 'Login');
    await sees(page, 'Please login to manage your wireless device.');
    expect(await page.evaluate(() => document.documentElement.dir)).toBe('rtl');
    await button(page, 'Login').click();
    await sees(page, 'Username is required.');
    await sees(page, 'Password is required.');
    await field(page, 'Username').fill('anna');
    await field(page, 'Password').fill('wrong');
    await page.keyboard.press('Enter');
    await sees(page, 'Error logging in.');
    await sees(page, 'Invalid credentials.');
    const failures = [
      [{ status: 200, body: '' }, 'Please make sure cookies are enabled in your web browser.'],
      [{ status: 200, headers: { 'set-cookie': 'ok=1; Path=/' }, body: '' }, 'Received incomplete response.'],
    ] as const;
    for (const [answer, words] of failures) {
      await page.route('**/api/auth', route => route.fulfill(answer));
      await page.keyboard.press('Enter');
      await sees(page, words);
      await page.unroute('**/api/auth');
    }
    expect(complaints).toEqual([]);
    await close();
  });

  it('the setup says what it misses, what it refuses, and leads into the application', async () => {
    const { page, complaints, close } = await opened('factory', viewport);
    await heading(page, 'Please Set Up Your Device');
    const files = [
      ['', 'The file is empty.'],
      [Buffer.from([0x89, 0x50, 0, 0, 1, 2]), 'The file is not a text file.'],
      ['Dear Sir,\nhow are you?\n', 'The file is not a device configuration.'],
    ] as const;
    for (const [content, words] of files) {
      await chooseFile(page, content);
      await sees(page, words);
    }
    const country = field(page, 'Country');
    expect(await country.locator('option').first().innerText()).toBe(inArabic('Select Country'));
    await country.selectOption('276');
    await country.selectOption('0');
    await country.focus();
    await field(page, 'Language').focus();
    await sees(page, 'Please select your country.');
    await country.selectOption('276');
    const agreed = field(page, 'Terms of Use agreement');
    await agreed.check();
    await field(page, 'Language').focus();
    await agreed.uncheck();
    await sees(page, 'Please accept the Terms of Use agreement.');
    await agreed.check();
    await button(page, 'Continue').click();

    await heading(page, 'Create Your Username and Password');
    const password = field(page, 'Choose a strong password');
    const username = field(page, 'Choose your username');
    await button(page, 'Save').click();
    await sees(page, 'Username is required.');
    await username.fill('.anna');
    await username.blur();
    await sees(
      page,
      'Begin with a letter, digit or underscore; then use only letters, digits, underscores, dots and hyphens.',
    );
    await username.fill(FIRST_USER.username);
    for (const [typed, words, values] of [
      ['short', 'Use at least {length} characters.', { length: 12 }],
      [
        'Abcccdef-1234',
        'The password may not contain sequences of three or more repeated characters.',
        undefined,
      ],
      [
        'abcdefghijkl',
        'Please use a longer password or add characters from different groups (mixed case letters, numbers, symbols).',
        undefined,
      ],
      ['Password-1234', ...KNOWN_FACTS],
      [FIRST_USER.password, 'Strong.', undefined],
    ] as const) {
      await password.fill(typed);
      await sees(page, words, values);
    }
    await field(page, 'Confirm New Password').fill('other');
    await button(page, 'Save').click();
    await sees(page, 'The passwords do not match.');
    await field(page, 'Confirm New Password').fill(FIRST_USER.password);
    await button(page, 'Save').click();
    await page.getByRole('navigation').first().waitFor(PATIENCE);
    await page
      .getByRole('link', { name: inArabic('Dashboard') })
      .first()
      .waitFor(PATIENCE);
    expect(complaints).toEqual([]);
    await close();
  });
});

describe('a restored backup, in Arabic', () => {
  it('leads into the application, and the user menu to other languages', async () => {
    const { page, complaints, close } = await opened('factory', DESKTOP);
    await heading(page, 'Please Set Up Your Device');
    await chooseFile(page, await backupText());
    const dashboard = (name: string) => page.getByRole('link', { name, exact: true }).first();
    await dashboard(inArabic('Dashboard')).waitFor(PATIENCE);
    await page.locator('header button[popovertarget]').last().click();
    const language = page.getByRole('combobox', { name: inArabic('Language') });
    await expect.poll(() => language.isEnabled(), PATIENCE).toBe(true);
    await language.selectOption('de_DE');
    await expect.poll(() => page.evaluate(() => document.documentElement.lang), PATIENCE).toBe('de-DE');
    await page.getByRole('combobox', { name: 'Sprache' }).selectOption('en_US');
    await dashboard('Dashboard').waitFor(PATIENCE);
    await page.getByRole('combobox', { name: 'Language' }).waitFor(PATIENCE);
    expect(await page.evaluate(() => document.documentElement.dir)).toBe('ltr');
    expect(complaints).toEqual([]);
    await close();
  });
});
