import { describe, expect, it } from 'vitest';
import { useBrowser } from './support/browser.ts';
import { startTest } from './support/changes.ts';
import { readDevice } from './support/classic.ts';
import { logIn } from './support/login.ts';
import { startRadio } from './support/radio.ts';
import { rememberDraft } from './support/remembered-draft.ts';

const browser = useBrowser();
const SLOW = { timeout: 20_000 };
const HERE = '127.0.0.1';
const THERE = '127.0.0.2';

/** A device whose configuration says that its page is where this test serves it, and a draft that moves it away. */
async function aDeviceThatWillMove() {
  const { url, radio } = await startRadio({ profile: 'ap-ptp', softRestartSeconds: 0 });
  const device = await readDevice(radio);
  const { port } = new URL(url);
  const key = [...(await device.configuration())].find(
    ([name, value]) => /^netconf\.\d+\.ip$/.test(name) && value === radio.address,
  )?.[0];
  if (key === undefined) throw new Error('The device has no address.');
  await device.put({ [key]: HERE, 'httpd.port': port, 'httpd.https.status': 'disabled' });
  const { page, complaints, close } = await browser.open();
  await logIn(page, url);
  await rememberDraft(page, radio, [{ key, base: HERE, mine: THERE }]);
  await page.reload();
  await page.getByRole('button', { name: 'Continue', exact: true }).click(SLOW);
  await page.getByText('1 change not applied').waitFor(SLOW);
  return { radio, device, key, port: Number(port), page, complaints, close };
}

describe('a device that moves to another address', () => {
  it('is followed there by the page itself, which asks a real second origin', {
    timeout: 90_000,
  }, async () => {
    const { radio, port, page, close } = await aDeviceThatWillMove();
    await startRadio({ profile: 'ap-ptp' }, { host: THERE, port });
    await startTest(page);
    await page.getByRole('region', { name: 'Configuration test' }).waitFor(SLOW);
    radio.faults.set({ unreachable: true });
    await page.waitForURL(`http://${THERE}:${port}/**`, { timeout: 40_000 });
    // It is another origin: nobody is logged in there, and no secret came along.
    await page.getByLabel('Username').waitFor(SLOW);
    expect(page.url()).not.toMatch(/ticket|password|token/i);
    await close();
  });

  it('and answers nowhere is offered by a link, beside the countdown', { timeout: 90_000 }, async () => {
    const { radio, port, page, close } = await aDeviceThatWillMove();
    await startTest(page);
    const test = page.getByRole('region', { name: 'Configuration test' });
    await test.waitFor(SLOW);
    radio.faults.set({ unreachable: true });
    await test.getByText('The device does not answer here.').waitFor(SLOW);
    const link = test.getByRole('link');
    expect(await link.getAttribute('href')).toBe(`http://${THERE}:${port}`);
    await test.getByText(/s left in the test/).waitFor(SLOW);
    expect(new URL(page.url()).hostname).toBe(HERE);
    await close();
  });

  it('for good is offered by a link while it restarts', { timeout: 90_000 }, async () => {
    const { radio, port, page, close } = await aDeviceThatWillMove();
    await page.getByRole('button', { name: 'Review', exact: true }).click(SLOW);
    await page.getByRole('dialog').getByRole('button', { name: 'Save and apply', exact: true }).click(SLOW);
    const bar = page.getByRole('status').filter({ hasText: 'The device restarts' });
    await bar.waitFor(SLOW);
    radio.faults.set({ unreachable: true });
    const link = bar.getByRole('link');
    await link.waitFor(SLOW);
    expect(await link.getAttribute('href')).toBe(`http://${THERE}:${port}`);
    await bar.getByText(/Until about \d\d:\d\d/).waitFor(SLOW);
    expect(new URL(page.url()).hostname).toBe(HERE);
    await close();
  });
});
