import { FEATURES } from '@radiolink/application/features/registry';
import { ptmpAccessPointStatus } from '@radiolink/domain/mothers';
import { afterEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { setStage, type Stage, type StageDevice } from '../../testing/stage.mother.tsx';
import arabic from '../../../translations/ar.json' with { type: 'json' };
import german from '../../../translations/de_DE.json' with { type: 'json' };
import spanish from '../../../translations/es_ES.json' with { type: 'json' };
import french from '../../../translations/fr_FR.json' with { type: 'json' };
import polish from '../../../translations/pl_PL.json' with { type: 'json' };
import chinese from '../../../translations/zh_CN.json' with { type: 'json' };
import { Frame } from './frame.tsx';

const LANGUAGES = [
  { language: 'ar', translations: arabic },
  { language: 'de_DE', translations: german },
  { language: 'es_ES', translations: spanish },
  { language: 'fr_FR', translations: french },
  { language: 'pl_PL', translations: polish },
  { language: 'zh_CN', translations: chinese },
];

let stage: Stage;

/** The frame of an access point, this wide. */
async function open(width = 1440, device: StageDevice = {}): Promise<void> {
  window.location.hash = '';
  await page.viewport(width, 844);
  stage = setStage(device);
  await stage.show(<Frame current="dashboard">{null}</Frame>);
  await stage.answer(ptmpAccessPointStatus(4));
}
afterEach(async () => {
  await stage.close();
  await page.viewport(1440, 900);
  window.location.hash = '';
  document.documentElement.dir = 'ltr';
  document.documentElement.lang = 'en';
});

const sideways = (): number => document.documentElement.scrollWidth - document.documentElement.clientWidth;
const userMenu = () => page.getByRole('button', { name: /^User menu/ });
const palette = () => page.getByRole('combobox', { name: 'Search pages and actions' });
const openMenu = (): Element | null => document.querySelector('header [popover]:popover-open');

/** The table of the specification has no keys for some. */
const WITH_KEYS = FEATURES.filter(({ keys }) => keys.length > 0);

it('shortcuts lead to the page of the feature that has them', async () => {
  await open();
  expect(WITH_KEYS.length).toBeGreaterThan(10);
  for (const { keys, route } of WITH_KEYS) {
    window.location.hash = '';
    await userEvent.keyboard(keys.join(''));
    await expect.poll(() => window.location.hash).toBe(`#/${route}`);
  }
  expect(stage.complaints).toEqual([]);
});

describe('the help sheet', () => {
  it('the help sheet lists each shortcut from its beginning, and Esc closes it', async () => {
    await open();
    await userEvent.keyboard('?');
    const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await expect.element(sheet).toBeVisible();
    for (const { label } of WITH_KEYS)
      await expect.element(sheet.getByText(label, { exact: true }).first()).toBeInTheDocument();
    const parts = [sheet.element(), ...sheet.element().querySelectorAll('*')];
    expect(parts.reduce((sum, { scrollTop }) => sum + scrollTop, 0)).toBe(0);
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => sheet.elements().length).toBe(0);
  });
});

describe('the command palette', () => {
  it('the command palette does an action: it changes the units of the page', async () => {
    await open();
    await userMenu().click();
    const imperial = page.getByRole('radio', { name: 'Imperial' });
    await expect.element(imperial).not.toBeChecked();
    await userEvent.keyboard('{Escape}{Control>}k{/Control}');
    await expect.element(palette()).toHaveFocus();
    await userEvent.keyboard('units');
    await expect.element(page.getByRole('option', { name: /units/, selected: true })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => palette().elements().length).toBe(0);
    await userMenu().click();
    await expect.element(imperial).toBeChecked();
  });
});

describe('the user menu', () => {
  it.each([
    ['Full user', false],
    ['Read-only user', true],
  ])('the user menu names the role: %s', async (role, isReadOnly) => {
    await open(1440, { isReadOnly });
    await userMenu().click();
    await expect.poll(() => openMenu()?.textContent).toContain(role);
  });

  it.each([1440, 320])(
    'the user menu fits where the page is read from the right, %i px wide',
    async width => {
      await open(width);
      document.documentElement.dir = 'rtl';
      await expect.poll(sideways).toBe(0);
      await userMenu().click();
      await expect.poll(openMenu).not.toBeNull();
      const { left, right } = openMenu()!.getBoundingClientRect();
      expect(left).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(width);
      expect(sideways()).toBe(0);
    },
  );
});

describe('on a phone', () => {
  it('the places stand under the thumb, the others in a sheet', async () => {
    await open(390);
    const bar = page.getByRole('navigation');
    await bar.getByRole('link', { name: 'Stations' }).click();
    await expect.poll(() => window.location.hash).toBe('#/stations');
    await bar.getByRole('button', { name: 'More' }).click();
    await page.getByRole('button', { name: 'Search pages and actions' }).click();
    await expect.element(palette()).toBeVisible();
  });

  it('nothing has to be scrolled sideways at 320 px, the menus open too', async () => {
    await open(320);
    expect(sideways()).toBe(0);
    for (const menu of [userMenu(), page.getByRole('button', { name: /alert/i })]) {
      await menu.click();
      await expect.poll(openMenu).not.toBeNull();
      expect(sideways()).toBe(0);
      await userEvent.keyboard('{Escape}');
    }
  });

  it.each([{ language: 'en', translations: {} }, ...LANGUAGES])(
    'no word is cut in the bar of a phone: $language',
    async texts => {
      await open(390, { texts });
      for (const width of [390, 320]) {
        await page.viewport(width, 700);
        const words = [...stage.place.querySelectorAll('nav:last-of-type :is(a, button) span')].filter(
          word => word.checkVisibility() && word.textContent !== '',
        );
        expect(words.length).toBeGreaterThan(3);
        const cut = words.filter(
          word =>
            linesOf(word) > (word.textContent?.trim().split(/\s+/).length ?? 0) ||
            word.scrollWidth > word.clientWidth ||
            word.scrollHeight > word.clientHeight + 1 ||
            word.getBoundingClientRect().bottom > window.innerHeight,
        );
        expect(cut.map(word => `${width} px: ${word.textContent}`)).toEqual([]);
      }
    },
  );
});

function linesOf(word: Element): number {
  const range = document.createRange();
  range.selectNodeContents(word);
  return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
}
