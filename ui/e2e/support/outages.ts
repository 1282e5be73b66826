import type { Page, Request } from 'playwright-core';
import type { ServedRadio } from './radio.ts';

/** Longest wait for the answers to what a page has requested, ms of the real clock. */
const ANSWERED_MS = 10_000;

const waits = new WeakMap<Page, RequestsUnderWay>();

/** Requests of a page that have neither an answer nor a failure. */
class RequestsUnderWay {
  readonly #requests = new Set<Request>();
  #answered: (() => void) | undefined;

  constructor(page: Page) {
    const ended = (request: Request): void => {
      this.#requests.delete(request);
      if (this.#requests.size === 0) this.#answered?.();
    };
    page.on('request', request => this.#requests.add(request));
    page.on('response', response => ended(response.request()));
    page.on('requestfailed', ended);
  }

  async none(): Promise<void> {
    if (this.#requests.size === 0) return;
    let late: ReturnType<typeof setTimeout> | undefined;
    await new Promise<void>(resolve => {
      this.#answered = resolve;
      late = setTimeout(resolve, ANSWERED_MS);
    });
    clearTimeout(late);
  }
}

const companions = new WeakMap<Page, (seconds: number) => void>();

/** Lets a clock of the test go with that of a page: seconds that pass on the page pass there too. */
export function goWith(page: Page, pass: (seconds: number) => void): void {
  companions.set(page, pass);
}

/** Holds the clock of a page, until it is resumed: however long a machine takes for a second of it, it is one. */
async function hold(page: Page): Promise<void> {
  const soon = (await page.evaluate(() => Date.now())) + 1000;
  // Where that time is over by now, the clock stands all the same.
  await page.clock.pauseAt(soon).catch(() => undefined);
}

/**
 * Lets seconds of the page's clock pass, one after the other, as the page would live through them. What it requests in one
 * is answered in it: on a loaded machine its clock would else run ahead of the device, whose answers it then misses.
 */
export async function passes(page: Page, seconds: number): Promise<void> {
  const underWay = waits.get(page) ?? new RequestsUnderWay(page);
  waits.set(page, underWay);
  for (let second = 0; second < seconds; second += 1) {
    companions.get(page)?.(1);
    await page.clock.runFor(1000);
    await underWay.none();
    // The page has taken the answer when it answers itself; one that is being loaded again has nothing to take.
    await page.evaluate(() => undefined).catch(() => undefined);
  }
}

/** The device is out of reach for some seconds of the page's clock. @param look what is looked at before it answers again */
export async function drop(
  page: Page,
  { radio }: ServedRadio,
  seconds: number,
  look: () => Promise<unknown> = async () => undefined,
): Promise<void> {
  await hold(page);
  radio.faults.set({ unreachable: true });
  await passes(page, seconds);
  await look();
  radio.faults.clear();
  await page.clock.resume();
}

/** Where the page says what state the connection, the link and the device are in. */
export const banner = (page: Page) => page.getByRole('banner');

/** What the page says of its connection. */
export const reconnecting = (page: Page) => banner(page).getByText('Reconnecting…');
