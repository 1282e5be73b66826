import { text as textOf } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { findingsOnTheWay } from './support/axe.ts';
import { useBrowser } from './support/browser.ts';
import { logIn } from './support/login.ts';
import { startRadio } from './support/radio.ts';

const browser = useBrowser();
const SLOW = { timeout: 90_000 };

it('leads from the since of the verdict to the time, compares it, exports and deletes', async () => {
  const { url } = await startRadio({ profile: 'ap-ptmp' });
  const { page, complaints, close } = await browser.open();
  await logIn(page, url);
  await page.locator('#main a[href^="#/history?at="]').first().click(SLOW);
  await page.getByRole('heading', { level: 1, name: 'Change history' }).waitFor(SLOW);
  const finding = page.getByRole('region', { name: 'Likely cause' });
  await finding.waitFor(SLOW);
  expect(await findingsOnTheWay(page)).toEqual([]);

  const slider = page.getByRole('slider').first();
  await slider.focus(SLOW);
  for (const key of [...Array.from({ length: 20 }, () => 'ArrowLeft'), 'Enter'])
    await page.keyboard.press(key);
  const picked = /at=\d+$/.exec(page.url())?.[0];
  const sentence = 'No significant degradation: all readings are within their normal range.';
  await finding.getByText(sentence).waitFor(SLOW);
  const signal = page.getByRole('row', { name: /^Local signal.*Unchanged/ });
  await signal.waitFor(SLOW);

  await page.getByRole('button', { name: 'Export' }).click(SLOW);
  const saving = page.waitForEvent('download', SLOW);
  await page.getByRole('button', { name: 'Save as CSV' }).click(SLOW);
  const download = await saving;
  expect(download.suggestedFilename()).toMatch(/^history-.*\.csv$/);
  expect(await textOf(await download.createReadStream())).toContain('Local signal');
  await page.keyboard.press('Escape');

  // The time is in the address: a reload, or a colleague, sees the same.
  await page.reload();
  await finding.getByText(sentence).waitFor(SLOW);
  expect(page.url()).toContain(picked);

  await page.getByRole('button', { name: 'Delete record' }).click(SLOW);
  await page.getByRole('dialog').getByRole('button', { name: 'Delete record' }).click(SLOW);
  // The record of the device stays.
  await signal.waitFor(SLOW);
  expect(complaints).toEqual([]);
  await close();
});
