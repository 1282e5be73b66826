import { describe, expect, it } from 'vitest';
import { useBrowser } from './support/browser.ts';
import { button, reviewDialog, SLOW, startTest, testBar } from './support/changes.ts';
import { readDevice } from './support/classic.ts';
import { logIn } from './support/login.ts';
import { startRadio, VIEWER } from './support/radio.ts';

const browser = useBrowser();
/** Longer than a test lasts, ms. reading 7. */
const AFTER_THE_TEST = 250_000;

describe('the network page', () => {
  it('names the VLAN that management leaves, and the device comes back to it: the draft is still there', {
    timeout: 360_000,
  }, async () => {
    let aheadMs = 0;
    const clock = { now: () => Date.now() + aheadMs };
    const { url, radio } = await startRadio({ profile: 'vlan', clock, softRestartSeconds: 1 });
    const device = await readDevice(radio);
    const before = await device.configuration();
    const { page, complaints, close } = await browser.open();
    await logIn(page, url, undefined, { hash: '#/network' });
    const choice = page.getByLabel('Management interface', { exact: true });
    await choice.selectOption('br0', SLOW);
    await page.getByText('The device is reachable only through eth0 (untagged)').waitFor(SLOW);
    await button(page, 'Review').click(SLOW);
    await reviewDialog(page)
      .getByText('Management moves to br0, reachable through eth0, eth1 and the radio link.')
      .waitFor(SLOW);
    await page.keyboard.press('Escape');
    await startTest(page);
    await testBar(page).waitFor(SLOW);
    // The cable of the browser carries the VLAN that management has left.
    radio.faults.set({ unreachable: true });
    await testBar(page).getByText('The device does not respond at this address.').waitFor(SLOW);
    aheadMs += AFTER_THE_TEST;
    radio.faults.set({ unreachable: false });
    await page
      .getByText(/The changes were (not kept in time and were )?reverted\./)
      .waitFor({ timeout: 60_000 });
    await page.getByText('Your changes are still pending.').waitFor(SLOW);
    expect(await choice.inputValue()).toBe('br0');
    const after = await device.configuration();
    expect([...after].filter(([key, value]) => before.get(key) !== value)).toEqual([]);
    expect(complaints.filter(line => !/ERR_|Failed to load/.test(line))).toEqual([]);
    await close();
  });

  it('the network page of a read-only user shows everything and lets nothing be edited, nor do the network tables', async () => {
    const { url } = await startRadio({ profile: 'router' });
    const { page, complaints, close } = await browser.open();
    await page.addInitScript(() => localStorage.setItem('radiolink.settings-view', 'advanced'));
    await logIn(page, url, VIEWER, { hash: '#/network' });
    await page.locator('[data-setting="dhcpServer.start"]').first().waitFor(SLOW);
    const editable = await page
      .locator('#main :is(input, select, textarea):not([readonly], :disabled, [name="settings-view"])')
      .evaluateAll(all => all.map(each => each.outerHTML));
    expect(editable).toEqual([]);
    expect(
      await page
        .locator('#main')
        .getByRole('button', { name: /^(Add|Remove|Move)/ })
        .count(),
    ).toBe(0);
    expect(await page.locator('#main [data-setting]').count()).toBeGreaterThan(50);

    await page.goto(`${url}#/network-tables`);
    await page.locator('main table tbody tr').first().waitFor(SLOW);
    await page.getByText('PPPoE').first().waitFor(SLOW);
    const acting = page.getByRole('button', { name: /^(Renew|Release|Reconnect|Test cable|Reserve)/ });
    expect(await acting.count()).toBe(0);
    expect(complaints).toEqual([]);
    await close();
  });
});
