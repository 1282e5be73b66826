import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { axeFindings } from './support/axe.ts';
import { NARROW, useBrowser } from './support/browser.ts';
import { logIn } from './support/login.ts';
import { startRadio } from './support/radio.ts';
import { openTool, PATIENT } from './support/tools.ts';

const browser = useBrowser();

it.each([{ worker: true }, { worker: false }])(
  'is read by keys, recorded and opened again, %o',
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
    await logIn(page, url);
    await openTool(page, 'tv', 'Spectrum view');
    await page.locator('main canvas').waitFor(PATIENT);
    const peaks = page.getByRole('table', { name: 'Strongest signals' });
    await peaks.waitFor(PATIENT);
    expect(await peaks.getByRole('row').count()).toBeGreaterThan(2);
    await page.getByRole('slider', { name: 'Cursor frequency' }).focus();
    await page.keyboard.press('+');
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => page.locator('main dl').first().innerText(), PATIENT).toMatch(/MHz/);
    expect(await axeFindings(page)).toEqual([]);
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

    await page
      .getByRole('button', { name: /^Use \d+ MHz/ })
      .last()
      .click();
    await page.getByText(/\d+ pending changes?/).waitFor(PATIENT);
    expect(complaints).toEqual([]);
    await close();
  },
);
