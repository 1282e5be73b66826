import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { NARROW, useBrowser } from './support/browser.ts';
import { layoutFindings, TARGET_PX } from './support/layout.ts';
import { wordFindings } from './support/layout-words.ts';

const browser = useBrowser();
const ZONE = 'Nordamerikanische Westküstenzeit (GMT-08:00)';
const STYLE = 'body { margin: 8px; font: 16px sans-serif } select { width: 200px; padding: 8px }';

async function findingsIn(page: Page, body: string): Promise<readonly string[]> {
  await page.setContent(`<style>${STYLE}</style><main>${body}</main>`);
  const found = await layoutFindings(page, TARGET_PX.touch);
  return [...new Set([...found, ...(await page.evaluate(wordFindings))])];
}

it('the layout check sees a slider, a choice, a word and a button that are too small', async () => {
  const { page, close } = await browser.open({ viewport: NARROW, isNew: true });
  const over = (height: number): string =>
    `<div style="position: relative"><select style="height: ${height}px"><option>${ZONE}</option></select><span
      style="position: absolute; inset: 0 120px auto 4px; pointer-events: none">${ZONE}</span></div>`;
  const looks: readonly (readonly [string, ...RegExp[]])[] = [
    ['<label>Volume<input type="range" style="height: 16px"></label>', /^input “” is \d+ × 16, not 44 px$/],
    ['<label>Volume<input type="range" style="height: 44px"></label>'],
    [
      '<p style="width: 60px; overflow-wrap: anywhere">Disconnected</p>',
      /^the word “Disconnected” is broken$/,
    ],
    ['<button style="height: 38px">Keep</button>', /^button “Keep” is \d+ × 38, not 44 px$/],
    [
      `<select style="height: 44px"><option>${ZONE}</option></select>`,
      /^the choice “.*” is cut in its list$/,
    ],
    // Written over its list in several lines, with and without the room for them.
    [over(76)],
    [over(44), /^the choice “.*” is cut over its list$/],
  ];
  for (const [body, ...expected] of looks) {
    const found = await findingsIn(page, body);
    expect([body, found]).toEqual([body, expected.map(each => expect.stringMatching(each))]);
  }
  await close();
});
