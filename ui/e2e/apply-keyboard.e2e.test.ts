import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { useBrowser } from './support/browser.ts';
import { button, focused, RESTART, reviewDialog, SLOW, testBar, untilBack } from './support/changes.ts';
import { readDevice } from './support/classic.ts';
import { logIn } from './support/login.ts';
import { goByKeys } from './support/tools.ts';
import { startRadio } from './support/radio.ts';
import { control } from './support/wireless.ts';

const browser = useBrowser();

/** Goes on with Tab until that has the focus, which must not take long from where the focus is left. */
async function tabTo(page: Page, what: string, most = 12): Promise<void> {
  for (let tabs = 0; tabs <= most; tabs += 1) {
    if ((await focused(page)) === what) return;
    await page.keyboard.press('Tab');
  }
  if ((await focused(page)) === what) return;
  throw new Error(`${most} times Tab do not reach "${what}": ${await focused(page)} has the focus.`);
}

/** Waits until the element has the focus and shows it. The page itself has no focus ring. */
async function arrives(page: Page, what: RegExp): Promise<void> {
  await expect.poll(() => focused(page), SLOW).toMatch(what);
  const seen = await page.evaluate(() => {
    const element = document.activeElement ?? document.body;
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return element.matches('main') ? 'the page' : `${outlineStyle} ${outlineWidth}`;
  });
  expect(seen).toMatch(/^the page$|^(solid|auto) [1-9]/);
}

async function find(page: Page, words: string): Promise<void> {
  await page.keyboard.press('ControlOrMeta+K');
  await expect.poll(() => focused(page), SLOW).toMatch(/^input Search pages/);
  await page.keyboard.type(words);
  await page.keyboard.press('Enter');
}

it('a setting is found, changed, reviewed, tested and kept by the keyboard alone, and the focus is never lost', async () => {
  const { url, radio } = await startRadio({ profile: 'ap-ptp', softRestartSeconds: 2 });
  const device = await readDevice(radio);
  const { page, complaints, close } = await browser.open();
  await logIn(page, url);
  await goByKeys(page, 'pw');
  await page.locator('[data-setting]').first().waitFor(SLOW);
  await find(page, 'width');
  const width = control(page, 'radio.channelWidth');
  await expect.poll(() => width.evaluate(field => field === document.activeElement), SLOW).toBe(true);
  const before = await width.inputValue();
  await page.keyboard.press('ArrowUp');
  const wanted = await width.inputValue();
  expect(wanted).not.toBe(before);
  await page.getByText(/pending changes?/).waitFor(SLOW);

  await find(page, 'review');
  await reviewDialog(page).waitFor(SLOW);
  await page.keyboard.press('Escape');
  await reviewDialog(page).waitFor({ state: 'hidden', ...SLOW });
  // Back where it came from.
  await expect.poll(() => width.evaluate(field => field === document.activeElement), SLOW).toBe(true);

  await find(page, 'review');
  await reviewDialog(page).waitFor(SLOW);
  await tabTo(page, 'button Test');
  await arrives(page, /^button Test/);
  await page.keyboard.press('Enter');
  await testBar(page).waitFor(SLOW);
  await arrives(page, /^section Configuration test/);
  await untilBack(page);
  await testBar(page).getByText('The radio link is back.').waitFor(RESTART);
  await tabTo(page, 'button Keep changes', 2);
  await page.keyboard.press('Enter');
  await page.getByText(/Changes kept\./).waitFor(RESTART);
  await arrives(page, /Changes kept\./);
  await tabTo(page, 'button Close', 1);
  await page.keyboard.press('Enter');
  await arrives(page, /^main/);
  expect((await device.configuration()).get('radio.1.chanbw')).toBe(wanted);
  expect(complaints).toEqual([]);
  await close();
});

it('a change is tested, reverted and discarded from the bar by the keyboard alone, and the focus is never lost', async () => {
  const { url } = await startRadio({ profile: 'ap-ptp', softRestartSeconds: 2 });
  const { page, complaints, close } = await browser.open();
  await logIn(page, url);
  await find(page, 'ssid');
  const field = control(page, 'wireless.ssid');
  await expect.poll(() => field.evaluate(one => one === document.activeElement), SLOW).toBe(true);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('by-keyboard');
  await page.keyboard.press('Enter');
  await page.getByText('1 pending change').waitFor(SLOW);
  await button(page, 'Test').focus();
  await page.keyboard.press('Enter');
  // The impact is shown first, and Enter continues.
  await reviewDialog(page).getByText('Impact').waitFor(SLOW);
  await arrives(page, /^button Test/);
  await page.keyboard.press('Enter');
  await arrives(page, /^section Configuration test/);
  await untilBack(page);
  await tabTo(page, 'button Revert now', 3);
  await page.keyboard.press('Enter');
  await page.getByText(/The changes were reverted/).waitFor(RESTART);
  await arrives(page, /The changes were reverted/);
  await tabTo(page, 'button Close', 1);
  await page.keyboard.press('Enter');
  await arrives(page, /^main/);
  await button(page, 'Discard').focus();
  await page.keyboard.press('Enter');
  // The number is asked first; the way back has the focus.
  await page.getByRole('dialog', { name: 'Discard 1 change?' }).waitFor(SLOW);
  await arrives(page, /^button Cancel/);
  await tabTo(page, 'button Discard all', 1);
  await page.keyboard.press('Enter');
  await page.getByText('1 pending change').waitFor({ state: 'hidden', ...SLOW });
  await arrives(page, /^main/);
  expect(complaints).toEqual([]);
  await close();
});

it('the dialog keeps the focus where a change is taken back in the review', async () => {
  const { url } = await startRadio({ profile: 'ap-ptp' });
  const { page, complaints, close } = await browser.open();
  await logIn(page, url);
  await find(page, 'ssid');
  await expect.poll(() => focused(page), SLOW).toMatch(/^input/);
  await page.keyboard.type('x');
  await page.keyboard.press('Enter');
  await find(page, 'review');
  await reviewDialog(page).waitFor(SLOW);
  await tabTo(page, 'button Revert SSID');
  await page.keyboard.press('Enter');
  await reviewDialog(page).getByText('No pending changes').waitFor(SLOW);
  await arrives(page, /^dialog/);
  await page.keyboard.press('Escape');
  await reviewDialog(page).waitFor({ state: 'hidden', ...SLOW });
  await arrives(page, /^input|^main/);
  expect(complaints).toEqual([]);
  await close();
});
