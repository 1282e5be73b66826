import { text as textOf } from 'node:stream/consumers';
import type { Download, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { sampleOf } from '../../.config/drawn-sample.ts';
import { axeFindings } from './support/axe.ts';
import { DESKTOP, NARROW, PHONE, useBrowser } from './support/browser.ts';
import { startTest } from './support/changes.ts';
import { startRadio } from './support/radio.ts';
import { speak } from './support/setup.ts';
import { sharedPage } from './support/shared-page.ts';
import { control, openWireless } from './support/wireless.ts';

const browser = useBrowser();
/** Of an access point; what is edited stays in the browser. */
const visit = sharedPage();
const ADVANCED = { stored: { 'radiolink.settings-view': 'advanced' } };
const SLOW = { timeout: 90_000 };

const go = (page: Page, hash: string) =>
  page.evaluate(next => {
    window.location.hash = next;
  }, hash);
const row = (page: Page, key: string) => page.locator(`#main li[data-key="${key}"]`);
const side = (page: Page, label: 'From' | 'To') => page.getByRole('combobox', { name: label, exact: true });
const sides = async (page: Page) =>
  Promise.all([side(page, 'From').inputValue(), side(page, 'To').inputValue()]);
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Changes name and key of the link on the wireless page, and comes to the comparison. */
async function editAndCompare(page: Page): Promise<void> {
  await page.locator('[data-setting]').first().waitFor(SLOW);
  await control(page, 'wireless.ssid').fill('ridge-south');
  await control(page, 'security.accessPointKey').fill('another-demo-key');
  await page.keyboard.press('Enter');
  await page.getByText('pending changes').waitFor(SLOW);
  await go(page, '#/diff');
  await row(page, 'wireless.1.ssid').waitFor(SLOW);
}

/** The configuration as the device returns it to the logged-in user. */
const deviceText = async (page: Page, url: string) =>
  (await page.request.get(new URL('/getcfg.cgi', url).href)).text();

async function chooseFile(page: Page, name: string, content: string | Buffer): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Select a backup file' }).click(),
  ]);
  await chooser.setFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(content) });
}

/** Saves the patch by one press of a key: who listens first misses nothing, and a key does not miss a button that moves. */
async function savedPatch(page: Page): Promise<Download> {
  const [download] = await Promise.all([
    page.waitForEvent('download', SLOW),
    page.getByRole('button', { name: 'Save as patch' }).press('Enter'),
  ]);
  return download;
}

