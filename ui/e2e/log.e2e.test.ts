import { text as textOf } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { sampleOf } from '../../.config/drawn-sample.ts';
import { axeFindings } from './support/axe.ts';
import { PHONE, useBrowser } from './support/browser.ts';
import { logIn } from './support/login.ts';
import { sidewaysScroll } from './support/looks.ts';
import { ADMIN, startRadio } from './support/radio.ts';
import { speak } from './support/setup.ts';
import { goByKeys } from './support/tools.ts';

const browser = useBrowser();
const SLOW = { timeout: 90_000 };

const rows = (page: Page) => page.locator('#main li');

/** Opens the log by its keys. */
async function openLog(page: Page): Promise<void> {
  await page
    .getByRole('heading', { level: 1 })
    .first()
    .waitFor({ ...SLOW, state: 'attached' });
  await goByKeys(page, 'tl');
  await page.getByRole('heading', { level: 1, name: 'Log', exact: true }).waitFor(SLOW);
}

/** Lines as a device may write them, one of them hostile. */
const manyLines = (count: number): string[] =>
  Array.from({ length: count }, (_, place) => {
    const time = new Date(Date.UTC(2026, 4, 1) + place * 1000).toISOString().slice(11, 19);
    return place === count - 2
      ? `May  1 ${time} hostapd: <img src=x onerror="document.title='taken'">\u001b[2J\u202Etxet\u0000`
      : `May  1 ${time} app${place % 7}[${place}]: event ${place} of a long day`;
  });

/** The log of the device is these lines. */
async function reported(page: Page, lines: () => readonly string[]): Promise<void> {
  await page.route('**/api/logs', route => route.fulfill({ json: { enabled: true, lines: lines() } }));
}

describe('the log', () => {
  it('the log is cleared after a question, and saved', async () => {
    const { url } = await startRadio();
    const { page, complaints, close } = await browser.open();
    await logIn(page, url, undefined, { hash: '#/log' });
    await openLog(page);
    await rows(page).first().waitFor(SLOW);
    await page.getByRole('button', { name: 'Export' }).press('Enter');
    const [download] = await Promise.all([
      page.waitForEvent('download', SLOW),
      page.getByRole('button', { name: 'Save as text' }).press('Enter'),
    ]);
    expect(download.suggestedFilename()).toMatch(/^log-.*\.txt$/);
    expect(await textOf(await download.createReadStream())).toMatch(
      /^[A-Z][a-z]{2} .* httpd: login of admin from/m,
    );
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: 'Clear log' }).press('Enter');
    await page.getByRole('dialog', { name: 'Clear the log?' }).waitFor(SLOW);
    await page.keyboard.press('Escape');
    expect(await rows(page).count()).toBeGreaterThan(0);
    await page.getByRole('button', { name: 'Clear log' }).press('Enter');
    await page.getByRole('dialog').waitFor(SLOW);
    await page.keyboard.press('Enter');
    await page.getByText('The log is empty.').waitFor(SLOW);
    expect(complaints).toEqual([]);
    await close();
  });

  it('the log that a versioned device does not have is no page of it', async () => {
    const { url } = await startRadio({ profile: 'wave' });
    const { page, complaints, close } = await browser.open();
    await logIn(page, url, undefined, { hash: '#/log' });
    await page.getByRole('heading', { name: 'Page not found' }).waitFor(SLOW);
    expect(await page.getByRole('button', { name: 'Clear log' }).count()).toBe(0);
    expect(complaints).toEqual([]);
    await close();
  });

  it.each(
    sampleOf(
      [
        ['en_US', 'Log'],
        ['ar', 'السجل'],
      ],
      1,
      'log',
    ),
  )('fits a phone in %s, without a finding of axe, in both forms of time', async (language, title) => {
    const { url } = await startRadio();
    const { page, complaints, close } = await browser.open({ viewport: PHONE });
    await speak(page, language);
    await reported(page, () => manyLines(200));
    await page.goto(url);
    await page.locator('input[autocomplete="username"]').fill(ADMIN.username);
    await page.locator('input[type="password"]').fill(ADMIN.password);
    await page.keyboard.press('Enter');
    await page.getByRole('navigation').first().waitFor(SLOW);
    await page.evaluate(() => {
      window.location.hash = '#/log';
    });
    await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor(SLOW);
    await page.getByText('event 199 of a long day').waitFor(SLOW);
    expect(await sidewaysScroll(page)).toBe(0);
    expect(await axeFindings(page)).toEqual([]);
    const clock = await page.locator('#main li time').last().innerText();
    await page.getByRole('radio').last().check({ force: true });
    await expect.poll(() => page.locator('#main li time').last().innerText()).not.toBe(clock);
    expect(complaints).toEqual([]);
    await close();
  });
});
