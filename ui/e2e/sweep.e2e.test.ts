import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { ENGLISH_TEXTS, inArabic } from './support/arabic.ts';
import { axeFindings } from './support/axe.ts';
import { DESKTOP, NARROW, useBrowser, type WatchedPage } from './support/browser.ts';
import { movements, sidewaysScroll } from './support/looks.ts';
import { startRadio } from './support/radio.ts';

const browser = useBrowser();
const PATIENCE = { timeout: 30_000 };
/** Enough for every kind of row; axe looks at each element of each. */
const FEW = 4;
/** The versioned interface has no call for translations. */
const VERSIONED_ONLY = 'wave';
const THEMES = ['light', 'dark', 'sun'] as const;
type Theme = (typeof THEMES)[number];

/** A place of the main application, and when it is all there. */
interface Place {
  readonly name: string;
  readonly profile: string;
  readonly route: string;
  readonly reach: (page: Page) => Promise<unknown>;
}

const dashboard = async (page: Page): Promise<void> => {
  await page.locator('main h2').first().waitFor(PATIENCE);
  await page.locator('main figure, main canvas').first().waitFor(PATIENCE);
};

const PLACES: readonly Place[] = [
  ...['ap-ptmp', 'sta-ptp', 'sixty', 'router', VERSIONED_ONLY, 'old'].map(profile => ({
    name: `dashboard of ${profile}`,
    profile,
    route: 'dashboard',
    reach: dashboard,
  })),
  {
    name: 'stations, details open',
    profile: 'ap-ptmp',
    route: 'stations',
    reach: async page => {
      await page.locator('[data-key]').first().waitFor(PATIENCE);
      await page.locator('[data-key] button').first().click(PATIENCE);
      await page.locator('aside h2, dialog[open] h2').first().waitFor(PATIENCE);
    },
  },
  {
    name: 'wireless',
    profile: 'ap-ptp',
    route: 'wireless',
    reach: page => page.locator('[data-setting]').first().waitFor(PATIENCE),
  },
  {
    name: 'services',
    profile: 'ap-ptp',
    route: 'services',
    reach: page => page.locator('[data-setting]').first().waitFor(PATIENCE),
  },
  {
    name: 'network of a router',
    profile: 'router',
    route: 'network',
    reach: page => page.locator('[data-setting]').first().waitFor(PATIENCE),
  },
  {
    name: 'system',
    profile: 'ap-ptp',
    route: 'system',
    reach: page => page.locator('[data-setting]').first().waitFor(PATIENCE),
  },
  {
    name: 'configuration diff',
    profile: 'ap-ptp',
    route: 'diff',
    reach: page => page.locator('main select').first().waitFor(PATIENCE),
  },
  {
    name: 'ping, running',
    profile: 'sta-ptp',
    route: 'ping',
    reach: async page => {
      await page.locator('main form input').first().fill('198.51.100.7');
      await page.keyboard.press('Enter');
      await page.locator('main canvas').waitFor(PATIENCE);
    },
  },
  {
    name: 'traceroute, at its end',
    profile: 'sta-ptp',
    route: 'traceroute',
    reach: async page => {
      await page.locator('main form input').first().fill('198.51.100.7');
      await page.keyboard.press('Enter');
      await page.locator('main form [type=submit]').waitFor({ state: 'detached', ...PATIENCE });
      await page.locator('main form [type=submit]').waitFor(PATIENCE);
    },
  },
  {
    name: 'alignment',
    profile: 'sta-ptp',
    route: 'alignment',
    reach: page => page.locator('main dl').first().waitFor(PATIENCE),
  },
  {
    name: 'discovery, stopped',
    profile: 'ap-ptmp',
    route: 'discovery',
    reach: async page => {
      await page.locator('main form [type=submit]').click();
      await page.locator('main table').first().waitFor(PATIENCE);
      await page.keyboard.press('Escape');
      await page.locator('main form [type=submit]').waitFor(PATIENCE);
    },
  },
];

interface Visit extends BrowserContextOptions {
  readonly theme?: Theme;
  readonly language?: string;
}

