import { expect, it } from 'vitest';
import { useBrowser } from './support/browser.ts';
import { button, changeSsid, reviewDialog, SLOW } from './support/changes.ts';
import { logIn } from './support/login.ts';
import { startRadio } from './support/radio.ts';
import { expectTranscript } from './support/transcript.ts';

const browser = useBrowser();
/** The weather of the radio is that of its time: the verdicts stay the same for minutes after this one. */
const BEGAN = Date.UTC(2026, 4, 1, 10);

it('the interface is read aloud in the order of its transcript: dashboard, stations, wireless, review and mast mode', async () => {
  const started = Date.now();
  const { url } = await startRadio({
    profile: 'ap-ptp',
    clock: { now: () => BEGAN + Date.now() - started },
  });
  const { page, complaints, close } = await browser.open();
  const go = (hash: string): Promise<void> => page.evaluate(next => void (window.location.hash = next), hash);
  await logIn(page, url);
  await page.getByRole('heading', { name: 'Interfaces' }).waitFor(SLOW);
  await expectTranscript(page.locator('body'), 'dashboard');
  await go('#/stations');
  await page.locator('#main [data-key]').first().waitFor(SLOW);
  await expectTranscript(page.locator('#main'), 'stations');
  await go('#/wireless');
  await page.locator('[data-setting]').first().waitFor(SLOW);
  await expectTranscript(page.locator('#main'), 'wireless');
  await changeSsid(page, 'read-aloud');
  await button(page, 'Review').click(SLOW);
  await reviewDialog(page).getByRole('table').first().waitFor(SLOW);
  await expectTranscript(reviewDialog(page), 'review');
  await page.keyboard.press('Escape');
  await go('#/alignment');
  await button(page, 'Start mast mode').click(SLOW);
  await expectTranscript(page.getByRole('dialog', { name: 'Mast mode' }), 'mast-mode');
  expect(complaints).toEqual([]);
  await close();
});
