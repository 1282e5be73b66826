import type { VirtualRadio } from '@radiolink/virtual-radio';
import type { Download, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { useBrowser } from './support/browser.ts';
import { button, RESTART, reviewDialog, SLOW } from './support/changes.ts';
import { enterAccount } from './support/login.ts';
import { ADMIN } from './support/radio.ts';
import { openServices } from './support/services.ts';
import { storedOf } from './support/stored.ts';
import { openFirmware, reopenFirmware, startUpgradable } from './support/upgrades.ts';

const browser = useBrowser();
const NEWER = 'MGMP.ipq807x.v9.9.9.0edad4ab.261212.0922';
/** The device checks an image within this time. */
const CHECK_SECONDS = 15;
const CLASSIC = / \/(api\/(?!v1\.0\/)|\w+\.cgi)/;
const GUEST = { username: 'guest', password: 'Another-Mast-2027' };

/** What the virtual radio starts with next time, and what runs on it: not read by any call. */
function stateOf(radio: VirtualRadio) {
  const { firmware, bootedAt } = JSON.parse(radio.snapshot()) as {
    readonly firmware: string;
    readonly bootedAt: number;
  };
  return { lines: Object.fromEntries(storedOf(radio).entries()), firmware, bootedAt };
}

const go = (page: Page, hash: string) => page.evaluate(to => void (location.hash = to), hash);
const control = (page: Page, key: string) =>
  page.locator(`[data-key="${key}"]`).locator('input:not([type="range"]), select').first();
const setting = (page: Page, id: string) => page.locator(`[data-setting="${id}"] :is(input, select)`).first();
const section = (page: Page, id: string) => page.locator(`[data-section="${id}"]`);

/** Enters the values of a page by the keys of their fields. */
async function enter(page: Page, values: Readonly<Record<string, string | boolean>>): Promise<void> {
  for (const [key, value] of Object.entries(values)) {
    const field = control(page, key);
    await field.waitFor(SLOW);
    if (typeof value === 'boolean') await field.setChecked(value);
    else if ((await field.evaluate(({ tagName }) => tagName)) === 'SELECT') await field.selectOption(value);
    else {
      await field.fill(value);
      await field.press('Tab');
    }
  }
}

async function contentOf(download: Download): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of await download.createReadStream()) parts.push(Buffer.from(part));
  return Buffer.concat(parts);
}

async function saveAndApply(page: Page): Promise<void> {
  await button(page, 'Review').click(SLOW);
  await reviewDialog(page)
    .getByRole('button', { name: /^(Save and apply|Save and apply without a test)$/ })
    .click(SLOW);
  await page.getByText(/Changes applied and saved/).waitFor(RESTART);
  await button(page, 'Close').click(SLOW);
}

