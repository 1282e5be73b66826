import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { pseudoTranslations } from '../src/i18n/pseudo-locale.ts';
import { useBrowser } from './support/browser.ts';
import { startRadio } from './support/radio.ts';
import { ARABIC, FIRST_USER, speak } from './support/setup.ts';

const browser = useBrowser();

type Walk = (page: Page, see: () => Promise<void>) => Promise<void>;

const loginScreen: Walk = async (page, see) => {
  await page.locator('input[name=username]').waitFor();
  await see();
  await page.locator('button[type=submit]').click();
  await page.locator('[aria-invalid=true]').first().waitFor();
  await see();
};
const setupScreens: Walk = async (page, see) => {
  await page.locator('select[name=country]').selectOption('841');
  await page.locator('input[name=agreed]').check();
  await see();
  await page.locator('button[type=submit]').click();
  await page.locator('input[name=newUsername]').fill(FIRST_USER.username);
  await page.locator('input[name=newPassword]').fill(FIRST_USER.password);
  await page.locator('input[name=newPassword2]').fill('x');
  await page.locator('button[type=submit]').click();
  await page.locator('[aria-invalid=true]').first().waitFor();
  await see();
};

/**
 * Every text of the product that the page shows or announces, without names, countries, languages and device
 * terms.
 */
function ownTexts(): string[] {
  const root = document.querySelector('#root');
  if (root === null) return [];
  const foreign =
    'bdi, [dir=auto], select[name=language] option, select[name=country] option:not([value="0"])';
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts = [...root.querySelectorAll('[aria-label]')].map(
    element => element.getAttribute('aria-label') ?? '',
  );
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (node.parentElement?.closest(foreign) == null) texts.push(node.textContent?.trim() ?? '');
  }
  return texts.filter(text => text !== '');
}

async function walk(profile: string, way: Walk, translations: Record<string, string>): Promise<Set<string>> {
  const { url } = await startRadio({ profile, translations: { ar: translations } });
  const { page, complaints, close } = await browser.open();
  await speak(page, 'ar');
  await page.goto(url);
  const seen = new Set<string>();
  await page.locator('h1').first().waitFor();
  await way(page, async () => {
    for (const text of await page.evaluate(ownTexts)) seen.add(text);
  });
  expect(complaints).toEqual([]);
  await close();
  return seen;
}

describe.each([
  ['login', 'ap-ptmp', loginScreen],
  ['setup', 'factory', setupScreens],
] as const)('the texts of the %s screens', (_, profile, way) => {
  it('are all translated by the device, each as a whole', async () => {
    const english = await walk(profile, way, {});
    expect(english.size).toBeGreaterThanOrEqual(8);
    const translated = await walk(profile, way, pseudoTranslations([...english]));
    expect([...translated].filter(text => !/^⟦.*⟧$/su.test(text))).toEqual([]);
    expect(translated.size).toBe(english.size);
  });
});

describe('in Arabic', () => {
  it('the whole way of a failed login is read from the right, with no English before it', async () => {
    const { url } = await startRadio({ translations: { ar: ARABIC } });
    const { page, complaints, close } = await browser.open();
    await speak(page, 'ar');
    await page.addInitScript(() => {
      const shown: string[] = [];
      Object.assign(window, { shown });
      new MutationObserver(() => {
        const root = document.querySelector('#root');
        if (root !== null && root.checkVisibility({ visibilityProperty: true })) {
          shown.push((root as HTMLElement).innerText);
        }
      }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
    });
    await page.goto(url);
    await page.getByLabel('اسم المستخدم').fill('anna');
    await page.getByLabel('كلمة المرور', { exact: true }).fill('wrong');
    await page.keyboard.press('Enter');
    await page.getByRole('alert').getByText('خطأ في تسجيل الدخول. بيانات الاعتماد غير صالحة.').waitFor();
    expect(await page.evaluate(() => document.documentElement.dir)).toBe('rtl');
    const shown = await page.evaluate(() => (window as unknown as { shown: string[] }).shown);
    expect(shown.filter(text => text.includes('Username') || text.includes('Password'))).toEqual([]);
    expect(complaints).toEqual([]);
    await close();
  });

  it('a device that the user never spoke to is asked in its own language', async () => {
    const { url } = await startRadio({ translations: { ar: ARABIC } });
    const { page, close } = await browser.open();
    await page.route('**/api/info/public*', async route => {
      const answer = await route.fetch({ url: `${route.request().url()}&lang=ar` });
      await route.fulfill({ response: answer });
    });
    await page.goto(url);
    await page.getByRole('heading', { name: 'تسجيل الدخول' }).waitFor();
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('ar');
    await close();
  });
});