/** Opens a place as a returning user: logged in, with theme and language selected. */
async function visit({ profile, route, reach }: Place, options: Visit = {}): Promise<WatchedPage> {
  const { theme = 'light', language, ...context } = options;
  const { url } = await startRadio({ profile, stations: FEW });
  const watched = await browser.open(context);
  const { page } = watched;
  await page.addInitScript(
    ([look, code]) => {
      if (window.top !== window) return;
      localStorage.setItem('radiolink.theme', look ?? '');
      localStorage.setItem('radiolink.settings-view', 'advanced');
      if (code !== '') sessionStorage.setItem('new_ui_lang', JSON.stringify(code));
    },
    [theme, language ?? ''],
  );
  await page.goto(`${url}#/${route}`);
  await page.locator('input[name=username]').fill('admin');
  await page.locator('input[name=password]').fill('Tower-Link-2026');
  await page.keyboard.press('Enter');
  await page.getByRole('navigation').first().waitFor(PATIENCE);
  await reach(page);
  return watched;
}

/** Shows the page in another look. */
async function wear(page: Page, theme: Theme): Promise<void> {
  await page.evaluate(look => {
    document.documentElement.dataset['theme'] = look;
  }, theme);
}

describe.each(PLACES)('$name', place => {
  it('has nothing that axe objects to in light, dark and full sun', async () => {
    const { page, complaints, close } = await visit(place, { reducedMotion: 'reduce' });
    const findings: string[] = [];
    for (const theme of THEMES) {
      await wear(page, theme);
      findings.push(...(await axeFindings(page)).map(finding => `${theme}: ${finding}`));
    }
    expect(findings).toEqual([]);
    expect(await movements(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await close();
  });

  it('fits 320 px and stands in Arabic, from the right, in forced colours', async () => {
    const { page, complaints, close } = await visit(place, { viewport: NARROW, language: 'ar' });
    // A device without translations is in English, and says so.
    const inEnglish = place.profile === VERSIONED_ONLY;
    expect(await page.evaluate(() => document.documentElement.dir)).toBe(inEnglish ? 'ltr' : 'rtl');
    const english = inEnglish ? [] : ENGLISH_TEXTS;
    expect(await shownIn(page, english)).toEqual([]);
    await expect.poll(() => sidewaysScroll(page), PATIENCE).toBe(0);
    const findings = await axeFindings(page);
    await page.setViewportSize(DESKTOP);
    await page.emulateMedia({ forcedColors: 'active' });
    await expect.poll(() => sidewaysScroll(page), PATIENCE).toBe(0);
    findings.push(...(await axeFindings(page)));
    expect(findings).toEqual([]);
    expect(complaints).toEqual([]);
    await close();
  });
});

/** Which of these English texts the page shows; names of the device and of the user are none. */
function shownIn(page: Page, texts: readonly string[]): Promise<string[]> {
  return page.evaluate(known => {
    const english = new Set(known);
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? '';
      const around = node.parentElement;
      const isForeign = around?.closest('bdi, [dir=auto], option, script') != null;
      if (english.has(text) && !isForeign && around?.checkVisibility()) found.push(text);
    }
    return found;
  }, texts);
}

describe('what stands over a page', () => {
  it('while it starts has nothing that axe objects to, fits 320 px, and moves nothing', async () => {
    const place = { name: 'start', profile: 'ap-ptmp', route: 'dashboard', reach: async () => undefined };
    const { page, close } = await visit(place, { viewport: NARROW, language: 'ar', reducedMotion: 'reduce' });
    await page.route('**/status.cgi', route => route.abort());
    await page.reload();
    await page.getByText(inArabic('Please wait...')).waitFor(PATIENCE);
    await page.getByRole('listitem').first().waitFor(PATIENCE);
    const findings: string[] = [];
    for (const theme of THEMES) {
      await wear(page, theme);
      findings.push(...(await axeFindings(page)).map(finding => `${theme}: ${finding}`));
    }
    expect(findings).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);
    expect(await movements(page)).toEqual([]);
    await close();
  });

  it('in the menu of alerts and in notices has nothing that axe objects to, and fits', async () => {
    const place = { name: 'notices', profile: 'router', route: 'dashboard', reach: dashboard };
    const { page, close } = await visit(place, { viewport: NARROW, language: 'ar', reducedMotion: 'reduce' });
    await page.locator('header button[popovertarget]').first().click();
    await page.locator('[popover]:popover-open').waitFor(PATIENCE);
    const findings: string[] = [];
    for (const theme of THEMES) {
      await wear(page, theme);
      findings.push(...(await axeFindings(page)).map(finding => `${theme}: ${finding}`));
    }
    expect(findings).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);
    await close();
  });
});
