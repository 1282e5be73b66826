import { openColdPage } from './cold-page.mjs';

/** Long enough for requests that follow the form automatically. */
const SETTLE_MS = 700;

/**
 * Runs in the page when all is quiet. Times in ms since the page was requested, `takenAt` since the epoch. The form
 * is usable when it is painted and a press of Login is carried out at once; taken when React has drawn it.
 */
function readTimes() {
  const at = name => performance.getEntriesByName(name)[0]?.startTime ?? 0;
  const firstPaint = at('first-contentful-paint');
  const taken = Math.max(firstPaint, at('login-taken'));
  return {
    firstPaint,
    usable: Math.max(firstPaint, at('login-usable')),
    taken,
    takenAt: performance.timeOrigin + taken,
    shift: window.shifts,
  };
}

/** One cold visit to the login: first paint, usable form, form in React's hands, requests, bytes and layout shift. Without script it is usable at once. */
export async function visit(browser, url, { script = true } = {}) {
  const { page, requests, close } = await openColdPage(browser);
  await page.goto(url);
  const painted = 'first-contentful-paint';
  await page.waitForFunction(
    name => performance.getEntriesByName(name).length > 0,
    script ? 'login-taken' : painted,
  );
  await page.waitForTimeout(SETTLE_MS);
  const times = await page.evaluate(readTimes);
  await close();
  // What is requested once React has the form, the program behind it, does not hold it back.
  const needed = requests().filter(({ at }) => at <= times.takenAt);
  return {
    ...times,
    bytes: needed.reduce((sum, request) => sum + request.bytes, 0),
    paths: needed.map(({ path }) => path),
  };
}
