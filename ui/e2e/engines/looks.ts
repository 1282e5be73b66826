import { expect } from 'vitest';
import { surfaceHeightFindings } from '../support/surface-height.ts';
import type { EnginePage } from './engine-page.ts';
import { see, until } from './user.ts';

/** Nothing makes the page scroll sideways. */
export async function expectNoSidewaysScroll(page: EnginePage, where: string): Promise<void> {
  const beyond = await page.run(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(beyond, `${where} scrolls sideways, px`).toBeLessThanOrEqual(0);
}

/** The open dialog or menu is as high as what it holds, and within the window. */
export async function expectSoundSurface(page: EnginePage, what: string): Promise<void> {
  await see(page, 'dialog:modal, :popover-open');
  await until(`${what} to be as high as what it holds`, async () => {
    const findings = await page.run(surfaceHeightFindings);
    if (findings.length > 0) throw new Error(findings.join('\n'));
    return true;
  });
}

/** What each canvas in view shows, in a few numbers each. */
function canvasPrints(): string[] {
  const small = document.createElement('canvas');
  [small.width, small.height] = [96, 48];
  const pen = small.getContext('2d', { willReadFrequently: true });
  if (pen === null) return [];
  return [...document.querySelectorAll('canvas')]
    .filter(canvas => canvas.checkVisibility() && canvas.width > 0 && canvas.height > 0)
    .map(canvas => {
      pen.clearRect(0, 0, small.width, small.height);
      pen.drawImage(canvas, 0, 0, small.width, small.height);
      let print = 0;
      for (const byte of pen.getImageData(0, 0, small.width, small.height).data)
        print = (Math.imul(print, 31) + byte) | 0;
      return String(print);
    });
}

/** Every canvas of the page changes while new data comes. */
export async function expectLiveCanvases(page: EnginePage, what: string): Promise<void> {
  const first = await until(`a canvas of ${what}`, async () => {
    const prints = await page.run(canvasPrints);
    return prints.length > 0 ? prints : undefined;
  });
  const still = new Set(first.keys());
  await until(`each canvas of ${what} to change`, async () => {
    const now = await page.run(canvasPrints);
    for (const place of still) if (now[place] !== first[place]) still.delete(place);
    return still.size === 0;
  });
}

/** Every drawing of the page changes while new data comes. */
export async function expectLiveDrawing(page: EnginePage, what: string, selector: string): Promise<void> {
  const drawings = (): Promise<readonly string[]> =>
    page.run(where => [...document.querySelectorAll(where)].map(({ innerHTML }) => innerHTML), selector);
  await see(page, selector);
  const first = await drawings();
  const still = new Set(first.keys());
  await until(`each drawing of ${what} to change`, async () => {
    const now = await drawings();
    for (const place of still) if (now[place] !== first[place]) still.delete(place);
    return still.size === 0;
  });
}
