import { text as textOf } from 'node:stream/consumers';
import { readLinkReport } from '@radiolink/domain/report';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { findingsOnTheWay } from './support/axe.ts';
import { PHONE, useBrowser } from './support/browser.ts';
import { inArabic } from './support/arabic.ts';
import { logIn, logInSpeaking } from './support/login.ts';
import { paperPages } from './support/paper.ts';
import { startRadio, VIEWER } from './support/radio.ts';
import { PATIENT, runState } from './support/tools.ts';

const browser = useBrowser();
const SECRET = 'Remote-End-Secret-2026';

async function saved(page: Page, button: string): Promise<{ readonly name: string; readonly text: string }> {
  await page.getByRole('button', { name: 'Export' }).click(PATIENT);
  const saving = page.waitForEvent('download', PATIENT);
  await page.getByRole('button', { name: button }).click(PATIENT);
  const download = await saving;
  await page.keyboard.press('Escape');
  return { name: download.suggestedFilename(), text: await textOf(await download.createReadStream()) };
}

it('hands over what was typed, measured and configured: on paper, as text, and as a report that is read again', async () => {
  const { url } = await startRadio({ profile: 'sta-ptp' });
  const { page, complaints, close } = await browser.open();
  await logIn(page, url);
  await page.locator('#main').getByRole('link', { name: 'Speed test' }).click(PATIENT);
  await page.getByLabel('Username').fill('installer');
  await page.getByLabel('Password', { exact: true }).fill(SECRET);
  await page.getByLabel('Duration').selectOption('10');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor(PATIENT);
  await page.keyboard.press('Enter');
  await expect.poll(() => runState(page).innerText(), PATIENT).toContain('Finished');
  await page.evaluate(() => void (window.location.hash = '#/alignment'));
  // A page that was merely open is no alignment, nor is one without a reading.
  await page.getByRole('region', { name: 'Local end' }).getByText(/dBm/).first().waitFor(PATIENT);
  await page.getByRole('button', { name: 'Done', exact: true }).click(PATIENT);
  await page.evaluate(() => void (window.location.hash = '#/spectrum'));
  await page.getByRole('heading', { name: 'Spectrum' }).first().waitFor(PATIENT);
  await page.locator('main canvas').first().waitFor(PATIENT);

  await page.getByRole('navigation').getByRole('link', { name: 'Installation report' }).click(PATIENT);
  await page.getByRole('heading', { level: 1, name: 'Installation report' }).waitFor(PATIENT);
  await page.getByLabel('Local site').fill('Quarry mast');
  await page.getByLabel('Remote site').fill('Mill roof');
  await page.getByLabel('Installed by').fill('A. Fitter');
  await page.getByLabel('Notes').fill('Clamp renewed\nCable earthed');
  expect(await page.getByRole('table', { name: 'Speed test' }).getByRole('row').count()).toBe(2);
  await page.getByRole('table', { name: 'Alignment' }).waitFor(PATIENT);
  await page.getByRole('figure', { name: 'Spectrum' }).waitFor(PATIENT);
  expect(await findingsOnTheWay(page)).toEqual([]);

  const json = await saved(page, 'Save as JSON');
  expect(json.name).toMatch(/^installation-.*\.json$/);
  const read = readLinkReport(json.text);
  expect(read?.links[0]?.local.signalDbm).toBeLessThan(0);
  expect(read?.links[0]?.remote?.mac).toMatch(/:/);
  const { installation } = JSON.parse(json.text) as { readonly installation: Record<string, unknown> };
  expect(installation).toMatchObject({
    site: 'Quarry mast',
    remoteSite: 'Mill roof',
    installedBy: 'A. Fitter',
    notes: 'Clamp renewed\nCable earthed',
    speedTests: [{ durationSeconds: 10 }],
  });
  const text = await saved(page, 'Save as text');
  expect(text.text).toContain('Installed by: A. Fitter');
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(stored).not.toContain('A. Fitter');
  for (const file of [json.text, text.text, stored]) expect(file).not.toContain(SECRET);

  for (const format of ['A4', 'Letter'] as const) {
    const pages = await paperPages(await page.pdf({ format }));
    const words = pages.map(sheet => sheet.text).join(' ');
    for (const part of [
      'Quarry mast',
      'A. Fitter',
      'Notes Clamp renewed Cable earthed',
      'Speed test',
      'Expected signal',
      'Alignment',
    ])
      expect(words).toContain(part);
    expect(words).not.toMatch(/Export|Refresh|Print or save|The browser does not store/);
    expect(pages.length).toBeLessThanOrEqual(4);
    for (const { marginLeft, marginRight } of pages)
      expect(Math.min(marginLeft, marginRight)).toBeGreaterThan(25);
  }
  expect(complaints).toEqual([]);
  await close();
}, 120_000);

it('the report is for a read-only user too, on a phone and from right to left, without a request that is refused', async () => {
  const { url } = await startRadio({ profile: 'ap-ptmp' });
  const { page, complaints, close } = await browser.open({ viewport: PHONE });
  const refused: string[] = [];
  page.on('response', answer => void (answer.status() === 403 && refused.push(answer.url())));
  await logInSpeaking(page, url, 'ar', '#/report', VIEWER);
  await page.getByRole('heading', { level: 1, name: inArabic('Installation report') }).waitFor(PATIENT);
  await page.getByLabel(inArabic('Installed by')).fill('فني');
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  expect(await findingsOnTheWay(page)).toEqual([]);
  expect(refused).toEqual([]);
  expect(complaints).toEqual([]);
  await close();
}, 60_000);
