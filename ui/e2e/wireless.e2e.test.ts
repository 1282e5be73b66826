import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { sampleOf } from '../../.config/drawn-sample.ts';
import { axeFindings, findingsOnTheWay } from './support/axe.ts';
import { DESKTOP, NARROW, PHONE, useBrowser } from './support/browser.ts';
import { logInSpeaking } from './support/login.ts';
import { startRadio, VIEWER } from './support/radio.ts';
import { sharedPage } from './support/shared-page.ts';
import { control, openWireless, setting } from './support/wireless.ts';

const browser = useBrowser();
const visitPage = sharedPage();

/** The page of an access point, in the advanced view, or a setting on it; nothing is changed on the device. */
async function visit(target = '') {
  const visited = await visitPage(`#/wireless${target}`, {
    stored: { 'radiolink.settings-view': 'advanced' },
  });
  await visited.page.locator('[data-setting]').first().waitFor();
  return visited;
}
const SLOW = { timeout: 90_000 };

/** Horizontal overflow of the page, px; 0 without a scroll bar. */
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

const changes = (page: Page) => page.locator('[data-setting] button[aria-expanded]').count();
const focusedSetting = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest('[data-setting]')?.getAttribute('data-setting'));

/** Values that each kind refuses, and the sentence of the specification that says so. */
const REFUSED = [
  ['wireless.ssid', 'ridgé', 'Use printable ASCII characters only.'],
  ['wireless.ssid', '', 'This value is required.'],
  ['radio.outputPower', '99', 'Enter a whole number from −4 to 25.'],
  ['radio.outputPower', 'loud', 'Enter a whole number from −4 to 25.'],
  ['radio.cableLoss', '61', 'Enter a whole number from 0 to 60.'],
  ['wireless.aggregationFrames', '0', 'Enter a whole number from 1 to 255.'],
  [
    'security.accessPointKey',
    'short',
    'Use 8 to 63 plain ASCII characters, or exactly 64 hexadecimal digits.',
  ],
] as const;

