import { expect, it } from 'vitest';
import { sampleOf } from '../../.config/drawn-sample.ts';
import { inArabic } from './support/arabic.ts';
import { findingsOnTheWay } from './support/axe.ts';
import { PHONE, useBrowser } from './support/browser.ts';
import { logIn, logInSpeaking } from './support/login.ts';
import { startRadio, VIEWER } from './support/radio.ts';
import { exportedText } from './support/stations.ts';
import { goByKeys, inHeader, openTool, PATIENT, probe, runState, startStop } from './support/tools.ts';

const browser = useBrowser();
/** Four hops away. */
const HOST = '198.51.100.7';
/** Nobody answers there. */
const SILENT = '240.0.0.1';

it('shows hop after hop by keyboard alone, goes on while another page is shown, and ends at Esc', async () => {
  const { url } = await startRadio({ profile: 'sta-ptp' });
  const { page, complaints, close } = await browser.open();
  await logIn(page, url);
  await openTool(page, 'tt', 'Traceroute');
  await probe(page, SILENT);
  const route = page.getByRole('table', { name: 'Route' });
  await expect.poll(() => route.getByRole('row').count(), PATIENT).toBeGreaterThan(2);
  await page.getByRole('combobox', { name: 'Host' }).blur();
  await goByKeys(page, 'pd');
  await inHeader(page)
    .getByRole('link', { name: /Traceroute/ })
    .click();
  await route.waitFor(PATIENT);
  await page.keyboard.press('Escape');
  await expect.poll(() => runState(page).innerText(), PATIENT).toContain('Stopped');
  expect(await inHeader(page).count()).toBe(0);
  expect(complaints).toEqual([]);
  await close();
});

it.each(
  sampleOf(
    [
      { who: 'a full user', profile: 'sta-ptp', account: undefined },
      { who: 'a read-only user', profile: 'sta-ptp', account: VIEWER },
      { who: 'the user of a device with the versioned API only', profile: 'wave', account: undefined },
    ],
    1,
    'traceroute',
  ),
)('ends with the host, for $who', async ({ profile, account }) => {
  const { url } = await startRadio({ profile });
  const { page, complaints, close } = await browser.open();
  await logIn(page, url, account, { hash: '#/traceroute' });
  await openTool(page, 'tt', 'Traceroute');
  await probe(page, HOST);
  await expect.poll(() => runState(page).innerText(), PATIENT).toContain('Finished');
  const rows = page.getByRole('table', { name: 'Route' }).getByRole('row');
  expect(await rows.count()).toBe(5);
  expect(await rows.last().innerText()).toContain(HOST);
  const { name, text } = await exportedText(page, 'CSV');
  expect(name).toMatch(/^traceroute-.*\.csv$/);
  expect(text.trim().split('\r\n')).toHaveLength(5);
  expect(await findingsOnTheWay(page)).toEqual([]);
  expect(complaints).toEqual([]);
  await close();
});

it('says that another run is in progress on the device', async () => {
  const { url } = await startRadio({ profile: 'sta-ptp' });
  const first = await browser.open();
  const second = await browser.open();
  for (const { page } of [first, second]) {
    await logIn(page, url, undefined, { hash: '#/traceroute' });
    await openTool(page, 'tt', 'Traceroute');
    await probe(page, SILENT);
    await expect.poll(() => runState(page).innerText(), PATIENT).toMatch(/Running|Failed/);
  }
  await second.page.getByText(/^This tool is already running/).waitFor(PATIENT);
  await first.close();
  await second.close();
});

it('runs on a phone in Arabic, and fits while it does', async () => {
  const { url } = await startRadio({ profile: 'sta-ptp' });
  const { page, close } = await browser.open({ viewport: PHONE, hasTouch: true });
  await logInSpeaking(page, url, 'ar', '#/traceroute');
  await page.getByRole('combobox', { name: inArabic('Host') }).fill(SILENT);
  await startStop(page).tap();
  await expect.poll(() => page.getByRole('row').count(), PATIENT).toBeGreaterThan(3);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
  expect(await findingsOnTheWay(page)).toEqual([]);
  await close();
});
