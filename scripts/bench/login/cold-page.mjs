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
