import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { sampleOf } from '../../.config/drawn-sample.ts';
import { findingsOnTheWay } from './support/axe.ts';
import { inArabic } from './support/arabic.ts';
import { PHONE, useBrowser } from './support/browser.ts';
import { startRadio, VIEWER } from './support/radio.ts';
import { logIn, logInSpeaking } from './support/login.ts';
import { PATIENT, runState } from './support/tools.ts';

const browser = useBrowser();
const OTHER = { username: 'installer', password: 'Remote-End-Secret-2026' };
const CONFIRMATION = 'Start the speed test now?';

/** Types the login of the other device, whose address is there already. */
async function typeLogin(page: Page, said = (text: string): string => text): Promise<void> {
  await page.getByLabel(said('Username')).fill(OTHER.username);
  await page.getByLabel(said('Password'), { exact: true }).fill(OTHER.password);
}

it('the speed test is reached from the dashboard, asks, starts at Enter and stops at Esc, and keeps the login nowhere', async () => {
  const { url } = await startRadio({ profile: 'sta-ptp' });
  const { page, complaints, close } = await browser.open();
  await logIn(page, url);
  const way = page.locator('#main').getByRole('link', { name: 'Speed test' });
  await way.focus();
  const host = (await way.getAttribute('href'))!.split('?')[1]!;
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Speed test' }).waitFor(PATIENT);
  expect(await page.getByRole('combobox', { name: 'Host' }).inputValue()).toBe(host);
  await page.getByRole('combobox', { name: 'Host' }).press('Enter');
  await page.getByText('Enter the password of the remote device.').waitFor(PATIENT);
  expect(await runState(page).innerText()).toContain('Not started');

  await typeLogin(page);
  await page.keyboard.press('Enter');
  const confirmation = page.getByRole('dialog', { name: CONFIRMATION });
  await confirmation.waitFor(PATIENT);
  expect(await findingsOnTheWay(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await confirmation.waitFor({ state: 'hidden', ...PATIENT });
  expect(await runState(page).innerText()).toContain('Not started');
  await page.keyboard.press('Enter');
  await confirmation.waitFor(PATIENT);
  await page.keyboard.press('Enter');
  await expect.poll(() => runState(page).innerText(), PATIENT).toContain('Running');
  await page.locator('main canvas').waitFor(PATIENT);
  expect(await findingsOnTheWay(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect.poll(() => runState(page).innerText(), PATIENT).toContain('Stopped');

  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(stored).toContain(OTHER.username);
  expect(stored).not.toContain(OTHER.password);
  expect(complaints).toEqual([]);
  await close();
});

it('runs to its result, which outlives a reload', async () => {
  const { url } = await startRadio({ profile: 'sta-ptp' });
  const { page, complaints, close } = await browser.open();
  await logIn(page, url);
  const way = page.locator('#main').getByRole('link', { name: 'Speed test' });
  await way.click();
  await typeLogin(page);
  await page.getByLabel('Duration').selectOption('10');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: CONFIRMATION }).waitFor(PATIENT);
  await page.keyboard.press('Enter');
  await expect.poll(() => runState(page).innerText(), PATIENT).toContain('Finished');
  expect(await page.locator('#main').innerText()).toMatch(/\d+\s*%\s*of the capacity/);
  expect(await findingsOnTheWay(page)).toEqual([]);
  await page.reload();
  await page.getByRole('heading', { level: 1, name: 'Speed test' }).waitFor(PATIENT);
  const runs = page.getByRole('table', { name: 'Results in this browser' });
  await expect.poll(() => runs.getByRole('row').count(), PATIENT).toBe(2);
  expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe('');
  expect(complaints).toEqual([]);
  await close();
});

it('the speed test is reached from the details of a station, and fits on a phone', async () => {
  const { url } = await startRadio({ profile: 'ap-ptmp', stations: 3 });
  const { page, complaints, close } = await browser.open({ viewport: PHONE, hasTouch: true });
  await logIn(page, url, undefined, { hash: '#/stations' });
  await page.locator('[data-key]').first().tap();
  const way = page.locator('a[href^="#/speed-test?"]');
  await way.waitFor(PATIENT);
  const host = (await way.getAttribute('href'))!.split('?')[1]!;
  await way.tap();
  const field = page.getByRole('combobox', { name: 'Host' });
  await field.waitFor(PATIENT);
  expect(await field.inputValue()).toBe(host);
  await typeLogin(page);
  await page.locator('main form [type=submit]').tap();
  const confirmation = page.getByRole('dialog', { name: CONFIRMATION });
  await confirmation.getByRole('button', { name: 'Start speed test' }).tap();
  await page.locator('main canvas').waitFor(PATIENT);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
  expect(await findingsOnTheWay(page)).toEqual([]);
  expect(complaints).toEqual([]);
  await close();
});

const asWritten = (text: string): string => text;
it.each(
  sampleOf(
    [
      {
        where: 'in Arabic, from right to left',
        profile: 'sta-ptp',
        language: 'ar',
        said: inArabic,
        dir: 'rtl',
      },
      {
        where: 'on a device with the versioned API only',
        profile: 'wave',
        language: 'en_US',
        said: asWritten,
        dir: 'ltr',
      },
    ],
    1,
    'where',
  ),
)('runs $where', async ({ profile, language, said, dir }) => {
  const { url } = await startRadio({ profile });
  const { page, complaints, close } = await browser.open();
  await logInSpeaking(page, url, language, '#/stations');
  await page.locator('[data-key]').first().click();
  await page.locator('a[href^="#/speed-test?"]').click();
  await page.getByRole('combobox', { name: said('Host') }).waitFor(PATIENT);
  await typeLogin(page, said);
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: said(CONFIRMATION) }).waitFor(PATIENT);
  await page.keyboard.press('Enter');
  await expect.poll(() => runState(page).innerText(), PATIENT).toContain(said('Running'));
  await page.locator('main canvas').waitFor(PATIENT);
  expect(await page.evaluate(() => document.documentElement.dir || 'ltr')).toBe(dir);
  expect(await findingsOnTheWay(page)).toEqual([]);
  expect(complaints).toEqual([]);
  await close();
});

