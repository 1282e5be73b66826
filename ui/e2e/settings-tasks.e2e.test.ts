import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { useBrowser } from './support/browser.ts';
import { button, RESTART, reviewDialog, SLOW, testBar, untilBack } from './support/changes.ts';
import { readDevice } from './support/classic.ts';
import { logIn } from './support/login.ts';
import { startRadio } from './support/radio.ts';
import { FIRST_USER } from './support/setup.ts';
import { storedOf } from './support/stored.ts';
import { applied, TaskSteps } from './support/task-steps.ts';
import { control } from './support/wireless.ts';

const browser = useBrowser();
const KEY = 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAINliU/ZFZ4FADZ6LAKLpiVa4XSdNgy1djYF0PrboDkt/ tower@ridge';
const NEW_PASSWORD = 'Mast-und-Kabel-7';

const go = async (page: Page, hash: string): Promise<void> => {
  await page.evaluate(to => void (location.hash = to), hash);
  await page.locator('#main [data-setting]').first().waitFor(SLOW);
};
/** The line of a service, which opens to its fields. */
const line = (page: Page, section: string) => page.locator(`[data-section="${section}"] summary`);
const at = (page: Page, key: string) => page.locator(`[data-key="${key}"] :is(input, select)`).first();

/** Does a task and returns the number of its steps. */
async function task(page: Page, work: (steps: TaskSteps) => Promise<void>): Promise<number> {
  const steps = new TaskSteps(page);
  await work(steps);
  return steps.steps.length;
}

it('tasks of an access point in the basic view, and what the device stores of them', async () => {
  const { url, radio } = await startRadio({ profile: 'ap-ptp', softRestartSeconds: 1 });
  const device = await readDevice(radio);
  const before = await device.configuration();
  const { page, complaints, close } = await browser.open();
  await logIn(page, url, undefined, { hash: '#/spectrum' });

  const use = page.getByRole('button', { name: /^Use \d+ MHz/ }).first();
  const [, best = '', width = ''] =
    /^Use (\d+) MHz, width (\d+) MHz$/.exec((await use.getAttribute('aria-label', SLOW)) ?? '') ?? [];
  expect([best, width]).not.toEqual([before.get('radio.1.freq'), before.get('radio.1.chanbw')]);
  // Test and Keep are steps of this task; the review, to which Test leads, is none.
  const channel = await task(page, async steps => {
    await steps.click(use);
    await button(page, 'Review').click(SLOW);
    await steps.click(button(reviewDialog(page), 'Test'));
    await untilBack(page);
    await testBar(page).getByText('The radio link is back.').waitFor(RESTART);
    await steps.click(button(testBar(page), 'Keep changes'));
  });
  await page.getByText(/Changes kept\./).waitFor(RESTART);
  await button(page, 'Close').click(SLOW);

  await go(page, '#/wireless');
  const access = await task(page, async steps => {
    await steps.fill(control(page, 'wireless.ssid'), 'ridge-two');
    await steps.fill(control(page, 'security.accessPointKey'), 'another-demo-key');
  });
  await go(page, '#/system');
  const clock = await task(page, async steps => {
    await steps.choose(control(page, 'time.zone'), 'JST-9');
    // The clock leads to its servers: their line is open.
    await steps.click(
      page.locator('[data-section="date-and-time"]').getByRole('link', { name: 'NTP servers' }),
    );
    await steps.fill(at(page, 'ntpclient.1.server'), 'time.example.net');
  });
  const log = await task(page, async steps => {
    await steps.click(line(page, 'system-log'));
    await steps.check(control(page, 'log.remote'));
    await steps.fill(control(page, 'log.server'), '192.0.2.99');
  });
  const ssh = await task(page, async steps => {
    await steps.click(line(page, 'ssh-server'));
    await steps.check(control(page, 'ssh.password'), false);
    await steps.fill(page.locator('[data-ssh-keys]'), KEY);
    await steps.click(button(page.locator('[data-section="ssh-server"]'), 'Add'));
  });
  const snmp = await task(page, async steps => {
    await steps.check(control(page, 'snmp.enabled'));
    await steps.fill(control(page, 'snmp.community'), 'ridge-read');
    await steps.fill(control(page, 'snmp.contact'), 'noc@example.net');
  });
  await applied(page);
  await page.getByText(/Changes applied and saved/).waitFor({ timeout: 60_000 });
  const held = await device.configuration();
  expect(Object.fromEntries(held)).toMatchObject({
    'radio.1.freq': best,
    'radio.1.chanbw': width,
    'wireless.1.ssid': 'ridge-two',
    'aaa.1.wpa.psk': 'another-demo-key',
    'system.timezone': 'JST-9',
    'ntpclient.1.server': 'time.example.net',
    'syslog.remote.status': 'enabled',
    'syslog.remote.ip': '192.0.2.99',
    'sshd.auth.passwd': 'disabled',
    'snmp.status': 'enabled',
    'snmp.community': 'ridge-read',
    'snmp.contact': 'noc@example.net',
  });
  expect(
    [...held].filter(([key]) => /^sshd\.auth\.key\.\d+\.value$/.test(key)).map(([, value]) => value),
  ).toContain(KEY.split(' ')[1]);

  await go(page, '#/system/users');
  const password = await task(page, async steps => {
    await steps.click(button(page.locator('[data-section="users"]'), 'Change password'));
    const form = page.getByRole('dialog', { name: 'Change username and password' });
    await steps.fill(form.getByLabel('Current password', { exact: true }), 'Tower-Link-2026');
    await steps.fill(form.getByLabel('New password', { exact: true }), NEW_PASSWORD);
    await steps.fill(form.getByLabel('Confirm New Password'), NEW_PASSWORD);
    await steps.press('Enter');
    await form.getByText('Password changed.').waitFor(SLOW);
  });
  // No task may take more steps than these: a page that needs more has become worse.
  expect({ channel, access, clock, log, ssh, snmp, password }).toEqual({
    channel: 3,
    access: 2,
    clock: 3,
    log: 3,
    ssh: 4,
    snmp: 3,
    password: 5,
  });
  expect(complaints).toEqual([]);
  await close();
});

