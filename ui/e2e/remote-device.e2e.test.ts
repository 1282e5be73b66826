import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { findingsOnTheWay } from './support/axe.ts';
import { PHONE, useBrowser } from './support/browser.ts';
import { logIn } from './support/login.ts';
import { ADMIN, startRadio, VIEWER } from './support/radio.ts';
import { openStations } from './support/stations.ts';

const browser = useBrowser();
/** Firmware that is newer than that of the virtual radio. */
const NEWER = 'WA.ar934x.v8.7.19.48279.250811.0636';
const PATIENCE = { timeout: 60_000 };

const manage = (page: Page) => page.getByRole('button', { name: 'Manage remote device' });
const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

async function enter(page: Page, password: string): Promise<void> {
  const dialog = page.getByRole('dialog').filter({ hasText: 'Log in to' });
  await dialog.getByLabel('Username').fill(ADMIN.username);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Login' }).click();
}

describe('the remote device, managed from this page', () => {
  it('the remote device is logged in to, read and rebooted from a phone, and the link comes back', async () => {
    const { url, advance } = await startRadio({ profile: 'ap-ptp' });
    const { page, complaints, close } = await browser.open({ viewport: PHONE });
    const sent: string[] = [];
    page.on('request', request => void sent.push(`${request.url()} ${request.postData() ?? ''}`));
    await logIn(page, url);
    await manage(page).click(PATIENCE);
    expect(await findingsOnTheWay(page)).toEqual([]);

    await enter(page, 'wrong');
    await page.getByText('Invalid credentials.').waitFor(PATIENCE);
    await enter(page, ADMIN.password);
    const remote = card(page, 'Mill-ST');
    await remote.getByText('Reported by the remote device').waitFor(PATIENCE);
    await remote.getByText(/Uptime/).waitFor(PATIENCE);
    await remote.getByText(/failed login from/).waitFor(PATIENCE);
    await remote
      .getByText(/login of admin from/)
      .last()
      .waitFor(PATIENCE);
    expect(await findingsOnTheWay(page)).toEqual([]);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);

    await remote.getByRole('button', { name: 'Flash the LEDs' }).click();
    await remote.getByText('The LEDs flash', { exact: true }).waitFor(PATIENCE);
    await remote.getByRole('button', { name: 'Reboot Mill-ST' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Reboot Mill-ST' }).click();
    const reboots = remote.getByText('The remote device reboots.', { exact: false });
    await reboots.waitFor(PATIENCE);
    await page
      .getByRole('region', { name: 'Remote end' })
      .getByText('Last readings', { exact: false })
      .waitFor(PATIENCE);
    advance(60);
    await reboots.waitFor({ state: 'detached', ...PATIENCE });
    await remote.getByText(/Uptime/).waitFor(PATIENCE);
    await page
      .getByRole('region', { name: 'Remote end' })
      .getByText('Last readings', { exact: false })
      .waitFor({ state: 'detached', ...PATIENCE });

    const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    expect(stored).not.toContain(ADMIN.password);
    const withPassword = sent.filter(text => text.includes(ADMIN.password));
    expect(
      withPassword.every(text => text.startsWith(new URL('/api/v1.0/tools/proxy/https', url).href)),
    ).toBe(true);
    // Once typed, and once more after the restart.
    expect(withPassword).toHaveLength(2);
    expect(complaints).toEqual([]);
    await remote.getByRole('button', { name: 'Log out' }).click();
    await manage(page).waitFor(PATIENCE);
    await page.evaluate(() => void (location.hash = '#/history'));
    const events = page.getByRole('region', { name: 'Events' });
    await events.getByText(/Remote device \S*Mill-ST\S*: The device rebooted\./).waitFor(PATIENCE);
    await events.getByText(/Remote device \S*Mill-ST\S*: Login failure/).waitFor(PATIENCE);
    await close();
  });

  it('the firmware of the remote device is upgraded from a phone, and goes on after a reload; this device waits for it', async () => {
    const { url, radio, advance } = await startRadio({ profile: 'ap-ptp' });
    const { page, complaints, close } = await browser.open({ viewport: PHONE });
    await logIn(page, url);
    await manage(page).click(PATIENCE);
    await enter(page, ADMIN.password);
    const remote = card(page, 'Mill-ST');
    await remote.getByText('Firmware of the remote device').click(PATIENCE);
    await remote.getByLabel('Firmware address').fill(`https://downloads.example.net/${NEWER}.bin`, PATIENCE);
    await remote.getByRole('button', { name: 'Download', exact: true }).click();
    await remote.getByText('The device downloads the firmware…').waitFor(PATIENCE);
    advance(15);
    await remote.getByText(/^Firmware \S+ is ready to be installed\.$/).waitFor(PATIENCE);
    expect(await findingsOnTheWay(page)).toEqual([]);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
    await remote.getByRole('button', { name: 'Install on Mill-ST' }).click();
    await remote.getByText('The device installs the firmware.', { exact: false }).waitFor(PATIENCE);
    await expect
      .poll(() => page.evaluate(() => JSON.stringify({ ...localStorage })), PATIENCE)
      .toContain('radiolink.remote-upgrade');
    await page.reload();
    await page
      .getByText('Firmware is being installed on Mill-ST. Log in to see how it ends.')
      .waitFor(PATIENCE);
    advance(60);
    await expect.poll(() => page.getByRole('button', { name: 'Login' }).isEnabled(), PATIENCE).toBe(true);
    await enter(page, ADMIN.password);
    await remote.getByText('Firmware 8.7.19 is installed and runs.').waitFor(PATIENCE);
    expect(radio.remoteEnds.map(({ firmware }) => firmware)).toEqual([NEWER]);
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('remote-upgrade');
    await remote.getByRole('link', { name: 'Upgrade this device next' }).click();
    await page.getByLabel('Firmware file').waitFor(PATIENCE);
    expect(complaints).toEqual([]);
    await close();
  });

  it('the remote device of a station is managed from its panel', async () => {
    const { url } = await startRadio({ stations: 2 });
    const { page, close } = await browser.open();
    await openStations(page, url);
    await page.locator('[data-key] button').first().click();
    const panel = page.getByRole('complementary', { name: 'Station details' });
    await panel.getByRole('button', { name: 'Manage remote device' }).click();
    await enter(page, ADMIN.password);
    await panel.getByText('Reported by the remote device').waitFor(PATIENCE);
    await expect.poll(() => panel.getByText(/login of admin from/).count(), PATIENCE).toBe(1);
    await close();
  });

  it('the remote device is not offered to a read-only user, whom this device refuses the call', async () => {
    const { url } = await startRadio({ profile: 'ap-ptp' });
    const { page, close } = await browser.open({ viewport: PHONE });
    await logIn(page, url, VIEWER);
    await page.getByRole('region', { name: 'Remote end' }).waitFor(PATIENCE);
    expect(await manage(page).count()).toBe(0);
    await close();
  });

  it('a read-only account of the remote device sees it and cannot reboot it', async () => {
    const { url } = await startRadio({ profile: 'ap-ptp' });
    const { page, close } = await browser.open({ viewport: PHONE });
    await logIn(page, url);
    await manage(page).click(PATIENCE);
    const dialog = page.getByRole('dialog').filter({ hasText: 'Log in to' });
    await dialog.getByLabel('Username').fill(VIEWER.username);
    await dialog.getByLabel('Password', { exact: true }).fill(VIEWER.password);
    await page.keyboard.press('Enter');
    await page.getByText('This account is read-only on the remote device.').waitFor(PATIENCE);
    expect(await page.getByRole('button', { name: 'Reboot Mill-ST' }).count()).toBe(0);
    await close();
  });
});
