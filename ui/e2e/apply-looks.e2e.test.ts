import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { axeFindings } from './support/axe.ts';
import { DESKTOP, NARROW, PHONE, useBrowser } from './support/browser.ts';
import { startTest, untilBack } from './support/changes.ts';
import { readDevice } from './support/classic.ts';
import { letDeviceSay } from './support/device-words.ts';
import { startRadio } from './support/radio.ts';
import { speak } from './support/setup.ts';
import { control, openWireless } from './support/wireless.ts';

const browser = useBrowser();
const SLOW = { timeout: 20_000 };

const LOOKS = [
  { theme: 'dark', viewport: DESKTOP, language: 'en_US' },
  { theme: 'sun', viewport: PHONE, language: 'en_US' },
  { theme: 'light', viewport: NARROW, language: 'ar' },
] as const;

/** Horizontal overflow of the page, px; 0 without a scroll bar. */
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function changeSsid(page: Page, ssid: string): Promise<void> {
  const field = control(page, 'wireless.ssid');
  await field.waitFor(SLOW);
  await field.fill(ssid);
  await field.blur();
  await page.getByText('1 pending change').waitFor(SLOW);
}

it.each(LOOKS)(
  'a change on its way is read by everybody ($theme, $viewport.width wide, $language)',
  { timeout: 180_000 },
  async ({ theme, viewport, language }) => {
    const { url, radio } = await startRadio({
      profile: 'ap-ptp',
      // An unreachable device serves no page, and these are reloaded repeatedly: it is back immediately.
      softRestartSeconds: 0,
      // The direction is that of Arabic; the words stay those that this test looks for.
      translations: { ar: {} },
    });
    const device = await readDevice(radio);
    const { page, complaints, close } = await browser.open({ viewport, reducedMotion: 'reduce' });
    await page.addInitScript(choice => localStorage.setItem('radiolink.theme', choice), theme);
    await speak(page, language);
    const words = { modified: false, firstSetup: true };
    await letDeviceSay(page, words);
    const findings: string[] = [];
    const look = async (place: string): Promise<void> => {
      await page.mouse.move(0, 0);
      // An element half under the top bar is no target.
      await page.evaluate(() => window.scrollTo(0, 0));
      await page
        .getByRole('heading', { level: 1 })
        .first()
        .waitFor({ state: 'attached', ...SLOW });
      const found = await axeFindings(page);
      findings.push(...found.map(finding => `${place}: ${finding}`));
      const sideways = await overflow(page);
      if (sideways > 0) findings.push(`${place}: ${sideways} px sideways`);
    };

    await openWireless(page, url);
    await button(page, 'Apply as is').waitFor(SLOW);
    expect(await page.evaluate(() => document.documentElement.dir || 'ltr')).toBe(
      language === 'ar' ? 'rtl' : 'ltr',
    );
    await look('note of the first setup');
    await button(page, 'Apply as is').click();
    const question = page.getByRole('dialog', { name: 'Apply as is' });
    await question.waitFor(SLOW);
    words.firstSetup = false;
    await question.getByRole('button', { name: 'Apply as is', exact: true }).click();
    await page.getByText(/Changes applied and saved/).waitFor({ timeout: 40_000 });
    await expect.poll(() => button(page, 'Apply as is').count(), SLOW).toBe(0);
    await button(page, 'Close').click();

    await changeSsid(page, 'mine');
    await look('bar of changes');
    await button(page, 'Review').click();
    await page.getByRole('dialog').getByText('Impact').waitFor(SLOW);
    await look('review');
    await page.keyboard.press('Escape');

    // Another session changes the same setting while this page is closed.
    await device.put({ 'wireless.1.ssid': 'theirs', 'aaa.1.ssid': 'theirs' });
    await page.reload();
    await button(page, 'Continue').waitFor(SLOW);
    await look('offer of a draft');
    await button(page, 'Continue').click();
    await button(page, 'Review').click(SLOW);
    const review = page.getByRole('dialog');
    await review.getByText('Conflicting changes').waitFor(SLOW);
    await look('dispute of a draft');
    const mine = review.getByRole('button', { name: /^My value/ });
    for (let open = await mine.count(); open > 0; open = await mine.count()) {
      await mine.first().click();
      await expect.poll(() => mine.count(), SLOW).toBe(open - 1);
    }
    await review.getByRole('button', { name: 'Apply without saving' }).click(SLOW);
    const noSave = page.getByRole('region', { name: 'No-save' });
    await noSave.waitFor({ timeout: 40_000 });
    await look('bar of no-save');
    await noSave.getByRole('button', { name: 'Save it' }).click();
    await noSave.waitFor({ state: 'hidden', timeout: 40_000 });

    await changeSsid(page, 'mine again');
    await button(page, 'Review').click();
    await button(page, 'Previous configurations').click(SLOW);
    await page.getByRole('dialog').getByRole('button', { name: 'Restore' }).first().waitFor(SLOW);
    await look('previous configurations');
    await page.keyboard.press('Escape');
    await expect.poll(() => page.getByRole('dialog').count(), SLOW).toBe(0);

    await startTest(page);
    const test = page.getByRole('region', { name: 'Configuration test' });
    await test.waitFor(SLOW);
    await look('running test');
    await test.getByRole('button', { name: 'Revert now' }).click();
    await page.getByText(/The changes were reverted/).waitFor({ timeout: 40_000 });
    await look('account of a test');

    words.modified = true;
    await page.reload();
    await button(page, 'Apply now').waitFor(SLOW);
    await look('bar of a backup');
    expect(findings).toEqual([]);
    expect(complaints).toEqual([]);
    await close();
  },
);

/** Goes on with Tab until a button of that name has the focus, and presses it. */
async function pressByKeys(page: Page, name: string): Promise<void> {
  const wanted = page.getByRole('button', { name, exact: true });
  await wanted.first().waitFor(SLOW);
  for (let tabs = 0; tabs < 250; tabs += 1) {
    await page.keyboard.press('Tab');
    const hasFocus = await wanted.evaluateAll(buttons => buttons.some(one => one === document.activeElement));
    if (!hasFocus) continue;
    await page.keyboard.press('Enter');
    return;
  }
  throw new Error(`The keyboard does not reach ${name}.`);
}

it('on a phone, by the keyboard alone: edited, reviewed, tested and kept', { timeout: 120_000 }, async () => {
  const { url, radio } = await startRadio({ profile: 'ap-ptp' });
  const device = await readDevice(radio);
  const { page, complaints, close } = await browser.open({ viewport: PHONE });
  await openWireless(page, url, { target: '/wireless.ssid' });
  await expect
    .poll(() => control(page, 'wireless.ssid').evaluate(field => field === document.activeElement), SLOW)
    .toBe(true);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('by-keyboard');
  await page.keyboard.press('Enter');
  await page.getByText('1 pending change').waitFor(SLOW);
  await pressByKeys(page, 'Review');
  await page.getByRole('dialog').getByText('by-keyboard').waitFor(SLOW);
  await pressByKeys(page, 'Test');
  await page.getByRole('region', { name: 'Configuration test' }).waitFor(SLOW);
  await untilBack(page);
  await pressByKeys(page, 'Keep changes');
  await pressByKeys(page, 'Keep without link');
  await page.getByText(/Changes kept\./).waitFor({ timeout: 40_000 });
  expect((await device.configuration()).get('wireless.1.ssid')).toBe('by-keyboard');
  expect(complaints).toEqual([]);
  await close();
});
