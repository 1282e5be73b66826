import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { BreakableWire } from '../../support/breakable-wire.ts';
import { startRadio } from '../../support/radio.ts';
import type { Journey } from '../journey.ts';
import { expectLiveCanvases, expectLiveDrawing, expectNoSidewaysScroll } from '../looks.ts';
import { savedPath } from '../saved-file.ts';
import { click, goTo, logIn, read, see, until } from '../user.ts';

/** More than the buffers of a loopback connection hold, so that the upload stops where the wire does. */
const IMAGE_BYTES = 24_000_000;
const FIRST_BYTES = 6_000_000;
const IMAGE_VERSION = 'WA.ar934x.v8.7.19.48279.250811.0636';

export const TOOLS: readonly Journey[] = [
  {
    name: 'watches the spectrum, saves a recording and opens it',
    walk: async ({ page, downloads }) => {
      const { url } = await startRadio({ profile: 'ap-ptp' });
      await page.goto(url);
      await logIn(page);
      await goTo(page, 'spectrum');
      await expectLiveCanvases(page, 'the spectrum');
      await click(page, 'button', 'Save recording');
      const file = await savedPath(downloads, /\.json$/);
      await page.choose('[type=file]', file);
      await see(page, 'button', 'Show live spectrum');
      await expectNoSidewaysScroll(page, 'the recording');
    },
  },
  {
    name: 'watches the constellation and the level of the alignment, whose drawings follow the data',
    walk: async ({ page }) => {
      const { url } = await startRadio({ profile: 'sta-ptp' });
      await page.goto(url);
      await logIn(page);
      await goTo(page, 'constellation');
      await expectLiveDrawing(page, 'the constellation', 'main figure svg');
      await goTo(page, 'alignment');
      await expectLiveCanvases(page, 'the alignment');
    },
  },
  {
    name: 'aligns by ear in mast mode',
    walk: async ({ page }) => {
      const { url } = await startRadio({ profile: 'sta-ptp' });
      await page.goto(url);
      await logIn(page);
      await goTo(page, 'alignment');
      await page.run(() => {
        const made: AudioContext[] = [];
        const Native = window.AudioContext;
        Object.assign(window, {
          soundsMade: made,
          AudioContext: class extends Native {
            constructor() {
              super();
              made.push(this);
            }
          },
        });
      });
      await read(page, /dBm/, 'main');
      await click(page, 'button', 'Start mast mode');
      await read(page, /−\d+/, 'dialog');
      if (await page.run(() => document.querySelector('dialog [aria-pressed=false]') !== null))
        await click(page, 'dialog button', 'Sound');
      // Whether it is to be heard is up to the machine: one without a sound card leaves it suspended.
      await until('the sound', () =>
        page.run(() => (window as unknown as { soundsMade: readonly AudioContext[] }).soundsMade.length > 0),
      );
      await see(page, 'dialog [aria-pressed=true]', 'Sound');
      expect(
        await page.run(() => {
          const mast = document.querySelector('dialog:modal');
          return mast !== null && mast.scrollHeight <= mast.clientHeight;
        }),
      ).toBe(true);
    },
  },
  {
    name: 'uploads firmware and sees how far it is',
    walk: async ({ page }) => {
      const { port } = await startRadio({ profile: 'sta-ptp' });
      const wire = await BreakableWire.to(port);
      const image = join(mkdtempSync(join(tmpdir(), 'image-')), 'image.bin');
      writeFileSync(
        image,
        Buffer.concat([Buffer.from(`UBNT${IMAGE_VERSION}\0\0`), Buffer.alloc(IMAGE_BYTES)]),
      );
      await page.goto(wire.url);
      await logIn(page);
      await goTo(page, 'system/firmware');
      await see(page, '[data-section="firmware"] h2, [data-section="firmware"] h3');
      await until('the field of the file', () =>
        page.run(() => document.querySelector('[data-section="firmware"] input[type=file]') !== null),
      );
      await page.choose('[type=file]', image);
      wire.holdAfter(FIRST_BYTES);
      await click(page, '[data-section="firmware"] button', 'Upload');
      const part = await until('a progress between the ends', () =>
        page.run(() => {
          const bar = document.querySelector<HTMLProgressElement>('main progress');
          return bar !== null && bar.value > 0 && bar.value < bar.max ? bar.value : undefined;
        }),
      );
      wire.release();
      await until('more of it', () =>
        page.run(
          before =>
            (document.querySelector<HTMLProgressElement>('main progress')?.value ?? Infinity) > before,
          part ?? 0,
        ),
      );
      await read(page, /is ready to be installed\./, '[data-section="firmware"]');
    },
  },
];
