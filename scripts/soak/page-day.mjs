/**
 * A day of ticks of an access point with 85 stations in Chromium, on the dashboard with its charts and on the stations page
 * with a filter, a search, a note and the details of a station with their chart. What the heap grows after the first hour,
 * and nodes that are in no document but kept. Page time is simulated: a second for each tick.
 */
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { launchChromium } from '../bench/launch-chromium.mjs';
import { withTurns } from '../bench/page-turns.mjs';
import { buildTickPage } from '../bench/tick/build-page.mjs';
import { recordAnswers } from '../bench/tick/recording.mjs';
import { inSimulatedTime } from './simulated-time.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const TICKS = Number(process.env.RADIOLINK_SOAK_TICKS ?? 86_400);
const STATIONS = 85;
const ANSWERS = 60;
/** Ticks before the first weighing, and between two: an hour, after which every store and chart is full. */
const HOUR = Math.min(3600, Math.floor(TICKS / 4));
const MOST_GROWN_BYTES = 5_000_000;

/** What a person opens on each page. */
const OPENED = {
  dashboard: page => page.locator('canvas').first().waitFor(),
  stations: async page => {
    await page.getByRole('radio', { name: 'With problems' }).check({ force: true });
    await page.evaluate(() => window.passTicks(30));
    await page.getByRole('radio', { name: 'All' }).check({ force: true });
    await page.locator('[data-key] button').first().click();
    await page.locator('textarea').fill('Mast behind the barn');
    await page.locator('input[type="search"]').fill('v8');
    await page.locator('canvas').first().waitFor();
  },
};

async function soaked(browser, on, answers) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  page.on('pageerror', error => console.error(error.message));
  await page.addInitScript(withTurns);
  await page.addInitScript(inSimulatedTime);
  await page.goto(pathToFileURL(join(folder, 'index.html')).href);
  await page.evaluate(([texts, shown]) => window.tickPage.open(texts, shown), [answers, on]);
  await OPENED[on](page);
  const session = await page.context().newCDPSession(page);
  const pass = async ticks => {
    await page.evaluate(count => window.passTicks(count), ticks);
    await session.send('HeapProfiler.collectGarbage');
    await session.send('HeapProfiler.collectGarbage');
    const { usedSize, backingStorageSize = 0 } = await session.send('Runtime.getHeapUsage');
    const { nodes } = await session.send('Memory.getDOMCounters');
    const { detachedNodes } = await session.send('DOM.getDetachedDomNodes');
    return { heap: usedSize + backingStorageSize, nodes, detached: detachedNodes.length };
  };
  await session.send('DOM.enable');
  const before = await pass(HOUR);
  let after = before;
  for (let passed = HOUR; passed < TICKS; passed += HOUR) {
    after = await pass(HOUR);
    console.log(`${on}, ${passed + HOUR} ticks: heap ${after.heap} bytes, ${after.nodes} nodes`);
  }
  const rows = await page.locator('[data-key]').count();
  await page.close();
  return { before, after, rows };
}

const folder = await buildTickPage(root, 'soak-page');
const answers = await recordAnswers(root, STATIONS, ANSWERS);
const browser = await launchChromium(root, [
  '--enable-precise-memory-info',
  '--allow-file-access-from-files',
]);
const [only] = process.argv.slice(2);
for (const on of Object.keys(OPENED).filter(name => only === undefined || only === name)) {
  const begunAt = Date.now();
  const { before, after, rows } = await soaked(browser, on, answers);
  const grown = after.heap - before.heap;
  const minutes = Math.round((Date.now() - begunAt) / 60_000);
  console.log(
    `${on}: ${TICKS} ticks at ${STATIONS} stations, ${rows} rows: heap ${before.heap} -> ${after.heap} bytes (${grown}), ` +
      `nodes ${before.nodes} -> ${after.nodes}, ${after.detached} detached, ${minutes} minutes`,
  );
  if (grown > MOST_GROWN_BYTES || after.detached > 0) process.exitCode = 1;
}
await browser.close();
