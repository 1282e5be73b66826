import { expect } from 'vitest';
import { expectKeyOfBothEnds } from '../../support/link-keys.ts';
import { ADMIN, startRadio } from '../../support/radio.ts';
import type { EnginePage } from '../engine-page.ts';
import type { Journey } from '../journey.ts';
import { expectLiveCanvases, expectNoSidewaysScroll, expectSoundSurface } from '../looks.ts';
import { click, fill, goTo, logIn, read, see, until } from '../user.ts';

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
];