it('a new station finds its access point: no alarm, a survey, a key, a test', async () => {
  const { url, radio } = await startRadio({ profile: 'factory', softRestartSeconds: 1 });
  const { page, complaints, close } = await browser.open();
  await page.goto(url);
  await page.getByLabel('Country').selectOption({ label: 'Germany' });
  await page.getByLabel('Terms of Use agreement').check();
  await button(page, 'Continue').click();
  await page.getByLabel('Choose your username').fill(FIRST_USER.username);
  await page.locator('input[name=newPassword]').fill(FIRST_USER.password);
  await page.locator('input[name=newPassword2]').fill(FIRST_USER.password);
  await page.keyboard.press('Enter');
  const card = page.getByRole('region', { name: 'Find your access point' });
  await card.waitFor(SLOW);
  await page.getByText('This station has no access point yet.').waitFor(SLOW);

  const steps = new TaskSteps(page);
  await steps.click(card.getByRole('link', { name: 'Site survey' }));
  await steps.click(page.locator('main form [type=submit]').first());
  const secured = page
    .getByRole('table', { name: 'Networks' })
    .getByRole('row')
    .filter({ hasText: 'WPA2' })
    .filter({ hasText: '5745' });
  await steps.click(secured.getByRole('button', { name: /^Select/ }).first());
  await steps.fill(page.locator('[name=joinedKey]'), 'quiet-valley-key');
  await steps.press('Enter');
  await page.locator('[name=joinedKey]').waitFor({ state: 'detached', ...SLOW });
  await button(page, 'Review').click(SLOW);
  await page.getByRole('dialog').getByText('Wireless network', { exact: true }).waitFor(SLOW);
  await button(reviewDialog(page), 'Test').click(SLOW);
  await untilBack(page);
  await button(testBar(page), 'Keep changes').click(RESTART);
  await page.getByText(/Changes kept\./).waitFor(RESTART);
  await steps.click(page.getByRole('navigation').getByRole('link', { name: 'Alignment' }).first());
  await page.getByRole('heading', { level: 1, name: 'Alignment' }).waitFor(SLOW);
  // The frequency stays automatic: this country permits less power on that channel than the station is set to.
  expect(Object.fromEntries(storedOf(radio).entries())).toMatchObject({
    'wpasupplicant.profile.1.network.1.psk': 'quiet-valley-key',
    'wpasupplicant.status': 'enabled',
    'radio.1.freq': '0',
  });
  // No task may take more steps than that: a page that needs more has become worse.
  expect(steps.steps.slice(6)).toEqual([]);
  expect(complaints).toEqual([]);
  await close();
});

it('tasks that the versioned API carries', async () => {
  const { url, radio } = await startRadio({ profile: 'wave', softRestartSeconds: 1 });
  const { page, complaints, close } = await browser.open();
  await logIn(page, url, undefined, { hash: '#/wireless' });
  const access = await task(page, steps => steps.fill(control(page, 'wireless.ssid'), 'mill-wave'));
  await go(page, '#/system');
  const clock = await task(page, async steps => {
    // It carries the zone by its name, not by its rule.
    await steps.choose(control(page, 'time.zoneName'), 'Asia/Tokyo');
    // The clock leads to its servers: their line is open.
    await steps.click(
      page.locator('[data-section="date-and-time"]').getByRole('link', { name: 'NTP servers' }),
    );
    await steps.fill(at(page, 'ntpclient.1.server'), 'time.example.net');
  });
  const log = await task(page, async steps => {
    // The device has the remote log alone: its switch stands in the line, and opens it.
    await steps.check(control(page, 'log.remote'));
    await steps.fill(control(page, 'log.server'), '198.51.100.99');
  });
  await applied(page);
  await page.getByText(/Changes applied and saved/).waitFor({ timeout: 60_000 });
  expect(Object.fromEntries(storedOf(radio).entries())).toMatchObject({
    'wireless.1.ssid': 'mill-wave',
    'system.timezone.name': 'Asia/Tokyo',
    'ntpclient.1.server': 'time.example.net',
    'syslog.remote.ip': '198.51.100.99',
  });
  expect({ access, clock, log }).toEqual({ access: 1, clock: 3, log: 2 });
  expect(complaints).toEqual([]);
  await close();
});
