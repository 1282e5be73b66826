import { readdirSync } from 'node:fs';
import type { CDPSession, Page } from 'playwright-core';
import type { useBrowser } from './browser.ts';
import { changeLanguage, reloadIn } from './language-in-place.ts';
import { focusRingFindings } from './focus-rings.ts';
import { layoutFindings, TARGET_PX } from './layout.ts';
import { wordFindings } from './layout-words.ts';
import { KNOWN_FINDINGS } from './known-layout.ts';
import { type LayoutState, logIn } from './layout-states.ts';
import { type ServedRadio, startRadio } from './radio.ts';
import { surfaceHeightFindings } from './surface-height.ts';

/** The language in which a state is opened. */
const OWN_LANGUAGE = 'en_US';
/** Looked at in every width and theme. */
const LANGUAGES = [OWN_LANGUAGE, 'de_DE', 'ar'];
const FURTHER_WIDTHS: ReadonlySet<number> = new Set([1440, 390, 320]);
const WIDTHS = [1440, 1280, 1024, 390, 320] as const;
const OPENING = { width: 1440, height: 900 };
/** Enough for every kind of row; more only take time. */
const STATIONS = 12;

/** `npm run layout` looks at every width in each theme and language; `npm test` at the sun theme only where it lays out otherwise. */
const isWhole = process.env['RADIOLINK_LAYOUT'] === 'whole';
const FURTHER_LANGUAGES = readdirSync(new URL('../../translations', import.meta.url))
  .map(file => file.replace('.json', ''))
  .filter(language => !LANGUAGES.includes(language))
  .sort();
const drawn = Number(process.env['RADIOLINK_SEED'] ?? 0) % FURTHER_LANGUAGES.length;
/** Looked at in three widths: their words are as long as those of the others, or longer. `npm test` takes one, drawn by the commit. */
const furtherLanguages = isWhole ? FURTHER_LANGUAGES : FURTHER_LANGUAGES.slice(drawn, drawn + 1);
const themesOf = (width: number): readonly string[] =>
  isWhole || width === 1440 || width === 390 ? ['light', 'sun'] : ['light'];

const inOneCall = (finders: readonly (() => string[])[]): string =>
  `[${finders.map(find => `...(${find.toString()})()`).join(', ')}]`;
const HEIGHT_FINDINGS = inOneCall([surfaceHeightFindings]);
const FURTHER_FINDINGS = inOneCall([surfaceHeightFindings, wordFindings, focusRingFindings]);
/** Languages whose words are held to the further findings: the shortest and the longest words. */
const JUDGED: ReadonlySet<string> = new Set(['en_US', 'de_DE']);

interface Look {
  readonly width: number;
  readonly theme: string;
  readonly language: string;
}

/** In every language, width by width: a change of the width costs more than one of the language in place. */
const looksAt = (widths: readonly number[]): readonly Look[] =>
  widths.flatMap(width =>
    themesOf(width).flatMap(theme => {
      const isFurther = theme === 'light' && FURTHER_WIDTHS.has(width);
      const languages = isFurther ? [...LANGUAGES, ...furtherLanguages] : LANGUAGES;
      return languages.map(language => ({ width, theme, language }));
    }),
  );

/** Language by language, for a page that is loaded again for each. */
const byLanguage = (looks: readonly Look[]): readonly Look[] =>
  looks.toSorted((a, b) => a.language.localeCompare(b.language));

/** Switches the width, the pointer and the theme of a loaded page, and waits until it is drawn. */
async function switchTo(page: Page, devtools: CDPSession, width: number, theme: string): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: width < 768 });
  await page.evaluate(async look => {
    document.documentElement.dataset['theme'] = look;
    for (let frame = 0; frame < 3; frame += 1) await new Promise(resolve => requestAnimationFrame(resolve));
  }, theme);
}

/** Faults of a state in every language; it stays open, in English. */
async function findingsOf(
  page: Page,
  devtools: CDPSession,
  { name, widths = WIDTHS, usually = widths, isBeforeLogin, isInEach = true, open }: LayoutState,
  served: ServedRadio,
): Promise<string[]> {
  const changeTo = async (language: string): Promise<void> => {
    if (isBeforeLogin !== true) return changeLanguage(page, language);
    await reloadIn(page, language);
    await open(page, served);
  };
  await open(page, served);
  const looks = looksAt(isWhole ? widths : usually).filter(
    ({ language }) => isInEach || JUDGED.has(language),
  );
  const findings: string[] = [];
  let shown: Look = { ...OPENING, theme: 'light', language: OWN_LANGUAGE };
  for (const look of isBeforeLogin === true ? byLanguage(looks) : looks) {
    const { width, theme, language } = look;
    if (language !== shown.language) await changeTo(language);
    if (isBeforeLogin === true || width !== shown.width || theme !== shown.theme)
      await switchTo(page, devtools, width, theme);
    shown = look;
    const found = await layoutFindings(page, width < 768 ? TARGET_PX.touch : TARGET_PX.mouse);
    found.push(...(await page.evaluate<string[]>(JUDGED.has(language) ? FURTHER_FINDINGS : HEIGHT_FINDINGS)));
    findings.push(...found.map(finding => `${name} ${language} ${width} ${theme}: ${finding}`));
  }
  await changeTo(OWN_LANGUAGE);
  await switchTo(page, devtools, OPENING.width, 'light');
  return findings;
}

/** Walks a page of its own through the states of a chapter. Gives its faults at each width, in each theme and language, a line each. */
export async function faultsOfChapter(
  browser: ReturnType<typeof useBrowser>,
  states: readonly LayoutState[],
): Promise<string> {
  const profile = states[0]?.profile ?? '';
  const served = await startRadio({ profile, ...(profile === 'ap-ptmp' && { stations: STATIONS }) });
  const { page, complaints, close } = await browser.open({ viewport: OPENING, reducedMotion: 'reduce' });
  const devtools = await page.context().newCDPSession(page);
  await page.goto(served.url);
  if (states[0]?.begins === true) await logIn(page);
  const found: string[] = [];
  for (const state of states) {
    found.push(...(await findingsOf(page, devtools, state, served)));
    await state.close?.(page);
  }
  const faults = found.filter(finding => !KNOWN_FINDINGS.some(({ finding: known }) => known.test(finding)));
  await close();
  return [...faults, ...complaints].join('\n');
}
