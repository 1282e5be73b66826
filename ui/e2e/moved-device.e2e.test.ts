import { describe, expect, it } from 'vitest';
import { useBrowser } from './support/browser.ts';
import { button, SLOW, startTest, testBar } from './support/changes.ts';
import { readDevice } from './support/classic.ts';
import { enterAccount, logInByForm } from './support/login.ts';
import { startRadio } from './support/radio.ts';
import { rememberDraft } from './support/remembered-draft.ts';
import { storedOf } from './support/stored.ts';

const browser = useBrowser();
/** `.config/chromium.ts` leads these addresses to those of this machine. */
const HERE = '10.71.0.1';
const THERE = '10.71.0.2';
const THERE_ON_THIS_MACHINE = '127.0.0.2';
const KEPT = 'Changes kept. The tested configuration is saved.';

/** A device whose configuration says that its page is where this test serves it, and a draft that moves it away. */
async function aDeviceThatWillMove({ neighbour = false } = {}) {
  const { url, radio, moveTo } = await startRadio(
    { profile: 'ap-ptp', softRestartSeconds: 0 },
    { names: [HERE, THERE] },
  );
  const device = await readDevice(radio);
  const { port } = new URL(url);
  const key = [...(await device.configuration())].find(
    ([name, value]) => /^netconf\.\d+\.ip$/.test(name) && value === radio.address,
  )?.[0];
  if (key === undefined) throw new Error('The device has no address.');
  await device.put({ [key]: HERE, 'httpd.port': port, 'httpd.https.status': 'disabled' });
  if (neighbour)
    await startRadio(
      { profile: 'ap-ptp' },
      { host: THERE_ON_THIS_MACHINE, names: [THERE], port: Number(port) },
    );
  const { page, complaints, close } = await browser.open();
  await logInByForm(page, `http://${HERE}:${port}`);
  await rememberDraft(page, radio, [{ key, base: HERE, mine: THERE }]);
  await page.reload();
  await page.getByRole('button', { name: 'Continue', exact: true }).click(SLOW);
  await page.getByText('1 pending change').waitFor(SLOW);
  return { radio, device, key, port: Number(port), page, complaints, close, moveTo };
}

describe('a device that moves to another address', () => {
  it('a device that moves to another address is followed there by the page, and kept there after a login', {
    timeout: 360_000,
  }, async () => {
    const { radio, device, key, port, page, complaints, close, moveTo } = await aDeviceThatWillMove();
    const requested: string[] = [];
    page.on('request', request => requested.push(`${request.method()} ${request.url()}`));
    const place = '#/log';
    await page.evaluate(hash => {
      window.location.hash = hash;
    }, place);
    await startTest(page);
    await testBar(page).waitFor(SLOW);
    // One device, which is served where its configuration says, and no longer where it was.
    await expect.poll(() => radio.address, SLOW).toBe(THERE);
    await moveTo(THERE_ON_THIS_MACHINE);
    await page.waitForURL(`http://${THERE}:${port}/**`, { timeout: 90_000 });
    // It is another origin: no session exists there, and no secret was transferred.
    expect(page.url()).not.toMatch(/ticket|password|token/i);
    await page.getByText('The device moved to this address. Log in here again.').waitFor(SLOW);
    expect(new URL(page.url()).hash).toBe(place);
    await enterAccount(page);
    await testBar(page).waitFor(SLOW);
    await testBar(page)
      .getByText(/s left in the test/)
      .waitFor(SLOW);
    expect(await device.testSecondsLeft()).toBeGreaterThan(0);
    await expect.poll(() => button(testBar(page), 'Keep changes').isEnabled(), SLOW).toBe(true);
    await button(testBar(page), 'Keep changes').click();
    const anyway = page.getByRole('button', { name: /^Keep without/ });
    await anyway.or(page.getByText(KEPT)).first().waitFor(SLOW);
    // The link may come back in this moment: what is asked is then asked no more, and is said again.
    const keep = anyway.or(button(testBar(page), 'Keep changes')).last();
    const isKept = async (): Promise<boolean> => {
      if (await keep.isEnabled({ timeout: 500 }).catch(() => false))
        await keep.click({ timeout: 2000 }).catch(() => undefined);
      return page.getByText(KEPT).isVisible();
    };
    await expect.poll(isKept, SLOW).toBe(true);
    // The address is the saved one: no test runs that could take it back.
    expect(await device.testSecondsLeft()).toBe(0);
    expect((await device.configuration()).get(key)).toBe(THERE);
    expect(storedOf(radio).get(key)).toBe(THERE);
    expect(
      requested.filter(line => line.startsWith(`POST http://${HERE}`) && line.includes('apply.cgi')),
    ).toEqual([]);
    expect(complaints.filter(line => !/ERR_|Failed to load|Cross-Origin-Opener-Policy/.test(line))).toEqual(
      [],
    );
    await close();
  });

  it('a device that moves to another address that somebody else has is not gone to: it is said before and during the test', {
    timeout: 360_000,
  }, async () => {
    // A radio of another owner without a test: a page that went there would require a login.
    const { radio, port, page, close } = await aDeviceThatWillMove({ neighbour: true });
    await button(page, 'Review').click(SLOW);
    await page
      .getByRole('dialog')
      .getByText(`Address http://${THERE}:${port} is already in use by another device.`)
      .waitFor(SLOW);
    await page.getByRole('dialog').getByRole('button', { name: 'Test', exact: true }).click(SLOW);
    const test = testBar(page);
    await test.waitFor(SLOW);
    radio.faults.set({ unreachable: true });
    await test.getByText('The device does not respond at this address.').waitFor(SLOW);
    await test
      .getByText(`Another device was using http://${THERE}:${port} before the change was sent.`)
      .waitFor(SLOW);
    const secondsLeft = async () => Number.parseInt((await test.getByRole('timer').textContent()) ?? '', 10);
    const begin = await secondsLeft();
    // Longer than a page needs to detect a response at that address.
    await expect.poll(secondsLeft, SLOW).toBeLessThan(begin - 6);
    expect(new URL(page.url()).hostname).toBe(HERE);
    expect(await test.getByRole('link').count()).toBe(0);
    await close();
  });

  it('a device that moves to another address and answers nowhere is offered by a link, beside the countdown', {
    timeout: 270_000,
  }, async () => {
    const { radio, port, page, close } = await aDeviceThatWillMove();
    await startTest(page);
    const test = page.getByRole('region', { name: 'Configuration test' });
    await test.waitFor(SLOW);
    radio.faults.set({ unreachable: true });
    await test.getByText('The device does not respond at this address.').waitFor(SLOW);
    const link = test.getByRole('link');
    expect(await link.getAttribute('href')).toBe(`http://${THERE}:${port}`);
    await test.getByText(/s left in the test/).waitFor(SLOW);
    expect(new URL(page.url()).hostname).toBe(HERE);
    await close();
  });

  it('a device that moves to another address for good is offered by a link while it restarts', {
    timeout: 270_000,
  }, async () => {
    const { radio, port, page, close } = await aDeviceThatWillMove();
    await page.getByRole('button', { name: 'Review', exact: true }).click(SLOW);
    await page.getByRole('dialog').getByRole('button', { name: 'Save and apply', exact: true }).click(SLOW);
    const bar = page.getByRole('status').filter({ hasText: 'Restarting' });
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
