import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { sampleOf } from '../../.config/drawn-sample.ts';
import { axeFindings, lookFindings } from './support/axe.ts';
import { DESKTOP, NARROW, PHONE, useBrowser } from './support/browser.ts';
import { button, changeSsid, SLOW, startTest, untilBack } from './support/changes.ts';
import { readDevice } from './support/classic.ts';
import { letDeviceSay } from './support/device-words.ts';
import { sidewaysScroll, wear } from './support/looks.ts';
import { startRadio } from './support/radio.ts';
import { control, openWireless } from './support/wireless.ts';

const browser = useBrowser();

/** How three people see the same page. */
const LOOKS = [
  { theme: 'dark', viewport: DESKTOP, dir: 'ltr' },
  { theme: 'sun', viewport: PHONE, dir: 'ltr' },
  // The direction is that of Arabic; the words stay those that this test looks for.
  { theme: 'light', viewport: NARROW, dir: 'rtl' },
] as const;

// Ten looks of axe, and thirty where all run; the most of it is work of a core.
it('a change on its way is read by everybody', { timeout: 600_000 }, async () => {
  const { url, radio, advance } = await startRadio({ profile: 'ap-ptp', softRestartSeconds: 1 });
  const device = await readDevice(radio);
  const { page, complaints, close } = await browser.open({ reducedMotion: 'reduce' });
  const words = { modified: false, firstSetup: true };
  await letDeviceSay(page, words);
  const findings: string[] = [];
  const look = async (place: string): Promise<void> => {
    await page.mouse.move(0, 0);
    for (const [at, { theme, viewport, dir }] of sampleOf(LOOKS, 1, place).entries()) {
      await page.setViewportSize(viewport);
      await wear(page, theme);
      await page.evaluate(direction => {
        document.documentElement.dir = direction;
        // An element half under the top bar is no target.
        window.scrollTo(0, 0);
      }, dir);
      await page
        .getByRole('heading', { level: 1 })
        .first()
        .waitFor({ state: 'attached', ...SLOW });
      const found = await (at === 0 ? axeFindings : lookFindings)(page);
      findings.push(...found.map(finding => `${place}, ${theme}: ${finding}`));
      const sideways = await sidewaysScroll(page);
      if (sideways > 0) findings.push(`${place}, ${theme}: ${sideways} px sideways`);
    }
    await page.setViewportSize(DESKTOP);
  };

  // Few fields: the page below the parts of a change has its own checks.
  await openWireless(page, url, { view: 'basic' });
  await button(page, 'Apply as is').waitFor(SLOW);
  await look('note of the first setup');
  await button(page, 'Apply as is').click();
  const confirmation = page.getByRole('dialog', { name: 'Apply as is' });
  await confirmation.waitFor(SLOW);
  words.firstSetup = false;
  await confirmation.getByRole('button', { name: 'Apply as is', exact: true }).click();
  await page.getByText(/Changes applied and saved/).waitFor({ timeout: 90_000 });
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
  // A device that restarts serves no page.
  advance(2);
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
  const noSave = page.getByRole('region', { name: 'Not saved' });
  await noSave.waitFor({ timeout: 90_000 });
  await look('bar of no-save');
  await noSave.getByRole('button', { name: 'Save' }).click();
  await noSave.waitFor({ state: 'hidden', timeout: 90_000 });

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
  await page.getByText(/The changes were reverted/).waitFor({ timeout: 90_000 });
  await look('account of a test');

  words.modified = true;
  await page.reload();
  await button(page, 'Apply now').waitFor(SLOW);
  await look('bar of a backup');
  expect(findings).toEqual([]);
  expect(complaints).toEqual([]);
  await close();
});

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

it('a change is edited, reviewed, tested and kept on a phone by the keyboard alone', {
  timeout: 360_000,
}, async () => {
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
  await page.getByText(/Changes kept\./).waitFor({ timeout: 90_000 });
  expect((await device.configuration()).get('wireless.1.ssid')).toBe('by-keyboard');
  expect(complaints).toEqual([]);
  await close();
});
