import { join } from 'node:path';
import { logIn } from '../../setup/virtual-radio.mjs';

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

const BINS = 648;
const CURVES = 4;

/**
 * The script of uPlot for the curves of one sample, ms: level now, average, maximum and ambient at 648 points, nothing else, on
 * a canvas of the same size. The mean of the middle half of so many samples: the clock of a page has steps of 0.1 ms.
 */
export async function scriptOfUplot(browser, root, { width, height }, samples) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.setContent('<!doctype html><body></body>');
  await page.addScriptTag({ path: join(root, 'node_modules/uplot/dist/uPlot.iife.min.js') });
  const times = await page.evaluate(drawCurves, { width, height, samples, bins: BINS, curves: CURVES });
  await page.close();
  const quarter = Math.floor(times.length / 4);
  const middle = times.toSorted((a, b) => a - b).slice(quarter, times.length - quarter);
  return middle.reduce((sum, time) => sum + time, 0) / middle.length;
}

/** Runs in the page. */
async function drawCurves({ width, height, samples, bins, curves }) {
  const places = Array.from({ length: bins }, (_, bin) => 5095.625 + 1.25 * bin);
  const curveAt = (curve, sample) =>
    places.map((_, bin) => -109 + 6 * curve + ((bin * 7 + sample * 13) % 30));
  const dataAt = sample => [places, ...Array.from({ length: curves }, (_, curve) => curveAt(curve, sample))];
  const stroke = '#333';
  const options = {
    width,
    height,
    scales: { x: { time: false }, y: { range: [-115, -45] } },
    legend: { show: false },
    cursor: { show: false },
    series: [{}, ...Array.from({ length: curves }, () => ({ stroke, width: 1.5, points: { show: false } }))],
  };
  const plot = new window.uPlot(options, dataAt(0), document.body);
  const times = [];
  for (let sample = 1; sample <= samples; sample += 1) {
    const data = dataAt(sample);
    await new Promise(drawn => requestAnimationFrame(drawn));
    const before = performance.now();
    plot.setData(data);
    // It draws in a microtask of its own, which was asked for first.
    await Promise.resolve();
    times.push(performance.now() - before);
  }
  return times;
}
