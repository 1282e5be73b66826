import type { Page } from 'playwright-core';

/** Waits until the page has drawn what it was given so far: two of its frames. */
export async function drawn(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise<void>(resolve => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );
}
