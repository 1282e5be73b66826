import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { sampleOf } from '../../.config/drawn-sample.ts';
import { useBrowser } from './support/browser.ts';
import { startRadio } from './support/radio.ts';
import { speak } from './support/setup.ts';

const browser = useBrowser();

const card = (page: Page) =>
  page
    .locator('main > div:visible')
    .first()
    .evaluate(element => {
      const { top, bottom } = element.getBoundingClientRect();
      return { above: top, below: window.innerHeight - bottom };
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
