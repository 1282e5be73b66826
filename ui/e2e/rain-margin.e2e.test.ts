import { expect, it } from 'vitest';
import { sampleOf } from '../../.config/drawn-sample.ts';
import { findingsOnTheWay } from './support/axe.ts';
import { DESKTOP, PHONE, useBrowser } from './support/browser.ts';
import { button, reviewDialog, SLOW } from './support/changes.ts';
import { logIn } from './support/login.ts';
import { startRadio } from './support/radio.ts';
import { control } from './support/wireless.ts';

const browser = useBrowser();

it.each(
  sampleOf(
    [
      ['wide', DESKTOP],
      ['narrow', PHONE],
    ],
    1,
    'rain',
  ),
)(
  'a rain zone that is selected by keys on the %s dashboard answers in hours of a year there, in the report and in the review',
  async (_, viewport) => {
    const { url } = await startRadio({ profile: 'sixty' });
    const { page, complaints, close } = await browser.open({ viewport });
    await logIn(page, url);
    const zone = page.getByLabel('Rain zone');
    await zone.waitFor(SLOW);
    await zone.focus();
    await page.keyboard.press('K');
    const lost = page.getByText('Link lost in an average year').locator('..');
    await expect.poll(() => lost.innerText(), SLOW).toMatch(/\d\s?h$/);
    expect(await findingsOnTheWay(page)).toEqual([]);

    await page.evaluate(() => void (window.location.hash = '#/report'));
    await page.getByRole('heading', { name: /Fade margin at 60 GHz/ }).waitFor(SLOW);
    const stated = page.getByText('Link lost in an average year').first().locator('..');
    await expect.poll(() => stated.innerText(), SLOW).toMatch(/\d\s?h$/);

    await page.evaluate(() => {
      localStorage.setItem('radiolink.settings-view', 'advanced');
      window.location.hash = '#/wireless';
    });
    await page.locator('[data-setting]').first().waitFor(SLOW);
    const power = control(page, 'sixty.outputPower');
    await power.fill('0', SLOW);
    await power.press('Enter');
    await page.getByText(/Fade margin \d+ dB, \d+ dB with these values/).waitFor(SLOW);
    await button(page, 'Review').click(SLOW);
    const row = reviewDialog(page).getByRole('row', { name: /^Fade margin/ });
    await expect.poll(() => row.textContent(), SLOW).toMatch(/dB.*From \d+ to \d+ dB/);
    await reviewDialog(page)
      .getByRole('row', { name: /^Link lost in rain, hours a year/ })
      .waitFor(SLOW);
    expect(complaints).toEqual([]);
    await close();
  },
  90_000,
);

it('the fade margin and its rain zones fit a phone', async () => {
  const { url } = await startRadio({ profile: 'sixty' });
  const { page, complaints, close } = await browser.open({ viewport: PHONE });
  await logIn(page, url);
  await page.getByLabel('Rain zone').selectOption('own', SLOW);
  await page.getByLabel(/^Rain exceeded for 0.01 % of a year/).waitFor(SLOW);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  expect(complaints).toEqual([]);
  await close();
}, 60_000);
