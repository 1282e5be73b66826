import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { useBrowser } from './support/browser.ts';
import { SLOW } from './support/changes.ts';
import { logIn } from './support/login.ts';
import { startRadio } from './support/radio.ts';

const browser = useBrowser();

/** Alters scripts of the interface on their way to the page; how many were altered. */
async function alter(page: Page, name: RegExp, change: (script: string) => string): Promise<() => number> {
  let altered = 0;
  await page.route(name, async route => {
    const response = await route.fetch().catch(() => undefined);
    if (response === undefined) return route.abort();
    const script = await response.text();
    const body = change(script);
    if (body !== script) altered += 1;
    await route.fulfill({ response, body });
  });
  return () => altered;
}

it('a module that threw half-way is run again by the retry, and the rest of the page lives meanwhile', async () => {
  const { url } = await startRadio({ profile: 'sta-ptp' });
  const { page, close } = await browser.open();
  // As in WebKit with a language that is none: the library of the charts threw while it was loaded.
  const altered = await alter(page, /uPlot_esm[^/]*\.js$/, script =>
    script.replace(
      'new Intl.NumberFormat(',
      'new (window.threw?Intl:(window.threw=true,(()=>{throw new Error("half-way")})())).NumberFormat(',
    ),
  );
  await logIn(page, url);
  const failure = page.getByRole('alert').filter({ hasText: 'This part of the page could not be shown.' });
  await failure.first().waitFor(SLOW);
  expect(altered()).toBe(1);
  await page.getByRole('navigation').getByRole('link').first().waitFor(SLOW);
  await failure.first().getByRole('button', { name: 'Try again' }).click();
  await page.locator('main .uplot canvas').first().waitFor(SLOW);
  await close();
});

it('a worker that fails while it paints hands the spectrum over to the page, whose picture moves', async () => {
  const { url } = await startRadio({ profile: 'ap-ptp' });
  const { page, close } = await browser.open();
  const altered = await alter(
    page,
    /air_worker[^/]*\.js$/,
    script =>
      `${script};{let heard=0;self.addEventListener('message',()=>{if(++heard>4)throw new Error('no picture')})}`,
  );
  await logIn(page, url);
  await page.evaluate(() => void (location.hash = '#/spectrum'));
  const canvas = page.locator('main [aria-hidden] > canvas');
  await canvas.waitFor(SLOW);
  const first = await canvas.elementHandle();
  // The page paints on a canvas of its own.
  await expect.poll(() => first?.evaluate(own => own.isConnected), SLOW).toBe(false);
  expect(altered()).toBe(1);
  const picture = () => canvas.evaluate(own => (own as HTMLCanvasElement).toDataURL());
  await expect
    .poll(() => canvas.evaluate(own => (own as HTMLCanvasElement).width), SLOW)
    .toBeGreaterThan(300);
  const before = await picture();
  await expect.poll(picture, SLOW).not.toBe(before);
  expect(await page.getByText('This browser cannot draw the spectrum.').count()).toBe(0);
  await close();
});
