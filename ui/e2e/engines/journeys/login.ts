import { expect } from 'vitest';
import { ADMIN, startRadio } from '../../support/radio.ts';
import { FIRST_USER } from '../../support/setup.ts';
import type { Journey } from '../journey.ts';
import { expectNoSidewaysScroll, expectSoundSurface } from '../looks.ts';
import { click, fill, logIn, pick, read, see } from '../user.ts';

export const LOGIN: readonly Journey[] = [
  {
    name: 'logs in, and is told of a wrong password',
    walk: async ({ page }) => {
      const { url } = await startRadio({ stations: 3 });
      await page.goto(url);
      await fill(page, 'input[name=username]', ADMIN.username);
      await fill(page, 'input[name=password]', 'wrong');
      await page.press('Enter');
      await read(page, /Invalid credentials\./);
      await click(page, 'button', 'End User License Agreement');
      await expectSoundSurface(page, 'the agreement');
      await click(page, 'dialog button', 'Close');
      await logIn(page);
    },
  },
  {
    name: 'logs in by the painted form, before any script of the program runs',
    walk: async ({ page }) => {
      const { url } = await startRadio({ stations: 3 });
      await page.goto(url);
      await page.run(
        (name, word) => {
          const form = document.querySelector('form');
          for (const [field, text] of [
            ['username', name],
            ['password', word],
          ]) {
            const input = form?.querySelector<HTMLInputElement>(`input[name=${field}]`);
            if (!input || text === undefined) continue;
            input.focus();
            document.execCommand('insertText', false, text);
          }
          form?.querySelector<HTMLButtonElement>('[type=submit]')?.click();
        },
        ADMIN.username,
        ADMIN.password,
      );
      await see(page, 'header button[popovertarget]');
    },
  },
  {
    name: 'sets up a fresh device',
    walk: async ({ page }) => {
      const { url } = await startRadio({ profile: 'factory' });
      await page.goto(url);
      await pick(page, 'select[name=country]', '276');
      await click(page, 'input[name=agreed]');
      await click(page, 'form [type=submit]');
      await fill(page, 'input[name=newUsername]', FIRST_USER.username);
      await fill(page, 'input[name=newPassword]', FIRST_USER.password);
      await fill(page, 'input[name=newPassword2]', FIRST_USER.password);
      await expectNoSidewaysScroll(page, 'the setup');
      await page.press('Enter');
      await see(page, 'header button[popovertarget]');
      await see(page, 'main h2');
    },
  },
  {
    name: 'chooses Arabic, and reads it from the right',
    walk: async ({ page }) => {
      const { url } = await startRadio({ stations: 6 });
      await page.goto(url);
      await logIn(page);
      await click(page, 'header button[popovertarget]', /^User menu/);
      await pick(page, 'select:has(option[value=ar])', 'ar');
      await read(page, /\p{Script=Arabic}{3}/u, 'main h2');
      expect(await page.run(() => [document.documentElement.lang, document.documentElement.dir])).toEqual([
        'ar',
        'rtl',
      ]);
      await expectSoundSurface(page, 'the Arabic menu');
      await page.press('Escape');
      await expectNoSidewaysScroll(page, 'the Arabic dashboard');
    },
  },
];
