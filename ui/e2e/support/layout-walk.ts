import { readdirSync } from 'node:fs';
import type { CDPSession, Page } from 'playwright-core';
import { RUNS_ALL, sampleOf } from '../../../.config/drawn-sample.ts';
import type { useBrowser } from './browser.ts';
import { focusRingFindings } from './focus-rings.ts';
import { layoutFindings, TARGET_PX } from './layout.ts';
import { wordFindings } from './layout-words.ts';
import { KNOWN_FINDINGS } from './known-layout.ts';
import { LAYOUT_CHAPTERS } from './layout-states.ts';
import type { LayoutState } from './layout-steps.ts';
import { logInSpeaking } from './login.ts';
import { startRadio } from './radio.ts';
import { speak } from './setup.ts';
import { surfaceHeightFindings } from './surface-height.ts';

const WIDTHS = [1440, 1280, 1024, 390, 320] as const;
const OPENING = { width: 1440, height: 900 };
/** Enough for every kind of row; more only take time. */
const STATIONS = 12;
/** Languages whose words are held to the further findings: the shortest and the longest words. */
const JUDGED: readonly string[] = ['en_US', 'de_DE'];
/** Looked at in every width and theme, as the judged ones: it is written from the right. */
const FULLY = [...JUDGED, 'ar'];
/** Looked at in three widths: their words are as long as those of the others, or longer. */
const FURTHER = readdirSync(new URL('../../translations', import.meta.url))
  .map(file => file.replace('.json', ''))
  .filter(language => !FULLY.includes(language))
  .sort();
const FURTHER_WIDTHS: ReadonlySet<number> = new Set([1440, 390, 320]);

/** Looks at a state in `npm test`, drawn by the commit: of 24. */
const LOOKS = { judged: 2, other: 2 } as const;
/** Chapters that `npm test` looks at in a language that is not judged too, drawn by the commit. */
const OTHERWISE = new Set(sampleOf(LAYOUT_CHAPTERS, 2, 'other languages'));

const inOneCall = (finders: readonly (() => string[])[]): string =>
  `[${finders.map(find => `...(${find.toString()})()`).join(', ')}]`;
const HEIGHT_FINDINGS = inOneCall([surfaceHeightFindings]);
const FURTHER_FINDINGS = inOneCall([surfaceHeightFindings, wordFindings, focusRingFindings]);

interface Look {
  readonly width: number;
  readonly theme: 'light' | 'sun';
}

/** What is looked at of a state in a language, width by width; `npm run layout` and `npm run test:all` take all of it. */
function looksAt({ name, widths = WIDTHS, isInEach = true }: LayoutState, language: string): readonly Look[] {
  const isJudged = JUDGED.includes(language);
  if (!isInEach && !isJudged) return [];
  const isFurther = FURTHER.includes(language);
  const looks = widths
    .filter(width => !isFurther || FURTHER_WIDTHS.has(width))
    .flatMap((width): Look[] => [
      { width, theme: 'light' },
      ...(isFurther ? [] : [{ width, theme: 'sun' } as const]),
    ]);
  return sampleOf(looks, isJudged ? LOOKS.judged : LOOKS.other, `${name} ${language}`);
}

/** Switches the width, the pointer and the theme of a loaded page, and waits until it is drawn. */
async function switchTo(page: Page, devtools: CDPSession, { width, theme }: Look): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: width < 768 });
  await page.evaluate(async look => {
    document.documentElement.dataset['theme'] = look;
    for (let frame = 0; frame < 3; frame += 1) await new Promise(resolve => requestAnimationFrame(resolve));
  }, theme);
}

/** Faults of a state that is open, in one language; it stays open, wide and light. */
async function findingsOf(
  page: Page,
  devtools: CDPSession,
  state: LayoutState,
  language: string,
): Promise<string[]> {
  const findings: string[] = [];
  for (const look of looksAt(state, language)) {
    await switchTo(page, devtools, look);
    const { width, theme } = look;
    const found = await layoutFindings(page, width < 768 ? TARGET_PX.touch : TARGET_PX.mouse);
    found.push(
      ...(await page.evaluate<string[]>(JUDGED.includes(language) ? FURTHER_FINDINGS : HEIGHT_FINDINGS)),
    );
    findings.push(...found.map(finding => `${state.name} ${language} ${width} ${theme}: ${finding}`));
  }
  await switchTo(page, devtools, { width: OPENING.width, theme: 'light' });
  return findings;
}

/** A walk through the states of a chapter in one language. */
export interface LayoutWalk {
  readonly title: string;
  readonly language: string;
  readonly states: readonly LayoutState[];
}

/** The walks of a test file: every language of each chapter; in `npm test` a judged one, and of some another, drawn by the commit. */
export const layoutWalks = (isWanted: (profile: string) => boolean): readonly LayoutWalk[] =>
  LAYOUT_CHAPTERS.filter(([first]) => first !== undefined && isWanted(first.profile)).flatMap(states => {
    const names = states.map(({ name }) => name).join(', ');
    const others = [...FULLY, ...FURTHER].filter(language => !JUDGED.includes(language));
    const languages = [
      ...sampleOf(JUDGED, 1, names),
      ...(OTHERWISE.has(states) ? sampleOf(others, 1, names) : []),
    ];
    return languages.map(language => ({ title: `${language}: ${names}`, language, states }));
  });

/**
 * Walks a page of its own through the states of a chapter, in a language that it is loaded in, as a returning user has it. Gives
 * its faults at each width and in each theme, a line each.
 */
export async function faultsOfWalk(
  browser: ReturnType<typeof useBrowser>,
  { states, language }: LayoutWalk,
): Promise<string> {
  const [first] = states;
  const profile = first?.profile ?? '';
  const served = await startRadio({ profile, ...(profile === 'ap-ptmp' && { stations: STATIONS }) });
  const { page, complaints, close } = await browser.open({ viewport: OPENING, reducedMotion: 'reduce' });
  const devtools = await page.context().newCDPSession(page);
  if (first?.begins === true) await logInSpeaking(page, served.url, language);
  else {
    await speak(page, language);
    await page.goto(served.url);
  }
  const found: string[] = [];
  for (const state of states) {
    // A state that shows nothing new in this language leads to no other.
    if (looksAt(state, language).length === 0) continue;
    await state.open(page, served);
    found.push(...(await findingsOf(page, devtools, state, language)));
    await state.close?.(page);
  }
  const faults = found.filter(finding => !KNOWN_FINDINGS.some(({ finding: known }) => known.test(finding)));
  await close();
  return [...faults, ...complaints].join('\n');
}

/** A walk takes as long as its looks; a loaded machine several times as long. */
export const WALK_MS = RUNS_ALL ? 1_200_000 : 600_000;
