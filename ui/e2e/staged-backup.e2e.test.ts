import { describe, expect, it } from 'vitest';
import { useBrowser } from './support/browser.ts';
import { button, changeSsid, focused, RESTART, SLOW } from './support/changes.ts';
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
  await button(watched.page, 'Apply the backup').waitFor(SLOW);
  return { ...watched, device, before };
}

describe('a backup that waits on the device', () => {
  it('is applied only after a second word, and then once', async () => {
    const { page, device, complaints, close } = await aDeviceWithABackup();
    const applied: string[] = [];
    page.on('request', request => request.url().includes('apply.cgi') && applied.push(request.url()));
    expect(await control(page, 'wireless.ssid').inputValue()).toBe('of-the-backup');

    await button(page, 'Apply the backup').click();
    const dialog = page.getByRole('dialog', { name: 'Apply the backup' });
    await dialog.getByText('takes effect at once and for good').waitFor(SLOW);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden', ...SLOW });
    expect(await focused(page)).toBe('button Apply the backup');
    expect(applied).toEqual([]);

    await page.keyboard.press('Enter');
    await button(dialog, 'Apply the backup').dblclick();
    await page.getByText(/Saved and in force/).waitFor(RESTART);
    expect(applied.length).toBe(1);
    expect((await device.configuration()).get(SSID)).toBe('of-the-backup');
    await expect.poll(() => button(page, 'Apply the backup').count(), SLOW).toBe(0);
    expect(await focused(page)).not.toBe('nothing');
    expect(complaints).toEqual([]);
    await close();
  });

  it('is discarded only after a second word, and leaves the settings of the device', async () => {
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

  it('that the device does not let go of stays in sight, with what went wrong', async () => {
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
    await page.getByText('1 change not applied').waitFor(SLOW);
    await close();
  });
});
