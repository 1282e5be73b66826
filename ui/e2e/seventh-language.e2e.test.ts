import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { useBrowser } from './support/browser.ts';
import { logInByForm } from './support/login.ts';
import { startRadio } from './support/radio.ts';

const browser = useBrowser();

const MARKUP = '<img src=x onerror="window.injected=1"><b>Síť</b>';

/** A language of the device that the project has no texts of: incomplete, in part wrong. */
const CZECH = {
  Dashboard: 'Přehled',
  Login: 'Přihlásit',
  Tools: MARKUP,
  Settings: '$t(Dashboard)',
  Stations: 7,
  'Keyboard shortcuts': '',
  '{count} stations_one': '{count} stanice',
};

/** Lets the device offer it. */
async function offerCzech(page: Page): Promise<void> {
  await page.route('**/api/info/public*', async route => {
    const response = await route.fetch().catch(() => undefined);
    if (response === undefined) return route.abort();
    const info = (await response.json()) as Record<string, unknown>;
    const languages = [
      ...((info['ui_langs'] as unknown[] | undefined) ?? []),
      { lang: 'Čeština', code: 'cs_CZ' },
    ];
    const isCzech = new URL(route.request().url()).searchParams.get('lang') === 'cs_CZ';
    await route.fulfill({
      json: {
        ...info,
        ui_langs: languages,
        ...(isCzech && { ui_lang: 'cs_CZ', ui_translations: { strings: CZECH } }),
      },
    });
  });
}

it('a seventh language of the device is shown as far as it goes, the rest in English, and its markup as text', async () => {
  const { url } = await startRadio({ stations: 4 });
  const { page, complaints, close } = await browser.open();
  await offerCzech(page);
  await logInByForm(page, url);

  await page.locator('header button[popovertarget]').last().click();
  await page.locator('header [popover] select:has(option[value=cs_CZ])').selectOption('cs_CZ');
  await page.locator('html[lang=cs-CZ]').waitFor();
  await page.keyboard.press('Escape');
  const places = page.getByRole('navigation').first();
  await expect.poll(() => places.innerText()).toContain('Přehled');
  const words = await places.innerText();
  expect(words).toContain(MARKUP);
  expect(words).toContain('$t(Dashboard)');
  for (const english of ['Stations', 'Keyboard shortcuts']) expect(words).toContain(english);

  await page.evaluate(() => void (location.hash = '#/stations'));
  await page.getByText('4 stations', { exact: true }).first().waitFor();

  await page.reload();
  await page.locator('html[lang=cs-CZ]').waitFor();
  await expect.poll(() => places.innerText()).toContain('Přehled');
  expect(await page.evaluate(() => 'injected' in window)).toBe(false);
  expect(await page.locator('img[src="x"], nav b').count()).toBe(0);
  expect(complaints).toEqual([]);
  await close();
});
