import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
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
/** Rules about colours and sizes, which are all that a theme changes. */
const LOOK_RULES = ['color-contrast', 'link-in-text-block', 'target-size', 'scrollable-region-focusable'];

async function run(page: Page, rules: readonly string[]): Promise<string[]> {
  // Evaluated by the debugger, so the page's own policy needs no exception.
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(await source);
  const result = (await page.evaluate(
    `axe.run(document, { runOnly: ${JSON.stringify(rules)}, resultTypes: ['violations'] })`,
  )) as AxeResult;
  return result.violations.flatMap(({ id, help, nodes }) =>
    nodes.map(node => `${id}: ${help} (${node.target.join(' ')})`),
  );
}

/** Violations that axe finds on the page, one line each. */
export const axeFindings = (page: Page): Promise<string[]> => run(page, TAGS);

/** Those that other colours or sizes of the same elements make, one line each. */
export const lookFindings = (page: Page): Promise<string[]> => run(page, LOOK_RULES);

/** Violations in any theme, one line each: of all rules in the first, of those that a theme can break in the others. */
export async function findingsInThemes(page: Page): Promise<string[]> {
  const findings: string[] = [];
  for (const theme of THEMES) {
    await wear(page, theme);
    const found = theme === THEMES[0] ? await axeFindings(page) : await lookFindings(page);
    findings.push(...found.map(finding => `${theme}: ${finding}`));
  }
  await wear(page, THEMES[0]);
  return findings;
}
