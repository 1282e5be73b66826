import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { useBrowser } from './support/browser.ts';
import { button, changeSsid, confirmTest, SLOW, startTest, untilBack } from './support/changes.ts';
import { readDevice } from './support/classic.ts';
import { loadsOf } from './support/loads.ts';
import { enterAccount } from './support/login.ts';
import { startRadio } from './support/radio.ts';
import { storedChanges } from './support/remembered-draft.ts';
import { control, openWireless } from './support/wireless.ts';

const browser = useBrowser();

/** Clears what the browser stores for the page while it is open, as iOS does; the session of the device is a cookie. */
async function clearStorage(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Storage.clearDataForOrigin', {
    origin: new URL(page.url()).origin,
    storageTypes: 'local_storage,indexeddb,cache_storage,service_workers',
  });
  await page.evaluate(() => sessionStorage.clear());
  await devtools.detach();
}

it('a storage cleared under a pending change loses nothing: the page goes on, stores the next edit, tests and keeps it', async () => {
  const { url, radio } = await startRadio({ profile: 'ap-ptp', softRestartSeconds: 2 });
  const device = await readDevice(radio);
  const { page, complaints, close } = await browser.open();
  await openWireless(page, url);
  await changeSsid(page, 'Barn');
  const loads = loadsOf(page);
  await clearStorage(page);
  expect(await control(page, 'wireless.ssid').inputValue()).toBe('Barn');
  await changeSsid(page, 'Shed');
  expect(loads.count()).toBe(0);

  // The session values went with it, so a reload asks for the login. A change made after it is stored again.
  await expect.poll(() => storedChanges(page)).toContain('Shed');
  await page.reload();
  await enterAccount(page);
  await button(page, 'Continue').click(SLOW);
  await page.getByText('1 pending change').waitFor(SLOW);
  expect(await control(page, 'wireless.ssid').inputValue()).toBe('Shed');

  await startTest(page);
  await untilBack(page);
  await clearStorage(page);
  await confirmTest(page);
  await page.getByText(/Changes kept\./).waitFor({ timeout: 90_000 });
  expect((await device.configuration()).get('wireless.1.ssid')).toBe('Shed');
  await clearStorage(page);
  await page.reload();
  await enterAccount(page);
  await control(page, 'wireless.ssid').waitFor(SLOW);
  expect(await button(page, 'Continue').count()).toBe(0);
  expect(complaints).toEqual([]);
  await close();
}, 360_000);

it('another tab that clears its storage takes neither the session nor the draft of this one', async () => {
  const { url } = await startRadio({ profile: 'ap-ptp' });
  const { page, complaints, close } = await browser.open();
  await openWireless(page, url);
  await changeSsid(page, 'Barn');
  const loads = loadsOf(page);
  const other = await page.context().newPage();
  await other.goto(url);
  await other.evaluate(async () => {
    localStorage.clear();
    sessionStorage.clear();
    for (const { name = '' } of await indexedDB.databases()) indexedDB.deleteDatabase(name);
  });
  await other.close();
  await changeSsid(page, 'Shed');
  await page.evaluate(() => void (window.location.hash = '#/services'));
  await page.locator('[data-setting="web.enabled"]').waitFor(SLOW);
  await page.getByText('1 pending change').waitFor(SLOW);
  expect(loads.count()).toBe(0);
  await expect.poll(() => storedChanges(page)).toContain('Shed');
  await page.reload();
  await button(page, 'Continue').click(SLOW);
  await page.evaluate(() => void (window.location.hash = '#/wireless'));
  await control(page, 'wireless.ssid').waitFor(SLOW);
  expect(await control(page, 'wireless.ssid').inputValue()).toBe('Shed');
  expect(complaints).toEqual([]);
  await close();
}, 360_000);
