import { expect } from 'vitest';
import { startRadio } from '../../support/radio.ts';
import type { Journey, Visit } from '../journey.ts';
import { savedFile } from '../saved-file.ts';
import { expectLiveCanvases, expectNoSidewaysScroll, expectSoundSurface } from '../looks.ts';
import { click, goTo, logIn, read, see, until } from '../user.ts';

const DASHBOARDS = ['ap-ptmp', 'sta-ptp', 'sixty', 'wave'] as const;

export const PAGES: readonly Journey[] = [
  ...DASHBOARDS.map(profile => ({
    name: `watches the dashboard of ${profile}, whose charts move`,
    walk: async ({ page }: Visit) => {
      const { url } = await startRadio({ profile, ...(profile === 'ap-ptmp' && { stations: 6 }) });
      await page.goto(url);
      await logIn(page);
      await expectLiveCanvases(page, `the dashboard of ${profile}`);
      await expectNoSidewaysScroll(page, `the dashboard of ${profile}`);
    },
  })),
  {
    name: 'sees every page of the navigation',
    walk: async ({ page }) => {
      const { url } = await startRadio({ profile: 'ap-ptmp', stations: 6 });
      await page.goto(url);
      await logIn(page);
      // What a phone folds away is drawn behind the first figures.
      const routes = await until('the whole navigation', () =>
        page.run(() => {
          const links = document.querySelectorAll<HTMLAnchorElement>('nav a[href^="#/"]');
          const found = [...new Set([...links].map(({ hash }) => hash.slice(2)))];
          return found.length > 12 ? found : undefined;
        }),
      );
      for (const route of routes) {
        await goTo(page, route);
        await until(`${route} to be there`, () =>
          page.run(expected => {
            const main = document.querySelector('main');
            const current = [...document.querySelectorAll<HTMLAnchorElement>('a[aria-current="page"]')];
            return (
              current.some(({ hash }) => hash === `#/${expected}`) &&
              (main?.querySelector('h1')?.textContent ?? '').length > 2 &&
              (main?.innerText ?? '').length > 60 &&
              main?.querySelector('[aria-busy=true]') === null
            );
          }, route),
        );
        await expectNoSidewaysScroll(page, route);
        expect({ route, complaints: await page.complaints() }).toEqual({ route, complaints: [] });
      }
    },
  },
  {
    name: 'opens the menus, the help and the palette, and goes by keys',
    walk: async ({ page }) => {
      const { url } = await startRadio({ profile: 'ap-ptmp', stations: 3 });
      await page.goto(url);
      await logIn(page);
      const menus = await page.run(() => document.querySelectorAll('header button[popovertarget]').length);
      for (let menu = 0; menu < menus; menu += 1) {
        await page.run(
          place =>
            document
              .querySelectorAll<HTMLElement>('header button[popovertarget]')
              .forEach((button, at) => button.toggleAttribute('data-this-menu', at === place)),
          menu,
        );
        await click(page, '[data-this-menu]');
        await expectSoundSurface(page, `menu ${menu}`);
        await page.press('Escape');
      }
      await page.type('ts');
      await until('the keys to lead on', () =>
        page.run(() => location.hash !== '#/dashboard' && location.hash !== ''),
      );
      await page.press('?');
      await see(page, 'dialog h2', 'Keyboard shortcuts');
      await expectSoundSurface(page, 'the help');
      expect(
        await page.run(() =>
          [...document.querySelectorAll('dialog:modal *')].some(part => part.scrollTop > 0),
        ),
        'the help begins at its beginning',
      ).toBe(false);
      await page.press('Escape');
      await page.press('k', 'Control');
      await see(page, 'dialog [role=combobox]');
      await expectSoundSurface(page, 'the palette');
      await page.type('stations');
      await see(page, '[role=option][aria-selected=true]', /Stations/);
      await page.press('Enter');
      await until('the page of stations', () => page.run(() => location.hash === '#/stations'));
    },
  },
  {
    name: 'reads the details of a station and exports the list',
    walk: async ({ page, downloads }) => {
      const { url } = await startRadio({ profile: 'ap-ptmp', stations: 6 });
      await page.goto(url);
      await logIn(page);
      await goTo(page, 'stations');
      await click(page, '[data-key] button');
      await read(page, /EVM/, 'aside, dialog');
      await expectNoSidewaysScroll(page, 'the details of a station');
      await page.press('Escape');
      await click(page, 'button', 'Export');
      await expectSoundSurface(page, 'the menu of the export');
      await click(page, 'button', 'Save as CSV');
      const lines = (await savedFile(downloads, /^stations-.*\.csv$/)).trimEnd().split('\r\n');
      // The header and the stations: of the six, one or two may be away for a minute, as real ones are.
      expect(lines.length - 1).toBeGreaterThanOrEqual(4);
      expect(lines.length - 1).toBeLessThanOrEqual(6);
      expect(lines[0]).toMatch(/Name,MAC,IP address/);
    },
  },
];
