import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { sampleOf } from '../../.config/drawn-sample.ts';
import { axeFindings, lookFindings } from './support/axe.ts';
import { DESKTOP, NARROW, PHONE, useBrowser } from './support/browser.ts';
import { startRadio, VIEWER } from './support/radio.ts';
import { sharedPage } from './support/shared-page.ts';
import { columnTexts, exportedText, openStations } from './support/stations.ts';

const browser = useBrowser();
const visitPage = sharedPage({ stations: 12 });

/** The page of stations of an access point; nothing is changed on the device. */
async function visit() {
  const visited = await visitPage('#/stations');
  await visited.page.locator('[data-key]').first().waitFor();
  return visited;
}

const details = (page: Page) => page.getByRole('complementary', { name: 'Station details' });
const names = (page: Page) => columnTexts(page, 0);

/** Horizontal overflow of the page, px; 0 without a scroll bar. */
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

describe('the list of stations', () => {
  it('the list of stations is sorted by a click on a column, and by another one the other way', async () => {
    const { page } = await visit();
    await page.getByRole('button', { name: 'Station', exact: true }).click();
    const ascending = await names(page);
    expect(ascending).toEqual(ascending.toSorted((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1)));
    await page.getByRole('button', { name: 'Station', exact: true }).click();
    expect(await names(page)).toEqual(ascending.toReversed());
  });

  it('the list of stations is searched by name and by MAC, and keeps its order and columns over a reload', async () => {
    const { page } = await visit();
    const [first = ''] = await names(page);
    await page.getByRole('searchbox').fill(first.toLowerCase());
    await expect.poll(() => names(page)).toContain(first);
    const mac = (await page.locator('[data-key]').first().getAttribute('data-key')) ?? '';
    await page.getByRole('searchbox').fill(mac.replaceAll(':', '-').toLowerCase());
    await expect.poll(() => names(page)).toHaveLength(1);
    await page.getByRole('button', { name: 'Columns' }).click();
    await page.getByRole('checkbox', { name: 'Firmware version' }).check();
    await page.keyboard.press('Escape');
    await page.reload();
    await page.locator('[data-key]').nth(5).waitFor();
    expect(await page.getByRole('columnheader', { name: 'Firmware version' }).count()).toBe(1);
  });

  it('the list of stations is maximised over the page and restored, and remembers it', async () => {
    const { page } = await visit();
    const behind = () =>
      page
        .locator('nav')
        .first()
        .evaluate(nav => nav.closest('[inert]') !== null);
    await page.getByRole('button', { name: 'Maximize' }).click();
    await page.reload();
    await page.getByRole('button', { name: 'Restore' }).waitFor();
    expect(await behind()).toBe(true);
    await page.getByRole('button', { name: 'Restore' }).click();
    expect(await behind()).toBe(false);
  });
});

