import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { sampleOf } from '../../.config/drawn-sample.ts';
import { useBrowser } from './support/browser.ts';
import { HOSTILE_NAMES, hostileBytes, renamed, SIXTY_NAMES } from './support/hostile-names.ts';
import { drawn } from './support/drawn.ts';
import { logIn } from './support/login.ts';
import { sidewaysScroll } from './support/looks.ts';
import { startRadio } from './support/radio.ts';
import { exportedText } from './support/stations.ts';

const browser = useBrowser();

/** Every text of a status that comes from outside gets a hostile name. */
function poison(value: unknown, next: () => string, key = ''): unknown {
  if (Array.isArray(value)) return value.map(part => poison(part, next, key));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, poison(part, next, name)]));
  const isName = /^(hostname|name|devmodel|platform|essid|fwversion|version|lastip|antenna)$/.test(key);
  return typeof value === 'string' && isName ? next() : value;
}

async function poisonStatus(page: Page): Promise<void> {
  await page.route('**/status.cgi', async route => {
    const answer = await route.fetch().catch(() => undefined);
    if (answer === undefined) return route.abort();
    let at = 0;
    const poisoned = poison(await answer.json(), () => HOSTILE_NAMES[at++ % HOSTILE_NAMES.length] ?? '');
    return route.fulfill({ contentType: 'application/json', body: hostileBytes(poisoned) });
  });
}

/** Results that a name must never have. */
const harm = (page: Page) =>
  page.evaluate(() => ({
    ran: 'pwned' in window,
    markup: document.querySelectorAll('img[src="x"], svg[onload], #root b, #root script').length,
    handlers: [...document.querySelectorAll('*')].filter(element =>
      element.getAttributeNames().some(name => name.startsWith('on')),
    ).length,
    links: [...document.links].filter(link => link.protocol === 'javascript:').length,
  }));
const UNHARMED = { ran: false, markup: 0, handlers: 0, links: 0 };

describe('200 hostile names from the air', () => {
  it('200 hostile names from the air are 200, each of its own', () => {
    expect(new Set(HOSTILE_NAMES).size).toBe(200);
  });

  it('200 hostile names from the air are text and nothing else on every place that shows a name', async () => {
    const { url } = await startRadio({ stations: 200 });
    const { page, complaints, close } = await browser.open();
    const dialogs: string[] = [];
    page.on('dialog', dialog => {
      dialogs.push(dialog.message());
      void dialog.dismiss();
    });
    await logIn(page, url);
    const before = await harm(page);
    expect(before).toEqual(UNHARMED);
    await poisonStatus(page);
    await page.getByRole('banner').getByText('onerror').waitFor();
    expect(await harm(page)).toEqual(UNHARMED);

    await page.evaluate(() => {
      window.location.hash = '#/stations';
    });
    await page.locator('[data-key]').nth(5).waitFor();
    const list = page.locator('[data-key]').first();
    await list.hover();
    for (let screen = 0; screen < 12; screen += 1) {
      await page.mouse.wheel(0, 700);
      await drawn(page);
      expect(await harm(page)).toEqual(UNHARMED);
    }
    await page.locator('[data-key] button').first().click();
    await page.getByRole('button', { name: 'Kick station' }).first().click();
    await page.getByRole('dialog').first().waitFor();
    expect(await harm(page)).toEqual(UNHARMED);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    const { text } = await exportedText(page, 'CSV');
    expect(text.split('\n').filter(line => /(^|,)"?[=@]/.test(line))).toEqual([]);
    expect(await harm(page)).toEqual(UNHARMED);
    expect(dialogs).toEqual([]);
    expect(complaints).toEqual([]);
    await close();
  });
});

const PHONE = { viewport: { width: 390, height: 844 } };
/** Names of a product in `npm test`, drawn by the commit: the login is loaded for each. */
const SOME = 12;
const PLACES = ['dashboard', 'stations', 'wireless', 'network', 'services', 'system'];

describe('sixty hostile names at 390 px', () => {
  it('sixty hostile names at 390 px are sixty, each of its own', () => {
    expect(new Set(SIXTY_NAMES).size).toBe(60);
  });

  it('sixty hostile names at 390 px in every text of every answer are text and push nothing out of the page', async () => {
    const { url } = await startRadio({ stations: 60 });
    const { page, close } = await browser.open(PHONE);
    await logIn(page, url);
    let at = 0;
    const next = () => SIXTY_NAMES[at++ % SIXTY_NAMES.length] ?? '';
    const replayed = new Set<string>();
    await page.route(/\.cgi|\/api\//, async route => {
      const answer = await route.fetch().catch(() => undefined);
      if (answer === undefined) return route.abort();
      const json: unknown = await answer.json().catch(() => undefined);
      if (json === undefined) return route.fulfill({ response: answer });
      replayed.add(new URL(route.request().url()).pathname);
      return route.fulfill({
        status: answer.status(),
        contentType: 'application/json',
        body: hostileBytes(renamed(json, next)),
      });
    });
    for (const place of PLACES) {
      await page.evaluate(hash => {
        window.location.hash = hash;
      }, `#/${place}`);
      await page.locator('main :is(h1, h2)').first().waitFor();
      await expect.poll(() => page.locator('main [aria-busy=true]').count()).toBe(0);
      await page.waitForResponse('**/status.cgi');
      await drawn(page);
      expect({ place, stands: (await page.getByRole('navigation').count()) > 0 }).toEqual({
        place,
        stands: true,
      });
      expect({ place, ...(await harm(page)) }).toEqual({ place, ...UNHARMED });
      expect({ place, sideways: await sidewaysScroll(page) }).toEqual({ place, sideways: 0 });
    }
    expect(at).toBeGreaterThan(SIXTY_NAMES.length);
    expect([...replayed]).toContain('/status.cgi');
    await page.unrouteAll({ behavior: 'wait' });
    await close();
  });

  it('sixty hostile names at 390 px as product of the login push nothing out of the page', async () => {
    const { url } = await startRadio();
    const { page, close } = await browser.open(PHONE);
    let product = '';
    await page.route('**/api/info/public*', async route => {
      const info = await route.fetch().then(answer => answer.json() as Promise<object>);
      return route.fulfill({ json: { ...info, product_name: product } });
    });
    for (const name of sampleOf(SIXTY_NAMES, SOME)) {
      product = name;
      await page.goto(url);
      await page.getByLabel('Username').waitFor();
      await expect.poll(() => page.title()).not.toMatch(/NanoStation|LiteAP|Rocket/);
      expect({ name, sideways: await sidewaysScroll(page) }).toEqual({ name, sideways: 0 });
    }
    await page.unrouteAll({ behavior: 'wait' });
    await close();
  });
});
