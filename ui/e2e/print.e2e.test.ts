import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { PHONE, useBrowser } from './support/browser.ts';
import { button, changeSsid, reviewDialog, SLOW } from './support/changes.ts';
import { logIn } from './support/login.ts';
import { type PaperPage, printed } from './support/paper.ts';
import { startRadio } from './support/radio.ts';
import { runState, scanAtOnce } from './support/tools.ts';

const browser = useBrowser();
const LOG_LINES = 10_000;
/** What can be pressed, or leads elsewhere. */
const ON_THE_SCREEN_ALONE =
  /Keyboard shortcuts|Skip to content|Network tables|Sign out|Export|Show as a table/;

const go = (page: Page, hash: string): Promise<void> =>
  page.evaluate(next => void (window.location.hash = next), hash);

const allText = (pages: readonly PaperPage[]): string => pages.map(({ text }) => text).join(' ');

/** What a page of paper has in every case. */
function expectPaper(pages: readonly PaperPage[], host: string): void {
  for (const [place, { text, marginLeft, marginRight }] of pages.entries()) {
    expect(Math.min(marginLeft, marginRight)).toBeGreaterThan(25);
    expect(text).toMatch(/Quarry-AP · 127\.0\.0\.1:\d+ · Printed \w{3} \d{1,2}, \d{4}, \d\d:\d\d/);
    expect(text).toContain(`${place + 1} / ${pages.length}`);
    expect(text).not.toMatch(ON_THE_SCREEN_ALONE);
  }
  const head = pages[0]?.text ?? '';
  expect(head.indexOf(host)).not.toBe(head.lastIndexOf(host));
}

/** Colours of text, ground and drawings, as of the moment when the page is laid out for paper. */
async function paperColours(page: Page): Promise<() => Promise<unknown>> {
  await page.evaluate(() => {
    // After what is drawn anew.
    addEventListener('paper', () => queueMicrotask(() => queueMicrotask(look)));
    function look(): void {
      if (document.documentElement.dataset['theme'] !== 'print') return;
      const { color, backgroundColor } = getComputedStyle(document.body);
      const card = document.querySelector('main section');
      const ground = card === null ? '' : getComputedStyle(card).backgroundColor;
      Object.assign(window, { looked: { color, backgroundColor, ground } });
    }
  });
  return () => page.evaluate(() => (window as unknown as { looked: unknown }).looked);
}

