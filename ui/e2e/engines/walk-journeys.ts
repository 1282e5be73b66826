import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RUNS_ALL, shareOf } from '../../../.config/drawn-sample.ts';
import type { Engine, EnginePage } from './engine-page.ts';
import type { Journey } from './journey.ts';
import { CHANGES } from './journeys/changes.ts';
import { LOGIN } from './journeys/login.ts';
import { PAGES } from './journeys/pages.ts';
import { PHONE } from './journeys/phone.ts';
import { TOOLS } from './journeys/tools.ts';

const JOURNEYS = [...LOGIN, ...PAGES, ...CHANGES, ...TOOLS];
const SIZES = {
  wide: { width: 1280, height: 800, more: [] },
  narrow: { width: 390, height: 844, more: PHONE },
} as const;

/** What a failed journey ended with, to be looked at. */
async function storePicture(name: string, page: EnginePage): Promise<void> {
  const folder = fileURLToPath(new URL('../../../.cache/engines/', import.meta.url));
  mkdirSync(folder, { recursive: true });
  const picture = await page.screenshot().catch(() => undefined);
  if (picture) writeFileSync(`${folder}${name.replace(/\W+/g, '-')}.png`, picture);
}

/**
 * Walks every journey in an engine, wide and narrow; `npm test` a share of them, drawn by the commit, in one of both sizes.
 * Skipped where the path of the engine is not known.
 * @param usual the size in `npm test`: that of the devices which mostly have this engine
 * @param share one of so many journeys in `npm test`
 * @param own journeys that only this engine walks, on the phone
 */
export function walkJourneys(
  name: string,
  path: string | undefined,
  launch: (path: string) => Promise<Engine>,
  usual: keyof typeof SIZES,
  share: number,
  own: readonly Journey[] = [],
): void {
  describe.skipIf(path === undefined)(`a user with ${name}`, () => {
    let engine: Engine | undefined;
    beforeAll(async () => {
      engine = await launch(path ?? '');
    });
    afterAll(() => engine?.close());

    const sizes = RUNS_ALL ? Object.values(SIZES) : [SIZES[usual]];
    describe.each(sizes)('$width px wide', ({ width, height, more }) => {
      const all: readonly Journey[] = more.length === 0 ? JOURNEYS : [...JOURNEYS, ...more, ...own];
      const journeys = shareOf(all, share, name);
      it.each(journeys.map(({ name: title, walk }) => [title, walk] as const))('%s', async (title, walk) => {
        if (engine === undefined) throw new Error(`${name} did not start.`);
        const page = await engine.open(width, height);
        try {
          await walk({ page, downloads: engine.downloads });
          expect(await page.complaints()).toEqual([]);
        } catch (error) {
          await storePicture(`${name}-${width}-${title}`, page);
          throw error;
        } finally {
          await page.close();
        }
      });
    });
  });
}
