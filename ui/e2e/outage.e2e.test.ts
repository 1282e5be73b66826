import { FEATURES } from '@radiolink/application/features';
import { expect, it } from 'vitest';
import { useBrowser } from './support/browser.ts';
import { loadsOf } from './support/loads.ts';
import { logIn } from './support/login.ts';
import { drop, passes, reconnecting } from './support/outages.ts';
import { startRadio } from './support/radio.ts';

const browser = useBrowser();
const PATIENCE = { timeout: 30_000 };

/** A page on a clock of the test, logged in to a radio of its own. */
async function opened(profile = 'sta-ptp') {
  const served = await startRadio({ profile });
  const { page, complaints, close } = await browser.open();
  await page.clock.install();
  await logIn(page, served.url);
  // The part that is loaded when idle looks for a new interface.
  await passes(page, 3);
  const loads = loadsOf(page);
  const backIn = async (): Promise<void> => {
    await passes(page, 3);
    await reconnecting(page).waitFor({ state: 'detached', ...PATIENCE });
  };
  return { served, page, complaints, close, loads, backIn };
}

it('a drop of 1, 5, 15 or 60 s on any page is one of the connection, and the page goes on where it was', async () => {
  const { served, page, complaints, close, loads, backIn } = await opened();
  const alarms: string[] = [];
  for (const { id, route } of FEATURES) {
    await page.evaluate(hash => (window.location.hash = hash), `#/${route}`);
    await page.locator('main h1, main h2').first().waitFor(PATIENCE);
    for (const seconds of [1, 5, 15, 60]) {
      await drop(page, served, seconds);
      if (seconds >= 15) await reconnecting(page).waitFor(PATIENCE);
      if (seconds === 1 && (await reconnecting(page).count()) > 0) alarms.push(id);
      await backIn();
    }
    expect(await page.evaluate(() => window.location.hash)).toBe(`#/${route}`);
  }
  expect([loads.count(), alarms, complaints]).toEqual([0, [], []]);
  await close();
}, 300_000);
