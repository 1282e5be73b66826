import { FEATURES } from '@radiolink/application/features/registry';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { sampleOf } from '../../.config/drawn-sample.ts';
import { useBrowser } from './support/browser.ts';
import { logIn } from './support/login.ts';
import { startRadio } from './support/radio.ts';

const browser = useBrowser();
const SCHEMES = ['light', 'dark'] as const;
/** Further pages in `npm test`, drawn by the commit. */
const SOME = 6;
/** The dashboard first: the login leads to it. */
const OTHERS = FEATURES.map(({ route }) => route).filter(route => route !== 'dashboard');
const ROUTES = ['dashboard', ...sampleOf(OTHERS, SOME)];

/** What is not seen in the colours of the system, one line each. Runs in the page. */
async function unseen(): Promise<string[]> {
  const findings: string[] = [];
  const pen = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const bytes = (colour: string): readonly number[] => {
    const probe = document.createElement('span');
    probe.style.setProperty('forced-color-adjust', 'none');
    probe.style.color = colour;
    document.body.append(probe);
    const { color } = getComputedStyle(probe);
    probe.remove();
    return (
      color
        .match(/[\d.]+/g)
        ?.slice(0, 3)
        .map(Number) ?? []
    );
  };
  const [ink = [], paper = []] = ['CanvasText', 'Canvas'].map(bytes);

  for (const chosen of document.querySelectorAll('fieldset label:has(> input[type=radio]:checked)')) {
    if (!chosen.checkVisibility()) continue;
    const others = [...(chosen.parentElement?.querySelectorAll('label:not(:has(:checked))') ?? [])];
    // What is transparent, or forced to be the ground of the page, is one colour to the eye.
    const ground = (label: Element): string => bytes(getComputedStyle(label).backgroundColor).join();
    // A native tick shows itself.
    const tick = chosen.querySelector('input');
    if (tick !== null && getComputedStyle(tick).opacity !== '0') continue;
    if (others.some(other => ground(other) === ground(chosen)))
      findings.push(`the chosen “${chosen.textContent}” looks like the others`);
  }
  // Behind text whose colours are forced a browser draws the ground of the page.
  for (const part of document.querySelectorAll('body *')) {
    const isText = [...part.childNodes].some(node => node.nodeType === 3 && node.nodeValue?.trim() !== '');
    if (!isText || !part.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const style = getComputedStyle(part);
    if (
      style.getPropertyValue('forced-color-adjust') === 'auto' &&
      bytes(style.color).join() === paper.join()
    )
      findings.push(`the text “${part.textContent}” has the colour of the ground`);
  }
  for (const canvas of document.querySelectorAll('main canvas')) {
    const { width, height } = canvas as HTMLCanvasElement;
    if (pen === null || width < 2 || !canvas.checkVisibility()) continue;
    Object.assign(pen.canvas, { width, height });
    pen.drawImage(canvas as HTMLCanvasElement, 0, 0);
    const { data } = pen.getImageData(0, 0, width, height);
    const count = { ink: 0, paper: 0 };
    for (let at = 0; at < data.length; at += 4) {
      const isOf = (colour: readonly number[]): boolean =>
        colour.every((part, place) => Math.abs(part - (data[at + place] ?? 0)) < 8);
      if ((data[at + 3] ?? 0) < 128 || isOf(paper)) count.paper += 1;
      else if (isOf(ink)) count.ink += 1;
    }
    if (count.ink < 20 || count.paper < 20)
      findings.push(`a canvas has ${count.ink} of text and ${count.paper} of ground`);
  }
  for (const part of document.querySelectorAll<SVGElement>('main figure svg path, main svg[role=img] path')) {
    const { stroke, fill } = getComputedStyle(part);
    const drawn = stroke === 'none' ? fill : stroke;
    if (drawn !== 'none' && !drawn.startsWith('url') && bytes(drawn).join() !== ink.join())
      findings.push(`a drawing has ${drawn}`);
  }
  for (const control of [
    ...document.querySelectorAll<HTMLElement>('main :is(button, a[href], input, select):not(:disabled)'),
  ].slice(0, 12)) {
    if (!control.checkVisibility({ opacityProperty: true })) continue;
    control.focus();
    const { outlineStyle, outlineColor } = getComputedStyle(control);
    if (outlineStyle === 'none' || bytes(outlineColor).join() === paper.join())
      findings.push(`the focus of ${control.textContent || control.getAttribute('aria-label')} is not seen`);
  }
  return [...new Set(findings)];
}

/** Waits until everything is seen: a drawing is drawn anew with the next frame or the next answer. */
async function untilSeen(page: Page, route: string): Promise<void> {
  for (const colorScheme of SCHEMES) {
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    await expect.poll(() => page.evaluate(unseen), { message: `${route}, ${colorScheme}` }).toEqual([]);
  }
}

it('every page shows its choices, its drawings and the focus in forced colours, in both schemes', async () => {
  const { url } = await startRadio({ stations: 4 });
  const { page, complaints, close } = await browser.open({ reducedMotion: 'reduce' });
  await page.emulateMedia({ forcedColors: 'active' });
  await logIn(page, url);
  // The focus of a script is drawn after a key.
  await page.keyboard.press('Tab');
  const heading = page.getByRole('heading', { level: 1 }).first();
  let before = '';
  for (const route of ROUTES) {
    await page.evaluate(hash => void (window.location.hash = hash), `#/${route}`);
    // The page before stays until the next is loaded.
    await expect.poll(() => heading.innerText(), { message: route }).not.toBe(before);
    before = await heading.innerText();
    if (/^(dashboard|spectrum)$/.test(route)) await page.locator('main canvas').first().waitFor();
    await untilSeen(page, route);
  }
  expect(complaints).toEqual([]);
  await close();
}, 540_000);
