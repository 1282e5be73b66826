import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { sampleOf } from '../../../.config/drawn-sample.ts';
import { THEMES, wear } from './looks.ts';

interface AxeResult {
  readonly violations: readonly {
    readonly id: string;
    readonly help: string;
    readonly nodes: readonly { readonly target: readonly string[] }[];
  }[];
}

const source = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const TARGET_SIZE = 'target-size';
/** Rules about colours and sizes, which are all that a theme changes. */
const LOOK_RULES = ['color-contrast', 'link-in-text-block', TARGET_SIZE, 'scrollable-region-focusable'];

async function violations(page: Page, rules: readonly string[]): Promise<AxeResult['violations']> {
  const result = (await page.evaluate(
    `axe.run(document, { runOnly: ${JSON.stringify(rules)}, resultTypes: ['violations'] })`,
  )) as AxeResult;
  return result.violations;
}

/** A target half under a bar at the edge is judged where one scrolls to it. */
async function isTooSmall(page: Page, target: string): Promise<boolean> {
  await page
    .locator(target)
    .evaluate(element => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const found = await violations(page, [TARGET_SIZE]);
  return found.some(({ nodes }) => nodes.some(node => node.target.join(' ') === target));
}

async function run(page: Page, rules: readonly string[]): Promise<string[]> {
  // Evaluated by the debugger, so the page's own policy needs no exception.
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(await source);
  const findings: string[] = [];
  for (const { id, help, nodes } of await violations(page, rules))
    for (const node of nodes) {
      const target = node.target.join(' ');
      if (id !== TARGET_SIZE || (await isTooSmall(page, target))) findings.push(`${id}: ${help} (${target})`);
    }
  return findings;
}

/** Violations that axe finds on the page, one line each. */
export const axeFindings = (page: Page): Promise<string[]> => run(page, TAGS);

/**
 * Violations on the way of a test that is about something else: `npm test` looks for them in a quarter of these tests, drawn by the commit.
 * An audit costs as much of a core as the page that it is of.
 */
export async function findingsOnTheWay(page: Page): Promise<string[]> {
  const [isLookedFor = true] = sampleOf(
    [true, false, false, false],
    1,
    `axe ${expect.getState().currentTestName ?? ''}`,
  );
  return isLookedFor ? axeFindings(page) : [];
}

/** Those that other colours or sizes of the same elements make, one line each. */
export const lookFindings = (page: Page): Promise<string[]> => run(page, LOOK_RULES);

/**
 * Violations in any theme, one line each: of all rules in the first, of those that a theme can break in the others, of which `npm test`
 * looks at one, drawn by the commit.
 */
export async function findingsInThemes(page: Page, place: string): Promise<string[]> {
  const [first, ...others] = THEMES;
  const findings: string[] = [];
  for (const theme of [first, ...sampleOf(others, 1, `theme of ${place}`)]) {
    await wear(page, theme);
    const found = theme === first ? await axeFindings(page) : await lookFindings(page);
    findings.push(...found.map(finding => `${theme}: ${finding}`));
  }
  await wear(page, first);
  return findings;
}
