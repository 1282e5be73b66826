import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { useBrowser } from './support/browser.ts';
import { button, changeSsid, reviewDialog } from './support/changes.ts';
import { readDevice } from './support/classic.ts';
import { loadsOf } from './support/loads.ts';
import { enterAccount, logIn } from './support/login.ts';
import { passes } from './support/outages.ts';
import { ADMIN, startRadio } from './support/radio.ts';

const browser = useBrowser();
const PATIENCE = { timeout: 90_000 };
/** The reboot takes this long: far longer than its board reports. */
const BOOT_SECONDS = 900;
/** A device ends a session that was idle for so long. */
const IDLE_SECONDS = 1000;
const ENDED =
  'The device ended the session. Another login, a logout in another tab or a new password may be the cause.';

const goTo = async (page: Page, route: string): Promise<void> => {
  await page.evaluate(hash => {
    window.location.hash = hash;
  }, `#/${route}`);
  await page.locator('main h1, main h2').first().waitFor(PATIENCE);
};

it('each way out to the login gives its reason there, and after the login one is where one was', async () => {
  let aheadMs = 0;
  const clock = { now: () => Date.now() + aheadMs };
  const { url, radio } = await startRadio({ profile: 'ap-ptp', clock, bootSeconds: BOOT_SECONDS });
  const { page, complaints, close } = await browser.open();
  await page.clock.install();
  await logIn(page, url);
  await passes(page, 3);
  const loads = loadsOf(page);
  let expectedLoads = 0;

  /** Waits for the login with its reason, logs in, and looks at the place. */
  const isOut = async (reason: string | undefined, route: string, account = ADMIN): Promise<void> => {
    expectedLoads += 1;
    const outcome = page.locator('form').getByRole('status');
    for (let second = 0; second < 60 && loads.count() < expectedLoads; second += 1) await passes(page, 1);
    await page.getByLabel('Username').waitFor(PATIENCE);
    await expect.poll(() => outcome.allInnerTexts(), PATIENCE).toEqual(reason === undefined ? [] : [reason]);
    expect(loads.count()).toBe(expectedLoads);
    await enterAccount(page, account);
    await page.locator('main h1, main h2').first().waitFor(PATIENCE);
    expect(await page.evaluate(() => window.location.hash)).toBe(`#/${route}`);
    await passes(page, 3);
  };
  const logOut = async (): Promise<void> => {
    await page.getByRole('button', { name: /^User menu/ }).click(PATIENCE);
    await button(page, 'Log out').click(PATIENCE);
  };

  // By the user: nothing is to be explained.
  await goTo(page, 'log');
  await logOut();
  await isOut(undefined, 'log');

  // By the user, while the device does not hear it.
  await goTo(page, 'discovery');
  radio.faults.set({ unreachable: true, path: '/logout.cgi' });
  await logOut();
  await isOut(
    'The device did not confirm the logout. The session may stay open on the device until it times out.',
    'discovery',
  );
  radio.faults.clear();

  // By a log-out in another tab of the browser.
  await goTo(page, 'stations');
  await page.evaluate(async () => {
    const csrf = JSON.parse(sessionStorage.getItem('csrf_id') ?? '""') as string;
    await fetch('/logout.cgi', { method: 'POST', headers: { 'x-csrf-id': csrf } });
  });
  await isOut(ENDED, 'stations');

  // By a new password, set in another browser.
  const device = await readDevice(radio);
  await device.changePassword(ADMIN.password, 'Another-Mast-2027');
  await isOut(ENDED, 'stations', { ...ADMIN, password: 'Another-Mast-2027' });
  await device.changePassword('Another-Mast-2027', ADMIN.password);
  await isOut(ENDED, 'stations');

  // By time: the computer slept for longer than a session may be idle.
  aheadMs += IDLE_SECONDS * 1000;
  await page.clock.fastForward(IDLE_SECONDS * 1000);
  await isOut('The session timed out.', 'stations');

  // By a change that is applied and restarts what holds the sessions.
  await goTo(page, 'wireless/');
  await changeSsid(page, 'Barn');
  await button(page, 'Review').click(PATIENCE);
  const sent = page.waitForResponse('**/writecfg.cgi', PATIENCE);
  await button(reviewDialog(page), 'Save and apply').click(PATIENCE);
  await passes(page, 1);
  await sent;
  radio.faults.set({ unreachable: true });
  await passes(page, 2);
  radio.faults.happen('session-end');
  radio.faults.clear();
  aheadMs += 10_000;
  await isOut('The device rebooted to apply the changes, which ended the session.', 'wireless/');

  // By a reboot of the device that takes much longer than it should.
  await goTo(page, 'system/reboot-and-reset');
  const reboot = { name: /^Reboot / };
  await page.getByRole('button', reboot).first().click(PATIENCE);
  await page.getByRole('dialog').getByRole('button', reboot).click(PATIENCE);
  await page.getByText(/^Rebooting, back by/).waitFor(PATIENCE);
  for (let part = 0; part < 4; part += 1) {
    await passes(page, 2);
    await page.clock.fastForward((BOOT_SECONDS / 4) * 1000);
  }
  expect(loads.count()).toBe(expectedLoads);
  aheadMs += BOOT_SECONDS * 1000;
  await isOut('The device rebooted, which ended the session.', 'system/reboot-and-reset');

  // By a reset: it is the setup that says so.
  const field = page.getByRole('textbox', { name: /^Enter .+ to confirm$/ });
  const label = (await page.getByText(/^Enter .+ to confirm$/).innerText()) ?? '';
  await field.fill(label.slice('Enter '.length, -' to confirm'.length));
  await button(page, 'Reset to factory defaults').click(PATIENCE);
  await passes(page, 3);
  aheadMs += BOOT_SECONDS * 1000;
  for (let second = 0; second < 60 && loads.count() === expectedLoads; second += 1) await passes(page, 1);
  await page.getByRole('heading', { name: 'Please Set Up Your Device' }).waitFor(PATIENCE);
  await page
    .getByText('The device was reset to factory defaults, which ended the session.')
    .waitFor(PATIENCE);
  expect(complaints).toEqual([]);
  await close();
}, 900_000);
