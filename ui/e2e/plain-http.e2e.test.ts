import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { PHONE, useBrowser } from './support/browser.ts';
import { button, changeSsid, RESTART, SLOW, startTest, testBar, untilBack } from './support/changes.ts';
import { enterAccount } from './support/login.ts';
import { startRadio } from './support/radio.ts';
import { PATIENT } from './support/tools.ts';

const browser = useBrowser();
/** `.config/chromium.ts` leads it to this machine. */
const NAME = 'radio.test';
/** Browsers ignore this header of the server over HTTP, and say so. */
const OVER_HTTP = 'The Cross-Origin-Opener-Policy header has been ignored';

/** The same radio by a name that is not loopback: over HTTP, no secure context. */
async function openNamed(profile: string, hash = '') {
  const { url } = await startRadio({ profile, softRestartSeconds: 2 }, { names: [NAME] });
  const opened = await browser.open({ viewport: PHONE, hasTouch: true, isMobile: true });
  await opened.page.goto(`${url.replace('127.0.0.1', NAME)}${hash}`);
  expect(await opened.page.evaluate(() => window.isSecureContext)).toBe(false);
  const complaints = () => opened.complaints.filter(text => !text.startsWith(OVER_HTTP));
  return { ...opened, complaints };
}

/** What lies on the clipboard. */
async function pasted(page: Page): Promise<string> {
  await page.evaluate(() => {
    const field = document.createElement('textarea');
    field.id = 'pasted';
    document.body.append(field);
    field.focus();
  });
  await page.keyboard.press('Control+V');
  return page.evaluate(() => {
    const field = document.querySelector<HTMLTextAreaElement>('#pasted');
    field?.remove();
    return field?.value ?? '';
  });
}

it('aligns over plain HTTP: the link survives the login, the screen is spoken of and kept on, results are copied', async () => {
  const { page, complaints, close } = await openNamed('sta-ptp', '#/alignment');
  await enterAccount(page);
  await page.getByText(/The browser cannot keep the screen on over plain HTTP/).waitFor(PATIENT);
  const video = page.locator('video');
  expect(await video.count()).toBe(0);
  await button(page, 'Start mast mode').tap();
  const plays = () => video.evaluate((one: HTMLVideoElement) => !one.paused && one.currentTime > 0);
  await expect.poll(plays, PATIENT).toBe(true);
  await page.keyboard.press('Escape');
  await button(page, 'Leave').tap();
  await expect.poll(() => video.count()).toBe(0);
  expect(new URL(page.url()).hash).toBe('#/alignment');
  // An open page alone has no result.
  await button(page, 'Done').tap(PATIENT);
  await button(page, 'Copy').tap(PATIENT);
  expect(await pasted(page)).toMatch(/Local signal: −\d+ dBm before, −\d+ dBm after alignment/);
  expect(complaints()).toEqual([]);
  await close();
});

it('tests a change over plain HTTP', async () => {
  const { page, complaints, close } = await openNamed('ap-ptp', '#/wireless');
  await enterAccount(page);
  await changeSsid(page, 'quarry-two');
  await startTest(page);
  await untilBack(page);
  await button(testBar(page), 'Revert now').tap(RESTART);
  await testBar(page).waitFor({ state: 'hidden', ...RESTART });
  expect(complaints()).toEqual([]);
  await close();
});

it('keeps a draft over a reload over plain HTTP, and tests it', async () => {
  const { page, complaints, close } = await openNamed('ap-ptp', '#/wireless');
  await enterAccount(page);
  await changeSsid(page, 'quarry-two');
  await page.reload();
  await page.getByText(/^Pending changes from /).waitFor(SLOW);
  // A draft of before is offered: there is nothing to test until it is taken up.
  await button(page, 'Continue').tap(SLOW);
  await startTest(page);
  await testBar(page).waitFor(RESTART);
  expect(complaints()).toEqual([]);
  await close();
});
