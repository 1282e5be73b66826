import type { Page, Request } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { countOf, sampleOf } from '../../.config/drawn-sample.ts';
import { DESKTOP, PHONE, useBrowser } from './support/browser.ts';
import { logIn } from './support/login.ts';
import { startRadio, VIEWER } from './support/radio.ts';

const browser = useBrowser();

/** Calls that change nothing though they are no GET: the list of the classic API, and its likeness in v1. */
const HARMLESS =
  /\/api\/auth|\/logout\.cgi|\/discovery\.cgi|\/pingtest_action\.cgi|\/api\/traceroute|\/api\/lmgmt\/speedtest|\/api\/fw\/update-check|\/user\/(login|logout)|\/tools\/(compose|ping|traceroute|speedtest|discovery)|\/device\/locate/;
/** A survey takes the link down, for any user. */
const HARMFUL_GET = /\/survey\.json\.cgi\?.*update/;

function isChanging(request: Request): boolean {
  const { pathname, search } = new URL(request.url());
  if (request.method() === 'GET') return HARMFUL_GET.test(pathname + search);
  if (/\/pwd\.cgi/.test(pathname)) return !/(^|&)ro=1(&|$)/.test(request.postData() ?? '');
  if (/\/tools\/compose/.test(pathname)) return /"method":\s*"(?!GET)/.test(request.postData() ?? '');
  return !HARMLESS.test(pathname);
}

/** Links to other pages are left alone: each page is crawled by itself. */
const ACTIONS =
  'button, summary, select, [role="menuitem"], [role="option"], [role="tab"], input, textarea, a[href^="#"]:not([href^="#/"])';

interface Action {
  readonly at: number;
  readonly name: string;
}

/** Elements that accept input now: in a modal dialog only its own, with its Cancel buttons last. */
function actions(page: Page): Promise<Action[]> {
  return page.locator(ACTIONS).evaluateAll(elements => {
    // The palette may arrive late, over a dialog that was opened meanwhile: only the uppermost one accepts input.
    const modal = [...document.querySelectorAll('dialog:modal')].find(dialog => {
      const { left, top, width, height } = dialog.getBoundingClientRect();
      return dialog.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
    const scope = modal === undefined ? '' : (modal.querySelector('h1, h2, h3')?.textContent ?? 'dialog');
    const isRefusal = (name: string) => /cancel|close|escape/i.test(name);
    return elements
      .flatMap((element, at) => {
        if (modal !== undefined && !modal.contains(element)) return [];
        if (!element.checkVisibility() || element.matches(':disabled, [aria-disabled="true"], [inert] *'))
          return [];
        const label = element.getAttribute('aria-label') ?? '';
        const text = `${scope} ${element.tagName} ${label} ${element.textContent ?? ''} ${element.getAttribute('href') ?? ''}`;
        return [
          {
            at,
            name: text
              .replace(/[\d.,−]+/g, '#')
              .replace(/\s+/g, ' ')
              .trim(),
          },
        ];
      })
      .toSorted((a, b) => Number(isRefusal(a.name)) - Number(isRefusal(b.name)));
  });
}

async function act(page: Page, { at }: Action): Promise<void> {
  const target = page.locator(ACTIONS).nth(at);
  const kind = await target.evaluate(element =>
    element instanceof HTMLInputElement ? element.type : element.tagName,
  );
  const quickly = { timeout: 1500 };
  if (kind === 'SELECT') {
    await target.selectOption({ index: 1 }, quickly);
    return;
  }
  if (['text', 'search', 'password', 'number', 'TEXTAREA', 'email'].includes(kind)) {
    await target.fill('7', quickly);
    await target.blur(quickly);
    return;
  }
  await target.click(quickly);
}

/** The way out, and the choice of the language, in whose words the way out would not be known. */
const LEFT_ALONE = /log out|English.*Deutsch/i;
const MOST_ACTIONS = 120;

/** Acts on everything of a page, and on whatever appears by it, each once, or until it is enough. Never logs out. */
async function crawl(
  page: Page,
  route: string,
  done: Set<string>,
  isEnough = (): boolean => false,
): Promise<void> {
  const open = async () => {
    await page.evaluate(hash => {
      window.location.hash = hash;
    }, route);
  };
  // A dialog that arrives late covers what is acted on meanwhile: each has a second try.
  const covered = new Set<string>();
  await open();
  await page.getByRole('main').getByRole('heading').first().waitFor();
  for (let count = 0; count < MOST_ACTIONS && !isEnough(); count += 1) {
    const next = (await actions(page)).find(({ name }) => !done.has(name) && !LEFT_ALONE.test(name));
    if (next === undefined) {
      const before = done.size;
      await page.keyboard.press('Escape');
      await open();
      if (
        (await actions(page)).every(({ name }) => done.has(name) || LEFT_ALONE.test(name)) &&
        done.size === before
      )
        return;
      continue;
    }
    const isDone = await act(page, next).then(
      () => true,
      () => covered.has(next.name),
    );
    if (isDone) done.add(next.name);
    else covered.add(next.name);
    if (!page.url().endsWith(route)) await open();
  }
}

const CRAWLS = [
  { profile: 'ap-ptmp', viewport: DESKTOP },
  { profile: 'sta-ptp', viewport: PHONE },
];
const ROUTES = [
  '#/dashboard',
  '#/stations',
  '#/wireless',
  '#/network',
  '#/network-tables',
  '#/diff',
  '#/discovery',
  '#/ping',
  '#/traceroute',
];
/** Pages of a crawl in `npm test`, drawn by the commit. */
const SOME = 3;

describe.each(sampleOf(CRAWLS, 1))(
  'a read-only user who acts on everything ($profile, $viewport.width wide)',
  ({ profile, viewport }) => {
    it('changes nothing on the device', async () => {
      const { url } = await startRadio({ profile, stations: 4 });
      const { page, complaints, close } = await browser.open({ viewport });
      const changing: string[] = [];
      page.on('dialog', dialog => void dialog.dismiss());
      await logIn(page, url, VIEWER);
      page.on('request', request => {
        if (isChanging(request))
          changing.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`);
      });
      const done = new Set<string>();
      for (const route of sampleOf(ROUTES, SOME)) await crawl(page, route, done);
      expect(changing).toEqual([]);
      expect(complaints).toEqual([]);
      // Proof that the crawl saw the pages and not an empty one.
      expect(done.size).toBeGreaterThan(countOf(9, 25));
      await close();
    }, 720_000);
  },
);

it('finds what changes the device when a full user does the same: the crawl has eyes', async () => {
  const { url } = await startRadio({ stations: 2 });
  const { page, close } = await browser.open();
  const changing: string[] = [];
  await logIn(page, url);
  page.on('request', request => {
    if (isChanging(request)) changing.push(new URL(request.url()).pathname);
  });
  const isKicked = (): boolean => changing.includes('/stakick.cgi');
  await crawl(page, '#/stations', new Set(), isKicked);
  await expect.poll(isKicked).toBe(true);
  await close();
}, 360_000);
