import { startRadio } from '../../support/radio.ts';
import type { EnginePage } from '../engine-page.ts';
import type { Journey } from '../journey.ts';
import { expectNoSidewaysScroll, expectSoundSurface } from '../looks.ts';
import { click, fill, goTo, logIn, read, see } from '../user.ts';

const BAR = '[data-bar="change-bar"] button';
/** Longer than a test of changes lasts. */
const TEST_SECONDS = 250;

async function changeSsid(page: EnginePage, ssid: string): Promise<void> {
  await goTo(page, 'wireless');
  await fill(page, '[data-setting="wireless.ssid"] input', ssid);
  await page.press('Tab');
  await read(page, /1 pending change/);
}

/** From the bar to a running test, through the review. */
async function startTest(page: EnginePage): Promise<void> {
  await click(page, BAR, 'Test');
  await expectSoundSurface(page, 'the review');
  await click(page, 'dialog button', 'Test');
}

export const CHANGES: readonly Journey[] = [
  {
    name: 'changes the network, finds the draft after a reload, tests it and keeps it',
    walk: async ({ page }) => {
      const { url } = await startRadio({ profile: 'ap-ptp', softRestartSeconds: 0 });
      await page.goto(url);
      await logIn(page);
      await changeSsid(page, 'Barn');
      await expectNoSidewaysScroll(page, 'the wireless page');
      await page.reload();
      await click(page, 'button', 'Continue');
      await read(page, /1 pending change/);
      await startTest(page);
      await click(page, 'button', /^Keep changes/);
      await expectSoundSurface(page, 'the question whether to keep without a link');
      await click(page, 'dialog button', 'Keep without link');
      await read(page, /Changes kept\./);
    },
  },
  {
    name: 'sees a change that nobody keeps fall back',
    walk: async ({ page }) => {
      const { url, advance } = await startRadio({ profile: 'ap-ptp', softRestartSeconds: 0 });
      await page.goto(url);
      await logIn(page);
      await changeSsid(page, 'Shed');
      await startTest(page);
      await see(page, 'button', /^Keep changes/);
      advance(TEST_SECONDS);
      await read(page, /reverted/);
    },
  },
];
