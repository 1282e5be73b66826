import { expect, it } from 'vitest';
import { useBrowser } from './support/browser.ts';
import { button, changeSsid, focused, RESTART, reviewDialog, SLOW } from './support/changes.ts';
import { readDevice } from './support/classic.ts';
import { startRadio } from './support/radio.ts';
import { control, openWireless } from './support/wireless.ts';

const browser = useBrowser();

it('a previous configuration replaces edits only after a second word, and is applied as a change', async () => {
  const { url, radio } = await startRadio({ profile: 'ap-ptp', softRestartSeconds: 2 });
  const device = await readDevice(radio);
  const before = (await device.configuration()).get('wireless.1.ssid') ?? '';
  const { page, complaints, close } = await browser.open();
  await openWireless(page, url);
  await changeSsid(page, 'applied');
  await button(page, 'Review').click();
  await button(reviewDialog(page), 'Save and apply').click();
  await page.getByText(/Changes applied and saved/).waitFor(RESTART);

  await changeSsid(page, 'only-edited');
  await button(page, 'Review').click();
  await button(reviewDialog(page), 'Previous configurations').click(SLOW);
  const dialog = page.getByRole('dialog', { name: 'Previous configurations' });
  await button(dialog, 'Restore').click(SLOW);
  const confirmation = dialog.getByRole('alert');
  await confirmation.getByText('This replaces one pending change').waitFor(SLOW);
  await button(confirmation, 'Cancel').click();
  await confirmation.waitFor({ state: 'hidden', ...SLOW });
  expect(await focused(page)).not.toBe('nothing');
  expect(await control(page, 'wireless.ssid').inputValue()).toBe('only-edited');

  await button(dialog, 'Restore').click();
  await button(confirmation, 'Replace them').click();
  await dialog.getByText('Restored as pending changes.').waitFor(SLOW);
  expect(await focused(page)).not.toBe('nothing');
  expect(await control(page, 'wireless.ssid').inputValue()).toBe(before);
  expect((await device.configuration()).get('wireless.1.ssid')).toBe('applied');
  await button(dialog, 'Close').click();
  await button(page, 'Review').click();
  await button(reviewDialog(page), 'Save and apply').click();
  await expect.poll(async () => (await device.configuration()).get('wireless.1.ssid'), RESTART).toBe(before);
  await page.getByText(/Changes applied and saved/).waitFor(RESTART);
  expect(complaints).toEqual([]);
  await close();
});
