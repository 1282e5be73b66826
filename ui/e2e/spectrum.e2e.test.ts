import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { sampleOf } from '../../.config/drawn-sample.ts';
import { findingsOnTheWay } from './support/axe.ts';
import { NARROW, useBrowser } from './support/browser.ts';
import { logIn } from './support/login.ts';
import { startRadio } from './support/radio.ts';
import { openTool, PATIENT } from './support/tools.ts';

const CAPTURED = `${process.env['RADIOLINK_CAPTURES'] ?? ''}/classic/spectrum/airviewdata_nanobeam5acgen2_v8.7.1.json`;

const browser = useBrowser();

/** Different colours in the part of a picture over the waterfall. */
function coloursOf(page: Page, png: Buffer): Promise<number> {
  return page.evaluate(async base64 => {
    const bytes = Uint8Array.from(atob(base64), digit => digit.codePointAt(0) ?? 0);
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height / 2);
    const context = canvas.getContext('2d');
    context?.drawImage(bitmap, 0, 0);
    const { data = new Uint8ClampedArray() } = context?.getImageData(0, 0, canvas.width, canvas.height) ?? {};
    const colours = new Set<number>();
    for (let dot = 0; dot < data.length; dot += 4)
      colours.add(((data[dot] ?? 0) << 16) | ((data[dot + 1] ?? 0) << 8) | (data[dot + 2] ?? 0));
    return colours.size;
  }, png.toString('base64'));
}

it.each(sampleOf([{ worker: true }, { worker: false }], 1, 'spectrum'))(
  'the spectrum is read by keys, recorded and opened again, %o',
  async ({ worker }) => {
    const { url } = await startRadio({ profile: 'ap-ptp' });
    const { page, complaints, close } = await browser.open({
      viewport: worker ? { width: 1440, height: 900 } : NARROW,
    });
    if (!worker) {
      await page.addInitScript(() => {
        Object.defineProperty(HTMLCanvasElement.prototype, 'transferControlToOffscreen', {
          value: undefined,
        });
        Reflect.deleteProperty(HTMLCanvasElement.prototype, 'transferControlToOffscreen');
      });
    }
    await logIn(page, url, undefined, { hash: '#/spectrum' });
    await openTool(page, 'tv', 'Spectrum view');
    await page.locator('main canvas').waitFor(PATIENT);
    const peaks = page.getByRole('table', { name: 'Strongest signals' });
    await peaks.waitFor(PATIENT);
    expect(await peaks.getByRole('row').count()).toBeGreaterThan(2);
    await page.getByRole('slider', { name: 'Cursor frequency' }).focus();
    await page.keyboard.press('+');
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => page.locator('main dl').first().innerText(), PATIENT).toMatch(/MHz/);
    expect(await findingsOnTheWay(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      page.viewportSize()!.width,
    );

    const saved = page.waitForEvent('download', PATIENT);
    await page.getByRole('button', { name: 'Save recording' }).click();
    const file = join(mkdtempSync(join(tmpdir(), 'spectrum-')), 'recording.json');
    await (await saved).saveAs(file);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ format: 'radiolink-spectrum', bins: 648 });
    await page.locator('main input[type=file]').setInputFiles(file);
    await page.getByRole('button', { name: 'Show live spectrum' }).waitFor(PATIENT);

    // A captured answer of a device opens as it is, and draws.
    for (const captured of [CAPTURED].filter(path => existsSync(path))) {
      await page.locator('main input[type=file]').setInputFiles(captured);
      await page.getByText(/^Recording: airviewdata/).waitFor(PATIENT);
      const drawn = page.waitForEvent('download', PATIENT);
      await page.locator('main').getByRole('button', { name: 'More', exact: true }).click();
      await page.getByRole('button', { name: 'Save as PNG' }).click();
      const picture = join(mkdtempSync(join(tmpdir(), 'spectrum-')), 'picture.png');
      await (await drawn).saveAs(picture);
      expect(await coloursOf(page, readFileSync(picture))).toBeGreaterThan(40);
    }

    await page
      .getByRole('button', { name: /^Use \d+ MHz/ })
      .last()
      .click();
    await page.getByText(/\d+ pending changes?/).waitFor(PATIENT);
    expect(complaints).toEqual([]);
    await close();
  },
);
