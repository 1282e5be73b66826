import { describe, expect, it } from 'vitest';
import { sampleOf } from '../../.config/drawn-sample.ts';
import { findingsOnTheWay } from './support/axe.ts';
import { useBrowser } from './support/browser.ts';
import {
  button,
  changeSsid,
  focused,
  confirmTest,
  RESTART,
  reviewDialog,
  SLOW,
  startTest,
  testBar,
  untilBack,
} from './support/changes.ts';
import { readDevice } from './support/classic.ts';
import { logIn } from './support/login.ts';
import { startRadio } from './support/radio.ts';
import { rememberDraft } from './support/remembered-draft.ts';
import { control, openWireless, setting } from './support/wireless.ts';

const browser = useBrowser();
const SSID = 'wireless.1.ssid';
const RADIO = { profile: 'ap-ptp', softRestartSeconds: 2 } as const;

describe('the review', () => {
  it('leads to what is wrong, and lets nothing be sent before it is put right', async () => {
    const { url, radio } = await startRadio(RADIO);
    const device = await readDevice(radio);
    const { page, complaints, close } = await browser.open();
    await logIn(page, url);
    const base = (await device.configuration()).get(SSID);
    // As of an earlier program, which let it pass.
    await rememberDraft(page, radio, [{ key: SSID, base, mine: 'ridgé' }]);
    await page.reload();
    await button(page, 'Continue').click(SLOW);
    const writes: string[] = [];
    page.on('request', request => request.url().includes('writecfg') && writes.push(request.url()));
    // Invalid fields are reviewed first.
    await button(page, 'Test').click(SLOW);
    const review = reviewDialog(page);
    await review.getByText('Correct these settings before applying.').waitFor(SLOW);
    await review.getByText('Use printable ASCII characters only.').waitFor(SLOW);
    for (const way of ['Apply without saving', 'Save and apply', 'Test'])
      expect(await button(review, way).isDisabled()).toBe(true);
    expect(await findingsOnTheWay(page)).toEqual([]);

    await review.getByRole('link', { name: 'SSID' }).click();
    await review.waitFor({ state: 'hidden', ...SLOW });
    const field = control(page, 'wireless.ssid');
    await expect.poll(() => field.evaluate(one => one === document.activeElement), SLOW).toBe(true);
    await expect.poll(() => field.getAttribute('aria-invalid'), SLOW).toBe('true');
    await field.fill('ridge-east');
    await page.keyboard.press('Enter');
    await button(page, 'Test').click(SLOW);
    expect(await button(review, 'Test').isEnabled()).toBe(true);
    expect(writes).toEqual([]);
    expect(complaints).toEqual([]);
    await close();
  });

  it.each(
    sampleOf(
      [
        ['My value', 'mine'],
        ['On the device', 'theirs'],
      ] as const,
      1,
      'sides',
    ),
  )('asks whose value is to stand when another browser changed it too: %s', async (side, value) => {
    const { url, radio } = await startRadio(RADIO);
    const device = await readDevice(radio);
    const { page, complaints, close } = await browser.open();
    await openWireless(page, url);
    await changeSsid(page, 'mine');
    const other = await browser.open();
    await openWireless(other.page, url);
    await changeSsid(other.page, 'theirs');
    await startTest(other.page);
    await untilBack(other.page);
    await confirmTest(other.page);
    await other.page.getByText(/Changes kept\./).waitFor(RESTART);
    await other.close();
    // The impact is shown first, and for that the device is read again.
    await button(page, 'Test').click();
    const review = reviewDialog(page);
    await review.getByText('Conflicting changes').waitFor(SLOW);
    expect((await device.configuration()).get(SSID)).toBe('theirs');
    expect(await focused(page)).not.toBe('nothing');
    expect(await button(review, 'Test').isDisabled()).toBe(true);
    expect(await findingsOnTheWay(page)).toEqual([]);
    // One setting, however many keys of the configuration hold it.
    await review.getByRole('button', { name: `${side}: ${value}` }).click();
    await review.getByText('Conflicting changes').waitFor({ state: 'hidden', ...SLOW });
    expect(await focused(page)).not.toBe('nothing');
    if (side === 'My value') {
      await button(review, 'Test').click(SLOW);
      await untilBack(page);
      // The other session has interrupted the link already: no confirmation is required.
      await button(testBar(page), 'Keep changes').click();
      await page.getByText(/Changes kept\./).waitFor(RESTART);
    } else {
      await review.getByText('No pending changes').waitFor(SLOW);
    }
    expect((await device.configuration()).get(SSID)).toBe(value);
    expect(complaints).toEqual([]);
    await close();
  });

  it('lists secrets to enter again after a reload, and leaves those that are not as they are', async () => {
    const { url, radio } = await startRadio(RADIO);
    const device = await readDevice(radio);
    const PSK = 'aaa.1.wpa.psk';
    const before = (await device.configuration()).get(PSK);
    const { page, complaints, close } = await browser.open();
    await openWireless(page, url);
    await control(page, 'security.accessPointKey').fill('another-demo-key');
    await page.keyboard.press('Enter');
    await control(page, 'wireless.ssid').fill('mine');
    await page.keyboard.press('Enter');
    await page.getByText('2 pending changes').waitFor(SLOW);
    await page.reload();
    await button(page, 'Continue').click(SLOW);
    expect(await page.content()).not.toContain('another-demo-key');

    // The secret is not forgotten in passing.
    await button(page, 'Test').click(SLOW);
    const review = reviewDialog(page);
    await review.getByRole('heading', { name: 'Re-enter' }).waitFor(SLOW);
    expect(await findingsOnTheWay(page)).toEqual([]);
    for (const way of await review.getByRole('button', { name: /^(Test|Save and apply|Apply)/ }).all())
      expect(await way.isDisabled()).toBe(true);
    // Its name leads to the field in which it is entered.
    await review.getByRole('link', { name: 'WPA2 pre-shared key' }).click(SLOW);
    await review.waitFor({ state: 'hidden', ...SLOW });
    await expect.poll(() => focused(page), SLOW).toMatch(/^input/);
    await button(page, 'Test').click(SLOW);
    await button(review, 'Leave as it is').focus();
    await page.keyboard.press('Enter');
    await review.getByRole('heading', { name: 'Re-enter' }).waitFor({ state: 'hidden', ...SLOW });
    expect(await focused(page)).not.toBe('nothing');
    await button(review, 'Test').click();
    await untilBack(page);
    await confirmTest(page);
    await page.getByText(/Changes kept\./).waitFor(RESTART);
    const held = await device.configuration();
    expect([held.get(SSID), held.get(PSK)]).toEqual(['mine', before]);
    expect(complaints).toEqual([]);
    await close();
  });

  it('the review is asked for where nothing but a secret was changed', async () => {
    const { url } = await startRadio(RADIO);
    const { page, complaints, close } = await browser.open();
    await openWireless(page, url);
    await control(page, 'security.accessPointKey').fill('another-demo-key');
    await page.keyboard.press('Enter');
    await page.getByText('1 pending change').waitFor(SLOW);
    await page.reload();
    await page.getByText(/^Pending changes from \d\d:\d\d/).waitFor(SLOW);
    await button(page, 'Continue').click();
    const bar = page.getByRole('region', { name: 'Changes', exact: true });
    await bar.getByText('Re-enter: WPA2 pre-shared key').waitFor(SLOW);
    const askedFor = page.locator('[data-setting="security.accessPointKey"]').getByText(/^Re-enter it: /);
    await askedFor.waitFor(SLOW);
    await control(page, 'security.accessPointKey').fill('another-demo-key');
    await page.keyboard.press('Enter');
    await bar.getByText('1 pending change').waitFor(SLOW);
    expect([await bar.getByText('Re-enter').count(), await askedFor.count()]).toEqual([0, 0]);
    expect(complaints).toEqual([]);
    await close();
  });
});

it('Keep waits while the device is silent, and says what cannot be done', async () => {
  const { url, radio } = await startRadio(RADIO);
  const device = await readDevice(radio);
  const { page, close } = await browser.open();
  await openWireless(page, url);
  await changeSsid(page, 'mine');
  await startTest(page);
  const keep = button(testBar(page), 'Keep changes');
  await untilBack(page);
  await expect.poll(() => keep.isEnabled(), RESTART).toBe(true);
  await keep.focus();
  radio.faults.set({ unreachable: true });
  await testBar(page).getByText('The device does not respond at this address.').waitFor(SLOW);
  expect(await keep.isDisabled()).toBe(true);
  expect(await focused(page)).toMatch(/^section Configuration test/);
  await testBar(page)
    .getByText(/Reverts at \d\d:\d\d/)
    .waitFor(SLOW);
  radio.faults.clear();
  await expect.poll(() => keep.isEnabled(), RESTART).toBe(true);
  await confirmTest(page);
  await page.getByText(/Changes kept\./).waitFor(RESTART);
  expect((await device.configuration()).get(SSID)).toBe('mine');
  expect(await setting(page, 'wireless.ssid').getByText('show previous value').count()).toBe(0);
  await close();
});
