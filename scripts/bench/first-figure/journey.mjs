import { ADMIN } from '../../setup/virtual-radio.mjs';
import { LINK, openColdPage } from '../login/measure.mjs';

/**
 * The longest chain of requests: each began after the one before it was answered. What began then for another reason counts
 * as well, so that no chain is missed; only a poll that repeats an earlier one does not, as it brings nothing sooner.
 */
export function depthOf(requests) {
  const depths = new Map();
  const first = new Map(requests.toSorted((a, b) => b.at - a.at).map(request => [request.path, request]));
  for (const request of [...first.values()].toSorted((a, b) => a.at - b.at)) {
    const before = [...depths].filter(([{ end }]) => end !== undefined && end <= request.at);
    depths.set(request, 1 + Math.max(0, ...before.map(([, depth]) => depth)));
  }
  return Math.max(0, ...depths.values());
}

const STATUS = /\/status\.cgi$/;
/** No request for so long: all that is fetched while somebody types is there. */
const QUIET_MS = 500;
/** Long enough for parts that come, and could jump, after the first figure. */
const SETTLE_MS = 2000;

/** Runs in the page before anything else: when Login was pressed, and when a value of the device was painted on the dashboard. */
function watchFigure() {
  const times = { pressedAt: 0, figureAt: 0 };
  window.firstFigure = times;
  const now = () => performance.timeOrigin + performance.now();
  const watching = new MutationObserver(() => {
    const figures = [...document.querySelectorAll('main [data-figure]')];
    if (!figures.some(figure => /\d/.test(figure.textContent) && figure.checkVisibility())) return;
    watching.disconnect();
    // The first task after the frame: it stands on the screen.
    requestAnimationFrame(() => {
      void scheduler.postTask(() => (times.figureAt = now()), { priority: 'user-blocking' });
    });
  });
  addEventListener(
    'click',
    ({ target, timeStamp }) => {
      if (!(target instanceof Element) || target.closest('[type=submit]') === null) return;
      times.pressedAt = performance.timeOrigin + timeStamp;
      window.shifts = 0;
      watching.observe(document, { childList: true, subtree: true, characterData: true });
    },
    true,
  );
}

/** Runs in the page: `statusTransfer` is how long the body of the first status answer was under way, its latency included, ms. */
function readJourney() {
  const status = performance.getEntriesByType('resource').find(({ name }) => name.includes('/status.cgi'));
  return {
    ...window.firstFigure,
    shift: window.shifts,
    statusTransfer: status.responseEnd - status.responseStart,
  };
}

async function untilQuiet(page, requests) {
  const isQuiet = () => {
    const known = requests();
    return known.every(({ end = Infinity }) => end < Date.now() - QUIET_MS);
  };
  while (!isQuiet()) await page.waitForTimeout(50);
}

/**
 * One login to the first live figure of the dashboard, by somebody who types while the parts are fetched: its time, the
 * requests between the two, and the layout shift of the journey until the page has settled.
 */
export async function loginToFigure(browser, url) {
  const { page, requests, close } = await openColdPage(browser);
  await page.addInitScript(watchFigure);
  await page.goto(url);
  await page.locator('input[name=username]').pressSequentially(ADMIN.username);
  await page.locator('input[name=password]').pressSequentially(ADMIN.password);
  await untilQuiet(page, requests);
  // The driver brings a script of its own into the page when it first waits in it: not in the time that is measured.
  await page.waitForFunction(() => window.firstFigure !== undefined);
  await page.locator('[type=submit]').click();
  await page.waitForFunction(() => window.firstFigure.figureAt > 0);
  await page.waitForTimeout(SETTLE_MS);
  const { pressedAt, figureAt, shift, statusTransfer } = await page.evaluate(readJourney);
  await close();

  const between = requests().filter(({ at }) => at >= pressedAt && at <= figureAt);
  const others = between.filter(({ path }) => !STATUS.test(path));
  return {
    figure: figureAt - pressedAt,
    statusTransfer: statusTransfer - LINK.latency,
    requests: between.length,
    // It waited for none that was answered after it.
    depth: depthOf(between.filter(({ end }) => end <= figureAt)),
    bytes: others.reduce((sum, { bytes }) => sum + bytes, 0),
    shift,
    chain: between.map(({ path, at, end, bytes, cause, failure }) => ({
      path,
      cause,
      fromMs: Math.round(at - pressedAt),
      toMs: end === undefined ? undefined : Math.round(end - pressedAt),
      bytes,
      failure,
    })),
  };
}