it('an administrator does every task on a device with the versioned API, and by no other', {
  timeout: 360_000,
}, async () => {
  const { radio, url, pass, boot } = await startUpgradable('wave');
  const { page, complaints, close } = await browser.open();
  const calls: string[] = [];
  page.on('request', request => {
    const { pathname } = new URL(request.url());
    if (request.resourceType() === 'fetch' || request.resourceType() === 'xhr')
      calls.push(`${request.method()} ${pathname}`);
  });
  await page.addInitScript(() => localStorage.setItem('radiolink.settings-view', 'advanced'));
  await openFirmware(page, url);

  const [backup] = await Promise.all([
    page.waitForEvent('download', SLOW),
    button(section(page, 'backup'), 'Download backup').click(SLOW),
  ]);
  const file = {
    name: backup.suggestedFilename(),
    mimeType: 'application/gzip',
    buffer: await contentOf(backup),
  };

  // Network: address, gateway and DNS, then the VLAN of the management.
  await go(page, '#/network');
  await setting(page, 'interface.address').fill('198.51.100.20/25', SLOW);
  await setting(page, 'route.gateway').fill('198.51.100.1');
  await page.getByLabel('Primary DNS server', { exact: true }).fill('198.51.100.53');
  await page.keyboard.press('Tab');
  await page.getByLabel('Management VLAN', { exact: true }).first().check();
  await setting(page, 'vlan.id').fill('20');
  await page.keyboard.press('Tab');
  // Services and wireless join the same change.
  await go(page, '#/services');
  await openServices(page);
  await enter(page, {
    'ntpclient.1.server': 'time.example.net',
    'syslog.remote.status': true,
    'syslog.remote.ip': '198.51.100.99',
    'syslog.remote.port': '1514',
  });
  await go(page, '#/wireless');
  await enter(page, {
    'wireless.1.ssid': 'mill-wave',
    'radio.0.freq': '62640',
    'radio.0.txpower': '9',
    'radio.1.freq': '5200',
    'radio.1.txpower': '11',
  });
  await saveAndApply(page);
  expect(stateOf(radio).lines).toMatchObject({
    'netconf.3.ip': '198.51.100.20',
    'netconf.3.netmask': '255.255.255.128',
    'route.1.gateway': '198.51.100.1',
    'resolv.nameserver.1.ip': '198.51.100.53',
    'vlan.1.id': '20',
    // Management has moved into the VLAN.
    'netconf.3.devname': 'br0.20',
    'ntpclient.1.server': 'time.example.net',
    'syslog.remote.status': 'enabled',
    'syslog.remote.ip': '198.51.100.99',
    'syslog.remote.port': '1514',
    'wireless.1.ssid': 'mill-wave',
    'radio.0.freq': '62640',
    'radio.0.txpower': '9',
    'radio.1.freq': '5200',
    'radio.1.txpower': '11',
  });

  await go(page, '#/system/users');
  const users = section(page, 'users');
  await button(users, 'Remove').click(SLOW);
  await button(page.getByRole('dialog', { name: 'Remove viewer?' }), 'Remove').click(SLOW);
  await button(users, 'Add read-only user').click(SLOW);
  const form = page.getByRole('dialog', { name: 'Read-only user' });
  await form.getByLabel('Username').fill(GUEST.username);
  await form.getByLabel('Your own password').fill(ADMIN.password);
  await form.getByLabel('New password', { exact: true }).fill(GUEST.password);
  await form.getByLabel('Confirm New Password').fill(GUEST.password);
  await button(form, 'Save').click(SLOW);
  await form.getByText('Password changed.').waitFor(SLOW);
  await button(form, 'Close').click();
  const accounts = Object.entries(stateOf(radio).lines).filter(([key]) => /^users\.\d+\.name$/.test(key));
  expect(accounts.map(([, name]) => name)).toEqual([ADMIN.username, GUEST.username]);

  await go(page, '#/system/backup');
  await page.getByLabel('Backup file').setInputFiles(file);
  await button(section(page, 'backup'), 'Restore').click(SLOW);
  const accepted = page.waitForResponse(/restore\/direct/, SLOW);
  await button(page.getByRole('dialog', { name: 'Restore this backup?' }), 'Restore and reboot').click(SLOW);
  await accepted;
  await pass(page, CHECK_SECONDS);
  await expect.poll(() => stateOf(radio).lines['wireless.1.ssid'], SLOW).toBe('town-wave');
  await boot(page);
  await enterAccount(page);

  await go(page, '#/system/restart');
  const started = stateOf(radio).bootedAt;
  await button(page, 'Reboot Town-Wave').click(SLOW);
  await button(page.getByRole('dialog', { name: 'Reboot the device?' }), 'Reboot Town-Wave').click(SLOW);
  await page.getByText(/^The device reboots\./).waitFor(SLOW);
  await boot(page);
  await enterAccount(page);
  expect(stateOf(radio).bootedAt).toBeGreaterThan(started);

  await go(page, '#/system/firmware');
  const firmware = section(page, 'firmware');
  // The device downloads it itself: the form of the address stands within the page of the settings.
  await page.getByLabel('Firmware address').fill(`https://198.51.100.80/${NEWER}.bin`, SLOW);
  await button(firmware, 'Download').click(SLOW);
  await firmware.getByText('The device downloads the firmware…').waitFor(SLOW);
  await pass(page, CHECK_SECONDS);
  await firmware.getByRole('button', { name: /^Install on / }).click(SLOW);
  await firmware.getByText(/The device installs the firmware/).waitFor(SLOW);
  await boot(page);
  await reopenFirmware(page);
  expect(stateOf(radio).firmware).toBe(NEWER);

  // One call asks which API a device has. reading 12.
  expect([...new Set(calls.filter(call => CLASSIC.test(call)))]).toEqual(['GET /api/info/public']);
  expect(complaints).toEqual([]);
  await close();
});
