import { FEATURES } from '@radiolink/application/features/registry';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { PHONE, useBrowser } from './support/browser.ts';
import { button, reviewDialog, SLOW } from './support/changes.ts';
import { logIn } from './support/login.ts';
import { startRadio } from './support/radio.ts';
import { TitleHeights } from './support/title-heights.ts';
import { control } from './support/wireless.ts';

const browser = useBrowser();

const goTo = (page: Page, route: string) => page.evaluate(hash => void (location.hash = hash), `#/${route}`);

/** A phone whose browser has what Safari on an iPhone has, and not more. */
async function onPhone(viewport = PHONE) {
  const { url } = await startRadio({ profile: 'ap-ptp' });
  const opened = await browser.open({ viewport, hasTouch: true, isMobile: true });
  await opened.page.addInitScript(() => {
    for (const missing of ['requestIdleCallback', 'cancelIdleCallback'])
      delete (window as unknown as Record<string, unknown>)[missing];
    delete (Navigator.prototype as { vibrate?: unknown }).vibrate;
    // A touch gives a button no focus, and does not take it from a field.
    document.addEventListener(
      'mousedown',
      event => {
        if (event.target instanceof Element && event.target.closest('button')) event.preventDefault();
      },
      true,
    );
  });
  await logIn(opened.page, url);
  return opened;
}

/** Fields that a touch would zoom into. */
const smallFields = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('input, select, textarea')]
      .filter(
        field => field.checkVisibility() && !field.matches('[type=radio], [type=checkbox], [type=range]'),
      )
      .filter(field => Number.parseFloat(getComputedStyle(field).fontSize) < 16)
      .map(field => `${location.hash} ${field.getAttribute('aria-label') ?? field.id}`),
  );

/** Controls of the bars and of what is open that lie under what the screen covers. */
const covered = (page: Page, safe: { top: number; right: number; bottom: number; left: number }) =>
  page.evaluate(({ top, right, bottom, left }) => {
    const open = document.querySelector('dialog:modal, :popover-open');
    const parts =
      open === null ? [...document.querySelectorAll('header:has([popovertarget]), [data-bar], nav')] : [open];
    return (
      parts
        .flatMap(part => [...part.querySelectorAll<HTMLElement>('a[href], button, input')])
        .filter(each => each.checkVisibility({ visibilityProperty: true }))
        .map(each => ({ of: each, box: each.getBoundingClientRect() }))
        // Not what is scrolled out of sight in its own list.
        .filter(({ of, box }) => {
          const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
          return (
            box.width > 1 && hit !== null && (of.contains(hit) || of.closest('label')?.contains(hit) === true)
          );
        })
        .filter(
          ({ box }) =>
            box.top < top - 0.5 ||
            box.left < left - 0.5 ||
            box.right > innerWidth - right + 0.5 ||
            box.bottom > innerHeight - bottom + 0.5,
        )
        .map(({ of, box }) => `${of.textContent} ${Math.round(box.top)} to ${Math.round(box.bottom)}`)
    );
  }, safe);

it('takes a second change whose field still has the focus into the review, and has no field that zooms and the titles of all pages at one height', async () => {
  const { page, complaints, close } = await onPhone();
  await goTo(page, 'wireless');
  const ssid = control(page, 'wireless.ssid');
  await ssid.fill('quarry-two', SLOW);
  await ssid.blur();
  await page.getByText('1 pending change').waitFor(SLOW);
  await ssid.fill('quarry-three');
  await button(page, 'Test').tap(SLOW);
  await reviewDialog(page).getByText('quarry-three').first().waitFor(SLOW);
  await page.keyboard.press('Escape');
  await reviewDialog(page).waitFor({ state: 'hidden' });
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Test');
  const small: string[] = [];
  const titles = new TitleHeights();
  for (const { route } of FEATURES) {
    await goTo(page, route);
    await page.locator('main h1, main h2').first().waitFor(SLOW);
    small.push(...(await smallFields(page)));
    await titles.note(page, route);
  }
  expect(titles.uneven()).toEqual([]);
  expect([small, complaints]).toEqual([[], []]);
  await close();
});

it.each([
  ['upright', PHONE, { top: 47, right: 0, bottom: 34, left: 0 }],
  ['lying', { width: 844, height: 390 }, { top: 0, right: 47, bottom: 21, left: 47 }],
] as const)('keeps controls clear of what the screen covers: %s', async (_, viewport, safe) => {
  const { page, close } = await onPhone(viewport);
  const screen = await page.context().newCDPSession(page);
  await screen.send('Emulation.setSafeAreaInsetsOverride' as never, { insets: safe } as never);
  const looks: Record<string, readonly string[]> = { 'the dashboard': await covered(page, safe) };
  for (const trigger of await page.locator('header button[popovertarget]').all()) {
    await trigger.tap(SLOW);
    await page.locator(':popover-open').waitFor(SLOW);
    looks[`the menu ${await trigger.getAttribute('aria-label')}`] = await covered(page, safe);
    await page.keyboard.press('Escape');
  }
  await goTo(page, 'alignment');
  await button(page, 'Start mast mode').tap(SLOW);
  await page.locator('dialog:modal').waitFor(SLOW);
  looks['mast mode'] = await covered(page, safe);
  expect(looks).toEqual(Object.fromEntries(Object.keys(looks).map(name => [name, []])));
  await close();
});
