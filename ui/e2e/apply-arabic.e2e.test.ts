import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { inArabic } from './support/arabic.ts';
import { findingsInThemes } from './support/axe.ts';
import { DESKTOP, NARROW, useBrowser } from './support/browser.ts';
import { RESTART, SLOW } from './support/changes.ts';
import { type DeviceReader, readDevice } from './support/classic.ts';
import { sidewaysScroll } from './support/looks.ts';
import { startRadio } from './support/radio.ts';
import { speak } from './support/setup.ts';
import { control, openWireless } from './support/wireless.ts';

const browser = useBrowser();
const SSID = 'wireless.1.ssid';

/** Names and units that are the same in every language. */
const ALIKE = /\b(SSID|MHz|GHz|dBm|WPA2?|PSK|DFS|MAC|IP|Mbps)\b|https?:\S+/g;

/** Latin words in the bars, notes and dialogs, except those from the device and its users. */
async function notArabic(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const found: string[] = [];
    for (const place of document.querySelectorAll('[data-focus-place]')) {
      const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        const around = node.parentElement;
        if (around?.checkVisibility() === true && around.closest('bdi') === null)
          found.push(node.textContent ?? '');
      }
      for (const element of place.querySelectorAll('[aria-label], [title]'))
        found.push(element.getAttribute('aria-label') ?? '', element.getAttribute('title') ?? '');
    }
    return found;
  });
  return texts.filter(text => /[A-Za-z]{2,}/.test(text.replaceAll(ALIKE, '')));
}

/** True if one element is to the right of another: the start, in Arabic. */
async function isRightOf(one: Locator, other: Locator): Promise<boolean> {
  const [left, right] = [await other.boundingBox(), await one.boundingBox()];
  return left !== null && right !== null && right.x >= left.x + left.width;
}

const button = (within: Page | Locator, name: string) =>
  within.getByRole('button', { name: inArabic(name), exact: true });

/** The wireless page of a device in Arabic, with helpers to inspect its content. */
async function inArabicPage(prepare: (device: DeviceReader) => Promise<void> = async () => undefined) {
  const { url, radio } = await startRadio({ profile: 'ap-ptp', softRestartSeconds: 2 });
  const device = await readDevice(radio);
  const { page, complaints, close } = await browser.open({ viewport: DESKTOP, reducedMotion: 'reduce' });
  await openWireless(page, url, { view: 'basic' });
  await prepare(device);
  await speak(page, 'ar');
  await page.reload();
  await control(page, 'wireless.ssid').waitFor(SLOW);
  expect(await page.evaluate(() => document.documentElement.dir)).toBe('rtl');
  const findings: string[] = [];
  /** Notes what is not Arabic, what axe objects to in each look, and what does not fit 320 px. */
  const look = async (place: string): Promise<void> => {
    await page.mouse.move(0, 0);
    findings.push(...(await notArabic(page)).map(text => `${place}: not Arabic: ${text}`));
    findings.push(...(await findingsInThemes(page, place)).map(finding => `${place}, ${finding}`));
    await page.setViewportSize(NARROW);
    await page.evaluate(() => new Promise(resolve => requestAnimationFrame(resolve)));
    const sideways = await sidewaysScroll(page);
    if (sideways > 0) findings.push(`${place}: ${sideways} px sideways`);
    await page.setViewportSize(DESKTOP);
  };
  const edit = async (): Promise<void> => {
    await control(page, 'wireless.ssid').fill('mine');
    await control(page, 'wireless.ssid').blur();
    await button(page, 'Review').waitFor(SLOW);
  };
  return { page, radio, device, findings, complaints, look, edit, close };
}

it('a backup and the review are in Arabic, from the right, and read by everybody', async () => {
  const { page, findings, complaints, look, edit, close } = await inArabicPage(device =>
    device.stage({ [SSID]: 'of-the-backup' }),
  );
  const dialog = page.getByRole('dialog');
  await button(page, 'Apply now').click(SLOW);
  await dialog.waitFor(SLOW);
  await look('apply the backup');
  await page.keyboard.press('Escape');
  await button(page, 'Discard the backup').click();
  await button(dialog, 'Discard the backup').click();
  await expect.poll(() => button(page, 'Discard the backup').count(), SLOW).toBe(0);
  await edit();
  const bar = page.getByRole('region', { name: inArabic('Changes'), exact: true });
  expect(await isRightOf(bar.getByRole('status'), button(bar, 'Test'))).toBe(true);
  await button(page, 'Review').click();
  await dialog.waitFor(SLOW);
  await look('review');
  expect(findings).toEqual([]);
  expect(complaints).toEqual([]);
  await close();
});

it('a test and what became of it are in Arabic, from the right, and read by everybody', async () => {
  const { page, findings, complaints, look, edit, close } = await inArabicPage();
  await edit();
  await button(page, 'Test').click();
  await button(page.getByRole('dialog'), 'Test').click(SLOW);
  const test = page.getByRole('region', { name: inArabic('Configuration test') });
  await test.waitFor(SLOW);
  expect(await isRightOf(test.getByRole('timer'), button(test, 'Keep changes'))).toBe(true);
  await look('running test');
  await expect.poll(() => button(test, 'Keep changes').isEnabled(), RESTART).toBe(true);
  await button(page, 'Revert now').click();
  await button(page, 'Close').waitFor(RESTART);
  await look('account of a test');
  expect(findings).toEqual([]);
  expect(complaints).toEqual([]);
  await close();
});

it('a conflict is in Arabic, and read by everybody', async () => {
  const { page, radio, device, findings, complaints, look, edit, close } = await inArabicPage();
  await edit();
  await device.put({ [SSID]: 'theirs', 'aaa.1.ssid': 'theirs' });
  await expect.poll(() => radio.reachable, SLOW).toBe(true);
  await button(page, 'Review').click();
  const dialog = page.getByRole('dialog');
  await dialog
    .getByRole('button', { name: inArabic('My value:') })
    .first()
    .waitFor(SLOW);
  await look('conflict');
  expect(findings).toEqual([]);
  expect(complaints).toEqual([]);
  await close();
});
