import { describe, expect, it } from 'vitest';
import { useBrowser } from './support/browser.ts';
import { ADMIN, startRadio } from './support/radio.ts';

const browser = useBrowser();
const PATIENCE = { timeout: 90_000 };
const SLOW = { timeout: 90_000, interval: 200 };

async function sector() {
  const { url, radio, advance } = await startRadio({ profile: 'wave', stations: 3 });
  const { page, complaints } = await browser.open();
  await page.goto(url);
  await page.getByLabel('Username').fill(ADMIN.username);
  await page.getByLabel('Password', { exact: true }).fill(ADMIN.password);
  await page.keyboard.press('Enter');
  const table = page.getByRole('table', { name: 'Both radios' });
  await table.waitFor(PATIENCE);
  return { page, url, table, radio, advance, complaints };
}

describe('a 60 GHz sector with 5 GHz backups', () => {
  it('lists each station with both radios, and says which is active', async () => {
    const { table } = await sector();
    const rows = async () => (await table.getByRole('row').allInnerTexts()).slice(1);
    await expect.poll(async () => (await rows()).length, SLOW).toBe(6);
    const texts = await rows();
    expect(texts.map(text => /60\sGHz|5\sGHz/.exec(text)?.[0].slice(0, 2).trim())).toEqual([
      '60',
      '5',
      '60',
      '5',
      '60',
      '5',
    ]);
    expect(texts.filter(text => text.includes('active'))).toHaveLength(3);
    expect(texts.every(text => /\d\sdBm/.test(text) && /Mbps/.test(text))).toBe(true);
  });

  it('shows both radios of one station side by side', async () => {
    const { page, url } = await sector();
    await page.goto(`${url}#/stations`);
    await page.locator('[data-key] button').first().click(PATIENCE);
    const details = page.getByRole('table').filter({ hasText: 'Receive capacity' });
    await details.waitFor(PATIENCE);
    const heads = await details.getByRole('columnheader').allInnerTexts();
    expect(heads.slice(1).map(text => Number.parseInt(text, 10))).toEqual([60, 5]);
    const signals = await details
      .getByRole('row', { name: /^Local signal/ })
      .getByRole('cell')
      .allInnerTexts();
    expect(signals.every(text => /\d\sdBm/.test(text))).toBe(true);
  });

  it('a 60 GHz sector with 5 GHz backups has two full minutes and an hour to tell of at once', async () => {
    const { page } = await sector();
    const throughput = page.getByRole('region', { name: 'Throughput', exact: true });
    await throughput.getByText('Show as a table').click({ timeout: SLOW.timeout });
    await expect.poll(() => throughput.getByRole('rowheader').count(), SLOW).toBe(120);
    await page.getByRole('radio', { name: '1 h' }).check();
    await page.getByRole('region', { name: 'Link score', exact: true }).waitFor(SLOW);
    expect(await page.getByText(/No history recorded yet/).count()).toBe(0);
  });
});

/** A time of the day, as `23:41`, and to the second. */
const TIME = String.raw`\d\d:\d\d`;
const SECOND = String.raw`\d\d:\d\d:\d\d`;

describe('a failover while one watches', () => {
  it('says since when, why and what it costs, on the dashboard, in the list and as an alert, and keeps both histories', {
    timeout: 120_000,
  }, async () => {
    const { page, radio, advance, complaints } = await sector();
    const card = page.getByRole('region', { name: 'Failover', exact: true });
    await card.getByText('No failover since this page was loaded.').waitFor(PATIENCE);
    const failovers = card.getByRole('table', { name: 'Failover' });
    const texts = async () => (await failovers.getByRole('row').allInnerTexts()).slice(1);
    const alerts = page.getByRole('button', { name: /alerts$/ });
    const alert = page.getByRole('listitem').filter({ hasText: 'The 60 GHz link is down.' });
    // What the charts of the first minute show of both radios, before anything happened.
    const both = card.getByRole('region', { name: 'Stations by radio' });
    const carried = async () => await both.getByRole('row').allInnerTexts();
    await both.getByText('Show as a table').click(PATIENCE);
    const onSixty = /\t3\s*\t0$/;
    const onFive = /\t0\s*\t3$/;
    await expect.poll(carried, SLOW).toContainEqual(expect.stringMatching(onSixty));

    radio.faults.set({ sixtyBlocked: true });
    await expect.poll(texts, SLOW).toHaveLength(3);
    for (const text of await texts()) {
      expect(text).toMatch(new RegExp(`^since ${TIME}\t[A-Z]`));
      expect(text).toMatch(
        /On backup link\tThe link dropped abruptly at −\d+ dBm, typical of an obstruction or power loss\./,
      );
      expect(text).toMatch(/\t[\d,]+\.\d\sMbps$/);
    }
    await page.getByRole('banner').getByText('On backup link').waitFor(PATIENCE);
    await alerts.click();
    await alert.waitFor(PATIENCE);
    expect(await alert.innerText()).toMatch(new RegExp(`since ${TIME}`));
    await page.keyboard.press('Escape');
    await expect.poll(carried, SLOW).toContainEqual(expect.stringMatching(onFive));
    expect(await carried()).toContainEqual(expect.stringMatching(onSixty));

    await page.evaluate(() => void (location.hash = '#/stations'));
    const listed = page.locator('[data-key]');
    await expect
      .poll(async () => (await listed.allInnerTexts()).filter(text => text.includes('On backup link')), SLOW)
      .toHaveLength(3);
    await listed.first().getByRole('button').first().click();
    const history = page.getByRole('listitem').filter({ hasText: 'On backup link' });
    await expect
      .poll(() => history.innerText(), SLOW)
      .toMatch(new RegExp(`since ${TIME} · The link dropped abruptly at .* · costs [\\d,.]+\\sMbps`));

    radio.faults.clear();
    advance(30);
    await page
      .getByText(
        new RegExp(`The 60 GHz link is up again\\. It was down from .?${SECOND}.? to .?${SECOND}.?\\.`),
      )
      .waitFor(PATIENCE);
    await expect.poll(() => history.innerText(), SLOW).toMatch(new RegExp(`${SECOND} to ${SECOND} · `));
    await page.evaluate(() => void (location.hash = '#/'));
    const ended = new RegExp(`^${SECOND} to ${SECOND}\\t.*60 GHz link up again`);
    await expect.poll(async () => (await texts()).every(text => ended.test(text)), SLOW).toBe(true);
    expect(await texts()).toHaveLength(3);
    await expect.poll(() => alert.count(), SLOW).toBe(0);
    expect(complaints).toEqual([]);
  });
});