it('the speed test is reached from the dashboard of an access point, where the device is chosen', async () => {
  const { url } = await startRadio({ profile: 'ap-ptmp', stations: 3 });
  const { page, complaints, close } = await browser.open();
  await logIn(page, url);
  await page.locator('#main').getByRole('link', { name: 'Speed test' }).click();
  await page.getByRole('heading', { level: 1, name: 'Speed test' }).waitFor(PATIENT);
  expect(await page.getByRole('combobox', { name: 'Host' }).inputValue()).toBe('');
  await expect.poll(() => page.locator('datalist option').count(), PATIENT).toBeGreaterThanOrEqual(3);
  expect(complaints).toEqual([]);
  await close();
});

it.each(sampleOf(['sta-ptp', 'ap-ptmp'], 1, 'absent'))(
  'the speed test is absent for a read-only user, on the dashboard of %s and beside the stations too',
  async profile => {
    const { url } = await startRadio({ profile });
    const { page, close } = await browser.open();
    await logIn(page, url, VIEWER);
    await page.locator('main canvas').first().waitFor(PATIENT);
    expect(await page.locator('a[href^="#/speed-test"]').count()).toBe(0);
    await page.evaluate(() => void (window.location.hash = '#/stations'));
    await page.locator('[data-key]').first().click();
    await page.getByRole('link', { name: 'Open web interface' }).waitFor(PATIENT);
    expect(await page.locator('a[href^="#/speed-test"]').count()).toBe(0);
    await page.evaluate(() => void (window.location.hash = '#/speed-test?192.0.2.20'));
    await page.getByRole('heading', { level: 1 }).waitFor(PATIENT);
    expect(await page.getByRole('heading', { name: 'Speed test' }).count()).toBe(0);
    await close();
  },
);