it('prints the device, the time and page numbers in black on white, charts and lists whole, nothing to press', async () => {
  const served = await startRadio({ profile: 'ap-ptp' });
  const { url } = served;
  const { host } = new URL(url);
  const { page, complaints, close } = await browser.open({ colorScheme: 'dark' });
  await page.route('**/api/logs', route =>
    route.fulfill({
      json: {
        enabled: true,
        lines: Array.from(
          { length: LOG_LINES },
          (_, line) => `May  1 10:00:00 kernel: event ${line} of a day`,
        ),
      },
    }),
  );
  await logIn(page, url);

  // The dashboard, with its charts.
  await expect.poll(() => page.locator('main canvas').count(), SLOW).toBeGreaterThanOrEqual(4);
  await page.getByRole('heading', { name: 'Interfaces' }).waitFor(SLOW);
  const charts = await page.locator('main canvas').count();
  const colours = await paperColours(page);
  // The head belongs to what loads last.
  let pages: readonly PaperPage[] = [];
  const head = async () => (pages = await printed(page))[0]?.text;
  await expect.poll(head, { interval: 2000 }).toContain('Printed');
  expectPaper(pages, host);
  expect(pages.length).toBeGreaterThanOrEqual(2);
  expect(pages.length).toBeLessThanOrEqual(4);
  const white = {
    color: 'rgb(0, 0, 0)',
    backgroundColor: 'rgb(255, 255, 255)',
    ground: 'rgb(255, 255, 255)',
  };
  expect(await colours()).toEqual(white);
  // Each chart has its title, its first time and its last on one page.
  let whole = 0;
  for (const { text } of pages) {
    const titles = text.match(/Throughput|Signal|Capacity|Airtime/g)?.length ?? 0;
    const [starts, ends] = [/(?<!−\d:\d\d )−\d:\d\d/g, /now/g].map(mark => text.match(mark)?.length ?? 0);
    if (starts === 0) continue;
    expect(titles).toBeGreaterThanOrEqual(starts ?? 0);
    expect(ends).toBe(starts);
    whole += starts ?? 0;
  }
  expect(whole).toBe(charts);
  const dashboard = allText(pages);
  for (const heading of await page.locator('main :is(h2, h3)').allInnerTexts())
    expect(dashboard).toContain(heading);
  // The page is again as it was.
  expect(await page.evaluate(() => document.documentElement.dataset['theme'])).toBeUndefined();

  // The theme for the sun.
  await page.evaluate(() => void (document.documentElement.dataset['theme'] = 'sun'));
  await printed(page);
  expect(await colours()).toEqual(white);
  expect(await page.evaluate(() => document.documentElement.dataset['theme'])).toBe('sun');
  await page.evaluate(() => void delete document.documentElement.dataset['theme']);

  // The overview of the settings: every card, on one sheet.
  await go(page, '#/settings');
  await page.locator('main h2').first().waitFor(SLOW);
  pages = await printed(page);
  expectPaper(pages, host);
  expect(pages).toHaveLength(1);
  const overview = allText(pages);
  for (const card of await page.locator('main h2').allInnerTexts()) expect(overview).toContain(card);

  // The newest lines of a log that has more than anyone prints.
  await go(page, '#/log');
  await page.getByText('event 9999 of').waitFor(SLOW);
  pages = await printed(page);
  expectPaper(pages, host);
  expect(pages.length).toBeGreaterThanOrEqual(10);
  expect(pages.length).toBeLessThanOrEqual(30);
  const log = allText(pages);
  expect(log).toContain('Only the newest lines are printed: 1000 of 10000.');
  const lines = [...log.matchAll(/event (\d+) of a day/g)].map(([, line]) => Number(line));
  expect(lines).toEqual(Array.from({ length: 1000 }, (_, line) => LOG_LINES - 1000 + line));
  await expect.poll(() => page.locator('#main li').count()).toBeLessThan(80);
  await page.getByText('event 9999 of').waitFor(SLOW);

  // Results of the alignment: there is one once a step was taken.
  await go(page, '#/alignment');
  await page.getByRole('button', { name: 'Done' }).click(SLOW);
  await page.getByRole('heading', { name: 'Result' }).waitFor(SLOW);
  pages = await printed(page);
  expectPaper(pages, host);
  expect(pages.length).toBeLessThanOrEqual(3);
  expect(allText(pages)).toMatch(/Local signal: −\d+ dBm before/);

  // All networks of a survey, from a phone that shows a few of them.
  await page.setViewportSize(PHONE);
  await go(page, '#/site-survey');
  await page.locator('main form [type=submit]').click(SLOW);
  await scanAtOnce(page, served, () => page.getByRole('dialog').getByRole('button').last().click());
  await expect.poll(() => runState(page).innerText(), SLOW).toContain('Finished');
  await page.locator('main [data-key]').first().waitFor(SLOW);
  const found = Number((await page.getByText(/^\d+ networks found$/).innerText()).split(' ')[0]);
  expect(found).toBeGreaterThan(8);
  pages = await printed(page);
  expectPaper(pages, host);
  expect(pages.length).toBeLessThanOrEqual(3);
  expect(allText(pages).match(/(?:[\dA-F]{2}:){5}[\dA-F]{2}/g)).toHaveLength(found);

  // The review over the page, in a window that is lower than it; and what differs.
  await page.setViewportSize({ width: 1440, height: 300 });
  await go(page, '#/wireless');
  await changeSsid(page, 'on-paper');
  await button(page, 'Review').click(SLOW);
  const review = reviewDialog(page);
  await review.getByRole('table').first().waitFor(SLOW);
  const body = review.locator('h2 + div');
  expect(await body.evaluate(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight)).toBe(true);
  pages = await printed(page);
  expectPaper(pages, host);
  expect(pages).toHaveLength(1);
  const reviewed = allText(pages);
  const content = await body.locator(':is(h3, li)').allInnerTexts();
  for (const line of ['Pending changes', 'on-paper', ...content.map(words => words.replaceAll(/\s+/g, ' '))])
    expect(reviewed).toContain(line);
  expect(reviewed).not.toContain('Country');
  await page.keyboard.press('Escape');
  // The settings, without the way to them and the choice of how many are shown.
  await page.setViewportSize({ width: 1440, height: 900 });
  pages = await printed(page);
  expectPaper(pages, host);
  const settings = allText(pages);
  expect(settings).toContain('on-paper');
  expect(settings.match(/Antenna and power/g)).toHaveLength(1);
  expect(settings).not.toMatch(/Basic|Advanced/);
  // The lists of settings, each value whole, from the first page on.
  await page.evaluate(() => localStorage.setItem('radiolink.settings-view', 'advanced'));
  await go(page, '#/network');
  await page.getByRole('heading', { name: 'Interfaces' }).waitFor(SLOW);
  pages = await printed(page);
  expectPaper(pages, host);
  expect(pages[0]?.text).toContain('Mode and addresses');
  const values = await page
    .locator('main table input:not([type=checkbox])')
    .evaluateAll(inputs => inputs.flatMap(input => (input as HTMLInputElement).value || []));
  expect(values.length).toBeGreaterThan(1);
  for (const value of values) expect(allText(pages)).toContain(value);
  await go(page, '#/diff');
  await page.locator('#main li[data-key="wireless.1.ssid"]').waitFor(SLOW);
  pages = await printed(page);
  expectPaper(pages, host);
  expect(pages.length).toBeLessThanOrEqual(2);
  expect(allText(pages)).toContain('on-paper');
  expect(complaints).toEqual([]);
  await close();
}, 360_000);
