// From "Login" pressed to the first live figure of the dashboard: time, requests, bytes and layout shift, beside the first
// paint of a plain form in the same run. The parts have been fetched while the user typed. Needs a build.
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loginToFigure } from './first-figure/journey.mjs';
import { launchChromium, ONLY_PAGE_REQUESTS } from './launch-chromium.mjs';
import { visit } from './login/measure.mjs';
import { buildPlainForm } from './login/variants.mjs';
import { serveFolder } from './login/serve.mjs';
import { isShort, judge, median, saveResults } from './results.mjs';

/** Medians of so many, after one that only warms the servers up; the short form judges counts, which need no warmth. */
const VISITS = isShort ? 1 : 7;
const FIRST_COUNTED = isShort ? 0 : 1;
/** The measure of all ratios: its first paint falls into one frame or the next, so that few visits would differ by a tenth. */
const PLAIN_VISITS = isShort ? 1 : 3;
const COUNTS = { requests: 12, depth: 2, bytes: 60_000, shift: 0.05 };
/**
 * Time to the figure, of 40 stations without the transfer of the status answer, as a multiple of the plain form's first
 * paint. docs/performance.md
 */
const RATIOS = { 1: 2, 40: 2.5 };

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const browser = await launchChromium(root, ONLY_PAGE_REQUESTS);
const stationCounts = isShort ? ['40'] : Object.keys(RATIOS);
const plain = await serveFolder(root, buildPlainForm(root));
const radios = new Map();
for (const stations of stationCounts)
  radios.set(stations, await serveFolder(root, root, ['--stations', stations]));

const paints = [];
const journeys = Object.fromEntries(stationCounts.map(stations => [stations, []]));
for (let round = 0; round < VISITS + FIRST_COUNTED; round += 1) {
  for (let time = 0; time < PLAIN_VISITS; time += 1) {
    const { firstPaint } = await visit(browser, plain.url, { script: false });
    if (round >= FIRST_COUNTED) paints.push(firstPaint);
  }
  for (const [stations, { url }] of radios) {
    const journey = await loginToFigure(browser, url);
    if (round >= FIRST_COUNTED) journeys[stations].push(journey);
  }
}
await browser.close();
for (const { stop } of [plain, ...radios.values()]) stop();

const plainPaint = median(paints);
console.log(
  `medians of ${VISITS} logins each, CPU 4x slower, 5 Mbit/s, 40 ms; the parts were fetched while typing`,
);
console.log(`plain form: first paint ${plainPaint.toFixed(0)} ms`);
const measured = {};
for (const stations of stationCounts) {
  const of = what => journeys[stations].map(journey => journey[what]);
  const figure = median(of('figure'));
  const statusTransfer = median(of('statusTransfer'));
  const own = stations === '1' ? figure : figure - statusTransfer;
  measured[stations] = { figure, statusTransfer, ratio: own / plainPaint };
  for (const count of Object.keys(COUNTS)) measured[stations][count] = median(of(count));
  measured[stations].shift = Math.max(...of('shift'));
  console.log(
    `\n${stations} stations: first live figure ${figure.toFixed(0)} ms after Login, of which the status answer's transfer ${statusTransfer.toFixed(0)} ms`,
  );
  for (const { path, cause, fromMs, toMs, bytes } of journeys[stations][0].chain)
    console.log(
      `  ${String(fromMs).padStart(5)} to ${String(toMs ?? '…').padStart(5)} ms ${String(bytes).padStart(7)} bytes  ${path}  (${cause})`,
    );
  judge(measured[stations], { ...COUNTS, ...(isShort ? {} : { ratio: RATIOS[stations] }) });
}
saveResults(root, 'first-figure', { plainPaint, measured, chains: journeys });
