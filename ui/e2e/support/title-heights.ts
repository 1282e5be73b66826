import type { Page } from 'playwright-core';

/** Of a device pixel. */
const SLACK_PX = 0.6;
/** Of some pages the title is only spoken, and some are not of each device. */
const LEAST_TITLES = 10;

/** The heights at which the titles of the pages stand, looked at on a walk that is about something else. */
export class TitleHeights {
  readonly #middles = new Map<string, number>();

  /** Of the page in view, which is drawn. */
  async note(page: Page, route: string): Promise<void> {
    // Others stand by for parts that fail.
    const title = page.locator('main h1:visible').first();
    if ((await title.count()) === 0) return;
    const middle = await title.evaluate(element => {
      const { top, bottom } = element.getBoundingClientRect();
      // A title that is only spoken stands in a box of one pixel.
      return element.parentElement?.clientWidth === 1 ? undefined : (top + bottom) / 2 + window.scrollY;
    });
    if (middle !== undefined) this.#middles.set(route, middle);
  }

  /** Those that stand at another height than the first, one line each. */
  uneven(): string[] {
    const [first = 0, ...others] = this.#middles.values();
    if (others.length < LEAST_TITLES) return [`only ${this.#middles.size} titles were seen`];
    return [...this.#middles].flatMap(([route, middle]) =>
      Math.abs(middle - first) > SLACK_PX ? [`${route}: ${middle} px, not ${first} px`] : [],
    );
  }
}
