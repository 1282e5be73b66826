import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { sampleOf } from '../../.config/drawn-sample.ts';
import { axeFindings, lookFindings } from './support/axe.ts';
import { DESKTOP, NARROW, PHONE, useBrowser } from './support/browser.ts';
import { logIn } from './support/login.ts';
import { sidewaysScroll } from './support/looks.ts';
import { startRadio } from './support/radio.ts';

const browser = useBrowser();

/** Enough for every kind of row; axe looks at each element of each. */
const FEW = 4;
const PROFILES = ['ap-ptmp', 'sta-ptp'] as const;

/**
 * What axe finds in light and dark, wide and on a phone, on a page that is loaded once: the dark can break colours only. `npm test` looks
 * at one of both widths, drawn by the commit.
 */
async function findingsInLooks(
  page: Page,
  place: string,
  viewports = sampleOf([DESKTOP, PHONE], 1, `width of ${place}`),
): Promise<string[]> {
  const findings: string[] = [];
  for (const viewport of viewports) {
    await page.setViewportSize(viewport);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const found = await (colorScheme === 'light' ? axeFindings : lookFindings)(page);
      findings.push(...found.map(finding => `${viewport.width}, ${colorScheme}: ${finding}`));
    }
  }
  return findings;
}

describe('axe finds nothing in light and dark, wide and on a phone, nor is anything wider than 320 px', () => {
  it('axe finds nothing in light and dark, wide and on a phone, nor is anything wider than 320 px on the login, with its errors shown', async () => {
    const { url } = await startRadio();
    const { page, close } = await browser.open({ reducedMotion: 'reduce' });
    await page.goto(url);
    await page.getByRole('button', { name: 'Login' }).click();
    expect(await findingsInLooks(page, 'login')).toEqual([]);
    await page.setViewportSize(NARROW);
    expect(await sidewaysScroll(page)).toBe(0);
    await close();
  });

  it.each(sampleOf(PROFILES, 1, 'axe'))(
    'axe finds nothing in light and dark, wide and on a phone, nor is anything wider than 320 px on the dashboard of %s, everything opened, and once its data are old',
    { timeout: 120_000 },
    async profile => {
      const { url } = await startRadio({ profile, stations: FEW });
      const { page, close } = await browser.open({ reducedMotion: 'reduce' });
      await logIn(page, url);
      await page.getByText('All readings').click();
      await page.getByText('Show as a table').first().click();
      await page.locator('main details h2').first().waitFor();
      expect(await findingsInLooks(page, 'dashboard')).toEqual([]);
      await page.setViewportSize(NARROW);
      expect(await sidewaysScroll(page)).toBe(0);
      await page.route('**/status.cgi', route => route.abort());
      await page.getByRole('banner').getByText('Reconnecting…').waitFor();
      // The age dims what stands there, at every width alike.
      expect(await findingsInLooks(page, 'old', [PHONE])).toEqual([]);
      await close();
    },
  );
});

describe('by keyboard alone', () => {
  it('every control of the dashboard is reached, with the focus in sight', async () => {
    const { url } = await startRadio({ profile: 'sta-ptp' });
    const { page, close } = await browser.open();
    await logIn(page, url);
    // The charts come last: each has its own controls.
    await page.locator('canvas').nth(1).waitFor();
    // Of a choice of one the chosen is reached by Tab, the others from there by the arrow keys.
    const controls = () =>
      page.evaluate(
        () =>
          [
            ...document.querySelectorAll(
              'a[href], button, summary, input:not([type="radio"]:not(:checked)), select',
            ),
          ].filter(control => control.checkVisibility()).length,
      );
    // Late parts bring controls of their own.
    let wanted = 0;
    await expect.poll(async () => wanted === (wanted = await controls()), { interval: 2000 }).toBe(true);
    const reached = new Set<number>();
    const unseen: string[] = [];
    for (let tabs = 0; tabs < wanted + 5; tabs += 1) {
      await page.keyboard.press('Tab');
      const focused = await page.evaluate(() => {
        const control = document.activeElement;
        if (!control || control === document.body) return undefined;
        const { outlineStyle, boxShadow } = getComputedStyle(control);
        const place = [...document.querySelectorAll('*')].indexOf(control);
        return { place, tag: control.tagName, visible: outlineStyle !== 'none' || boxShadow !== 'none' };
      });
      if (!focused || !['A', 'BUTTON', 'SUMMARY', 'INPUT', 'SELECT'].includes(focused.tag)) continue;
      reached.add(focused.place);
      if (!focused.visible) unseen.push(`${focused.tag} ${focused.place}`);
    }
    expect({ reached: reached.size, unseen }).toEqual({ reached: wanted, unseen: [] });
    await close();
  });
});
