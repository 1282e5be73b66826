/** 5 Mbit/s, 40 ms, a processor four times as slow. */
export const LINK = { offline: false, latency: 40, downloadThroughput: 625_000, uploadThroughput: 625_000 };
const CPU_SLOWER = 4;

/** Runs in the page before anything else. */
function watchShifts() {
  window.shifts = 0;
  new PerformanceObserver(list => {
    for (const entry of list.getEntries()) window.shifts += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
}

/** What a request was caused by: the parser, or the innermost script of our own. */
const causeOf = ({ type, stack, url }) =>
  `${type} ${(url ?? stack?.callFrames.at(0)?.url ?? stack?.parent?.callFrames.at(0)?.url ?? '').split('/').at(-1)}`;

/**
 * A page without any cache, on a slow link and processor. `requests` grows as the page works: path, times in ms since
 * the epoch (`end` undefined until it was answered whole), bytes, and what caused it.
 */
export async function openColdPage(browser) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', LINK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWER });
  const requests = new Map();
  session.on('Network.requestWillBeSent', ({ requestId, request, wallTime, timestamp, initiator }) => {
    if (request.url.startsWith('data:')) return;
    const path = new URL(request.url).pathname;
    // The two clocks of the protocol differ by this much.
    const offset = (wallTime - timestamp) * 1000;
    requests.set(requestId, { path, at: wallTime * 1000, offset, cause: causeOf(initiator), bytes: 0 });
  });
  session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const request = requests.get(requestId);
    if (request === undefined) return;
    request.bytes = encodedDataLength;
    request.end = timestamp * 1000 + request.offset;
  });
  session.on('Network.loadingFailed', ({ requestId, errorText }) => {
    const request = requests.get(requestId);
    if (request !== undefined) request.failure = errorText;
  });
  await page.addInitScript(watchShifts);
  return { page, session, requests: () => [...requests.values()], close: () => context.close() };
}

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
