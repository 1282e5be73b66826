import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { sampleOf } from '../../.config/drawn-sample.ts';
import { findingsInThemes } from './support/axe.ts';
import { DESKTOP, PHONE, useBrowser } from './support/browser.ts';
import { logIn } from './support/login.ts';
import { startRadio } from './support/radio.ts';
import { sharedPage } from './support/shared-page.ts';

const browser = useBrowser();
const PATIENT = { timeout: 90_000 };
const FEW = 4;

const userMenu = (page: Page) => page.getByRole('button', { name: /^User menu/ });

/** The main application of a radio with few stations, its dashboard drawn. */
async function opened() {
  const { url } = await startRadio({ stations: FEW });
  const watched = await browser.open();
  await logIn(watched.page, url);
  await watched.page.locator('main h2').first().waitFor();
  return { ...watched, url };
}

const visitPage = sharedPage({ stations: FEW });

/** The same for tests that change nothing on the device. */
async function visit() {
  const visited = await visitPage();
  await visited.page.locator('main h2').first().waitFor();
  return visited;
}

describe('a choice of the user', () => {
  it('a choice of the user of the look survives a reload', async () => {
    const { page } = await visit();
    await userMenu(page).click();
    await page.getByRole('radio', { name: 'High contrast' }).check();
    await page.reload();
    await userMenu(page).waitFor();
    expect(await page.evaluate(() => document.documentElement.dataset['theme'])).toBe('sun');
  });

  it('a choice of the user of the units changes the dashboard, and survives a reload', async () => {
    const { url } = await startRadio({ profile: 'sta-ptp' });
    const { page, close } = await browser.open();
    await logIn(page, url);
    const text = () => page.getByRole('main').innerText();
    for (const [name, unit] of [
      ['Imperial', /\d\s(?:ft|mi)\b/],
      ['Metric', /\d\s(?:m|km)\b/],
    ] as const) {
      await userMenu(page).click();
      await page.getByRole('radio', { name }).check();
      await page.keyboard.press('Escape');
      await expect.poll(text, PATIENT).toMatch(unit);
    }
    await page.reload();
    await userMenu(page).click();
    expect(await page.getByRole('radio', { name: 'Metric' }).isChecked()).toBe(true);
    await close();
  });

  it('a choice of the user of the language keeps the page and outlives a reload', async () => {
    const { page, url, close } = await opened();
    await page.goto(`${url}#/stations`);
    await page.getByRole('searchbox').fill('kept');
    await userMenu(page).click();
    const language = page.getByRole('combobox', { name: 'Language' });
    await expect.poll(() => language.isEnabled(), PATIENT).toBe(true);
    const codes = await language
      .locator('option')
      .evaluateAll(options => options.map(option => (option as HTMLOptionElement).value));
    const other = codes.find(code => !code.startsWith('en')) ?? '';
    await language.selectOption(other);
    await expect
      .poll(() => page.evaluate(() => document.documentElement.lang), PATIENT)
      .toBe(other.replace('_', '-'));
    expect(await page.getByRole('searchbox').inputValue()).toBe('kept');
    await page.reload();
    await page.getByRole('searchbox').waitFor();
    expect(await page.evaluate(() => document.documentElement.lang)).toBe(other.replace('_', '-'));
    await close();
  });
});

describe('the user menu', () => {
  it('shows a single sign-on account of an allowed host only', async () => {
    const { url } = await startRadio({ stations: FEW });
    const { page, close } = await browser.open();
    const answer = {
      sso: true,
      account_url: 'https://account.ui.com/',
      avatar: 'https://evil.example/a.png',
    };
    await page.route('**/api/info/user', async route => {
      const response = await route.fetch().catch(() => undefined);
      if (response === undefined) return route.abort();
      await route.fulfill({ response, json: { ...(await response.json()), ...answer } });
    });
    await logIn(page, url);
    await userMenu(page).click();
    const link = page.getByRole('link', { name: 'Open the account' });
    await link.waitFor();
    expect(await link.getAttribute('href')).toBe('https://account.ui.com/');
    expect(await page.locator('header img').count()).toBe(0);
    await close();
  });
});

describe('axe finds nothing in any theme', () => {
  it.each(sampleOf([DESKTOP, PHONE], 1, 'frame'))(
    'axe finds nothing in any theme in the menus, the palette and the help sheet, $width wide',
    async viewport => {
      const { url } = await startRadio({ stations: FEW });
      const { page, close } = await browser.open({ viewport, reducedMotion: 'reduce' });
      await logIn(page, url);
      const findings: string[] = [];
      const look = async (place: string) => {
        findings.push(...(await findingsInThemes(page, place)).map(finding => `${place}, ${finding}`));
      };
      await page.locator('main h2').first().waitFor();
      await userMenu(page).click();
      await look('user menu');
      await page.keyboard.press('Escape');
      await page.keyboard.press('Control+k');
      await page.locator('[role=option]').first().waitFor();
      await look('palette');
      await page.keyboard.press('Escape');
      await page.keyboard.press('?');
      await page.getByRole('dialog').waitFor();
      await look('help');
      expect(findings).toEqual([]);
      await close();
    },
  );
});
