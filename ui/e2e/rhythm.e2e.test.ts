import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { sampleOf } from '../../.config/drawn-sample.ts';
import { PHONE, useBrowser } from './support/browser.ts';
import { logInSpeaking } from './support/login.ts';
import { startRadio } from './support/radio.ts';
import { speak } from './support/setup.ts';

const browser = useBrowser();

/** The heading of the page in view; others stand by for parts that fail. */
const heading = (page: Page) => page.locator('main h1:visible').first();
const openPage = async (page: Page, route: string): Promise<void> => {
  await heading(page).waitFor();
  const before = await heading(page).textContent();
  await page.evaluate(hash => void (location.hash = hash), `#/${route}`);
  await expect.poll(() => heading(page).textContent(), { timeout: 30_000 }).not.toBe(before);
};
const topOf = (page: Page, selector: string): Promise<number> =>
  page
    .locator(`${selector}:visible`)
    .first()
    .evaluate(element => element.getBoundingClientRect().top);
const card = (page: Page) =>
  page
    .locator('main > div:visible')
    .first()
    .evaluate(element => {
      const { top, bottom } = element.getBoundingClientRect();
      return { above: top, below: window.innerHeight - bottom };
    });

it.each(sampleOf(['en_US', 'de_DE', 'ar'], 1, 'first'))(
  'the first station is in the first 250 px of a phone, in %s',
  async language => {
    const { url } = await startRadio({ stations: 4 });
    const { page, close } = await browser.open({ viewport: PHONE, hasTouch: true });
    await logInSpeaking(page, url, language);
    await openPage(page, 'stations');
    expect(await topOf(page, 'main [data-key]')).toBeLessThan(250);
    await close();
  },
);

it('a field without help keeps no room for words under it', async () => {
  const { url } = await startRadio({ stations: 4 });
  const { page, close } = await browser.open();
  await logInSpeaking(page, url, 'en_US');
  await openPage(page, 'system');
  await page.locator('[data-section="reboot-and-reset"] input').waitFor();
  const empty = page.locator('main [aria-live][id$="-notes"]:empty');
  // The sections of the page come one after the other.
  await empty.nth(2).waitFor({ state: 'attached' });
  expect(await empty.evaluateAll(all => Math.max(...all.map(each => each.clientHeight)))).toBe(0);
  await close();
});

it('the login stands in the middle, and what is wrong with it moves nothing', async () => {
  const { url } = await startRadio();
  const { page, close } = await browser.open();
  await page.goto(url);
  await page.locator('input[name=username]').waitFor();
  const { above, below } = await card(page);
  expect(Math.abs(above - below)).toBeLessThan(40);
  await page.locator('button[type=submit]').click();
  await page.locator('[aria-invalid=true]').first().waitFor();
  expect(await card(page)).toEqual({ above, below });
  await close();
});

it.each(sampleOf(['en_US', 'de_DE'], 1, 'fold'))(
  'the whole of a setup is above the fold at 900 px, in %s',
  async language => {
    const { url } = await startRadio({ profile: 'factory' });
    const { page, close } = await browser.open();
    await speak(page, language);
    await page.goto(url);
    await page.locator('select[name=country]').selectOption('276');
    expect((await card(page)).below).toBeGreaterThan(0);
    await page.locator('input[name=agreed]').check();
    await page.locator('button[type=submit]').click();
    await page.locator('input[name=newUsername]').waitFor();
    expect((await card(page)).below).toBeGreaterThan(0);
    await close();
  },
);

it('the system page has two columns from 1200 px, and support, licenses and help open when they are asked for', async () => {
  const { url } = await startRadio({ profile: 'sta-ptp' });
  const { page, close } = await browser.open({ viewport: { width: 1200, height: 900 } });
  await logInSpeaking(page, url, 'en_US');
  await openPage(page, 'system');
  const section = (id: string) => page.locator(`[data-section="${id}"]`);
  const topsOf = (...ids: string[]) => Promise.all(ids.map(id => topOf(page, `[data-section="${id}"]`)));
  const sameRow = async (...ids: string[]): Promise<boolean> => {
    const [one, other] = await topsOf(...ids);
    return one === other;
  };
  await section('reboot-and-reset').locator('input').waitFor();
  expect(await sameRow('device', 'date-and-time')).toBe(true);
  expect(await sameRow('hardware', 'reboot-and-reset')).toBe(true);
  const terms = page.getByRole('button', { name: 'Terms Of Service' });
  expect(await terms.isVisible()).toBe(false);
  await page.evaluate(() => void (location.hash = '#/system/help-pages'));
  await terms.waitFor();
  expect(await section('support-and-help').evaluate(place => place === document.activeElement)).toBe(true);
  await page.setViewportSize({ width: 1199, height: 900 });
  await expect.poll(() => sameRow('device', 'date-and-time')).toBe(false);
  await close();
});
