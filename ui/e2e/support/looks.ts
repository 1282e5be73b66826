import type { Page } from 'playwright-core';

export const THEMES = ['light', 'dark', 'sun'] as const;
export type Theme = (typeof THEMES)[number];

/** Shows the page in another theme. */
export async function wear(page: Page, theme: Theme): Promise<void> {
  await page.evaluate(look => {
    document.documentElement.dataset['theme'] = look;
  }, theme);
}

/** Waits until no element was added for a while, at most a few seconds: figures may change all the time. */
export function untilStill(page: Page): Promise<void> {
  return page.evaluate(
    ([stillMs, mostMs]) =>
      new Promise<void>(resolve => {
        const still = () => {
          observer.disconnect();
          clearTimeout(most);
          resolve();
        };
        let last = setTimeout(still, stillMs);
        const most = setTimeout(still, mostMs);
        const observer = new MutationObserver(() => {
          clearTimeout(last);
          last = setTimeout(still, stillMs);
        });
        observer.observe(document.body, { childList: true, subtree: true });
      }),
    [500, 3000],
  );
}

/** Horizontal overflow of the page, px; 0 without a scroll bar. */
export function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** Names of the running animations; none under reduced motion. */
export function movements(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState, effect }) => playState === 'running' && effect?.getTiming().duration !== 0)
      .map(animation =>
        animation instanceof CSSTransition
          ? `transition of ${animation.transitionProperty}`
          : animation instanceof CSSAnimation
            ? `animation ${animation.animationName}`
            : 'animation',
      ),
  );
}