describe('the configuration diff', () => {
  it('shows what is edited by setting and as text, without a secret, and saves it as a patch', async () => {
    const { page, complaints } = await visit('#/wireless', ADVANCED);
    await editAndCompare(page);
    expect(await sides(page)).toEqual(['running', 'edited']);
    const ssid = row(page, 'wireless.1.ssid');
    await ssid.getByText('ridge-north').waitFor();
    await ssid.getByText('ridge-south').waitFor();
    await row(page, 'aaa.1.wpa.psk').getByText('Secret, not shown').waitFor();

    await page.getByRole('radio', { name: 'As text' }).check({ force: true });
    await page.getByText('wireless.1.ssid=ridge-south').waitFor(SLOW);
    await page.getByText('wireless.1.ssid=ridge-north').waitFor();
    const shown = await page.locator('#main').innerHTML();
    expect(shown).not.toMatch(/another-demo-key|ridge-demo-key/);

    await page.getByText('without secrets.').waitFor();
    const download = await savedPatch(page);
    expect(download.suggestedFilename()).toMatch(/^configuration-.*\.patch$/);
    const patch = await textOf(await download.createReadStream());
    expect(patch).toContain('wireless.1.ssid=ridge-south\n');
    expect(patch).toContain('#   aaa.1.wpa.psk\n');
    expect(patch).not.toMatch(/^[^#]*psk|demo-key/m);
    await page.getByText(`\u2068${download.suggestedFilename()}\u2069 was saved.`).waitFor(SLOW);
    expect(complaints).toEqual([]);
  });

  it('compares with a local backup as text, whatever is written in it, and sends it nowhere', async () => {
    const { page, complaints, url } = await visit('#/diff');
    await page.getByText('No differences').waitFor(SLOW);
    const backup = (await deviceText(page, url))
      .replace(/^(resolv\.host\.1\.name)=.*$/m, '$1=Barn\u202e<img src=x onerror=alert(1)>')
      .concat('vendor.{thing}=$t(Login)\n');
    const sent: string[] = [];
    page.on('request', request => {
      if (request.method() !== 'GET') sent.push(request.url());
    });
    await chooseFile(page, 'old\u202ebackup.cfg', backup);
    await row(page, 'resolv.host.1.name').getByText('<img src=x onerror=alert(1)>').waitFor(SLOW);
    await row(page, 'vendor.{thing}').getByText('$t(Login)').waitFor();
    expect(await sides(page)).toEqual(['running', 'file']);
    expect(await page.locator('#main img').count()).toBe(0);

    await chooseFile(page, 'photo.jpg', Buffer.from([0xff, 0xd8, 0xff, 0x00, 0x10]));
    await page.getByRole('alert').getByText('The file is not a text file.').waitFor(SLOW);
    await row(page, 'vendor.{thing}').waitFor();
    await chooseFile(page, 'cut.cfg', backup.slice(0, backup.indexOf('\nresolv.') + 1));
    await page.getByRole('alert').getByText('The file is incomplete').waitFor(SLOW);
    await row(page, 'vendor.{thing}').waitFor();
    expect(sent).toEqual([]);
    expect(complaints).toEqual([]);
  });

  it('compares what a test runs with what is saved, and with what was kept before it', async () => {
    const { url } = await startRadio({ profile: 'ap-ptp', softRestartSeconds: 0 });
    const { page, close } = await browser.open();
    await openWireless(page, url);
    await control(page, 'wireless.ssid').fill('Barn');
    await page.keyboard.press('Enter');
    await page.getByText('1 pending change').waitFor(SLOW);
    await startTest(page);
    await page.getByRole('region', { name: 'Configuration test' }).waitFor(SLOW);
    await go(page, '#/diff');
    await page.getByText('This is the configuration under test.').waitFor(SLOW);
    await expect.poll(() => sides(page), SLOW).toEqual(['saved', 'running']);
    await row(page, 'wireless.1.ssid').getByText('Barn').waitFor(SLOW);
    await side(page, 'From').selectOption({ index: 3 });
    await page.getByText('Secrets are not compared: one of the two sides holds none.').waitFor(SLOW);
    expect((await sides(page))[0]).toMatch(/^snapshot-\d+$/);
    await row(page, 'wireless.1.ssid').getByText('Barn').waitFor(SLOW);

    await page.reload();
    await page.getByRole('region', { name: 'Configuration test' }).waitFor(SLOW);
    await go(page, '#/diff?from=saved&to=running');
    await page.getByText('During a test, the device provides only the tested configuration.').waitFor(SLOW);
    await close();
  });
});

const LOOKS = [
  { colorScheme: 'light', viewport: DESKTOP },
  { colorScheme: 'dark', viewport: PHONE },
] as const;

it.each(sampleOf(LOOKS, 1, 'diff'))('axe finds nothing ($colorScheme, $viewport.width wide)', async look => {
  const { page } = await visit('#/wireless', ADVANCED);
  await page.setViewportSize(look.viewport);
  await page.emulateMedia({ colorScheme: look.colorScheme });
  await editAndCompare(page);
  await page.mouse.move(0, 0);
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('radio', { name: 'As text' }).check({ force: true });
  await page.getByText('wireless.1.ssid=ridge-south').waitFor(SLOW);
  await chooseFile(page, 'photo.jpg', Buffer.from([0xff, 0xd8, 0x00]));
  await page.getByRole('alert').waitFor(SLOW);
  await page.mouse.move(0, 0);
  expect(await axeFindings(page)).toEqual([]);
});

it('needs no sideways scrolling at 320 px, in either view, and is read from the right in Arabic', async () => {
  const { page } = await visit('#/wireless', ADVANCED);
  await page.setViewportSize(NARROW);
  await editAndCompare(page);
  expect(await overflow(page)).toBe(0);
  await page.getByRole('radio', { name: 'As text' }).check({ force: true });
  await page.getByText('wireless.1.ssid=ridge-south').waitFor(SLOW);
  expect(await overflow(page)).toBe(0);
  await speak(page, 'ar');
  await page.reload();
  await page.locator('#main select').first().waitFor(SLOW);
  await expect.poll(() => page.evaluate(() => document.documentElement.dir), SLOW).toBe('rtl');
  expect(await overflow(page)).toBe(0);
});
