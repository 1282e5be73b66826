import { describe, expect, it } from 'vitest';
import { findingsOnTheWay } from './support/axe.ts';
import { useBrowser } from './support/browser.ts';
import {
  button,
  changeSsid,
  focused,
  RESTART,
  reviewDialog,
  SLOW,
  testBar,
  untilBack,
} from './support/changes.ts';
import { readDevice } from './support/classic.ts';
import { startRadio } from './support/radio.ts';
import { control, openWireless } from './support/wireless.ts';

const browser = useBrowser();
const SSID = 'wireless.1.ssid';

/** A device on which a backup waits that gives the network another name, and its page. */
async function aDeviceWithABackup() {
  const { url, radio } = await startRadio({ profile: 'ap-ptp', softRestartSeconds: 2 });
  const device = await readDevice(radio);
  const before = (await device.configuration()).get(SSID) ?? '';
  await device.stage({ [SSID]: 'of-the-backup' });
  const watched = await browser.open();
  await openWireless(watched.page, url);
  await button(watched.page, 'Review as pending changes').waitFor(SLOW);
  return { ...watched, device, before };
}

describe('a backup that waits on the device', () => {
  it('a backup that waits on the device is reviewed as changes, tested, and kept', async () => {
    const { page, device, before, complaints, close } = await aDeviceWithABackup();
    const requested: string[] = [];
    page.on(
      'request',
      request => /discard|apply|writecfg/.test(request.url()) && requested.push(request.url()),
    );
    await button(page, 'Review as pending changes').click();
    const review = reviewDialog(page);
    await review.getByRole('row', { name: /of-the-backup/ }).waitFor(SLOW);
    await review.getByText('Impact').waitFor(SLOW);
    expect(requested.map(url => new URL(url).pathname)).toEqual(['/discard.cgi']);
    expect((await device.configuration()).get(SSID)).toBe(before);
    expect(await findingsOnTheWay(page)).toEqual([]);
    await expect.poll(() => button(page, 'Discard the backup').count(), SLOW).toBe(0);

    await button(review, 'Test').click();
    await untilBack(page);
    await button(testBar(page), 'Keep changes').click(RESTART);
    // The other SSID disconnects the remote end.
    await button(page.getByRole('dialog'), 'Keep without link').click(SLOW);
    await page.getByText(/Changes kept\./).waitFor(RESTART);
    expect((await device.configuration()).get(SSID)).toBe('of-the-backup');
    expect(await focused(page)).not.toBe('nothing');
    expect(complaints).toEqual([]);
    await close();
  });

  it('a backup that waits on the device is held by the page while what runs cannot be read, and becomes changes then', async () => {
    const { page, device, before, close } = await aDeviceWithABackup();
    let isOff = false;
    page.on('request', request => {
      isOff ||= request.url().includes('discard.cgi');
    });
    await page.route('**/getcfg.cgi', route =>
      isOff ? route.fulfill({ status: 500, body: '' }) : route.continue(),
    );
    await button(page, 'Review as pending changes').click();
    await page.getByText('The backup is held in this page only').waitFor(SLOW);
    await button(page, 'Try again').waitFor(SLOW);
    expect((await device.configuration()).get(SSID)).toBe(before);
    await page.unroute('**/getcfg.cgi');
    await reviewDialog(page)
      .getByRole('row', { name: /of-the-backup/ })
      .waitFor(SLOW);
    await close();
  });

  it('a backup that waits on the device is applied at once only after a second word, and then once', async () => {
    const { page, device, complaints, close } = await aDeviceWithABackup();
    const applied: string[] = [];
    page.on('request', request => request.url().includes('apply.cgi') && applied.push(request.url()));
    expect(await control(page, 'wireless.ssid').inputValue()).toBe('of-the-backup');

    await button(page, 'Apply now').click();
    const dialog = page.getByRole('dialog', { name: 'Apply backup now' });
    await dialog.getByText('immediately and permanently. It cannot be tested.').waitFor(SLOW);
    await dialog.getByText('The running configuration is unknown').waitFor(SLOW);
    expect(await findingsOnTheWay(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden', ...SLOW });
    expect(await focused(page)).toBe('button Apply now');
    expect(applied).toEqual([]);

    await page.keyboard.press('Enter');
    await button(dialog, 'Apply backup now').dblclick();
    await page.getByText(/Changes applied and saved/).waitFor(RESTART);
    expect(applied.length).toBe(1);
    expect((await device.configuration()).get(SSID)).toBe('of-the-backup');
    await expect.poll(() => button(page, 'Apply now').count(), SLOW).toBe(0);
    expect(await focused(page)).not.toBe('nothing');
    expect(complaints).toEqual([]);
    await close();
  });

  it('a backup that waits on the device that the page saw coming is applied at once with what it will cut in sight', async () => {
    const { url, radio } = await startRadio({ profile: 'ap-ptp', softRestartSeconds: 2 });
    const device = await readDevice(radio);
    const { page, close } = await browser.open();
    await openWireless(page, url);
    await changeSsid(page, 'mine');
    await device.stage({ [SSID]: 'of-the-backup', 'aaa.1.ssid': 'of-the-backup' });
    await button(page, 'Test').click();
    // The page looks at the device before it shows what is about to be applied.
    await reviewDialog(page).waitFor(SLOW);
    await button(page, 'Review as pending changes').waitFor(RESTART);
    await page.keyboard.press('Escape');
    const atOnce = button(page, 'Apply now');
    await atOnce.waitFor(RESTART);
    await atOnce.click();
    const dialog = page.getByRole('dialog', { name: 'Apply backup now' });
    await dialog.getByText('Impact').waitFor(SLOW);
    await dialog.getByText(/The radio restarts/).waitFor(SLOW);
    expect(await dialog.getByText('is unknown').count()).toBe(0);
    await close();
  });

  it('a backup that waits on the device is discarded only after a second word, and leaves the settings of the device', async () => {
    const { page, device, before, complaints, close } = await aDeviceWithABackup();
    await button(page, 'Discard the backup').click();
    const dialog = page.getByRole('dialog', { name: 'Discard the backup' });
    await dialog.waitFor(SLOW);
    await button(dialog, 'Cancel').click();
    expect(await focused(page)).toBe('button Discard the backup');
    expect((await device.configuration()).get(SSID)).toBe('of-the-backup');

    await page.keyboard.press('Enter');
    await button(dialog, 'Discard the backup').click();
    await expect.poll(() => control(page, 'wireless.ssid').inputValue(), SLOW).toBe(before);
    await expect.poll(() => button(page, 'Discard the backup').count(), SLOW).toBe(0);
    expect((await device.configuration()).get(SSID)).toBe(before);
    expect(await focused(page)).not.toBe('nothing');
    expect(complaints).toEqual([]);
    await close();
  });

  it('a backup that waits on the device that the device does not let go of stays in sight, with what went wrong', async () => {
    const { page, device, close } = await aDeviceWithABackup();
    await page.route('**/discard.cgi', route => route.fulfill({ status: 500, body: '' }));
    await button(page, 'Discard the backup').click();
    await button(page.getByRole('dialog'), 'Discard the backup').click();
    await page.getByRole('alert').getByText('could not be discarded').waitFor(SLOW);
    await page.unroute('**/discard.cgi');
    await button(page, 'Discard the backup').click();
    await button(page.getByRole('dialog'), 'Discard the backup').click();
    await expect.poll(() => button(page, 'Discard the backup').count(), SLOW).toBe(0);
    expect((await device.configuration()).get(SSID)).not.toBe('of-the-backup');
    await close();
  });

  it('holds back what is edited on top of it', async () => {
    const { page, close } = await aDeviceWithABackup();
    await changeSsid(page, 'mine');
    const bar = page.getByRole('region', { name: 'Changes', exact: true });
    expect(await button(bar, 'Test').isDisabled()).toBe(true);
    await button(page, 'Discard the backup').click();
    await button(page.getByRole('dialog'), 'Discard the backup').click();
    await expect.poll(() => button(bar, 'Test').isEnabled(), SLOW).toBe(true);
    await page.getByText('1 pending change').waitFor(SLOW);
    await close();
  });
});
