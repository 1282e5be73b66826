import { join } from 'node:path';

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
