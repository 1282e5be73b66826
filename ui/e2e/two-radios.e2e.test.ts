import { describe, expect, it } from 'vitest';
import { useBrowser } from './support/browser.ts';
import { ADMIN, startRadio } from './support/radio.ts';

const browser = useBrowser();
const PATIENCE = { timeout: 90_000 };
const SLOW = { timeout: 90_000, interval: 200 };

async function sector() {
  const { url } = await startRadio({ profile: 'wave', stations: 3 });
  const { page } = await browser.open();
  await page.goto(url);
  await page.getByLabel('Username').fill(ADMIN.username);
  await page.getByLabel('Password', { exact: true }).fill(ADMIN.password);
  await page.keyboard.press('Enter');
  const table = page.getByRole('table', { name: 'Both radios' });
  await table.waitFor(PATIENCE);
  return { page, url, table };
}

describe('a 60 GHz sector with 5 GHz backups', () => {
  it('lists each station with both radios, and says which active', async () => {
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

  it('has two full minutes and an hour to tell of at once', async () => {
    const { page } = await sector();
    const throughput = page.getByRole('region', { name: 'Throughput', exact: true });
    await throughput.getByText('Show as a table').click({ timeout: SLOW.timeout });
    await expect.poll(() => throughput.getByRole('rowheader').count(), SLOW).toBe(120);
    await page.getByRole('radio', { name: '1 h' }).check();
    await page.getByRole('region', { name: 'Link score', exact: true }).waitFor(SLOW);
    expect(await page.getByText(/No history recorded yet/).count()).toBe(0);
  });
});
