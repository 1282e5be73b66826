import { openColdPage } from './cold-page.mjs';

/** Long enough for requests that follow the form automatically. */
const SETTLE_MS = 700;

/** Runs in the page when all is quiet. Times in ms since the page was requested; `usableAt` since the epoch. */
function readTimes() {
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  const [usable] = performance.getEntriesByName('login-usable');
  const { startTime } = usable ?? paint;
  return {
    firstPaint: paint.startTime,
    usable: startTime,
    usableAt: performance.timeOrigin + startTime,
    shift: window.shifts,
  };
}

/** One cold visit to the login: first paint, usable form, requests, bytes and layout shift. Without script it is usable at once. */
export async function visit(browser, url, { script = true } = {}) {
  const { page, requests, close } = await openColdPage(browser);
  await page.goto(url);
  const painted = 'first-contentful-paint';
  await page.waitForFunction(
    name => performance.getEntriesByName(name).length > 0,
    script ? 'login-usable' : painted,
  );
  await page.waitForTimeout(SETTLE_MS);
  const times = await page.evaluate(readTimes);
  await close();
  // What is requested once the form works, the program behind it, does not hold it back.
  const needed = requests().filter(({ at }) => at <= times.usableAt);
  return {
    ...times,
    bytes: needed.reduce((sum, request) => sum + request.bytes, 0),
    paths: needed.map(({ path }) => path),
  };
}
