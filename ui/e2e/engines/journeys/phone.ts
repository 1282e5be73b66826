import { expect } from 'vitest';
import { expectKeyOfBothEnds } from '../../support/link-keys.ts';
import { ADMIN, startRadio } from '../../support/radio.ts';
import type { EnginePage } from '../engine-page.ts';
import type { Journey } from '../journey.ts';
import { expectLiveCanvases, expectNoSidewaysScroll, expectSoundSurface } from '../looks.ts';
import { click, fill, goTo, logIn, read, see, until } from '../user.ts';

/** Firmware that is newer than that of the virtual radio. */
const NEWER = 'WA.ar934x.v8.7.19.48279.250811.0636';

/** Nothing on the page is said louder than a note: no alert, no banner, no word of a lost connection. */
async function expectCalm(page: EnginePage): Promise<void> {
  const loud = await page.run(() =>
    [...document.querySelectorAll<HTMLElement>('main [role=alert], main [role=status][data-tone], header')]
      .map(({ innerText }) => innerText)
      .filter(text => /Reconnecting|failed|not respond|Disconnected/i.test(text)),
  );
  expect(loud).toEqual([]);
}

/** What a phone does to a page. At its width only. */
export const PHONE: readonly Journey[] = [
  {
    name: 'sees the spectrum of a device that opens no socket, with a note',
    walk: async ({ page }) => {
      const { url } = await startRadio({ profile: 'ap-ptp' }, { refusesSockets: true });
      await page.goto(url);
      await logIn(page);
      await goTo(page, 'spectrum');
      await read(page, /Live updates are unavailable\. The spectrum is requested every second\./, 'main p');
      await expectLiveCanvases(page, 'the spectrum by requests');
      await expectCalm(page);
    },
  },
  {
    name: 'watches a device whose live socket is refused, by requests and without a word',
    walk: async ({ page }) => {
      const { url } = await startRadio({ profile: 'wave', liveStatus: true }, { refusesSockets: true });
      await page.goto(url);
      await logIn(page);
      await expectLiveCanvases(page, 'the dashboard by requests');
      await expectCalm(page);
    },
  },
  {
    name: 'goes back to the page, which goes on where it was',
    walk: async ({ page }) => {
      const { url } = await startRadio({ profile: 'ap-ptp' });
      await page.goto(url);
      await logIn(page);
      await goTo(page, 'spectrum');
      await expectLiveCanvases(page, 'the spectrum');
      await page.run(() => {
        addEventListener('pageshow', ({ persisted }) => {
          document.documentElement.dataset['cameBack'] = String(persisted);
        });
        location.href = '/help/en_US/eula.html';
      });
      await until('the other page', () => page.run(() => location.pathname.endsWith('eula.html')));
      await page.run(() => history.back());
      await until('the page', () => page.run(() => location.hash === '#/spectrum'));
      await expectLiveCanvases(page, 'the spectrum again');
      await expectCalm(page);
    },
  },
  {
    name: 'changes the key of both ends of a link, and the link is up with it',
    walk: async ({ page }) => {
      const key = 'quarry-new-key';
      const { url, radio } = await startRadio({ profile: 'ap-ptp' });
      await page.goto(url);
      await logIn(page);
      await click(page, 'main button', 'Manage remote device');
      await fill(page, 'dialog input[name=username]', ADMIN.username);
      await fill(page, 'dialog input[name=password]', ADMIN.password);
      await page.press('Enter');
      await click(page, 'button', 'Change both ends');
      await read(page, /The same on both devices/, 'dialog table');
      await expectSoundSurface(page, 'the columns of both ends');
      await fill(page, 'dialog form input[name=key]', key);
      await click(page, 'dialog button', 'Review');
      await read(page, /The remote device is changed first\./, 'dialog');
      await expectSoundSurface(page, 'the review of both ends');
      await click(page, 'dialog button', 'Test both ends');
      await see(page, '[role=timer]');
      await expectNoSidewaysScroll(page, 'the test of both ends');
      // Both radios restart, one after the other, and the link forms.
      await read(page, /Both devices run the change\. It is saved on both\./, 'body', 120_000);
      expectKeyOfBothEnds(radio, key);
    },
  },
  {
    name: 'upgrades the firmware of the remote device, after a wrong password, and goes on to that of this one',
    walk: async ({ page }) => {
      const { url, radio, advance } = await startRadio({ profile: 'ap-ptp', bootSeconds: 3 });
      await page.goto(url);
      await logIn(page);
      await click(page, 'main button', 'Manage remote device');
      await fill(page, 'dialog input[name=username]', ADMIN.username);
      await fill(page, 'dialog input[name=password]', 'wrong');
      await page.press('Enter');
      await read(page, /Invalid credentials\./, 'dialog');
      await fill(page, 'dialog input[name=password]', ADMIN.password);
      await page.press('Enter');
      // The log is above it, and moves it when it comes.
      await read(page, /failed login from/, 'main');
      await click(page, 'summary', 'Firmware of the remote device');
      await fill(page, 'details input[dir=ltr]', `https://downloads.example.net/${NEWER}.bin`);
      await expectNoSidewaysScroll(page, 'the firmware of the remote device');
      await click(page, 'details button', 'Download');
      await read(page, /The device downloads the firmware/, 'details');
      advance(15);
      await click(page, 'details button', 'Install on Mill-ST');
      await read(page, /The device installs the firmware\./, 'details');
      await expectNoSidewaysScroll(page, 'the installation on the remote device');
      await read(page, /Firmware 8\.7\.19 is installed and runs\./, 'details', 90_000);
      expect(radio.remoteEnds.map(({ firmware }) => firmware)).toEqual([NEWER]);
      await click(page, 'details a', 'Upgrade this device next');
      await see(page, '[data-section=firmware] input[type=file]');
    },
  },
];