describe('a station', () => {
  it('shows chains, EVM, rates, Ethernet, position and device, and links to its own page safely', async () => {
    const { page } = await visit();
    await page.locator('[data-key] button').first().click();
    for (const word of ['chain 0', 'EVM', 'Receive rate', 'Ethernet', 'GPS', 'Device']) {
      await details(page).getByText(word).first().waitFor();
    }
    const link = details(page).getByRole('link', { name: 'Open web interface' });
    expect(await link.getAttribute('href')).toMatch(/^https?:\/\/\d+\.\d+\.\d+\.\d+(:\d+)?\/$/);
    expect(await link.getAttribute('rel')).toContain('noopener');
  });

  it('a station has its MAC copied', async () => {
    const { url } = await startRadio({ stations: 3 });
    const { page, close } = await browser.open({ permissions: ['clipboard-read', 'clipboard-write'] });
    await openStations(page, url);
    const row = page.locator('[data-key]').first();
    await row.getByRole('button').click();
    await details(page).getByRole('button', { name: 'Copy the MAC' }).click();
    await details(page).getByText('Copied').waitFor({ state: 'attached' });
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      await row.getAttribute('data-key'),
    );
    await close();
  });

  it('keeps its note over a reload, and is found by it', async () => {
    const { page } = await visit();
    const row = page.locator('[data-key]').nth(1);
    const key = await row.getAttribute('data-key');
    await row.getByRole('button').click();
    await page.getByRole('textbox', { name: 'Note' }).fill('Behind the silo, long ladder');
    await page.keyboard.press('Tab');
    await page.reload();
    await page.locator('[data-key]').nth(4).waitFor();
    await page.getByRole('searchbox').fill('silo');
    await expect.poll(() => page.locator('[data-key]').count()).toBe(1);
    expect(await page.locator('[data-key]').getAttribute('data-key')).toBe(key);
    await page.locator('[data-key] button').click();
    expect(await page.getByRole('textbox', { name: 'Note' }).inputValue()).toBe(
      'Behind the silo, long ladder',
    );
  });

  it('leaves when it is kicked, is listed with its reason, returns, and has its kick on the time axis', async () => {
    const { url } = await startRadio({ stations: 4 });
    const { page, close } = await browser.open();
    await openStations(page, url);
    const row = page.locator('[data-key]').first();
    const [name = ''] = await names(page);
    const key = await row.getAttribute('data-key');
    await row.getByRole('button').click();
    await details(page).getByRole('button', { name: 'Kick station' }).click();
    const dialog = page.getByRole('dialog', { name: 'Kick this station?' });
    await dialog.getByText(name).waitFor();
    await dialog.getByRole('button', { name: 'Kick station' }).click();
    await details(page).getByText('The station was kicked.').waitFor();
    await details(page).getByText('These are its last readings.').waitFor();
    // It stays among all stations, with its last readings.
    await page.locator(`[data-key="${key}"]`).getByText('Kicked', { exact: true }).waitFor();
    await page.getByRole('radio', { name: /^Disconnected/ }).check({ force: true });
    await page.getByRole('table', { name: 'Disconnected stations' }).getByText(name).waitFor();
    await page.getByText('Earlier authentication is no longer valid').waitFor();
    await page.getByRole('radio', { name: /^All/ }).check({ force: true });
    await page.locator(`[data-key="${key}"]`).waitFor({ timeout: 90_000 });
    const last = details(page).getByText('These are its last readings.');
    await expect.poll(() => last.count(), { timeout: 90_000 }).toBe(0);
    await expect.poll(() => page.getByText('Kicked', { exact: true }).count()).toBe(0);
    // The time axis of the device has it, also after a reload.
    await page.goto(`${url}#/history`);
    const events = page.getByRole('region', { name: 'Events' }).getByRole('listitem');
    const kick = events.filter({ hasText: name }).filter({ hasText: 'was kicked.' });
    await kick.waitFor({ timeout: 90_000 });
    await page.reload();
    await kick.waitFor({ timeout: 90_000 });
    await close();
  });

  it('a station is not offered to be kicked by a read-only user', async () => {
    const { url } = await startRadio({ stations: 3 });
    const { page, close } = await browser.open();
    await openStations(page, url, VIEWER);
    await page.locator('[data-key] button').first().click();
    await details(page).getByRole('button', { name: 'Copy the MAC' }).waitFor();
    expect(await page.getByRole('button', { name: /kick/i }).count()).toBe(0);
    await close();
  });
});

describe('the exported list', () => {
  it('holds the stations that are found, as CSV and as JSON', async () => {
    // Of its own: on a radio that has run for a while a station may be away.
    const { url } = await startRadio({ stations: 6 });
    const { page, close } = await browser.open();
    await openStations(page, url);
    const csv = await exportedText(page, 'CSV');
    expect(csv.name).toMatch(/^stations-.+-\d{4}-\d\d-\d\d\.csv$/);
    const lines = csv.text.trimEnd().split('\r\n');
    expect(lines).toHaveLength(7);
    expect(lines[0]).toMatch(/^\uFEFF?Name,MAC,IP address/);
    const [first = ''] = await names(page);
    await page.getByRole('searchbox').fill(first);
    const json = JSON.parse((await exportedText(page, 'JSON')).text) as { name: string; mac: string }[];
    expect(json.map(({ name }) => name)).toContain(first);
    expect(json.length).toBe((await names(page)).length);
    await close();
  });
});

