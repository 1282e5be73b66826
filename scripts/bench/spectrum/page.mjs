import { logIn } from '../../setup/log-in.mjs';

const PATIENT = { timeout: 60_000 };

/** Opens the spectrum of a virtual radio, painted by a worker or by the page; `prepare` gets the page before it is loaded. */
export async function openSpectrum(browser, url, { worker, prepare }) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  if (!worker) {
    await page.addInitScript(() => {
      Reflect.deleteProperty(HTMLCanvasElement.prototype, 'transferControlToOffscreen');
      const ask = window.requestAnimationFrame.bind(window);
      window.paintMs = [];
      window.requestAnimationFrame = paint =>
        ask(now => {
          const before = performance.now();
          paint(now);
          window.paintMs.push(performance.now() - before);
        });
    });
  }
  await prepare?.(page);
  await page.goto(url);
  await logIn(page);
  await page
    .locator('nav')
    .first()
    .waitFor({ state: 'attached', ...PATIENT });
  await page.evaluate(() => void (location.hash = '#/spectrum'));
  await page.locator('main canvas').waitFor(PATIENT);
  await page.waitForTimeout(2000);
  return { page, session, close: () => context.close() };
}

/** The time between frames, ms, while the cursor moves over the picture. */
export async function watchFrames(page, seconds) {
  const box = await page.locator('main canvas').boundingBox();
  const watched = page.evaluate(
    ms =>
      new Promise(resolve => {
        const gaps = [];
        const end = performance.now() + ms;
        let last = performance.now();
        const frame = now => {
          gaps.push(now - last);
          last = now;
          if (now < end) requestAnimationFrame(frame);
          else resolve(gaps.slice(1));
        };
        requestAnimationFrame(frame);
      }),
    seconds * 1000,
  );
  const state = { isOver: false };
  const moving = (async () => {
    for (let step = 0; !state.isOver; step += 1) {
      await page.mouse.move(box.x + 60 + ((step * 7) % (box.width - 80)), box.y + 100);
      await page.waitForTimeout(50);
    }
  })();
  const gaps = await watched;
  state.isOver = true;
  await moving;
  return gaps;
}

/** The script of a painted sample, ms: the median of the longest of each second's frames, which are those that paint. */
export async function watchScript(page, seconds) {
  await page.evaluate(() => void (window.paintMs.length = 0));
  await page.waitForTimeout(seconds * 1000);
  const times = await page.evaluate(() => window.paintMs);
  const longest = times.toSorted((a, b) => b - a).slice(0, seconds);
  return longest[Math.floor(longest.length / 2)] ?? Number.NaN;
}
