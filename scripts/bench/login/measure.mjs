/** 5 Mbit/s, 40 ms, a processor four times as slow. */
const LINK = { offline: false, latency: 40, downloadThroughput: 625_000, uploadThroughput: 625_000 };
const CPU_SLOWER = 4;
/** Long enough for requests that follow the form automatically. */
const SETTLE_MS = 700;

/** Runs in the page before anything else. */
function watchShifts() {
  window.shifts = 0;
  new PerformanceObserver(list => {
    for (const entry of list.getEntries()) window.shifts += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
}

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
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', LINK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWER });
  const requests = new Map();
  session.on('Network.requestWillBeSent', ({ requestId, request, wallTime }) => {
    if (!request.url.startsWith('data:'))
      requests.set(requestId, { path: new URL(request.url).pathname, at: wallTime * 1000, bytes: 0 });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = requests.get(requestId);
    if (request !== undefined) request.bytes = encodedDataLength;
  });
  await page.addInitScript(watchShifts);
  await page.goto(url);
  const painted = 'first-contentful-paint';
  await page.waitForFunction(
    name => performance.getEntriesByName(name).length > 0,
    script ? 'login-usable' : painted,
  );
  await page.waitForTimeout(SETTLE_MS);
  const times = await page.evaluate(readTimes);
  await context.close();
  // What is requested once the form works, the program behind it, does not hold it back.
  const needed = [...requests.values()].filter(({ at }) => at <= times.usableAt);
  return {
    ...times,
    bytes: needed.reduce((sum, request) => sum + request.bytes, 0),
    paths: needed.map(({ path }) => path),
  };
}
