import type { Page } from 'playwright-core';

/** Counts how often the page is loaded from now on. */
export function loadsOf(page: Page): { readonly count: () => number } {
  let count = 0;
  page.on('domcontentloaded', () => {
    count += 1;
  });
  return { count: () => count };
}
