import { FEATURES } from '@radiolink/application/features/registry';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { sampleOf } from '../../.config/drawn-sample.ts';
import { ENGLISH_TEXTS, inArabic } from './support/arabic.ts';
import { findingsInThemes, lookFindings } from './support/axe.ts';
import { DESKTOP, NARROW, useBrowser, type WatchedPage } from './support/browser.ts';
import { logIn } from './support/login.ts';
import { movements, sidewaysScroll } from './support/looks.ts';
import { rawWords } from './support/raw-words.ts';
import { startRadio } from './support/radio.ts';
import { openServices } from './support/services.ts';

const browser = useBrowser();
const PATIENCE = { timeout: 90_000 };
/** Enough for every kind of row; axe looks at each element of each. */
const FEW = 4;
/** The versioned API has no call for translations. */
const VERSIONED_ONLY = 'wave';

/** A place of the main application, and when it is all there. Esc leaves it again. */
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

/** A page that is complete when this is visible. */
const opens = (name: string, profile: string, route: string, selector: string): Place => ({
  name,
  profile,
  route,
  reach: page => page.locator(selector).first().waitFor(PATIENCE),
});

async function enterHost(page: Page): Promise<void> {
  await page.locator('main form input').first().fill('198.51.100.7');
  await page.keyboard.press('Enter');
}

