import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { findingsOnTheWay } from './support/axe.ts';
import { useBrowser } from './support/browser.ts';
import { startTest } from './support/changes.ts';
import { startRadio, VIEWER } from './support/radio.ts';
import { versionedRadiosOf } from './support/versioned.ts';
import { control, openWireless, setting } from './support/wireless.ts';

const browser = useBrowser();
const SLOW = { timeout: 90_000 };
// A device that restarts serves no page: here it is back immediately.
const startWave = () => startRadio({ profile: 'wave', stations: 2, softRestartSeconds: 0 });

const ids = (page: Page) =>
  page
    .locator('main [data-setting]')
    .evaluateAll(shells => shells.map(shell => shell.getAttribute('data-setting')));

async function saveAndApply(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Review', exact: true }).click();
  const review = page.getByRole('dialog', { name: 'Pending changes' });
  const words = /^(Save and apply|Save and apply without a test)$/;
  await review.getByRole('button', { name: words }).click(SLOW);
  await page.getByText(/Changes applied and saved/).waitFor({ timeout: 90_000 });
  await page.getByRole('button', { name: 'Close', exact: true }).click();
}

describe('the wireless page of a device with the versioned API only', () => {
  it('shows what the device tells, and nothing that it has no place for', async () => {
    const { url } = await startWave();
    const { page, complaints, close } = await browser.open();
    await openWireless(page, url);
    const shown = await ids(page);
    expect(shown).toEqual(
      expect.arrayContaining([
        'radio.mode',
        'radio.topology',
        'radio.country',
        'wireless.ssid',
        'wireless.clientIsolation',
        'sixty.frequency',
        'sixty.presharedKey',
        'radio.channelWidth',
        'radio.frequency',
        'radio.outputPower',
        'radio.autoDistance',
        'security.accessPointKey',
      ]),
    );
    expect(shown).not.toEqual(expect.arrayContaining(['wireless.hideSsid']));
    expect(shown).not.toEqual(expect.arrayContaining(['radio.sensitivity']));
    expect(shown).not.toEqual(expect.arrayContaining(['radio.antenna']));
    expect(await control(page, 'radio.topology').inputValue()).toBe('0');
    expect(await control(page, 'sixty.frequency').inputValue()).toBe('64800');
    expect(await control(page, 'radio.country').inputValue()).toBe('840');
    expect(await findingsOnTheWay(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await close();
  });

  it('takes a change into a test, which is joined after a reload and kept', async () => {
    const { url, radio } = await startWave();
    const { page, complaints, close } = await browser.open();
    await openWireless(page, url);
    await control(page, 'wireless.ssid').fill('barn-wave');
    await page.keyboard.press('Enter');
    await page.getByText('1 pending change').waitFor(SLOW);
    await startTest(page);
    const test = page.getByRole('region', { name: 'Configuration test' });
    await test
      .getByText(/\d\d:\d\d/)
      .filter({ visible: true })
      .first()
      .waitFor(SLOW);
    await page.reload();
    await test
      .getByText(/\d\d:\d\d/)
      .filter({ visible: true })
      .first()
      .waitFor(SLOW);
    await expect.poll(() => control(page, 'wireless.ssid').inputValue(), SLOW).toBe('barn-wave');
    await test.getByRole('button', { name: 'Keep changes' }).click();
    // The remote ends still look for the old name.
    await page.getByRole('button', { name: 'Keep without link' }).click(SLOW);
    await page.getByText(/Changes kept\./).waitFor(SLOW);
    const [, backup] = await versionedRadiosOf(radio);
    expect(backup).toMatchObject({ id: 'backup', ssid: 'barn-wave' });
    expect(await page.getByText(/pending change/).count()).toBe(0);
    expect(complaints).toEqual([]);
    await close();
  });

  it('stores each field that it shows', { timeout: 360_000 }, async () => {
    const { url, radio } = await startWave();
    const { page, complaints, close } = await browser.open();
    await openWireless(page, url);
    const fill = async (id: string, value: string) => {
      await control(page, id).fill(value);
      await page.keyboard.press('Tab');
    };
    await control(page, 'sixty.frequency').selectOption('62640');
    await fill('sixty.outputPower', '9');
    await fill('sixty.presharedKey', 'another-sixty-key');
    await fill('wireless.ssid', 'mill-wave');
    await control(page, 'wireless.clientIsolation').check();
    await control(page, 'radio.channelWidth').selectOption('20');
    await control(page, 'radio.frequency').selectOption('5200');
    await fill('radio.cableLoss', '2');
    await fill('radio.antennaGain', '12');
    await fill('radio.outputPower', '11');
    await control(page, 'radio.autoDistance').uncheck();
    await setting(page, 'radio.distance').waitFor();
    await fill('radio.distance', '4200');
    await fill('security.accessPointKey', 'another-long-key');
    await saveAndApply(page);

    expect(await versionedRadiosOf(radio)).toMatchObject([
      {
        id: 'main',
        frequency: { auto: false, control: 62_640 },
        antennaGain: 24,
        outputPower: { eirp: 33 },
        encryption: { type: 'wpa2-psk', passphrase: 'another-sixty-key' },
      },
      {
        id: 'backup',
        ssid: 'mill-wave',
        clientIsolation: true,
        channelWidth: 20,
        frequency: { auto: false, control: 5200, center: 5200 },
        cableLoss: 2,
        antennaGain: 12,
        outputPower: { eirp: 21 },
        distance: { auto: false, value: 4200 },
        encryption: { type: 'wpa2-psk', passphrase: 'another-long-key' },
      },
    ]);
    await page.reload();
    await expect.poll(() => control(page, 'radio.distance').inputValue(), SLOW).toBe('4200');
    expect(await control(page, 'radio.outputPower').inputValue()).toBe('11');
    expect(await control(page, 'sixty.outputPower').inputValue()).toBe('9');
    expect(complaints).toEqual([]);
    await close();
  });

  it('lets the backup join as a station of another topology, and be switched off', {
    timeout: 180_000,
  }, async () => {
    const { url, radio } = await startWave();
    const { page, complaints, close } = await browser.open();
    await openWireless(page, url);
    await control(page, 'radio.topology').selectOption('1');
    await control(page, 'radio.mode').selectOption('managed');
    await saveAndApply(page);
    expect((await versionedRadiosOf(radio))[1]).toMatchObject({ apMode: false, ptpMode: true });
    await control(page, 'radio.mainEnabled').uncheck();
    await control(page, 'sixty.mode').selectOption('ap-ptp');
    await saveAndApply(page);
    const [main, backup] = await versionedRadiosOf(radio);
    expect(main).toMatchObject({ apMode: true, ptpMode: true });
    expect(backup).toMatchObject({ enabled: false });
    expect(complaints).toEqual([]);
    await close();
  });

  it('the wireless page of a device with the versioned API only is read, not changed, by a read-only user, who sees no secret', async () => {
    const { url } = await startWave();
    const { page, complaints, close } = await browser.open();
    const writes: string[] = [];
    page.on('request', request => {
      if (request.method() === 'PUT' || request.method() === 'DELETE') writes.push(request.url());
    });
    await openWireless(page, url, { account: VIEWER });
    const fields = page.locator('main [data-setting] :is(input, select, textarea)');
    const states = await fields.evaluateAll(all =>
      all.map(field => field instanceof HTMLInputElement && field.readOnly),
    );
    expect(states.length).toBeGreaterThan(15);
    expect(states.every(Boolean)).toBe(true);
    expect(await control(page, 'sixty.frequency').inputValue()).toMatch(/^64800\sMHz$/);
    expect(await page.locator('#main').innerHTML()).not.toContain('town-demo-key');
    expect(await page.getByRole('button', { name: 'Test', exact: true }).count()).toBe(0);
    expect(writes).toEqual([]);
    expect(complaints).toEqual([]);
    await close();
  });
});
