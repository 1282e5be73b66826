import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { sampleOf } from '../../.config/drawn-sample.ts';
import { useBrowser } from './support/browser.ts';
import { ADMIN, startRadio } from './support/radio.ts';

const browser = useBrowser();
/** Delay of every request of the page, ms: each chunk and each answer comes visibly later than the one before. */
const DELAY_MS = 700;
/** A placeholder appears after 300 ms; a page without one for longer than this is blank. */
const BLANK_MS = 650;
/** Frames drawn blank after that time: a busy machine draws the first of them late, and the placeholder with the next. */
const MOST_BLANK_FRAMES = 4;
/** Largest jump of a part of the page, px. */
const JUMP_PX = 8;

interface Watched {
  /** Most frames in a row that were drawn without content or placeholder when there had to be one. */
  readonly blankFrames: number;
  /** Headings that moved after they were first shown. */
  readonly jumps: readonly string[];
}

/** Watches `main` from now on, frame by frame, until `settled` is called. */
async function watchMain(page: Page): Promise<() => Promise<Watched>> {
  await page.evaluate(blankMs => {
    const first = new Map<string, number>();
    const blank = { frames: 0, since: performance.now() };
    const state = { blankFrames: 0, isOver: false, tops: first, now: first };
    Object.assign(window, { watched: state });
    const look = (): void => {
      const main = document.querySelector('main');
      const seen = [...(main?.querySelectorAll<HTMLElement>('*') ?? [])].some(
        element =>
          element.clientHeight > 8 &&
          element.clientWidth > 8 &&
          (element.ariaHidden === 'true' || element.textContent?.trim() !== '') &&
          element.checkVisibility({ opacityProperty: true }),
      );
      const time = performance.now();
      if (seen || main === null) Object.assign(blank, { frames: 0, since: time });
      else if (time - blank.since > blankMs) blank.frames += 1;
      state.blankFrames = Math.max(state.blankFrames, blank.frames);
      // Notices come when the device reports them: the page below moves as a whole.
      const start =
        main?.querySelector('[data-focus-place]')?.nextElementSibling?.getBoundingClientRect().top ?? 0;
      state.now = new Map(
        [...(main?.querySelectorAll<HTMLElement>('h2') ?? [])]
          .filter(heading => heading.checkVisibility())
          .map(heading => [heading.textContent ?? '', heading.getBoundingClientRect().top - start]),
      );
      for (const [name, top] of state.now) if (!state.tops.has(name)) state.tops.set(name, top);
      if (!state.isOver) requestAnimationFrame(look);
    };
    look();
  }, BLANK_MS);
  return () =>
    page.evaluate(most => {
      const { watched } = window as unknown as {
        watched: {
          blankFrames: number;
          isOver: boolean;
          tops: Map<string, number>;
          now: Map<string, number>;
        };
      };
      watched.isOver = true;
      const jumps = [...watched.now].flatMap(([name, top]) => {
        const moved = Math.round(top - (watched.tops.get(name) ?? top));
        return Math.abs(moved) > most ? [`${name}: ${moved} px`] : [];
      });
      return { blankFrames: watched.blankFrames, jumps };
    }, JUMP_PX);
}

describe.each(sampleOf(['ap-ptmp', 'sta-ptp', 'router'], 1))('on a slow network, %s', profile => {
  it('shows a placeholder of each page, whose parts then stay in their place', async () => {
    const { url } = await startRadio({ profile });
    const { page, close } = await browser.open({ reducedMotion: 'reduce' });
    await page.goto(url);
    await page.locator('input[name=username]').fill(ADMIN.username);
    await page.locator('input[name=password]').fill(ADMIN.password);
    await page.route('**/*', async route => {
      await new Promise(passed => setTimeout(passed, DELAY_MS));
      await route.continue().catch(() => undefined);
    });
    await page.keyboard.press('Enter');
    await page.getByRole('navigation').first().waitFor();
    const found: Record<string, Watched> = {};
    for (const [route, end] of [
      ['dashboard', 'main canvas'],
      ['stations', 'main [data-key]'],
      ['wireless', 'main [data-setting]'],
      ['diff', 'main select'],
      ...(profile === 'ap-ptmp'
        ? ([
            ['log', 'main li'],
            ['ping', 'main form button'],
          ] as const)
        : []),
    ] as const) {
      const settled = await watchMain(page);
      await page.evaluate(hash => void (location.hash = hash), `#/${route}`);
      await page.locator(`${end}:visible`).first().waitFor();
      // The rest of the page: other charts, and notices.
      await page.waitForTimeout(3 * DELAY_MS);
      const watched = await settled();
      if (watched.blankFrames > MOST_BLANK_FRAMES || watched.jumps.length > 0) found[route] = watched;
    }
    expect(found).toEqual({});
    await close();
  });
});
