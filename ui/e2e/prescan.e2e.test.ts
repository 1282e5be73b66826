import type { Page, Request } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { sampleOf } from '../../.config/drawn-sample.ts';
import { axeFindings } from './support/axe.ts';
import { DESKTOP, PHONE, useBrowser } from './support/browser.ts';
import { startRadio } from './support/radio.ts';
import { control, openWireless } from './support/wireless.ts';

const browser = useBrowser();
const SLOW = { timeout: 90_000 };

/** A clock of the radio that runs faster: a minute of listening takes 3 s. */
function hastyClock(haste = 20) {
  const beginning = Date.now();
  return { now: () => beginning + (Date.now() - beginning) * haste };
}

const startButton = (page: Page) => page.getByRole('button', { name: 'Run DFS prescan' });
const stopButton = (page: Page) => page.getByRole('button', { name: 'Stop prescan' });
const row = (page: Page, mhz: number) => page.getByRole('row', { name: new RegExp(`${mhz} MHz`) });
const openPicker = (page: Page) => page.getByText(/Compare \d+ MHz channels/).click();

/** Starts listening to the first so many channels on offer. */
async function listenTo(page: Page, count: number): Promise<void> {
  await openPicker(page);
  await startButton(page).click(SLOW);
  const dialog = page.getByRole('dialog', { name: 'Run DFS prescan' });
  await dialog.getByRole('button', { name: 'Select none' }).click();
  for (let place = 0; place < count; place += 1) await dialog.getByRole('checkbox').nth(place).check();
  await dialog.getByRole('button', { name: `Start prescan (${count} min)` }).click();
}

describe('listening for radar before a channel is chosen', () => {
  it('says what it costs, tells each channel, and what was heard stays in the table', async () => {
    const { url } = await startRadio({ clock: hastyClock(), stations: 2 });
    const { page, complaints, close } = await browser.open();
    const calls: string[] = [];
    let underWay = 0;
    let mostUnderWay = 0;
    page.on('request', request => {
      if (!request.url().includes('dfsprescan')) return;
      calls.push(request.method());
      underWay += 1;
      mostUnderWay = Math.max(mostUnderWay, underWay);
    });
    const over = (request: Request) => {
      if (request.url().includes('dfsprescan')) underWay -= 1;
    };
    page.on('requestfinished', over);
    page.on('requestfailed', over);
    await openWireless(page, url);
    await openPicker(page);
    await startButton(page).click(SLOW);
    const dialog = page.getByRole('dialog', { name: 'Run DFS prescan' });
    await dialog.getByText(/^Channels: 7\. It takes 7 min, until \d\d:\d\d\.$/).waitFor();
    await dialog.getByText('Expect the link to be down until then').waitFor();
    await dialog.getByRole('button', { name: 'Select none' }).click();
    expect(await dialog.getByRole('button', { name: 'Select a channel' }).isDisabled()).toBe(true);
    await dialog.getByRole('checkbox', { name: /5260 MHz/ }).check();
    await dialog.getByRole('checkbox', { name: /5300 MHz/ }).check();
    expect(calls).toEqual(['GET']);
    await dialog.getByRole('button', { name: 'Start prescan (2 min)' }).click();

    await row(page, 5260)
      .getByText(/CAC running, \d+ s left/)
      .waitFor(SLOW);
    await row(page, 5300).getByText('Pending').waitFor();
    expect(
      await row(page, 5500)
        .getByText(/Pending|CAC running,/)
        .count(),
    ).toBe(0);
    await page.getByText(/DFS prescan: 0 of 2 channels done\. Ends at about \d\d:\d\d\./).waitFor();
    await page.getByText(/Checking 5250 to 5290 MHz, \d+ s left\./).waitFor();
    expect(await startButton(page).isDisabled()).toBe(true);
    await row(page, 5300)
      .getByText(/CAC running, \d+ s left/)
      .waitFor(SLOW);
    await row(page, 5260)
      .getByText(/^(Clear|Radar detected)$/)
      .waitFor();

    await page.getByText(/DFS prescan finished \d\d:\d\d/).waitFor(SLOW);
    await row(page, 5300)
      .getByText(/^(Clear|Radar detected)$/)
      .waitFor();
    expect(mostUnderWay).toBe(1);
    expect(calls.filter(method => method === 'POST')).toHaveLength(1);
    const requested = calls.length;
    await row(page, 5300).getByRole('radio').check();
    await expect.poll(() => control(page, 'radio.frequency').inputValue(), SLOW).toBe('5300');
    expect(calls).toHaveLength(requested);
    expect(complaints).toEqual([]);
    await close();
  });

  it('listening for radar before a channel is chosen is joined after a reload and by another tab, and stopped for all', {
    timeout: 180_000,
  }, async () => {
    const { url } = await startRadio({ clock: hastyClock(3) });
    const { page, close } = await browser.open();
    const other = await browser.open();
    await openWireless(page, url);
    await listenTo(page, 3);
    await stopButton(page).waitFor(SLOW);
    await page.reload();
    await page.getByText(/DFS prescan: \d of 3 channels done/).waitFor(SLOW);
    await openWireless(other.page, url);
    await other.page.getByText(/DFS prescan: \d of 3 channels done/).waitFor(SLOW);
    await stopButton(other.page).click();
    await expect.poll(() => stopButton(other.page).count(), SLOW).toBe(0);
    await expect.poll(() => stopButton(page).count(), SLOW).toBe(0);
    await openPicker(page);
    await expect.poll(() => startButton(page).isEnabled(), SLOW).toBe(true);
    await other.close();
    await close();
  });
});

const LOOKS = [
  { colorScheme: 'light', viewport: DESKTOP },
  { colorScheme: 'dark', viewport: PHONE },
] as const;

describe('the listening for radar as it looks', () => {
  it.each(sampleOf(LOOKS, 1, 'prescan'))(
    'the listening for radar as it looks has nothing for axe to find ($colorScheme, $viewport.width wide)',
    async look => {
      const { url } = await startRadio({ clock: hastyClock(2) });
      const { page, close } = await browser.open(look);
      await openWireless(page, url);
      await openPicker(page);
      await startButton(page).click(SLOW);
      await page.getByRole('dialog').waitFor();
      expect(await axeFindings(page)).toEqual([]);
      await page.getByRole('button', { name: /Start prescan \(\d min\)/ }).click();
      await stopButton(page).waitFor(SLOW);
      await page.mouse.move(0, 0);
      expect(await axeFindings(page)).toEqual([]);
      await close();
    },
  );
});
