import type { CDPSession, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useBrowser } from './support/browser.ts';
import { layoutFindings, TARGET_PX } from './support/layout.ts';
import { KNOWN_FINDINGS } from './support/known-layout.ts';
import { LAYOUT_STATES } from './support/layout-states.ts';
import { startRadio } from './support/radio.ts';
import { speak } from './support/setup.ts';
import { surfaceHeightFindings } from './support/surface-height.ts';

const browser = useBrowser();
/** Looked at in every width. */
const LANGUAGES = ['en_US', 'de_DE', 'ar'];
/** Looked at by `npm run layout` in three widths: their words are as long as those of the others, or longer. */
const FURTHER_LANGUAGES: ReadonlySet<string> = new Set(['es_ES', 'fr_FR', 'pl_PL', 'zh_CN']);
const FURTHER_WIDTHS: ReadonlySet<number> = new Set([1440, 390, 320]);
const WIDTHS = [1440, 1280, 1024, 390, 320] as const;
const OPENING = { width: 1440, height: 900 };
/** Enough for every kind of row; more only take time. */
const STATIONS = 12;

/** `npm run layout` looks at every width in each theme; `npm test` at the sun theme only where it lays out otherwise. */
const isWhole = process.env['RADIOLINK_LAYOUT'] === 'whole';
const themesAt = (width: number, language: string): readonly string[] =>
  isFurther(language) ? ['light'] : themesOf(width);
const themesOf = (width: number): readonly string[] =>
  isWhole || width === 1440 || width === 390 ? ['light', 'sun'] : ['light'];

const isFurther = (language: string): boolean => FURTHER_LANGUAGES.has(language);

/** Switches the width, the pointer and the theme of a loaded page, and waits until it is drawn. */
async function switchTo(page: Page, devtools: CDPSession, width: number, theme: string): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: width < 768 });
  await page.evaluate(async look => {
    document.documentElement.dataset['theme'] = look;
    for (let frame = 0; frame < 3; frame += 1) await new Promise(resolve => requestAnimationFrame(resolve));
  }, theme);
}

async function findingsOf(
  page: Page,
  devtools: CDPSession,
  widths: readonly number[],
  language: string,
): Promise<string[]> {
  const findings: string[] = [];
  for (const width of widths)
    for (const theme of themesAt(width, language)) {
      await switchTo(page, devtools, width, theme);
      const found = await layoutFindings(page, width < 768 ? TARGET_PX.touch : TARGET_PX.mouse);
      found.push(...(await page.evaluate(surfaceHeightFindings)));
      findings.push(...found.map(finding => `${width} ${theme}: ${finding}`));
    }
  await switchTo(page, devtools, OPENING.width, 'light');
  return findings;
}

describe.each([...new Set(LAYOUT_STATES.map(({ profile }) => profile))])('the pages of %s', profile => {
  it.each(isWhole ? [...LANGUAGES, ...FURTHER_LANGUAGES] : LANGUAGES)(
    'are laid out soundly at each width and in each theme, in %s',
    async language => {
      const served = await startRadio({ profile, ...(profile === 'ap-ptmp' && { stations: STATIONS }) });
      const { page, complaints, close } = await browser.open({ viewport: OPENING, reducedMotion: 'reduce' });
      const devtools = await page.context().newCDPSession(page);
      await speak(page, language);
      await page.goto(served.url);
      const found: string[] = [];
      for (const { name, widths = WIDTHS, usually = widths, open, close: leave } of LAYOUT_STATES.filter(
        state => state.profile === profile,
      )) {
        await open(page, served);
        const all = isWhole ? widths : usually;
        const looked = await findingsOf(
          page,
          devtools,
          isFurther(language) ? all.filter(width => FURTHER_WIDTHS.has(width)) : all,
          language,
        );
        found.push(...looked.map(finding => `${name} ${finding}`));
        await leave?.(page);
      }
      const faults = found.filter(
        finding => !KNOWN_FINDINGS.some(({ finding: known }) => known.test(finding)),
      );
      expect(faults.join('\n')).toBe('');
      expect(complaints).toEqual([]);
      await close();
    },
    300_000,
  );
});
