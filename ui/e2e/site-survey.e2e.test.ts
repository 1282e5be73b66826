import { expect, it } from 'vitest';
import { sampleOf } from '../../.config/drawn-sample.ts';
import { inArabic } from './support/arabic.ts';
import { findingsOnTheWay } from './support/axe.ts';
import { PHONE, useBrowser } from './support/browser.ts';
import { logIn, logInSpeaking } from './support/login.ts';
import { startRadio, VIEWER } from './support/radio.ts';
import { exportedText } from './support/stations.ts';
import { openTool, PATIENT, runState, scanAtOnce } from './support/tools.ts';

const browser = useBrowser();

it('asks, scans and joins by keyboard alone, and leads to the change bar', async () => {
  const served = await startRadio({ profile: 'sta-ptp' });
  const { url, radio } = served;
  const { page, complaints, close } = await browser.open();
  await logIn(page, url);
  radio.faults.set({ hostileNames: true });
  await openTool(page, 'ti', 'Site survey');
  await page.keyboard.press('Enter');
  const confirmation = page.getByRole('dialog', { name: 'Start the site survey?' });
  await confirmation.waitFor(PATIENT);
  await page.keyboard.press('Escape');
  await confirmation.waitFor({ state: 'hidden', ...PATIENT });
  expect(await runState(page).innerText()).toContain('Not started');
  await page.keyboard.press('Enter');
  await confirmation.waitFor(PATIENT);
  await scanAtOnce(page, served, () => page.keyboard.press('Enter'));
  await expect.poll(() => runState(page).innerText(), PATIENT).toContain('Finished');
  const networks = page.getByRole('table', { name: 'Networks' });
  expect(await networks.innerText()).toContain('Network name hidden');
  expect(await networks.innerText()).toContain('<img src=x onerror=alert(1)>');
  expect(await page.locator('main img, main script').count()).toBe(0);
  expect(await findingsOnTheWay(page)).toEqual([]);
  const { name } = await exportedText(page, 'CSV');
  expect(name).toMatch(/^site-survey-.*\.csv$/);
  const rows = await networks.getByRole('row').count();
  await page.getByLabel('Filter networks').focus();
  await page.keyboard.type('onerror');
  await expect.poll(() => networks.getByRole('row').count(), PATIENT).toBeLessThan(rows);
  await networks
    .getByRole('button', { name: /^Select/ })
    .first()
    .focus();
  await page.keyboard.press('Enter');
  await page.getByText(/\d+ pending changes?/).waitFor(PATIENT);
  expect(complaints).toEqual([]);
  await close();
});

it.each(
  sampleOf(
    [
      { profile: 'ap-ptmp', language: 'ar', said: inArabic },
      { profile: 'wave', language: 'en_US', said: (text: string) => text },
    ],
    1,
    'survey',
  ),
)('joins nothing on $profile, and fits on a phone in $language', async ({ profile, language, said }) => {
  const served = await startRadio({ profile, stations: 3 });
  const { page, complaints, close } = await browser.open({ viewport: PHONE, hasTouch: true });
  await logInSpeaking(page, served.url, language, '#/site-survey');
  // A radio of 60 GHz comes first where there is one, and has no networks around it.
  await page.getByLabel(said('Interface')).selectOption('ath0');
  await page.locator('main form [type=submit]').tap();
  await scanAtOnce(page, served, () =>
    page.getByRole('button', { name: said('Take the link down and scan') }).tap(),
  );
  await expect.poll(() => runState(page).innerText(), PATIENT).toContain(said('Finished'));
  // Its size, and as many as fit are drawn.
  const networks = page.getByRole('group', { name: said('Networks') }).getByRole('listitem');
  await expect.poll(() => networks.count(), PATIENT).toBeGreaterThan(5);
  const size = await networks.first().getAttribute('aria-setsize');
  expect(Number(size)).toBeGreaterThanOrEqual(await networks.count());
  expect(await page.locator('main table tbody td').allInnerTexts()).toContain(size);
  expect(await networks.first().innerText()).toMatch(/−\d+\s*dBm/);
  expect(await page.getByRole('button', { name: said('Select') }).count()).toBe(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
  expect(await findingsOnTheWay(page)).toEqual([]);
  expect(complaints).toEqual([]);
  await close();
});

it('no bar covers the key of the network that was chosen on a phone', async () => {
  const served = await startRadio({ profile: 'sta-ptmp' });
  const { page, complaints, close } = await browser.open({ viewport: PHONE, hasTouch: true });
  await logInSpeaking(page, served.url, 'en_US', '#/site-survey');
  await page.locator('main form [type=submit]').tap();
  await scanAtOnce(page, served, () =>
    page.getByRole('button', { name: 'Take the link down and scan' }).tap(),
  );
  await page
    .getByRole('button', { name: /^Select/ })
    .first()
    .tap(PATIENT);
  const key = page.getByLabel('WPA2 pre-shared key');
  await key.waitFor(PATIENT);
  await page.getByText(/\d+ pending changes?/).waitFor(PATIENT);
  const isOnTop = () =>
    key.evaluate(field => {
      const { left, bottom } = field.getBoundingClientRect();
      return document.elementFromPoint(left + 8, bottom - 4) === field;
    });
  await expect.poll(isOnTop, PATIENT).toBe(true);
  expect(complaints).toEqual([]);
  await close();
});

it('the site survey is absent for a read-only user', async () => {
  const { url } = await startRadio({ profile: 'sta-ptp' });
  const { page, close } = await browser.open();
  await logIn(page, url, VIEWER, { hash: '#/discovery' });
  await openTool(page, 'td', 'Discovery');
  expect(await page.locator('a[href="#/site-survey"]').count()).toBe(0);
  await page.keyboard.press('t');
  await page.keyboard.press('i');
  expect(new URL(page.url()).hash).toBe('#/discovery');
  await page.evaluate(() => void (window.location.hash = '#/site-survey'));
  await page.getByRole('heading', { level: 1 }).waitFor(PATIENT);
  expect(await page.getByRole('heading', { name: 'Site survey' }).count()).toBe(0);
  await close();
});