const DESCRIBED: readonly Place[] = [
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
  opens('wireless', 'ap-ptp', 'wireless', '[data-setting]'),
  opens('settings overview', 'ap-ptp', 'settings', '[data-card]'),
  {
    name: 'services, each line open',
    profile: 'ap-ptp',
    route: 'services',
    reach: openServices,
  },
  opens('network tables', 'router', 'network-tables', 'main table'),
  opens('network of a router', 'router', 'network', '[data-setting]'),
  opens('system', 'ap-ptp', 'system', '[data-setting]'),
  opens('configuration diff', 'ap-ptp', 'diff', 'main select'),
  {
    name: 'ping, running',
    profile: 'sta-ptp',
    route: 'ping',
    reach: async page => {
      await enterHost(page);
      await page.locator('main canvas').waitFor(PATIENCE);
    },
  },
  {
    name: 'traceroute, at its end',
    profile: 'sta-ptp',
    route: 'traceroute',
    reach: async page => {
      await enterHost(page);
      await page.locator('main form [type=submit]').waitFor({ state: 'detached', ...PATIENCE });
      await page.locator('main form [type=submit]').waitFor(PATIENCE);
    },
  },
  opens('alignment', 'sta-ptp', 'alignment', 'main dl'),
  opens('spectrum', 'ap-ptp', 'spectrum', 'main ol'),
  opens('constellation', 'sta-ptp', 'constellation', 'main figure'),
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

/** Any other page as it opens. */
const OTHERS: readonly Place[] = FEATURES.filter(
  ({ route }) => !DESCRIBED.some(place => place.route === route),
).map(({ id, route }) => ({
  name: id,
  profile: 'sta-ptp',
  route,
  reach: page => page.locator('main').getByRole('heading').first().waitFor(PATIENCE),
}));

const PLACES = [...DESCRIBED, ...OTHERS];
const PROFILES = [...new Set(PLACES.map(({ profile }) => profile))];

interface Visit extends BrowserContextOptions {
  readonly language?: string;
}

/** Opens a device as a returning user: logged in, with the language selected. */
async function visit(profile: string, options: Visit = {}): Promise<WatchedPage> {
  const { language, ...context } = options;
  const { url } = await startRadio({ profile, stations: FEW });
  const watched = await browser.open(context);
  const { page } = watched;
  await page.addInitScript(code => {
    if (window.top !== window) return;
    localStorage.setItem('radiolink.theme', 'light');
    localStorage.setItem('radiolink.settings-view', 'advanced');
    if (code !== '') sessionStorage.setItem('new_ui_lang', JSON.stringify(code));
  }, language ?? '');
  await logIn(page, url);
  return watched;
}

/** Goes to each place of a profile in turn, and notes what is found there. */
async function foundIn(
  profile: string,
  page: Page,
  look: (name: string) => Promise<readonly string[]>,
): Promise<string[]> {
  const findings: string[] = [];
  for (const { name, route, reach } of PLACES.filter(place => place.profile === profile)) {
    await page.evaluate(hash => void (window.location.hash = hash), `#/${route}`);
    await page
      .locator(`[aria-current][href="#/${route}"]`)
      .first()
      .waitFor({ state: 'attached', ...PATIENCE });
    await reach(page);
    findings.push(...(await look(name)).map(finding => `${name}: ${finding}`));
    await page.keyboard.press('Escape');
  }
  return findings;
}

/** In `npm test` each walk is of one device, drawn by the commit. */
describe.each(sampleOf(PROFILES, 1, 'wide'))('every place of %s', profile => {
  it('has nothing that axe objects to in light, dark and full sun, and no raw word (16.25)', {
    timeout: 360_000,
  }, async () => {
    const { page, complaints, close } = await visit(profile, { reducedMotion: 'reduce' });
    const findings = await foundIn(profile, page, async name => [
      ...(await findingsInThemes(page, name)),
      ...(await movements(page)),
      ...(await rawWords(page)),
    ]);
    expect(findings).toEqual([]);
    expect(complaints).toEqual([]);
    await close();
  });
});

describe.each(sampleOf(PROFILES, 1, 'narrow'))('every place of %s, narrow', profile => {
  // Elements and order of a phone are the same at 390 px.
  it('fits 320 px of a phone in Arabic, and has nothing that axe objects to in any theme or in forced colours', {
    timeout: 360_000,
  }, async () => {
    const { page, complaints, close } = await visit(profile, {
      viewport: NARROW,
      language: 'ar',
      reducedMotion: 'reduce',
    });
    // A device without translations is in English, and says so.
    const inEnglish = profile === VERSIONED_ONLY;
    const english = inEnglish ? [] : ENGLISH_TEXTS;
    const findings = await foundIn(profile, page, async name => {
      expect(await page.evaluate(() => document.documentElement.dir)).toBe(inEnglish ? 'ltr' : 'rtl');
      const found = [...(await shownIn(page, english))];
      await expect.poll(() => sidewaysScroll(page), PATIENCE).toBe(0);
      found.push(...(await findingsInThemes(page, `${name}, narrow`)));
      await page.setViewportSize(DESKTOP);
      await page.emulateMedia({ forcedColors: 'active' });
      await expect.poll(() => sidewaysScroll(page), PATIENCE).toBe(0);
      found.push(...(await lookFindings(page)));
      await page.emulateMedia({ forcedColors: 'none' });
      await page.setViewportSize(NARROW);
      return found;
    });
    expect(findings).toEqual([]);
    expect(complaints).toEqual([]);
    await close();
  });
});

it('finds each kind of raw word, and no other', async () => {
  const { page, close } = await browser.open({ isNew: true });
  await page.setContent(`<main>
    <p>chain 0 \u221252 dBm, 0.4 km, 17:05</p><p>NaN dBm</p><p>ath_rx</p><p>{count} alerts</p><p>to -96 dBm</p>
    <p>5:04 PM</p><bdi>ap-ptmp</bdi><bdi>ap-ptmp mast</bdi><p>0 ft</p></main>`);
  const found = (await rawWords(page)).map(finding => finding.split(':')[0]);
  expect(found).toEqual([
    'no value',
    'a code',
    'a placeholder',
    'a hyphen as minus sign',
    'a clock of twelve hours',
    'a code',
    'a distance of zero',
  ]);
  await close();
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
  it('what stands over a page while it starts has nothing that axe objects to, fits 320 px, and moves nothing', async () => {
    const look = { viewport: NARROW, language: 'ar', reducedMotion: 'reduce' } as const;
    const { page, close } = await visit('ap-ptmp', look);
    await page.route('**/status.cgi', route => route.abort());
    await page.clock.install();
    await page.reload();
    await page.getByText(inArabic('Please wait...')).waitFor(PATIENCE);
    // It says then what it waits for.
    await page.clock.fastForward(10_000);
    await page.getByRole('listitem').first().waitFor(PATIENCE);
    expect(await findingsInThemes(page, 'start')).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);
    expect(await movements(page)).toEqual([]);
    await close();
  });

  it('what stands over a page in the menu of alerts and in notices has nothing that axe objects to, and fits', async () => {
    const look = { viewport: NARROW, language: 'ar', reducedMotion: 'reduce' } as const;
    const { page, close } = await visit('router', look);
    await dashboard(page);
    await page.locator('header button[popovertarget]').first().click();
    await page.locator('[popover]:popover-open').waitFor(PATIENCE);
    expect(await findingsInThemes(page, 'alerts')).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);
    await close();
  });
});
