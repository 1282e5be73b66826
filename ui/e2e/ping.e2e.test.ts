import { describe, expect, it } from 'vitest';
import { sampleOf } from '../../.config/drawn-sample.ts';
import { axeFindings, findingsOnTheWay } from './support/axe.ts';
import { inArabic } from './support/arabic.ts';
import { PHONE, useBrowser } from './support/browser.ts';
import { logIn, logInSpeaking } from './support/login.ts';
import { startRadio, VIEWER } from './support/radio.ts';
import { exportedText } from './support/stations.ts';
import { goByKeys, inHeader, openTool, PATIENT, probe, runState, startStop } from './support/tools.ts';

const browser = useBrowser();
/** A host that answers from behind the gateway. */
const HOST = '198.51.100.7';

describe('ping by keyboard alone', () => {
  it('starts at Enter, is seen and stopped from another page, and is there again on return', async () => {
    const { url } = await startRadio({ profile: 'sta-ptp' });
    const { page, complaints, close } = await browser.open();
    await logIn(page, url);
    await openTool(page, 'tp', 'Ping');
    await page.getByRole('combobox', { name: 'Host' }).focus();
    await page.keyboard.type(HOST);
    await page.keyboard.press('Enter');
    await expect.poll(() => runState(page).innerText(), PATIENT).toContain('Running');
    await page.locator('main canvas').waitFor(PATIENT);
    await page.keyboard.press('Escape');
    await expect.poll(() => runState(page).innerText(), PATIENT).toContain('Stopped');

    await page.keyboard.press('Enter');
    await expect.poll(() => runState(page).innerText(), PATIENT).toContain('Running');
    await page.getByRole('combobox', { name: 'Host' }).blur();
    await goByKeys(page, 'pd');
    const chip = inHeader(page);
    await chip.getByRole('link', { name: /Ping/ }).waitFor(PATIENT);
    await chip.getByRole('button', { name: 'Stop Ping' }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => chip.count(), PATIENT).toBe(0);
    await openTool(page, 'tp', 'Ping');
    expect(await runState(page).innerText()).toContain('Stopped');
    expect(await page.getByRole('row').count()).toBeGreaterThanOrEqual(3);
    expect(complaints).toEqual([]);
    await close();
  });

  it('leaves the shortcuts to the fields, and Esc to an open menu', async () => {
    const { url } = await startRadio({ profile: 'sta-ptp' });
    const { page, close } = await browser.open();
    await logIn(page, url, undefined, { hash: '#/ping' });
    await openTool(page, 'tp', 'Ping');
    await probe(page, HOST);
    await expect.poll(() => runState(page).innerText(), PATIENT).toContain('Running');
    await page.getByRole('button', { name: 'Export' }).click();
    await page.keyboard.press('Escape');
    await page.locator(':popover-open').waitFor({ state: 'hidden' });
    expect(await runState(page).innerText()).toContain('Running');
    await page.keyboard.press('Escape');
    await expect.poll(() => runState(page).innerText(), PATIENT).toContain('Stopped');
    await close();
  });
});

describe('a ping', () => {
  it('a ping is saved, compared with another, and kept beyond a reload with what was typed', async () => {
    const { url } = await startRadio({ profile: 'sta-ptp' });
    const { page, close } = await browser.open();
    await logIn(page, url, undefined, { hash: '#/ping' });
    await openTool(page, 'tp', 'Ping');
    for (const host of [HOST, '192.0.2.1']) {
      await page.getByLabel('Count').fill('2');
      await probe(page, host);
      await expect.poll(() => runState(page).innerText(), PATIENT).toContain('Finished');
    }
    const { name, text } = await exportedText(page, 'CSV');
    expect(name).toMatch(/^ping-.*\.csv$/);
    expect(text.trim().split('\r\n')).toHaveLength(3);
    const json = JSON.parse((await exportedText(page, 'JSON')).text);
    expect(json).toMatchObject({ tool: 'ping', host: '192.0.2.1', sent: 2 });
    await page
      .getByRole('button', { name: /^Compare result/ })
      .last()
      .click();
    await page.getByText(new RegExp(`^Compared with ${HOST}`)).waitFor(PATIENT);

    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'Ping' }).waitFor(PATIENT);
    await expect.poll(() => page.getByRole('row').count(), PATIENT).toBe(3);
    expect(await page.getByRole('combobox', { name: 'Host' }).inputValue()).toBe('192.0.2.1');
    await close();
  });

  it('refuses what is no host, and says which host is unknown', async () => {
    const { url } = await startRadio({ profile: 'sta-ptp' });
    const { page, close } = await browser.open();
    await logIn(page, url, undefined, { hash: '#/ping' });
    await openTool(page, 'tp', 'Ping');
    await probe(page, '$(reboot)');
    await page.getByText(/^Enter a hostname or an IP address/).waitFor(PATIENT);
    expect(await runState(page).innerText()).toContain('Not started');
    await probe(page, 'nowhere.example.net');
    await page.getByText('Unknown host').waitFor(PATIENT);
    expect(await findingsOnTheWay(page)).toEqual([]);
    await close();
  });

  it('a ping has its button in reach of the thumb on a phone, and nothing that axe objects to while it runs', async () => {
    const { url } = await startRadio({ profile: 'sta-ptp' });
    const { page, close } = await browser.open({ viewport: PHONE, hasTouch: true });
    await logIn(page, url, undefined, { hash: '#/ping' });
    await page.getByRole('combobox', { name: 'Host' }).fill(HOST);
    await startStop(page).tap();
    await page.locator('main canvas').waitFor(PATIENT);
    const box = await page.getByRole('button', { name: 'Stop', exact: true }).boundingBox();
    expect(box!.y + box!.height).toBeLessThan(PHONE.height);
    expect(box!.y).toBeGreaterThan(PHONE.height / 2);
    expect(box!.height).toBeGreaterThanOrEqual(44);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(PHONE.width);
    expect(await axeFindings(page)).toEqual([]);
    await close();
  });

  it('runs in Arabic, from right to left', async () => {
    const { url } = await startRadio({ profile: 'sta-ptp' });
    const { page, close } = await browser.open();
    await logInSpeaking(page, url, 'ar', '#/ping');
    await page.getByRole('combobox', { name: inArabic('Host') }).fill(HOST);
    await page.keyboard.press('Enter');
    await expect.poll(() => runState(page).innerText(), PATIENT).toContain(inArabic('Running'));
    expect(await page.evaluate(() => document.documentElement.dir)).toBe('rtl');
    await page.locator('main canvas').waitFor(PATIENT);
    expect(await findingsOnTheWay(page)).toEqual([]);
    await close();
  });

  it.each(
    sampleOf(
      [
        { who: 'a read-only user', profile: 'sta-ptp', account: VIEWER },
        {
          who: 'the user of a device with the versioned API only',
          profile: 'wave',
          account: undefined,
        },
      ],
      1,
      'ping',
    ),
  )('runs for $who', async ({ profile, account }) => {
    const { url } = await startRadio({ profile });
    const { page, complaints, close } = await browser.open();
    await logIn(page, url, account, { hash: '#/ping' });
    await openTool(page, 'tp', 'Ping');
    await page.getByLabel('Count').fill('2');
    await probe(page, HOST);
    await expect.poll(() => runState(page).innerText(), PATIENT).toContain('Finished');
    expect(complaints).toEqual([]);
    await close();
  });
});
