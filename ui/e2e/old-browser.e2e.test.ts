import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { PHONE, useBrowser } from './support/browser.ts';
import { DIST, startRadio } from './support/radio.ts';

const browser = useBrowser();

/** The page as a browser without popovers, as all older ones are, shows it. */
async function openInOldBrowser(locale: string) {
  const { url } = await startRadio({ profile: 'ap-ptp' });
  const opened = await browser.open({ viewport: PHONE, locale });
  await opened.page.addInitScript(() => {
    delete (HTMLElement.prototype as { popover?: unknown }).popover;
  });
  await opened.page.goto(url);
  await opened.page.waitForURL(/old-browser/);
  const seen = async () => (await opened.page.locator('body').innerText()).split(/\n+/);
  return { ...opened, seen };
}

it('says in the language of a browser that is too old what is needed, without a script', async () => {
  const { page, seen, complaints, close } = await openInOldBrowser('de-DE');
  expect(await seen()).toEqual([
    'Dieser Browser ist zu alt',
    'Das Gerät erfordert einen dieser Browser oder eine neuere Version:',
    'Chrome 114',
    'Edge 114',
    'Firefox 125',
    'Safari 17',
    'Auf einem iPhone oder iPad: jeder Browser, mit iOS 17',
    'Erneut versuchen',
  ]);
  expect(await page.locator('script').count()).toBe(0);
  expect(complaints).toEqual([]);
  await close();
});

it('speaks English to an old browser in another language', async () => {
  const { seen, close } = await openInOldBrowser('it-IT');
  expect((await seen())[0]).toBe('This browser is too old');
  await close();
});

it('reads from the right in Arabic', async () => {
  const { page, seen, close } = await openInOldBrowser('ar');
  expect((await seen())[0]).toMatch(/\p{Script=Arabic}/u);
  expect(await page.locator('section:target').evaluate(part => getComputedStyle(part).direction)).toBe('rtl');
  await close();
});

it('leaves an old browser by a first script that is older than its syntax', () => {
  const html = readFileSync(join(DIST, 'index.html'), 'utf8');
  const first = /<script>([\s\S]*?)<\/script>/.exec(html)?.[1] ?? '';
  expect(first).toContain('popover');
  expect(first).not.toMatch(/=>|`|\?\.|\?\?|\b(?:const|let|class|async|of)\b|\.\.\./);
});

it('needs the versions that the README names', () => {
  const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
  const html = readFileSync(join(DIST, 'old-browser.html'), 'utf8');
  const versions = [...html.matchAll(/<bdi>(\w+) (\d+)<\/bdi>/g)].map(
    ([, name, version]) => `${name} ${version}`,
  );
  const stated = ['Chrome 114', 'Edge 114', 'Firefox 125', 'Safari 17'];
  expect(new Set(versions)).toEqual(new Set(stated));
  expect(readme).toContain('Chrome and Edge 114, Firefox 125, Safari 17');
});