describe('hostile names', () => {
  it('hostile names do not run in a spreadsheet and do not name the file', async () => {
    const { url, radio } = await startRadio({ stations: 12 });
    radio.faults.set({ hostileNames: true });
    const { page, close } = await browser.open();
    await openStations(page, url);
    const { text } = await exportedText(page, 'CSV');
    for (const cell of text.split(/[\r\n,]+/)) expect(cell).not.toMatch(/^[=+@]/);
    await close();
  });
});

describe('axe finds nothing in light and dark', () => {
  it.each(sampleOf([DESKTOP, PHONE], 1, 'stations'))(
    'axe finds nothing in light and dark in the list, its menus and the details, $width wide',
    async viewport => {
      const { url } = await startRadio({ stations: 6 });
      const { page, close } = await browser.open({ colorScheme: 'light', viewport, reducedMotion: 'reduce' });
      const look = async (): Promise<string[]> => {
        await page.emulateMedia({ colorScheme: 'light' });
        const light = await axeFindings(page);
        await page.emulateMedia({ colorScheme: 'dark' });
        return [...light, ...(await lookFindings(page))];
      };
      await openStations(page, url);
      expect(await look()).toEqual([]);
      await page.getByRole('button', { name: 'Export' }).click();
      expect(await look()).toEqual([]);
      await page.keyboard.press('Escape');
      await page.locator('[data-key] button').first().click();
      await page.getByRole('button', { name: 'Copy the MAC' }).waitFor();
      expect(await look()).toEqual([]);
      await close();
    },
  );
});

describe('at 320 px', () => {
  it('neither the list nor the details need sideways scrolling', async () => {
    const { page } = await visit();
    await page.setViewportSize(NARROW);
    expect(await overflow(page)).toBe(0);
    await page.locator('[data-key] button').first().click();
    const dialog = page.getByRole('dialog', { name: 'Station details' });
    await dialog.waitFor();
    expect(await overflow(page)).toBe(0);
    expect(await dialog.evaluate(element => element.scrollWidth - element.clientWidth)).toBe(0);
  });
});

describe('by keyboard alone', () => {
  it('a station is found, opened, annotated and closed', async () => {
    const { page } = await visit();
    await page.getByRole('searchbox').focus();
    const press = async (key: string, times = 1) => {
      for (let time = 0; time < times; time += 1) await page.keyboard.press(key);
    };
    const inRow = () => page.evaluate(() => document.activeElement?.closest('[data-key]') !== null);
    for (let tabs = 0; tabs < 25 && !(await inRow()); tabs += 1) await press('Tab');
    expect(await inRow()).toBe(true);
    await press('ArrowDown', 2);
    await press('Enter');
    await details(page).waitFor();
    // The details are a chunk of their own, which Tab would run past before it is there.
    await page.getByRole('textbox', { name: 'Note' }).waitFor();
    const key = await page.evaluate(
      () => document.activeElement?.closest('[data-key]')?.getAttribute('data-key') ?? '',
    );
    const onNote = () => page.evaluate(() => document.activeElement?.tagName === 'TEXTAREA');
    for (let tabs = 0; tabs < 20 && !(await onNote()); tabs += 1) await press('Tab');
    await page.keyboard.type('ladder');
    await press('Escape');
    await expect.poll(() => details(page).count()).toBe(0);
    await expect
      .poll(() =>
        page.evaluate(() => document.activeElement?.closest('[data-key]')?.getAttribute('data-key')),
      )
      .toBe(key);
    await press('Enter');
    expect(await page.getByRole('textbox', { name: 'Note' }).inputValue()).toBe('ladder');
  });
});
