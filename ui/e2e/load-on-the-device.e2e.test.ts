import { readFileSync } from 'node:fs';
import type { Page, Request } from 'playwright-core';
import { expect, it } from 'vitest';
import { sampleOf } from '../../.config/drawn-sample.ts';
import { useBrowser } from './support/browser.ts';
import { countedWire, type Traffic } from './support/counted-wire.ts';
import { logIn } from './support/login.ts';
import { startRadio } from './support/radio.ts';

const browser = useBrowser();
const WATCHED_MS = 10_000;
/** What a page loads at its opening is over. */
const SETTLED_MS = 4000;
const SECONDS_PER_HOUR = 3600;
/** Pages in `npm test`, drawn by the commit. */
const SOME = 4;
/** Pages at a time: a page of its own radio each. */
const AT_ONCE = 6;
/** What is asked every few seconds falls into a short look once more or less, and a busy machine asks less: shares of the figure. */
const MOST = 1.3;
const LEAST = 0.1;
const MOST_LOOKS = 6;
const LOOKS_AGAIN = 3;

interface Row {
  readonly profile: string;
  readonly page: string;
  /** Requests an hour, and kB to and from the device. */
  readonly cost: Traffic;
}

/** The rows of the table in the documentation: the figures stand there alone. */
function documented(): readonly Row[] {
  const text = readFileSync(new URL('../../docs/load-on-the-device.md', import.meta.url), 'utf8');
  return [...text.matchAll(/^\| `([\w-]+)` \| `([\w-]+)` \| ([\d,]+) \| ([\d,]+) \| ([\d,]+) \|$/gm)].map(
    ([, profile = '', page = '', ...figures]) => {
      const [requests = 0, sent = 0, received = 0] = figures.map(each => Number(each.replaceAll(',', '')));
      return { profile, page, cost: { requests, sent, received } };
    },
  );
}

const perHour = (before: Traffic, after: Traffic): Traffic => {
  const scale = (SECONDS_PER_HOUR * 1000) / WATCHED_MS;
  return {
    requests: (after.requests - before.requests) * scale,
    sent: ((after.sent - before.sent) * scale) / 1000,
    received: ((after.received - before.received) * scale) / 1000,
  };
};

/** Looks until no part of the page was loaded meanwhile, which a busy machine does late. */
async function watch(page: Page, read: () => Traffic): Promise<Traffic> {
  let parts = 0;
  const count = (request: Request): void => {
    if (request.url().includes('/static/')) parts += 1;
  };
  page.on('request', count);
  for (let look = 0; look < MOST_LOOKS; look += 1) {
    const [before, loaded] = [read(), parts];
    await page.waitForTimeout(WATCHED_MS);
    if (parts > loaded) continue;
    page.off('request', count);
    return perHour(before, read());
  }
  throw new Error('The page never ended to load.');
}

const turn = (page: Page, visibility: string): Promise<void> =>
  page.evaluate(state => {
    Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
    Object.defineProperty(document, 'hidden', { value: state === 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, visibility);

/** Opens a page of a radio of its own, and waits until it has loaded all. */
async function opened({ profile, page: name }: Pick<Row, 'profile' | 'page'>) {
  const { port } = await startRadio({ profile });
  const { url, read } = await countedWire(port);
  const { page, close } = await browser.open();
  await logIn(page, url);
  await page.goto(`${url}#/${name}`);
  await page.waitForTimeout(SETTLED_MS);
  return { url, read, page, close };
}

async function inTurns<T, U>(list: readonly T[], each: (one: T) => Promise<U>): Promise<readonly U[]> {
  const left = [...list.entries()];
  const results: U[] = [];
  const work = async (): Promise<void> => {
    for (let next = left.shift(); next !== undefined; next = left.shift())
      results[next[0]] = await each(next[1]);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return results;
}

const differences = (row: Row, seen: Traffic): readonly string[] =>
  (['requests', 'sent', 'received'] as const).flatMap(what => {
    const [is, said] = [seen[what], row.cost[what]];
    const isAsSaid = is <= MOST * said && is >= LEAST * said;
    return isAsSaid ? [] : [`${row.profile} ${row.page}: ${what} ${Math.round(is)}, said ${said}`];
  });

it('costs the device in an hour of each open page what the documentation says', async () => {
  const rows = documented();
  expect(rows.length).toBeGreaterThanOrEqual(20);
  const others = await inTurns(sampleOf(rows, SOME), async row => {
    const { read, page, close } = await opened(row);
    let wrong = differences(row, await watch(page, read));
    // On a busy machine what the page asks at its opening falls into a look: what it costs for good is in each of them.
    for (let again = 0; wrong.length > 0 && again < LOOKS_AGAIN; again += 1)
      wrong = differences(row, await watch(page, read));
    await close();
    return wrong;
  });
  expect(others.flat()).toEqual([]);
}, 900_000);

it('costs the device nothing while nobody sees the page, and twice as much with two pages', async () => {
  const { url, read, page, close } = await opened({ profile: 'ap-ptmp', page: 'dashboard' });
  const alone = await watch(page, read);
  const second = await browser.open();
  await logIn(second.page, url);
  await second.page.waitForTimeout(SETTLED_MS);
  const isTwice = ({ requests, received }: Traffic): boolean =>
    requests <= 2.5 * alone.requests && received <= 2.5 * alone.received;
  let both = await watch(second.page, read);
  // As above: what the second page asks at its opening falls into a look.
  for (let again = 0; !isTwice(both) && again < LOOKS_AGAIN; again += 1)
    both = await watch(second.page, read);
  expect(both.requests).toBeLessThanOrEqual(2.5 * alone.requests);
  expect(both.received).toBeLessThanOrEqual(2.5 * alone.received);
  await turn(page, 'hidden');
  await turn(second.page, 'hidden');
  await page.waitForTimeout(SETTLED_MS);
  const hidden = await watch(page, read);
  expect(hidden.requests).toBe(0);
  const asked = read().requests;
  await turn(page, 'visible');
  await expect.poll(() => read().requests).toBeGreaterThan(asked);
  await close();
  await second.close();
}, 360_000);
