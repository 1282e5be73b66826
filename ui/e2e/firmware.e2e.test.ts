import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axeFindings } from './support/axe.ts';
import { useBrowser } from './support/browser.ts';
import { logIn } from './support/login.ts';
import { startRadio } from './support/radio.ts';

const browser = useBrowser();
const SLOW = { timeout: 30_000 };
const BOOT_SECONDS = 8;

const DEVICES = [
  {
    profile: 'sta-ptp',
    version: 'WA.ar934x.v8.7.19.48279.250811.0636',
    otherBoard: 'XW.ar934x.v6.3.22.34100.250716.1044',
    installed: /^Firmware v8\.7\.19 is installed and runs\.$/,
    own: /fwupl|fwflash|poll\.cgi/,
  },
  {
    profile: 'wave',
    version: 'MGMP.ipq807x.v9.9.9.0edad4ab.261212.0922',
    otherBoard: 'GMC.ipq5018.v9.9.9.0edad4ab.261212.0922',
    installed: /^Firmware v?9\.9\.9 is installed and runs\.$/,
    own: /system\/(?:upgrade|reboot)|public\/ping/,
  },
] as const;

const fileOf = (name: string, version: string) => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: Buffer.concat([Buffer.from(`UBNT${version}\0`), Buffer.alloc(300_000)]),
});

async function openSystem(page: Page, url: string): Promise<void> {
  await logIn(page, url);
  await page.evaluate(() => void (location.hash = '#/system/firmware'));
  await page.getByLabel('Firmware file').waitFor(SLOW);
}

/** The backup has a button of the same name. */
const uploadButton = (page: Page) =>
  page.locator('[data-section="firmware"]').getByRole('button', { name: 'Upload', exact: true });

describe.each(DEVICES)('the firmware of $profile', ({ profile, version, otherBoard, installed, own }) => {
  it('is upgraded from the file to the confirmed version', { timeout: 120_000 }, async () => {
    const { url } = await startRadio({ profile, clock: { now: Date.now }, bootSeconds: BOOT_SECONDS });
    const { page, complaints, close } = await browser.open();
    await openSystem(page, url);
    const file = page.getByLabel('Firmware file');

    await file.setInputFiles(fileOf('other.bin', otherBoard));
    await page.getByText(`Firmware ${otherBoard} is for other hardware.`).waitFor(SLOW);
    expect(await uploadButton(page).isDisabled()).toBe(true);
    expect(await axeFindings(page)).toEqual([]);

    await file.setInputFiles(fileOf('image.bin', version));
    // The connection is cut on the way: nothing has changed, and the upload begins anew.
    await page.route(/fwupl|upgrade\/direct/, route => route.abort());
    await uploadButton(page).click();
    await page
      .getByRole('alert')
      .getByText(/The old firmware is still installed/)
      .waitFor(SLOW);
    await page.unroute(/fwupl|upgrade\/direct/);
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await uploadButton(page).click();
    const install = page.getByRole('button', { name: /^Install on / });
    await install.waitFor(SLOW);
    expect(await axeFindings(page)).toEqual([]);

    const requested: string[] = [];
    page.on('request', request => requested.push(new URL(request.url()).pathname));
    await install.click();
    await page
      .getByRole('status')
      .getByText(/installs the firmware|restarts with the new firmware/)
      .waitFor(SLOW);
    expect(await page.getByRole('progressbar', { name: 'Progress' }).isVisible()).toBe(true);
    await page.locator('input[name=password]').waitFor(SLOW);
    const meanwhile = requested.slice(
      0,
      requested.findIndex(path => path === '/' || path.endsWith('.html')),
    );
    expect(meanwhile.filter(path => !own.test(path) && path.startsWith('/status'))).toEqual([]);

    await logIn(page, page.url());
    await page.evaluate(() => void (location.hash = '#/system/firmware'));
    await page.getByText(installed).waitFor(SLOW);
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await file.waitFor(SLOW);
    expect(complaints).toEqual([]);
    await close();
  });
});

describe('the firmware that one browser puts on the device', () => {
  it('is seen by another, and by the same after a reload', { timeout: 60_000 }, async () => {
    const { url } = await startRadio({ profile: 'wave', clock: { now: Date.now } });
    const [one, two] = [await browser.open(), await browser.open()];
    await openSystem(one.page, url);
    await one.page.getByLabel('Firmware file').setInputFiles(fileOf('image.bin', DEVICES[1].version));
    await uploadButton(one.page).click();
    await one.page.getByText('The device checks the firmware…').waitFor(SLOW);
    await logIn(two.page, url);
    await two.page.evaluate(() => void (location.hash = '#/system/firmware'));
    await two.page.getByText(/started by another session/).waitFor(SLOW);
    await one.page.reload();
    await one.page.getByText('Firmware v9.9.9 is ready to be installed.').waitFor(SLOW);
    await two.page.getByText('Firmware v9.9.9 is ready to be installed.').waitFor(SLOW);
    await two.page.getByRole('button', { name: 'Discard', exact: true }).click();
    await two.page.getByLabel('Firmware file').waitFor(SLOW);
    expect([...one.complaints, ...two.complaints]).toEqual([]);
    await one.close();
    await two.close();
  });
});
