import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { sampleOf } from '../../.config/drawn-sample.ts';
import { useBrowser } from './support/browser.ts';
import { changeSsid } from './support/changes.ts';
import { logIn } from './support/login.ts';
import { sidewaysScroll } from './support/looks.ts';
import { startRadio } from './support/radio.ts';
import { PATIENT } from './support/tools.ts';
import { openWireless } from './support/wireless.ts';

const browser = useBrowser();

/** Height of the window that bars cover, px, in its middle, after a scroll into the form. */
const coveredByBars = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    document.querySelector('[data-setting="wireless.ssid"]')?.scrollIntoView({ behavior: 'instant' });
    await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    let covered = 0;
    for (let y = 0; y < window.innerHeight; y += 1) {
      const over = document.elementFromPoint(window.innerWidth / 2, y);
      if (over?.closest('[data-stays], nav, header') != null) covered += 1;
    }
    return covered;
  });

describe('a window as low as at a zoom of 400 %', () => {
  it.each(
    sampleOf(
      [
        [320, 256],
        [640, 256],
      ],
      1,
      'low',
    ),
  )('keeps half of its height for the form while changes are pending, %i x %i', async (width, height) => {
    const { url } = await startRadio({ profile: 'ap-ptp' });
    const { page, complaints, close } = await browser.open({ viewport: { width, height }, hasTouch: true });
    await openWireless(page, url);
    await changeSsid(page, 'quarry-two');
    await page.getByRole('region', { name: 'Changes' }).waitFor(PATIENT);
    expect(await coveredByBars(page)).toBeLessThan(height / 2);
    for (const name of ['Review', 'Test'])
      expect(await page.getByRole('button', { name, exact: true }).isVisible()).toBe(true);
    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
    expect(complaints).toEqual([]);
    await close();
  });
});

describe('a phone that lies', () => {
  it.each(
    sampleOf(
      [
        [844, 390],
        [667, 375],
      ],
      1,
      'lies',
    ),
  )(
    'names its places and shows the signals of both ends without a scroll, %i x %i',
    async (width, height) => {
      const { url } = await startRadio({ profile: 'sta-ptp' });
      const viewport = { width, height };
      const { page, complaints, close } = await browser.open({ viewport, hasTouch: true, isMobile: true });
      await logIn(page, url);
      const figures = page.locator('main section [data-figure]').filter({ hasText: /dBm/ });
      await figures.first().waitFor(PATIENT);
      const places = page
        .getByRole('navigation')
        .getByRole('link')
        .or(page.getByRole('button', { name: 'More' }));
      for (const place of await places.filter({ visible: true }).all()) {
        const word = await place.locator('span').last().boundingBox();
        expect(word!.width).toBeGreaterThan(20);
        expect(word!.y + word!.height).toBeLessThanOrEqual(height);
      }
      for (const side of ['Local', 'Remote']) {
        const end = page.locator('main section').filter({ hasText: new RegExp(`^${side}`, 'i') });
        const box = await end.locator('[data-figure]').filter({ hasText: 'dBm' }).first().boundingBox();
        expect(box!.y + box!.height).toBeLessThanOrEqual(height);
      }
      expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
      expect(complaints).toEqual([]);
      await close();
    },
  );
});
