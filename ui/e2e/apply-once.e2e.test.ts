import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { useBrowser } from './support/browser.ts';
import { button, changeSsid, RESTART, reviewDialog, SLOW, testBar, untilBack } from './support/changes.ts';
import { startRadio } from './support/radio.ts';
import { openWireless } from './support/wireless.ts';

const browser = useBrowser();

/** Presses a button a hundred times as fast as a page can be made to, whether it may be pressed by then or not. */
const hundredClicks = (target: Locator) =>
  target.evaluate(async element => {
    for (let click = 0; click < 100; click += 1) {
      (element as HTMLButtonElement).click();
      // Now and then the page gets to draw what the clicks did.
      if (click % 10 === 0) await new Promise(resolve => setTimeout(resolve));
    }
  });

/** The writing requests of a page, by the last part of their address. */
function writesOf(page: Page): string[] {
  const writes: string[] = [];
  page.on('request', request => {
    const call = /(writecfg|apply|discard)\.cgi/.exec(request.url())?.[1];
    if (call !== undefined) writes.push(call);
  });
  return writes;
}

it('a hundred clicks are one request: Test, Keep, Save and apply, Revert', async () => {
  const { url } = await startRadio({ profile: 'ap-ptp', softRestartSeconds: 2 });
  const { page, complaints, close } = await browser.open();
  await openWireless(page, url);
  const writes = writesOf(page);
  await changeSsid(page, 'mine');
  await hundredClicks(button(page, 'Test'));
  await hundredClicks(button(reviewDialog(page), 'Test'));
  await testBar(page).waitFor(SLOW);
  expect(writes).toEqual(['writecfg']);
  await untilBack(page);
  await hundredClicks(button(testBar(page), 'Keep changes'));
  await hundredClicks(button(page.getByRole('dialog'), 'Keep without link'));
  await page.getByText(/Changes kept\./).waitFor(RESTART);
  expect(writes).toEqual(['writecfg', 'apply']);

  await changeSsid(page, 'mine-again');
  await hundredClicks(button(page, 'Test'));
  await hundredClicks(button(reviewDialog(page), 'Test'));
  await untilBack(page);
  await hundredClicks(button(testBar(page), 'Revert now'));
  await page.getByText(/The changes were reverted/).waitFor(RESTART);
  expect(writes).toEqual(['writecfg', 'apply', 'writecfg', 'discard']);

  await button(page, 'Review').click();
  await hundredClicks(button(reviewDialog(page), 'Save and apply'));
  await expect.poll(() => writes.length, SLOW).toBe(5);
  await page.getByText('Restarting with the new configuration…').waitFor(SLOW);
  expect(writes.slice(4)).toEqual(['writecfg']);
  expect(complaints).toEqual([]);
  await close();
});
