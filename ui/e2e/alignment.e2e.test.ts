import { expect, it } from 'vitest';
import { findingsOnTheWay } from './support/axe.ts';
import { PHONE, useBrowser } from './support/browser.ts';
import { logIn } from './support/login.ts';
import { startRadio, VIEWER } from './support/radio.ts';
import { openTool, PATIENT } from './support/tools.ts';

const browser = useBrowser();

it('aligns on a phone without any of the senses of a browser, leaves mast mode by holding, and reads the constellation', async () => {
  const { url, radio } = await startRadio({ profile: 'sta-ptp' });
  radio.faults.set({ offDegrees: 20 });
  const { page, complaints, close } = await browser.open({ viewport: PHONE, hasTouch: true });
  await page.addInitScript(() => {
    for (const name of ['AudioContext', 'speechSynthesis', 'SpeechSynthesisUtterance'])
      Object.defineProperty(window, name, { value: undefined });
    for (const name of ['wakeLock', 'vibrate']) Object.defineProperty(navigator, name, { value: undefined });
    Object.defineProperty(HTMLElement.prototype, 'requestFullscreen', { value: undefined });
  });
  await logIn(page, url, VIEWER, { hash: '#/alignment' });
  await openTool(page, 'ta', 'Alignment');
  const local = page.getByRole('region', { name: 'Local end' });
  await expect.poll(() => local.innerText(), PATIENT).toContain('dBm');
  expect(await page.getByText('The signal is updated once per second.').count()).toBe(1);
  radio.faults.set({});
  await expect.poll(() => page.getByText(/Local signal: .* after alignment/).count(), PATIENT).toBe(1);
  expect(await findingsOnTheWay(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);

  await page.getByLabel('Both ends').check();
  await page.getByRole('button', { name: 'Start mast mode' }).tap();
  const mast = page.getByRole('dialog', { name: 'Mast mode' });
  await mast.waitFor(PATIENT);
  expect(await mast.evaluate(place => place.scrollHeight <= place.clientHeight)).toBe(true);
  expect(await findingsOnTheWay(page)).toEqual([]);
  await mast.getByRole('button', { name: /Announce the signal/ }).tap();
  const leave = mast.getByRole('button', { name: 'Hold to leave' });
  await leave.tap();
  expect(await mast.isVisible()).toBe(true);
  await leave.focus();
  await page.keyboard.down('Enter');
  await mast.waitFor({ state: 'hidden', ...PATIENT });
  await page.keyboard.up('Enter');

  await openTool(page, 'tc', 'Constellation diagram');
  await expect.poll(() => page.locator('main figure').count(), PATIENT).toBe(4);
  await expect
    .poll(() => page.locator('main figure').allInnerTexts())
    .toEqual([
      expect.stringMatching(/^Interference and noise: EVM\s+−\d/),
      expect.stringMatching(/^Noise only: EVM\s+−\d/),
      expect.stringMatching(/^Interference and noise: EVM\s+−\d/),
      expect.stringMatching(/^Noise only: EVM\s+−\d/),
    ]);
  expect(await page.getByText(/needs an EVM of|highest modulation/).count()).toBe(2);
  expect(await findingsOnTheWay(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
  expect(complaints).toEqual([]);
  await close();
});
