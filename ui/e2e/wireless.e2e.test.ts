import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { sampleOf } from '../../.config/drawn-sample.ts';
import { axeFindings, findingsOnTheWay } from './support/axe.ts';
import { DESKTOP, PHONE, useBrowser } from './support/browser.ts';
import { logInSpeaking } from './support/login.ts';
import { startRadio } from './support/radio.ts';
import { sharedPage } from './support/shared-page.ts';
import { control, openWireless, setting } from './support/wireless.ts';

const browser = useBrowser();
const visitPage = sharedPage();

/** The page of an access point, in the advanced view; nothing is changed on the device. */
async function visit() {
  const visited = await visitPage('#/wireless', {
    stored: { 'radiolink.settings-view': 'advanced' },
  });
  await visited.page.locator('[data-setting]').first().waitFor();
  return visited;
}
const SLOW = { timeout: 90_000 };

/** Horizontal overflow of the page, px; 0 without a scroll bar. */
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

describe('the wireless page', () => {
  it('looks at the channels of another country, and changes nothing on the device', async () => {
    const { page } = await visit();
    const written: string[] = [];
    page.on('request', request => {
      if (request.method() !== 'GET') written.push(request.url());
    });
    const answered = page.waitForResponse(response => response.url().endsWith('/api/regdomain/276'));
    await control(page, 'radio.country').selectOption('276');
    expect((await answered).ok()).toBe(true);
    await page.locator('[data-eirp="main"]').getByText('Germany limit on 5680 MHz').waitFor();
    expect(written).toEqual([]);
  });

  it('shows what a licensed country asks for: the notice, and the agreement in a frame that may do nothing', async () => {
    const { url } = await startRadio();
    const { page, close, complaints } = await browser.open({ viewport: PHONE });
    await openWireless(page, url);
    const country = setting(page, 'radio.country');
    const agreement = country.getByRole('button', { name: 'Licensed Firmware User Agreement' });
    expect(await agreement.count()).toBe(0);
    await control(page, 'radio.country').selectOption({ label: 'United States (Licensed)' });
    await country.getByText('Licensed operators only').waitFor();
    expect(await findingsOnTheWay(page)).toEqual([]);
    await agreement.click();
    const dialog = page.getByRole('dialog', { name: 'Licensed Firmware User Agreement' });
    const frame = dialog.locator('iframe');
    await frame.waitFor(SLOW);
    expect(await frame.getAttribute('sandbox')).toBe('');
    expect(await frame.getAttribute('src')).toBe('/help/en_US/licensed.html');
    await page
      .frameLocator('iframe')
      .locator('body')
      .getByText(/licensed/i)
      .first()
      .waitFor(SLOW);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => agreement.evaluate(button => button === document.activeElement), SLOW).toBe(true);
    await control(page, 'radio.country').selectOption({ label: 'Germany' });
    await expect.poll(() => agreement.count(), SLOW).toBe(0);
    expect(complaints).toEqual([]);
    await close();
  });
});

const LOOKS = [
  { colorScheme: 'light', viewport: DESKTOP, profile: 'ap-ptmp' },
  { colorScheme: 'dark', viewport: DESKTOP, profile: 'sixty' },
  { colorScheme: 'dark', viewport: PHONE, profile: 'ap-ptmp' },
  { colorScheme: 'light', viewport: PHONE, profile: 'sixty' },
] as const;

it.each(sampleOf(LOOKS, 1, 'wireless'))(
  'axe finds nothing on $profile ($colorScheme, $viewport.width wide), with a problem, a change and the channels shown',
  async ({ colorScheme, viewport, profile }) => {
    const { url } = await startRadio({ profile, stations: 2 });
    const { page, close } = await browser.open({ colorScheme, viewport });
    await openWireless(page, url);
    await control(page, 'wireless.ssid').fill('ridgé');
    await page.keyboard.press('Enter');
    await setting(page, 'wireless.ssid').getByText('printable ASCII').waitFor();
    await control(page, 'radio.autoDistance').uncheck();
    await setting(page, 'radio.distance').waitFor();
    await page.getByText(/Compare \d+ MHz channels/).click();
    await page.getByRole('columnheader', { name: 'EIRP limit' }).waitFor();
    await page.mouse.move(0, 0);
    expect(await axeFindings(page)).toEqual([]);
    await close();
  },
);

describe('on a small screen', () => {
  it('is read from the right in Arabic, without sideways scrolling', async () => {
    const { url } = await startRadio();
    const { page, close } = await browser.open({ viewport: PHONE });
    await logInSpeaking(page, url, 'ar', '#/wireless');
    await setting(page, 'wireless.ssid').waitFor();
    expect(await page.evaluate(() => document.documentElement.dir)).toBe('rtl');
    expect(await overflow(page)).toBe(0);
    await close();
  });
});
