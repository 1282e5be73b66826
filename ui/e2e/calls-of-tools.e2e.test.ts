import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { sampleOf } from '../../.config/drawn-sample.ts';
import { useBrowser } from './support/browser.ts';
import { logIn } from './support/login.ts';
import { startRadio } from './support/radio.ts';
import { openTool, PATIENT, probe, runState, startStop } from './support/tools.ts';

const browser = useBrowser();
/** Four hops away. */
const HOST = '198.51.100.7';

/** What a page sends below `/api/v1.0`, as `DELETE /tools/ping`. */
function callsOf(page: Page): () => readonly string[] {
  const seen: string[] = [];
  page.on('request', request => {
    const [, path] = /\/api\/v1\.0(\/[^?]*)/.exec(request.url()) ?? [];
    if (path !== undefined) seen.push(`${request.method()} ${path}`);
  });
  return () => seen;
}

/** Calls that no button is named after: a port makes them beside those that it is asked for. */
const BESIDE = [
  {
    call: 'POST /tools/discovery/neighbors/rescan',
    cause: async (page: Page) => {
      await openTool(page, 'td', 'Discovery');
      await startStop(page).click();
    },
  },
  {
    call: 'DELETE /tools/ping',
    cause: async (page: Page) => {
      await openTool(page, 'tp', 'Ping');
      await probe(page, HOST);
      await runState(page).filter({ hasText: 'Running' }).waitFor(PATIENT);
      await page.keyboard.press('Escape');
    },
  },
  {
    call: 'DELETE /tools/traceroute',
    cause: async (page: Page) => {
      await openTool(page, 'tt', 'Traceroute');
      await probe(page, HOST);
    },
  },
  {
    call: 'GET /tools/speedtest',
    cause: async (page: Page) => {
      await page.evaluate(() => void (location.hash = '#/stations'));
      await page.locator('[data-key]').first().click();
      await page.locator('a[href^="#/speed-test?"]').click();
      await page.getByRole('combobox', { name: 'Host' }).waitFor(PATIENT);
      await page.getByLabel('Username').fill('ubnt');
      await page.getByLabel('Password', { exact: true }).fill('a-remote-password');
      await page.keyboard.press('Enter');
      await page.getByRole('dialog').waitFor(PATIENT);
      await page.keyboard.press('Enter');
    },
  },
  {
    call: 'POST /tools/proxy/https',
    cause: async (page: Page) => {
      await page.evaluate(() => void (location.hash = '#/system/firmware'));
      await page.getByRole('button', { name: 'Check for updates' }).click(PATIENT);
    },
  },
] as const;

it.each(sampleOf(BESIDE, 2, 'calls'))('a page of a versioned device sends $call', async ({ call, cause }) => {
  const { url } = await startRadio({ profile: 'wave' });
  const { page, complaints, close } = await browser.open();
  await logIn(page, url);
  const calls = callsOf(page);
  await cause(page);
  await expect.poll(() => calls(), PATIENT).toContain(call);
  expect(complaints).toEqual([]);
  await close();
});

const ADDRESS = 'https://downloads.example.net/WA.ar934x.v8.7.19.48279.250811.0636.bin';
const openSection = (page: Page, id: string) =>
  page.evaluate(section => void (location.hash = `#/system/${section}`), id);

/** What a device with a classic login has by its versioned API alone. reading 12. */
const BY_THE_OTHER = [
  {
    call: 'POST /system/upgrade',
    cause: async (page: Page) => {
      await openSection(page, 'firmware');
      const section = page.locator('[data-section="firmware"]');
      await section.getByLabel('Firmware address').fill(ADDRESS, PATIENT);
      await section.getByRole('button', { name: 'Download', exact: true }).click();
      await section.getByText('is ready to be installed').waitFor(PATIENT);
    },
  },
  {
    call: 'POST /system/backup/restore',
    cause: async (page: Page) => {
      await openSection(page, 'backup');
      const section = page.locator('[data-section="backup"]');
      await section.getByLabel('Backup address').fill(ADDRESS, PATIENT);
      await section.getByRole('button', { name: 'Restore from this address' }).click();
      await page.getByRole('button', { name: 'Restore and reboot' }).click();
    },
  },
  { call: 'GET /system/users', cause: (page: Page) => openSection(page, 'users') },
] as const;

it.each(sampleOf(BY_THE_OTHER, 1, 'mixed calls'))(
  'a page of a device with a classic login sends $call, which the versioned API alone has',
  async ({ call, cause }) => {
    const { url } = await startRadio({ profile: 'sta-ptp' });
    const { page, complaints, close } = await browser.open();
    await logIn(page, url);
    const calls = callsOf(page);
    await cause(page);
    await expect.poll(() => calls(), PATIENT).toContain(call);
    expect(complaints).toEqual([]);
    await close();
  },
);
