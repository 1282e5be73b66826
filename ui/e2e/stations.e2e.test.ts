import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { sampleOf } from '../../.config/drawn-sample.ts';
import { axeFindings, lookFindings } from './support/axe.ts';
import { DESKTOP, PHONE, useBrowser } from './support/browser.ts';
import { startRadio } from './support/radio.ts';
import { columnTexts, openStations } from './support/stations.ts';

const browser = useBrowser();

const details = (page: Page) => page.getByRole('complementary', { name: 'Station details' });

describe('a station', () => {
  it('leaves when it is kicked, is listed with its reason, returns, and has its kick on the time axis', async () => {
    const { url } = await startRadio({ stations: 4 });
    const { page, close } = await browser.open();
    await openStations(page, url);
    const row = page.locator('[data-key]').first();
    const [name = ''] = await columnTexts(page, 0);
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
