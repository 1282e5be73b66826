import { describe, expect, it } from 'vitest';
import { findingsOnTheWay } from './support/axe.ts';
import { PHONE, useBrowser } from './support/browser.ts';
import { startTest } from './support/changes.ts';
import { logIn } from './support/login.ts';
import { startRadio } from './support/radio.ts';
import { control } from './support/wireless.ts';
import type { Page } from 'playwright-core';

const browser = useBrowser();
const PATIENT = { timeout: 90_000 };

async function changeSsid(page: Page, url: string, ssid: string): Promise<void> {
  await page.goto(new URL('#/wireless', url).href);
  const field = page.getByRole('textbox', { name: 'SSID', exact: true });
  await field.waitFor(PATIENT);
  await field.fill(ssid);
  await field.blur();
  await page.getByText('1 pending change').waitFor(PATIENT);
}

describe('a change on its way to the device', () => {
  it('a change on its way to the device is reviewed, outlives a reload, is tested, joined after another reload, and kept', async () => {
    // A device that restarts serves no page: here it is back immediately.
    const { url } = await startRadio({ profile: 'ap-ptp', softRestartSeconds: 0 });
    const { page, complaints, close } = await browser.open();
    await logIn(page, url);
    await changeSsid(page, url, 'Barn');

    await page.getByRole('button', { name: 'Review' }).click();
    const review = page.getByRole('dialog', { name: 'Pending changes' });
    await review.getByText('Barn').waitFor(PATIENT);
    await review.getByText('Impact').waitFor(PATIENT);
    await page
      .getByRole('heading', { level: 1 })
      .first()
      .waitFor({ state: 'attached', ...PATIENT });
    expect(await findingsOnTheWay(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await review.waitFor({ state: 'hidden', ...PATIENT });

    await page.reload();
    await page.getByRole('button', { name: 'Continue' }).click(PATIENT);
    await page.getByText('1 pending change').waitFor(PATIENT);

    await startTest(page);
    const test = page.getByRole('region', { name: 'Configuration test' });
    await test.getByText('The radio link is not back yet.').waitFor(PATIENT);
    await page.goto(new URL('#/dashboard', url).href);
    await page.reload();
    await test.waitFor(PATIENT);
    await page.getByText('1 change in the test, not saved').waitFor(PATIENT);
    await page
      .getByRole('heading', { level: 1 })
      .first()
      .waitFor({ state: 'attached', ...PATIENT });
    expect(await findingsOnTheWay(page)).toEqual([]);
    // The remote end has another SSID: keeping requires a confirmation first.
    await test.getByText('There is no radio link.').waitFor(PATIENT);
    await test.getByRole('button', { name: 'Keep changes' }).click();
    const confirmation = page.getByRole('dialog', { name: 'Keep changes without the radio link?' });
    await confirmation.waitFor(PATIENT);
    expect(await findingsOnTheWay(page)).toEqual([]);
    await confirmation.getByRole('button', { name: 'Wait for the link' }).click();
    await confirmation.waitFor({ state: 'hidden', ...PATIENT });
    await test.getByRole('button', { name: 'Keep changes' }).click();
    await confirmation.getByRole('button', { name: 'Keep without link' }).click();
    await page.getByText(/Changes kept\./).waitFor(PATIENT);
    expect(await page.getByText(/pending change/).count()).toBe(0);
    expect(complaints).toEqual([]);
    await close();
  });

  it('shows in the test what it did to the link', async () => {
    const { url } = await startRadio({ profile: 'ap-ptp', softRestartSeconds: 1 });
    const { page, complaints, close } = await browser.open({ viewport: PHONE });
    await logIn(page, url);
    await page.goto(new URL('#/wireless/radio.outputPower', url).href);
    await control(page, 'radio.outputPower').fill('4', PATIENT);
    await page.keyboard.press('Enter');
    await startTest(page);
    const details = page.getByRole('button', { name: /Details of the test/ });
    const effect = page.getByRole('table', { name: 'Link, before and during the test' });
    const remote = effect.getByRole('row').filter({ hasText: 'Remote signal' });
    await details.click(PATIENT);
    await remote.getByText(/Before−\d+/).waitFor({ timeout: 90_000 });
    await page.reload();
    await details.click(PATIENT);
    await remote.getByText(/Before−\d+/).waitFor({ timeout: 90_000 });
    expect(await findingsOnTheWay(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await close();
  });

  it('a change on its way to the device is found again on a phone, and discarded', async () => {
    const { url } = await startRadio({ profile: 'ap-ptp' });
    const { page, close } = await browser.open({ viewport: PHONE });
    await logIn(page, url);
    await changeSsid(page, url, 'Barn');
    await page.goto(new URL('#/dashboard', url).href);
    await page
      .getByRole('heading', { level: 1 })
      .first()
      .waitFor({ state: 'attached', ...PATIENT });
    expect(await findingsOnTheWay(page)).toEqual([]);
    await page.getByRole('button', { name: 'Discard', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Discard all' }).click();
    await page.getByText('1 pending change').waitFor({ state: 'hidden', ...PATIENT });
    await page.reload();
    // A draft is offered once the configuration is read.
    await page.evaluate(() => void (window.location.hash = '#/wireless'));
    expect(await control(page, 'wireless.ssid').inputValue(PATIENT)).not.toBe('Barn');
    expect(await page.getByRole('button', { name: 'Continue' }).count()).toBe(0);
    await close();
  });
});
