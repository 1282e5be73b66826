import { FEATURES } from '@radiolink/application/features/registry';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { sampleOf } from '../../.config/drawn-sample.ts';
import { findingsInThemes } from './support/axe.ts';
import { DESKTOP, NARROW, PHONE, useBrowser } from './support/browser.ts';
import { logIn } from './support/login.ts';
import { sidewaysScroll } from './support/looks.ts';
import { startRadio, VIEWER } from './support/radio.ts';
import { sharedPage } from './support/shared-page.ts';

const browser = useBrowser();
const PATIENT = { timeout: 90_000 };
const FEW = 4;

const hash = (page: Page) => page.evaluate(() => window.location.hash);
const userMenu = (page: Page) => page.getByRole('button', { name: /^User menu/ });
const palette = (page: Page) => page.getByRole('combobox', { name: 'Search pages and actions' });

/** The main application of a radio with few stations, its dashboard drawn. */
async function opened(viewport = DESKTOP, account?: typeof VIEWER) {
  const { url, radio } = await startRadio({ stations: FEW });
  const watched = await browser.open({ viewport });
  await logIn(watched.page, url, account);
  await watched.page.locator('main h2').first().waitFor();
  return { ...watched, url, radio };
}

const visitPage = sharedPage({ stations: FEW });

/** The same for tests that change nothing on the device. */
async function visit(viewport = DESKTOP) {
  const visited = await visitPage();
  await visited.page.setViewportSize(viewport);
  await visited.page.locator('main h2').first().waitFor();
  return visited;
}

/** The table of the specification has no keys for some. */
const WITH_KEYS = FEATURES.filter(({ keys }) => keys.length > 0);

describe('shortcuts', () => {
  it('lead to the page of the feature that has them', async () => {
    const { page, complaints } = await visit();
    for (const { keys, route } of WITH_KEYS) {
      // A sequence that a busy machine stretches beyond its time is none: it is pressed again.
      const pressed = async (): Promise<string> => {
        if ((await hash(page)) !== `#/${route}`) for (const key of keys) await page.keyboard.press(key);
        return hash(page);
      };
      await expect.poll(pressed, { ...PATIENT, interval: 500 }).toBe(`#/${route}`);
    }
    expect(complaints).toEqual([]);
  });

  it('shortcuts are listed in the help sheet, which Esc closes', async () => {
    const { page } = await visit();
    await page.keyboard.press('?');
    const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await sheet.waitFor();
    for (const { label } of WITH_KEYS) await sheet.getByText(label, { exact: true }).waitFor();
    // It opens at its beginning.
    const scrolled = sheet.evaluate(dialog =>
      [dialog, ...dialog.querySelectorAll('*')].reduce((sum, { scrollTop }) => sum + scrollTop, 0),
    );
    expect(await scrolled).toBe(0);
    await page.keyboard.press('Escape');
    await expect.poll(() => sheet.count(), PATIENT).toBe(0);
  });
});

describe('the command palette', () => {
  it('the command palette does an action: it changes the units of the page', async () => {
    const { page } = await visit();
    await userMenu(page).click();
    const imperial = page.getByRole('radio', { name: 'Imperial' });
    const before = await imperial.isChecked();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+k');
    await palette(page).waitFor();
    await page.keyboard.type('units');
    await page.getByRole('option', { name: /units/, selected: true }).waitFor();
    await page.keyboard.press('Enter');
    await palette(page).waitFor({ state: 'detached' });
    await userMenu(page).click();
    await expect.poll(() => imperial.isChecked(), PATIENT).toBe(!before);
  });
});

describe('a choice of the user', () => {
  it('a choice of the user of the look survives a reload', async () => {
    const { page } = await visit();
    await userMenu(page).click();
    await page.getByRole('radio', { name: 'High contrast' }).check();
    await page.reload();
    await userMenu(page).waitFor();
    expect(await page.evaluate(() => document.documentElement.dataset['theme'])).toBe('sun');
  });

  it('a choice of the user of the units changes the dashboard, and survives a reload', async () => {
    const { url } = await startRadio({ profile: 'sta-ptp' });
    const { page, close } = await browser.open();
    await logIn(page, url);
    const text = () => page.getByRole('main').innerText();
    for (const [name, unit] of [
      ['Imperial', /\d\s(?:ft|mi)\b/],
      ['Metric', /\d\s(?:m|km)\b/],
    ] as const) {
      await userMenu(page).click();
      await page.getByRole('radio', { name }).check();
      await page.keyboard.press('Escape');
      await expect.poll(text, PATIENT).toMatch(unit);
    }
    await page.reload();
    await userMenu(page).click();
    expect(await page.getByRole('radio', { name: 'Metric' }).isChecked()).toBe(true);
    await close();
  });

  it('a choice of the user of the language keeps the page and outlives a reload', async () => {
    const { page, url, close } = await opened();
    await page.goto(`${url}#/stations`);
    await page.getByRole('searchbox').fill('kept');
    await userMenu(page).click();
    const language = page.getByRole('combobox', { name: 'Language' });
    await expect.poll(() => language.isEnabled(), PATIENT).toBe(true);
    const codes = await language
      .locator('option')
      .evaluateAll(options => options.map(option => (option as HTMLOptionElement).value));
    const other = codes.find(code => !code.startsWith('en')) ?? '';
    await language.selectOption(other);
    await expect
      .poll(() => page.evaluate(() => document.documentElement.lang), PATIENT)
      .toBe(other.replace('_', '-'));
    expect(await page.getByRole('searchbox').inputValue()).toBe('kept');
    await page.reload();
    await page.getByRole('searchbox').waitFor();
    expect(await page.evaluate(() => document.documentElement.lang)).toBe(other.replace('_', '-'));
    await close();
  });
});