describe('the wireless page', () => {
  it('trims a number, but not the name of a network, which may begin and end with a space', async () => {
    const { page } = await visit();
    await control(page, 'wireless.aggregationFrames').fill(' 40 ');
    await page.keyboard.press('Enter');
    await expect.poll(() => control(page, 'wireless.aggregationFrames').inputValue(), SLOW).toBe('40');
    await control(page, 'wireless.ssid').fill(' ridge ');
    await page.keyboard.press('Enter');
    await expect.poll(() => changes(page), SLOW).toBe(2);
    expect(await control(page, 'wireless.ssid').inputValue()).toBe(' ridge ');
  });

  it('leaves a value in the draft when its field is left, and says what it was', async () => {
    const { page, complaints } = await visit();
    await control(page, 'wireless.ssid').fill('ridge-south');
    await page.keyboard.press('Enter');
    await expect.poll(() => control(page, 'wireless.ssid').inputValue(), SLOW).toBe('ridge-south');
    await setting(page, 'wireless.ssid').getByRole('button', { name: 'show previous value' }).click();
    await setting(page, 'wireless.ssid').getByText('ridge-north').waitFor();
    await setting(page, 'wireless.ssid').getByText('disconnects the stations').waitFor();
    await setting(page, 'wireless.ssid').getByRole('button', { name: 'Revert SSID' }).click();
    await expect.poll(() => control(page, 'wireless.ssid').inputValue(), SLOW).toBe('ridge-north');
    await expect.poll(() => changes(page), SLOW).toBe(0);
    expect(complaints).toEqual([]);
  });

  it('refuses what the specification refuses, in its words, and changes nothing', async () => {
    const { page } = await visit();
    for (const [id, value, words] of REFUSED) {
      await control(page, id).fill(value);
      await page.keyboard.press('Enter');
      await setting(page, id).getByText(words).waitFor();
      expect(await control(page, id).getAttribute('aria-invalid')).toBe('true');
    }
    expect(await changes(page)).toBe(0);
  });

  it('shows the fields that depend on another and keeps what was entered while they are hidden', async () => {
    const { page } = await visit();
    expect(await setting(page, 'radio.distance').count()).toBe(0);
    await control(page, 'radio.autoDistance').uncheck();
    await setting(page, 'radio.distance').waitFor();
    await control(page, 'radio.distance').fill('25000');
    await page.keyboard.press('Enter');
    await setting(page, 'radio.distance').getByText('the ACK limit of').waitFor();
    await control(page, 'radio.autoDistance').check();
    await expect.poll(() => setting(page, 'radio.distance').count(), SLOW).toBe(0);
    await control(page, 'radio.autoDistance').uncheck();
    await setting(page, 'radio.distance').waitFor();
    expect(await control(page, 'radio.distance').inputValue()).toBe('25000');
  });

  it('moves the center with the width, and compares the channels of the width', async () => {
    const { page } = await visit();
    await control(page, 'radio.channelWidth').selectOption('20');
    await expect.poll(() => control(page, 'radio.centerFrequency').inputValue(), SLOW).toBe('5680');
    await page.getByText('Compare 20 MHz channels').click();
    const row = page.getByRole('row', { name: /5260 MHz/ });
    await row.getByText('CAC 60 s').waitFor();
    await row.getByRole('radio').check();
    await expect.poll(() => control(page, 'radio.frequency').inputValue(), SLOW).toBe('5260');
    await expect.poll(() => control(page, 'radio.centerFrequency').inputValue(), SLOW).toBe('5260');
  });

  it('listens for neighbours only after it has said that the link goes down', async () => {
    const { page } = await visit();
    await page.getByText('Compare 40 MHz channels').click();
    await page.getByRole('button', { name: 'Scan for neighbors' }).click();
    await page.getByRole('dialog').getByText('The link is down for 10 to 40 seconds').waitFor();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect.poll(() => page.getByRole('dialog').count(), SLOW).toBe(0);
  });

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

  it('judges the channel by the public table where the device does not list its channels, and says so', async () => {
    const { url } = await startRadio();
    const { page, close } = await browser.open();
    await page.route('**/api/regdomain**', route => route.fulfill({ status: 500, body: '' }));
    await openWireless(page, url);
    await page.getByText('The device does not report the channels of this country.').waitFor(SLOW);
    const offered = await control(page, 'radio.frequency')
      .locator('option')
      .evaluateAll(options => options.map(option => Number((option as HTMLOptionElement).value)));
    expect(offered.length).toBeGreaterThan(10);
    expect(offered.filter(mhz => mhz > 5900)).toEqual([]);
    await close();
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

  it('adds, fills and removes stations of the access list', async () => {
    const { page } = await visit();
    await control(page, 'wireless.accessList').check();
    await page.getByRole('button', { name: 'Add station' }).click();
    // Called by its number until it has an address.
    await page.getByRole('rowheader', { name: 'Entry 1' }).waitFor(SLOW);
    const entry = page.locator('[data-entry="wireless.1.mac_acl.1"]');
    await entry.getByRole('textbox', { name: 'MAC address' }).fill('nonsense');
    await page.keyboard.press('Enter');
    await expect
      .poll(() => entry.getByRole('textbox', { name: 'MAC address' }).getAttribute('aria-invalid'), SLOW)
      .toBe('true');
    await entry.getByRole('textbox', { name: 'MAC address' }).fill('24-a4-3c-11-22-33');
    await page.keyboard.press('Tab');
    await expect
      .poll(() => entry.getByRole('textbox', { name: 'MAC address' }).inputValue(), SLOW)
      .toBe('24:A4:3C:11:22:33');
    await page.getByRole('rowheader', { name: 'Entry 24:A4:3C:11:22:33' }).waitFor(SLOW);
    await entry.getByRole('button', { name: /Remove/ }).click();
    await expect.poll(() => entry.count(), SLOW).toBe(0);
  });
});

describe('a setting has an address', () => {
  it('a setting has an address that leads to its field, in the basic view too, and takes the focus', async () => {
    const { page } = await visit();
    await page.getByRole('radio', { name: 'Basic' }).check({ force: true });
    await expect.poll(() => setting(page, 'radio.sensitivity').count(), SLOW).toBe(0);
    await page.evaluate(() => {
      window.location.hash = '#/wireless/radio.sensitivity';
    });
    await expect.poll(() => focusedSetting(page), SLOW).toBe('radio.sensitivity');
    await expect
      .poll(
        () =>
          setting(page, 'radio.sensitivity').evaluate(field => {
            const { top, bottom } = field.getBoundingClientRect();
            return top > 56 && bottom < window.innerHeight;
          }),
        SLOW,
      )
      .toBe(true);
  });

  it('a setting has an address that says so when the setting does not apply', async () => {
    const { page } = await visit('/radio.scanList');
    await page.getByText('is not available on this device').waitFor();
    expect(await setting(page, 'radio.scanList').count()).toBe(0);
  });
});

describe('the command palette', () => {
  it('finds a setting by what it is called, and lands in its field', async () => {
    const { page } = await visit();
    await page
      .getByRole('button', { name: /Search/ })
      .first()
      .click();
    await page.getByRole('dialog').getByRole('combobox').fill('width');
    await page
      .getByRole('option', { name: /Channel width/ })
      .first()
      .waitFor();
    await page
      .getByRole('option', { name: /^Channel width/ })
      .first()
      .click();
    await expect.poll(() => focusedSetting(page), SLOW).toBe('radio.channelWidth');
  });
});

describe('a read-only user', () => {
  it('reads every field, changes none, and sees no secret', async () => {
    const { url } = await startRadio();
    const { page, close } = await browser.open();
    await openWireless(page, url, { account: VIEWER });
    const fields = page.locator('main [data-setting] :is(input, select, textarea)');
    const states = await fields.evaluateAll(all =>
      all.map(field => field instanceof HTMLInputElement && field.readOnly),
    );
    expect(states.length).toBeGreaterThan(30);
    expect(states.every(Boolean)).toBe(true);
    expect(await control(page, 'radio.mode').inputValue()).toBe('Access point');
    expect(await control(page, 'security.accessPointKey').inputValue()).toBe('Not shown to read-only users');
    expect(await page.locator('#main').innerHTML()).not.toContain('ridge-demo-key');
    await page.getByText('Compare 40 MHz channels').click();
    await page.getByRole('columnheader', { name: 'EIRP limit' }).waitFor();
    expect(await page.getByRole('button', { name: 'Scan for neighbors' }).count()).toBe(0);
    expect(await page.locator('main table input').count()).toBe(0);
    await close();
  });
});

describe('by keyboard alone', () => {
  it('a value is changed, left with Tab, and one typed in error is taken back with Esc', async () => {
    const { page } = await visit('/wireless.ssid');
    await expect.poll(() => focusedSetting(page), SLOW).toBe('wireless.ssid');
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('oops');
    await page.keyboard.press('Escape');
    await expect.poll(() => control(page, 'wireless.ssid').inputValue(), SLOW).toBe('ridge-north');
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('by-keyboard');
    await page.keyboard.press('Tab');
    await expect.poll(() => changes(page), SLOW).toBe(1);
    await page.keyboard.press('Shift+Tab');
    // Of the new mark and the field, the mark comes first.
    expect(['wireless.ssid']).toContain(await focusedSetting(page));
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
  it('needs no sideways scrolling', async () => {
    const { page } = await visit();
    await page.getByText(/Compare \d+ MHz channels/).click();
    await page.getByRole('columnheader', { name: 'EIRP limit' }).waitFor();
    for (const viewport of [PHONE, NARROW]) {
      await page.setViewportSize(viewport);
      expect([viewport.width, await overflow(page)]).toEqual([viewport.width, 0]);
    }
  });

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
