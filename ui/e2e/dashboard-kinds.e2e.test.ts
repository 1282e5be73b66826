import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { sampleOf } from '../../.config/drawn-sample.ts';
import { useBrowser } from './support/browser.ts';
import { logIn } from './support/login.ts';
import { startRadio, VIEWER } from './support/radio.ts';
import { sharedPage } from './support/shared-page.ts';

const browser = useBrowser();
const PATIENCE = { timeout: 90_000 };
/** The dashboard of one end of a link. */
const visit = sharedPage({ profile: 'ap-ptp' });

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** The first cards of each kind of device, by name. */
const KINDS = [
  ['ap-ptp', ['Local end', 'Remote end', 'Throughput', 'Signal', 'Capacity', 'Airtime']],
  ['sta-ptp', ['Local end', 'Remote end', 'Throughput', 'Signal', 'Capacity', 'Airtime']],
  ['ap-ptmp', ['Airtime and capacity', 'Stations needing attention', 'Throughput', 'Capacity', 'Airtime']],
  ['sixty', ['Local end', 'Remote end', 'Throughput', 'Signal', 'Capacity']],
  ['router', ['WAN', 'Local end', 'Remote end', 'Throughput', 'Signal', 'Capacity', 'Airtime']],
  ['soho', ['WAN', 'Local end', 'Remote end', 'Throughput', 'Signal', 'Capacity', 'Airtime']],
  ['vlan', ['Local end', 'Remote end', 'Throughput', 'Signal', 'Capacity', 'Airtime']],
  ['ltu-ap', ['Airtime and capacity', 'Throughput', 'Capacity']],
  ['ltu-sta', ['Local end', 'Remote end', 'Throughput', 'Signal', 'Capacity', 'Airtime']],
  ['airfiber-24', ['Local end', 'Remote end', 'Signal', 'Capacity']],
  ['airfiber-5', ['Local end', 'Remote end', 'Signal', 'Capacity']],
  ['old', ['Local end', 'Throughput', 'Signal', 'Capacity']],
] as const;

describe('the dashboard', () => {
  it.each(sampleOf(KINDS, 4, 'kinds'))(
    'the dashboard of %s shows what this kind of device is about',
    async (profile, cards) => {
      const { url } = await startRadio({ profile, stations: 12 });
      const { page, close, complaints } = await browser.open();
      await logIn(page, url);
      for (const name of cards) await card(page, name).waitFor(PATIENCE);
      expect(await page.getByRole('main').innerText()).not.toMatch(/NaN|undefined|\[object/);
      expect(complaints).toEqual([]);
      await close();
    },
  );
});

describe('the history', () => {
  it('the history has two minutes, an hour and a day in one card, asked for once they are chosen, in one unit a column', async () => {
    const { url } = await startRadio({ profile: 'ap-ptp' });
    const { page, close, complaints } = await browser.open();
    const requested: string[] = [];
    page.on('request', request => {
      if (request.url().includes('hist-stats')) requested.push(request.url());
    });
    await logIn(page, url);
    const history = card(page, 'History');
    const spoken = (name: string) =>
      history.getByRole('slider', { name: `${name}: select time` }).getAttribute('aria-valuetext', PATIENCE);
    await expect.poll(() => spoken('Signal'), PATIENCE).toMatch(/Local −\d+\u202FdBm/);
    expect(requested).toEqual([]);
    await history.getByRole('radio', { name: '2 min' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => spoken('Link score'), PATIENCE).toMatch(/Downlink \d+/);
    const places = history.getByRole('slider', { name: 'Signal: select time' });
    const ofHour = Number(await places.getAttribute('max'));
    await page.keyboard.press('ArrowRight');
    await expect.poll(async () => Number(await places.getAttribute('max')), PATIENCE).toBeGreaterThan(ofHour);
    expect(requested).toHaveLength(2);
    await card(page, 'Throughput').getByText('Show as a table').click();
    const rows = card(page, 'Throughput').getByRole('row');
    await rows.nth(1).waitFor(PATIENCE);
    const figures = (await rows.getByRole('cell').allInnerTexts()).filter(text => text !== '—');
    expect(figures.length).toBeGreaterThan(100);
    expect(figures.every(text => text.endsWith('Mbps'))).toBe(true);
    await history.getByRole('radio', { name: '2 min' }).check();
    await card(page, 'Airtime').waitFor(PATIENCE);
    expect(complaints).toEqual([]);
    await close();
  });

  it('the history has its past still when one comes back from another page', async () => {
    const { page, url } = await visit();
    const table = card(page, 'Signal').getByText('Show as a table');
    await table.click(PATIENCE);
    const rows = card(page, 'Signal').getByRole('rowheader');
    await expect.poll(() => rows.count(), PATIENCE).toBeGreaterThan(2);
    const oldest = await rows.last().innerText();
    await page.goto(`${url}#/stations`);
    await page
      .getByRole('heading', { level: 1, name: 'Stations' })
      .waitFor({ ...PATIENCE, state: 'attached' });
    await page.goBack();
    await table.click(PATIENCE);
    await expect.poll(() => rows.last().innerText(), PATIENCE).toBe(oldest);
  });
});

describe('the WAN side of a router', () => {
  it('stands in words, and is dialled anew by a full user who confirms it', async () => {
    const { url } = await startRadio({ profile: 'router' });
    const { page, close, complaints } = await browser.open();
    const dialled = page.waitForRequest(request => request.url().includes('/api/pppoe/restart'), PATIENCE);
    await logIn(page, url);
    const wan = card(page, 'WAN');
    await wan.getByText('203.0.113.77').waitFor(PATIENCE);
    expect(await wan.innerText()).toMatch(/PPPoE · ppp0[^]*Connected[^]*203\.0\.113\.1/);
    await wan.getByRole('button', { name: 'Reconnect' }).click(PATIENCE);
    await page.getByRole('dialog').getByRole('button', { name: 'Reconnect' }).click(PATIENCE);
    await dialled;
    await wan.getByText('203.0.113.77').waitFor(PATIENCE);
    expect(complaints).toEqual([]);
    await close();
  });

  it('the WAN side of a router is read by a read-only user, who can not change it', async () => {
    const { url } = await startRadio({ profile: 'router' });
    const { page, close } = await browser.open();
    await logIn(page, url, VIEWER);
    const wan = card(page, 'WAN');
    await wan.getByText('203.0.113.77').waitFor(PATIENCE);
    expect(await wan.getByRole('button', { name: 'Reconnect' }).count()).toBe(0);
    await close();
  });
});