describe('the user menu', () => {
  it.each([
    ['Full user', undefined],
    ['Read-only user', VIEWER],
  ] as const)('names the role: %s', async (role, account) => {
    const { page, close } = await opened(DESKTOP, account);
    await userMenu(page).click();
    await expect.poll(() => page.locator('header [popover]').last().innerText(), PATIENT).toContain(role);
    await close();
  });

  it('shows a single sign-on account of an allowed host only', async () => {
    const { url } = await startRadio({ stations: FEW });
    const { page, close } = await browser.open();
    const answer = {
      sso: true,
      account_url: 'https://account.ui.com/',
      avatar: 'https://evil.example/a.png',
    };
    await page.route('**/api/info/user', async route => {
      const response = await route.fetch().catch(() => undefined);
      if (response === undefined) return route.abort();
      await route.fulfill({ response, json: { ...(await response.json()), ...answer } });
    });
    await logIn(page, url);
    await userMenu(page).click();
    const link = page.getByRole('link', { name: 'Open the account' });
    await link.waitFor();
    expect(await link.getAttribute('href')).toBe('https://account.ui.com/');
    expect(await page.locator('header img').count()).toBe(0);
    await close();
  });
});

describe('on a phone', () => {
  it('the places stand under the thumb, the others in a sheet', async () => {
    const { page } = await visit(PHONE);
    const bar = page.getByRole('navigation');
    await bar.getByRole('link', { name: 'Stations' }).click();
    await expect.poll(() => hash(page), PATIENT).toBe('#/stations');
    await bar.getByRole('button', { name: 'More' }).click();
    await page.getByRole('button', { name: 'Search pages and actions' }).click();
    await palette(page).waitFor();
  });

  it('nothing has to be scrolled sideways at 320 px, the menus open too', async () => {
    const { page } = await visit(NARROW);
    expect(await sidewaysScroll(page)).toBe(0);
    await userMenu(page).click();
    expect(await sidewaysScroll(page)).toBe(0);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /alert/i }).click();
    expect(await sidewaysScroll(page)).toBe(0);
  });
});

describe('axe finds nothing in any theme', () => {
  it.each(sampleOf([DESKTOP, PHONE], 1, 'frame'))(
    'axe finds nothing in any theme in the menus, the palette and the help sheet, $width wide',
    async viewport => {
      const { url } = await startRadio({ stations: FEW });
      const { page, close } = await browser.open({ viewport, reducedMotion: 'reduce' });
      await logIn(page, url);
      const findings: string[] = [];
      const look = async (place: string) => {
        findings.push(...(await findingsInThemes(page)).map(finding => `${place}, ${finding}`));
      };
      await page.locator('main h2').first().waitFor();
      await userMenu(page).click();
      await look('user menu');
      await page.keyboard.press('Escape');
      await page.keyboard.press('Control+k');
      await page.locator('[role=option]').first().waitFor();
      await look('palette');
      await page.keyboard.press('Escape');
      await page.keyboard.press('?');
      await page.getByRole('dialog').waitFor();
      await look('help');
      expect(findings).toEqual([]);
      await close();
    },
  );
});

describe('read from the right, and in forced colours', () => {
  it.each(sampleOf([DESKTOP, NARROW], 1, 'forced'))('the frame fits, $width wide', async viewport => {
    const { url } = await startRadio({ stations: FEW });
    const { page, complaints, close } = await browser.open({ viewport, forcedColors: 'active' });
    await logIn(page, url);
    await page.locator('main h2').first().waitFor();
    await page.evaluate(() => {
      document.documentElement.dir = 'rtl';
    });
    expect(await sidewaysScroll(page)).toBe(0);
    await userMenu(page).click();
    const menu = page.locator('header [popover]:popover-open');
    const box = await menu.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(viewport.width);
    expect(await sidewaysScroll(page)).toBe(0);
    expect(complaints).toEqual([]);
    await close();
  });
});
