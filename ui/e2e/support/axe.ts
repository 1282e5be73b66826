import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

interface AxeResult {
  readonly violations: readonly {
    readonly id: string;
    readonly help: string;
    readonly nodes: readonly { readonly target: readonly string[] }[];
  }[];
}

const source = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Violations that axe finds on the page, one line each. */
export async function axeFindings(page: Page): Promise<string[]> {
  // Evaluated by the debugger, so the page's own policy needs no exception.
  await page.evaluate(await source);
  const result = (await page.evaluate(
    `axe.run(document, { runOnly: ${JSON.stringify(TAGS)} })`,
  )) as AxeResult;
  return result.violations.flatMap(({ id, help, nodes }) =>
    nodes.map(node => `${id}: ${help} (${node.target.join(' ')})`),
  );
}
