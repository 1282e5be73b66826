import type { Page, Request } from 'playwright-core';

const silences = new WeakMap<Page, Silence>();

/**
 * What a page met of the silence of its device. What it shows of one stands for a second or two, which a busy machine misses;
 * how its requests ended is told whenever there is time to listen.
 */
class Silence {
  #isOver = false;
  #hasBegun = false;
  /** Sent after a request had failed: the page has taken the failure when it asks again. */
  readonly #askedAgain = new Set<Request>();

  constructor(page: Page) {
    page.on('request', request => {
      if (request.url().includes('/writecfg.cgi')) this.#forget();
      else if (this.#hasBegun) this.#askedAgain.add(request);
    });
    page.on('requestfailed', request => {
      this.#askedAgain.delete(request);
      // What the page itself gives up says nothing of the device.
      if (request.failure()?.errorText !== 'net::ERR_ABORTED') this.#hasBegun = true;
    });
    page.on('response', response => {
      if (this.#askedAgain.has(response.request())) this.#isOver = true;
    });
  }

  get isOver(): boolean {
    return this.#isOver;
  }

  /** A change is written, after which the device is silent. */
  #forget(): void {
    this.#isOver = false;
    this.#hasBegun = false;
    this.#askedAgain.clear();
  }
}

/** From here on. */
export function watchSilence(page: Page): void {
  silences.set(page, new Silence(page));
}

/** Whether the device of a page fell silent after the last change that the page wrote, and has answered it again. */
export const answersAgain = (page: Page): boolean => silences.get(page)?.isOver === true;
