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

/** Runs in the page when all is quiet. Times in ms since the page was requested. */
function readTimes() {
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  const [usable] = performance.getEntriesByName('login-usable');
  return { firstPaint: paint?.startTime, usable: usable?.startTime, shift: window.shifts };
}

/** One cold visit to the login: first paint, usable form, requests, bytes and layout shift. */
export async function visit(browser, url) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', LINK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWER });
  const requests = new Map();
  let bytes = 0;
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (!request.url.startsWith('data:')) requests.set(requestId, new URL(request.url).pathname);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (requests.has(requestId)) bytes += encodedDataLength;
  });
  await page.addInitScript(watchShifts);
  await page.goto(url);
  await page.waitForFunction(() => performance.getEntriesByName('login-usable').length > 0);
  await page.waitForTimeout(SETTLE_MS);
  const times = await page.evaluate(readTimes);
  await context.close();
  return { ...times, bytes, paths: [...requests.values()] };
}
