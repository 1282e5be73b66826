import { expect, it } from 'vitest';
import { sampleOf } from '../../.config/drawn-sample.ts';
import { inArabic } from './support/arabic.ts';
import { findingsOnTheWay } from './support/axe.ts';
import { PHONE, useBrowser } from './support/browser.ts';
import { logIn, logInSpeaking } from './support/login.ts';
import { ADMIN, startRadio, VIEWER } from './support/radio.ts';
import { exportedText } from './support/stations.ts';
import { inHeader, openTool, PATIENT, runState, startStop } from './support/tools.ts';

const browser = useBrowser();

it('finds the devices by keyboard alone, knows those of this link, and links to their pages', async () => {
  const { url } = await startRadio({ profile: 'sta-ptp' });
  const { page, complaints, close } = await browser.open();
  await logIn(page, url);
  await openTool(page, 'td', 'Discovery');
  await page.keyboard.press('Enter');
  await expect.poll(() => runState(page).innerText(), PATIENT).toContain('Running');
  const devices = page.getByRole('table', { name: 'Devices' });
  await devices.waitFor(PATIENT);
  await inHeader(page)
    .getByRole('link', { name: /Discovery/ })
    .waitFor(PATIENT);
  await page.keyboard.press('Escape');
  await expect.poll(() => runState(page).innerText(), PATIENT).toContain('Stopped');
  const text = await devices.innerText();
  expect(text).toContain('This device');
  expect(text).toContain('Remote end');
  const links = await devices
    .getByRole('link')
    .evaluateAll(found => found.map(link => [link.getAttribute('href'), link.getAttribute('target')]));
  expect(links.length).toBeGreaterThan(1);
  for (const [href, target] of links) {
    expect(href).toMatch(/^http:\/\/[\d.]+\/$/);
    expect(target).toBe('_blank');
  }
  const { name } = await exportedText(page, 'CSV');
  expect(name).toMatch(/^discovery-.*\.csv$/);
  expect(await findingsOnTheWay(page)).toEqual([]);
  expect(complaints).toEqual([]);
  await close();
});

it('shows hostile names as text', async () => {
  const { url, radio } = await startRadio({ profile: 'ap-ptmp', stations: 4 });
  const { page, complaints, close } = await browser.open();
  await logIn(page, url, undefined, { hash: '#/discovery' });
  radio.faults.set({ hostileNames: true });
  await openTool(page, 'td', 'Discovery');
  await page.keyboard.press('Enter');
  await page.getByRole('table', { name: 'Devices' }).waitFor(PATIENT);
  expect(await page.locator('main img, main script').count()).toBe(0);
  expect(complaints).toEqual([]);
  await close();
});

it.each(
  sampleOf(
    [
      {
        who: 'a read-only user, in Arabic',
        profile: 'ap-ptmp',
        account: VIEWER,
        language: 'ar',
        said: inArabic,
      },
      {
        who: 'the user of a device with the versioned API only',
        profile: 'wave',
        account: ADMIN,
        language: 'en_US',
        said: (text: string) => text,
      },
    ],
    1,
    'discovery',
  ),
)('runs for $who, on a phone too', async ({ profile, account, language, said }) => {
  const { url } = await startRadio({ profile, stations: 3 });
  const { page, complaints, close } = await browser.open({ viewport: PHONE, hasTouch: true });
  await logInSpeaking(page, url, language, '#/discovery', account);
  await startStop(page).tap();
  await expect.poll(() => runState(page).innerText(), PATIENT).toContain(said('Finished'));
  expect(
    await page
      .getByRole('table', { name: said('Devices') })
      .getByRole('row')
      .count(),
  ).toBeGreaterThan(3);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
  expect(await findingsOnTheWay(page)).toEqual([]);
  expect(complaints).toEqual([]);
  await close();
});
