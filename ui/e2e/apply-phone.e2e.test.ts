import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { sampleOf } from '../../.config/drawn-sample.ts';
import { NARROW, PHONE, useBrowser } from './support/browser.ts';
import { button, changeSsid, RESTART, SLOW, startTest, testBar, untilBack } from './support/changes.ts';
import { sidewaysScroll } from './support/looks.ts';
import { startRadio } from './support/radio.ts';
import { openWireless } from './support/wireless.ts';

const browser = useBrowser();
const SIZES = [
  [390, PHONE],
  [320, NARROW],
] as const;

/** Whether a setting has the focus, and what hides an edge of what has it; undefined when it is fully visible. */
const atFocus = (page: Page): Promise<{ isSetting: boolean; hiddenBy: string | undefined }> =>
  page.evaluate(async () => {
    // Scrolling follows the focus in the next frame.
    await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const isSetting = document.activeElement?.closest('[data-setting]') != null;
    return { isSetting, hiddenBy: hiddenBy() };

    function hiddenBy(): string | undefined {
      const focused = document.activeElement;
      if (focused === null || focused === document.body || focused.matches('main')) return undefined;
      const { left, right, top, bottom } = focused.getBoundingClientRect();
      const name = `${focused.tagName} ${focused.getAttribute('aria-label') ?? focused.closest('[data-setting]')?.getAttribute('data-setting') ?? focused.textContent?.slice(0, 30)}`;
      if (top < 0 || bottom > window.innerHeight) return `${name}: out of sight`;
      const x = Math.min(Math.max((left + right) / 2, 1), window.innerWidth - 1);
      for (const y of [top + 2, bottom - 2]) {
        const over = document.elementFromPoint(x, y);
        const bar = over?.closest('[data-stays], nav, header');
        if (bar != null && !bar.contains(focused)) return `${name}: under ${bar.outerHTML.slice(0, 60)}`;
      }
      return undefined;
    }
  });

/** Goes through everything on the page by Tab, and back by Shift-Tab. */
async function hiddenOnTheWay(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<string[]> {
  const found: string[] = [];
  let fields = 0;
  for (let presses = 0; presses < 90; presses += 1) {
    await page.keyboard.press(key);
    const { isSetting, hiddenBy } = await atFocus(page);
    if (hiddenBy !== undefined) found.push(hiddenBy);
    if (isSetting) fields += 1;
  }
  expect(fields).toBeGreaterThan(20);
  return [...new Set(found)];
}

const scrolledDown = (page: Page) =>
  page.evaluate(() => window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));

describe.each(sampleOf(SIZES, 1, 'phone'))('on a phone, %i wide', (_, viewport) => {
  it('the account of a test is in sight however far the page is scrolled', async () => {
    const { url } = await startRadio({ profile: 'ap-ptp', softRestartSeconds: 2 });
    const { page, complaints, close } = await browser.open({ viewport, hasTouch: true, isMobile: true });
    await openWireless(page, url);
    let loads = 0;
    page.on('request', request => {
      if (request.isNavigationRequest()) loads += 1;
    });
    await changeSsid(page, 'mine');
    await scrolledDown(page);
    await startTest(page);
    // It is gone for a moment, and says no while it is.
    await untilBack(page);
    await button(testBar(page), 'Revert now').tap(SLOW);
    await page.getByText(/The changes were reverted/).waitFor(RESTART);
    await scrolledDown(page);
    expect(loads).toBe(0);
    const account = await page.getByText(/The changes were reverted/).boundingBox();
    expect(account?.y).toBeGreaterThan(0);
    expect((account?.y ?? 0) + (account?.height ?? 0)).toBeLessThan(viewport.height / 2);
    expect(await sidewaysScroll(page)).toBe(0);
    await button(page, 'Close').tap();
    expect(await page.getByText(/The changes were reverted/).count()).toBe(0);
    expect(complaints).toEqual([]);
    await close();
  });

  it('no bar covers what has the focus, on the way down and up', { timeout: 360_000 }, async () => {
    const { url } = await startRadio({ profile: 'ap-ptp', softRestartSeconds: 2 });
    const { page, close } = await browser.open({ viewport });
    await openWireless(page, url);
    await changeSsid(page, 'mine');
    await startTest(page);
    // The bar grows and shrinks on the way into the test: on the walk it is as it stays.
    await untilBack(page);
    await page.getByRole('main').focus();
    const down = await hiddenOnTheWay(page, 'Tab');
    const up = await hiddenOnTheWay(page, 'Shift+Tab');
    expect({ down, up }).toEqual({ down: [], up: [] });
    await close();
  });
});
