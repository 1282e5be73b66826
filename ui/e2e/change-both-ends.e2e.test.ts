import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { findingsOnTheWay } from './support/axe.ts';
import { PHONE, useBrowser } from './support/browser.ts';
import { expectKeyOfBothEnds } from './support/link-keys.ts';
import { logIn } from './support/login.ts';
import { ADMIN, startRadio } from './support/radio.ts';

const browser = useBrowser();
const PATIENCE = { timeout: 90_000 };
const KEY = 'quarry-new-key';
const PROXY = '**/api/v1.0/tools/proxy/https';

const dialog = (page: Page, title: string) => page.getByRole('dialog').filter({ hasText: title });

/** Opens the remote device, and logs in there. */
async function enter(page: Page, password = ADMIN.password): Promise<void> {
  const login = dialog(page, 'Log in to');
  await login.getByLabel('Username').fill(ADMIN.username);
  await login.getByLabel('Password', { exact: true }).fill(password);
  await login.getByRole('button', { name: 'Login' }).click();
}

/** Enters a new key for both ends, up to the button that sends it. */
async function review(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Change both ends' }).click(PATIENCE);
  const change = dialog(page, 'Change both ends');
  const columns = change.getByRole('table', { name: 'Both ends now' });
  await columns.getByText('The same on both devices').first().waitFor(PATIENCE);
  expect(await columns.getByText('quarry-backhaul').count()).toBe(2);
  await change.getByLabel('WPA2 pre-shared key').fill(KEY);
  await change.getByRole('button', { name: 'Review' }).click();
  await change.getByText('The remote device is changed first.', { exact: false }).waitFor(PATIENCE);
}

/** What a user does with an interrupted change: logs in while the link is up, also once more, and enters the key. */
async function goOn(page: Page): Promise<string> {
  const login = dialog(page, 'Log in to');
  const test = page.getByRole('region', { name: 'Test of both ends' });
  const isThere = async (button: Locator) => (await button.count()) > 0 && (await button.isEnabled());
  const patience = { timeout: 5000 };
  try {
    if (await isThere(login.getByRole('button', { name: 'Login' }))) {
      await login.getByLabel('Username').fill(ADMIN.username, patience);
      await login.getByLabel('Password', { exact: true }).fill(ADMIN.password, patience);
      await login.getByRole('button', { name: 'Login' }).click(patience);
    } else if ((await login.count()) === 0 && (await test.getByLabel('New pre-shared key').count()) > 0) {
      await test.getByLabel('New pre-shared key').fill(KEY, patience);
      await test.getByRole('button', { name: 'Continue' }).click(patience);
    }
  } catch {
    // The link came or went meanwhile, and the question with it.
  }
  return (await changed(page).count()) > 0 ? changed(page).innerText() : '';
}

const changed = (page: Page) => page.getByText('Both devices run the change. It is saved on both.');

describe('both ends of a link, changed from the page of the local one', () => {
  it('the key of both ends is changed from a phone, and the link is up with it', async () => {
    const { url, radio } = await startRadio({ profile: 'ap-ptp' });
    const { page, complaints, close } = await browser.open({ viewport: PHONE });
    await logIn(page, url);
    await page.getByRole('button', { name: 'Manage remote device' }).click(PATIENCE);
    await enter(page, 'wrong');
    await page.getByText('Invalid credentials.').waitFor(PATIENCE);
    await enter(page);
    await review(page);
    expect(await findingsOnTheWay(page)).toEqual([]);
    await page.getByRole('button', { name: 'Test both ends' }).click();
    const test = page.getByRole('region', { name: 'Test of both ends' });
    await test.getByRole('timer').first().waitFor(PATIENCE);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
    const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    expect(stored).toContain('radiolink.link-change');
    expect(stored).not.toContain(KEY);
    expect(stored).not.toContain(ADMIN.password);
    await changed(page).waitFor(PATIENCE);
    expectKeyOfBothEnds(radio, KEY);
    await page.getByText('Changes kept. The tested configuration is saved.').waitFor(PATIENCE);
    expect(await page.getByText('in another session').count()).toBe(0);
    expect(complaints).toEqual([]);
    await close();
  });

  it('a change of both ends is gone on with after a reload, once password and key are entered again', async () => {
    const { url, radio } = await startRadio({ profile: 'ap-ptp' });
    const { page, close } = await browser.open({ viewport: PHONE });
    await logIn(page, url);
    await page.getByRole('button', { name: 'Manage remote device' }).click(PATIENCE);
    await enter(page);
    await review(page);
    await page.getByRole('button', { name: 'Test both ends' }).click();
    const test = page.getByRole('region', { name: 'Test of both ends' });
    // Both ends are in their test.
    await test.getByRole('timer').nth(1).waitFor(PATIENCE);
    await page.reload();
    await page.getByText('both devices revert automatically by', { exact: false }).first().waitFor(PATIENCE);
    expect(await page.getByRole('button', { name: 'Keep changes' }).count()).toBe(0);
    await expect
      .poll(() => goOn(page), { timeout: 150_000, interval: 1000 })
      .toBe('Both devices run the change. It is saved on both.');
    expectKeyOfBothEnds(radio, KEY);
    await close();
  });

  it('a remote device with another MAC than the status reports is refused, and nothing of it is shown', async () => {
    const { url } = await startRadio({ profile: 'ap-ptp' });
    const { page, close } = await browser.open({ viewport: PHONE });
    const other = { identification: { mac: '02:00:00:00:00:99' } };
    await page.route(PROXY, async route => {
      const { url: asked } = route.request().postDataJSON() as { url: string };
      const path = new URL(asked).pathname;
      if (path !== '/api/v1.0/device' && path !== '/api/v1.0/interfaces') return route.fallback();
      const body = JSON.stringify(path.endsWith('device') ? other : [other]);
      return route.fulfill({
        body,
        headers: { 'content-type': 'application/json', 'x-proxy-status': '200' },
      });
    });
    await logIn(page, url);
    await page.getByRole('button', { name: 'Manage remote device' }).click(PATIENCE);
    await enter(page);
    await page.getByText('Another device answered at this address', { exact: false }).waitFor(PATIENCE);
    expect(await page.getByRole('button', { name: 'Change both ends' }).count()).toBe(0);
    await close();
  });
});
