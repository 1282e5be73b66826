import type { Page, Request } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { PHONE, useBrowser } from './support/browser.ts';
import {
  button,
  changeSsid,
  confirmTest,
  RESTART,
  SLOW,
  startTest,
  testBar,
  untilBack,
} from './support/changes.ts';
import { readDevice } from './support/classic.ts';
import { logIn } from './support/login.ts';
import { startRadio } from './support/radio.ts';
import { openWireless } from './support/wireless.ts';

const browser = useBrowser();
const SSID = 'wireless.1.ssid';

async function aChangedPage(options: Parameters<typeof browser.open>[0] = {}) {
  const { url, radio } = await startRadio({ profile: 'ap-ptp', softRestartSeconds: 2 });
  const device = await readDevice(radio);
  const watched = await browser.open(options);
  await openWireless(watched.page, url);
  await changeSsid(watched.page, 'mine');
  return { ...watched, url, device };
}

/** Seconds left as the page shows them. */
const shownSeconds = async (page: Page) => Number(/(\d+) s left/.exec(await testBar(page).innerText())?.[1]);

/**
 * Holds all readings of the configuration back until the page is loaded again; those that are under way are answered first.
 * Call it before the first of them.
 */
function heldReadings(page: Page): () => Promise<void> {
  const underWay = new Set<Request>();
  page.on('request', request => request.url().includes('/getcfg.cgi') && underWay.add(request));
  const ended = (request: Request): void => void underWay.delete(request);
  page.on('requestfinished', ended);
  page.on('requestfailed', ended);
  return async () => {
    let isLoadedAgain = false;
    page.once('framenavigated', () => void (isLoadedAgain = true));
    await page.route('**/getcfg.cgi*', route => (isLoadedAgain ? route.continue() : ended(route.request())));
    await expect.poll(() => underWay.size, SLOW).toBe(0);
  };
}

/** Another tab of the same browser, logged in. */
async function reopened(page: Page, url: string): Promise<Page> {
  const next = await page.context().newPage();
  await logIn(next, url);
  return next;
}

describe('a tab that is killed', () => {
  it('a tab that is killed while it writes is reopened on the test that the device runs by then', async () => {
    const { page, url, device, close } = await aChangedPage();
    let isWritten: (() => void) | undefined;
    const written = new Promise<void>(resolve => {
      isWritten = resolve;
    });
    // The device takes it, and the answer never arrives.
    await page.route('**/writecfg.cgi', async route => {
      await route.fetch().catch(() => undefined);
      isWritten?.();
    });
    await startTest(page);
    await written;
    await page.close();
    const next = await reopened(page, url);
    await testBar(next).waitFor(SLOW);
    expect(Math.abs((await shownSeconds(next)) - (await device.testSecondsLeft()))).toBeLessThanOrEqual(2);
    await confirmTest(next);
    await next.getByText(/Changes kept|The tested configuration was kept/).waitFor(RESTART);
    expect((await device.configuration()).get(SSID)).toBe('mine');
    expect(await next.getByText(/pending change/).count()).toBe(0);
    await close();
  });

  it('during the countdown is reopened on it, and takes up the change that was reverted', async () => {
    const { page, url, device, close } = await aChangedPage();
    await startTest(page);
    await testBar(page).waitFor(SLOW);
    const endsAt = /Reverts at (\d\d:\d\d)/.exec(await testBar(page).innerText())?.[1];
    await page.close();
    const next = await reopened(page, url);
    await testBar(next).getByText(`Reverts at ${endsAt}.`).waitFor(SLOW);
    await button(testBar(next), 'Revert now').click(SLOW);
    await next.getByText(/The changes were reverted/).waitFor(RESTART);
    await next.getByText('1 pending change').waitFor(SLOW);
    expect((await device.configuration()).get(SSID)).not.toBe('mine');
    await close();
  });
});

it('a page that is loaded again while it finds out how the test ended still tells it', async () => {
  const { page, device, complaints, close } = await aChangedPage();
  const holdReadings = heldReadings(page);
  await startTest(page);
  await untilBack(page);
  // The result is unknown until the device reports its running configuration.
  await holdReadings();
  await confirmTest(page);
  await testBar(page).waitFor({ state: 'hidden', ...SLOW });
  expect(await page.getByText(/kept in another session and is saved|Changes kept/).count()).toBe(0);
  await page.reload();
  await page.getByText(/The tested configuration was kept in another session and is saved/).waitFor(RESTART);
  expect((await device.configuration()).get(SSID)).toBe('mine');
  expect(await page.getByText(/pending change/).count()).toBe(0);
  expect(complaints).toEqual([]);
  await close();
});

it('back and forward lead through the pages and leave the test alone', async () => {
  const { page, device, complaints, close } = await aChangedPage();
  await startTest(page);
  await testBar(page).waitFor(SLOW);
  const writes: string[] = [];
  page.on(
    'request',
    request => /(writecfg|apply|discard)\.cgi/.test(request.url()) && writes.push(request.url()),
  );
  for (const name of ['Dashboard', 'Stations'])
    await page.getByRole('link', { name, exact: true }).first().click();
  await page.waitForURL(/#\/stations/);
  await page.goBack();
  await page.waitForURL(/#\/dashboard/);
  await page.goBack();
  await page.locator('[data-setting]').first().waitFor(SLOW);
  await page.goForward();
  await page.waitForURL(/#\/dashboard/);
  await expect
    .poll(async () => Math.abs((await shownSeconds(page)) - (await device.testSecondsLeft())), SLOW)
    .toBeLessThanOrEqual(2);
  expect(writes).toEqual([]);
  await confirmTest(page);
  await page.getByText(/Changes kept\./).waitFor(RESTART);
  // A success goes with the next page.
  await page.getByRole('link', { name: 'Stations', exact: true }).first().click();
  await expect.poll(() => page.getByText(/Changes kept\./).count(), SLOW).toBe(0);
  expect(complaints).toEqual([]);
  await close();
});

it('a phone that slept tells the true time left as soon as it wakes', async () => {
  const { page, device, close } = await aChangedPage({ viewport: PHONE, hasTouch: true, isMobile: true });
  await startTest(page);
  await untilBack(page);
  const before = await device.testSecondsLeft();
  const phone = await page.context().newCDPSession(page);
  const asleep = new Promise(resolve => {
    phone.once('Debugger.paused', resolve);
  });
  // Nothing of the page runs any more, as behind a locked screen; a seen page does not take `frozen` for it.
  await phone.send('Debugger.enable');
  await phone.send('Debugger.pause');
  await asleep;
  const requested: string[] = [];
  page.on('request', request => requested.push(request.url()));
  await expect.poll(() => device.testSecondsLeft(), SLOW).toBeLessThan(before - 6);
  expect(requested).toEqual([]);
  await phone.send('Debugger.disable');
  await expect
    .poll(async () => Math.abs((await shownSeconds(page)) - (await device.testSecondsLeft())), {
      timeout: 2500,
      interval: 100,
    })
    .toBeLessThanOrEqual(1);
  await confirmTest(page);
  await page.getByText(/Changes kept\./).waitFor(RESTART);
  await close();
});
