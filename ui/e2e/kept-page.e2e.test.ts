import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { DESKTOP, PHONE, useBrowser } from './support/browser.ts';
import { startRadio } from './support/radio.ts';

const browser = useBrowser();

/** What a page has of an earlier test. */
const leftIn = (page: Page) =>
  page.evaluate(async () => ({
    local: { ...localStorage },
    session: { ...sessionStorage },
    databases: (await indexedDB.databases()).map(({ name }) => name),
    cookie: document.cookie,
    name: window.name,
    isDark: matchMedia('(prefers-color-scheme: dark)').matches,
    isCalm: matchMedia('(prefers-reduced-motion: reduce)').matches,
    hovered: document.querySelectorAll('button:hover, input:hover').length,
  }));

it('a page that an earlier test had comes with nothing of that test', async () => {
  const { url } = await startRadio();
  const first = await browser.open();
  await first.page.goto(url);
  await first.page.getByLabel('Username').hover();
  const fresh = await leftIn(first.page);
  expect(fresh.hovered).toBeGreaterThan(0);
  await first.page.evaluate(async () => {
    localStorage.setItem('theirs', '1');
    sessionStorage.setItem('theirs', '1');
    window.name = 'theirs';
    document.cookie = 'theirs=1';
    await new Promise(resolve => indexedDB.open('theirs').addEventListener('success', resolve));
  });
  await first.page.setViewportSize(PHONE);
  await first.page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await first.page.context().route('**/*.js', route => route.abort());
  await first.page.route('**/api/**', route => route.abort());
  let requests = 0;
  first.page.on('request', () => {
    requests += 1;
  });
  await first.close();
  const before = requests;

  const next = await browser.open();
  expect(next.page).toBe(first.page);
  await next.page.goto(url);
  await next.page.getByLabel('Username').waitFor();
  expect(await leftIn(next.page)).toEqual({ ...fresh, hovered: 0 });
  expect(next.page.viewportSize()).toEqual(DESKTOP);
  expect([requests, next.complaints, first.complaints]).toEqual([before, [], []]);
  await next.close();
});

it('a page to which a test did what lasts goes to no other test', async () => {
  const { url } = await startRadio();
  const lasting: readonly ((page: Page) => unknown)[] = [
    page => page.clock.install(),
    page => page.addInitScript(() => undefined),
    page => page.context().newCDPSession(page),
    page => page.context().setOffline(false),
    page => page.context().newPage(),
    page => page.exposeFunction('theirs', () => undefined),
    page => page.goto(url.replace('127.0.0.1', 'localhost')).catch(() => undefined),
  ];
  for (const act of lasting) {
    const first = await browser.open();
    await first.page.goto(url);
    await act(first.page);
    await first.close();
    const next = await browser.open();
    expect([act.toString(), next.page === first.page]).toEqual([act.toString(), false]);
    await next.page.goto(url);
    await next.close();
  }
});
