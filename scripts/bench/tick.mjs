/**
 * Cost of one status tick (parse, map, store, render) in Chromium, next to the bare parse of the same answer and the bare
 * writes of as many text nodes; and the longest task of a tick on a phone. Times are those of the main thread on the
 * processor. `--profile` prints instead which functions the time goes to.
 */
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { runnerImport } from 'vite';
import { launchChromium } from './launch-chromium.mjs';
import { buildTickPage } from './tick/build-page.mjs';
import { printProfile, recordAnswers, recorded } from './tick/recording.mjs';
import { isShort, saveResults } from './results.mjs';

const { brokenGates } = (
  await runnerImport(fileURLToPath(new URL('./tick/gates.ts', import.meta.url)), { configFile: false })
).module;
const root = fileURLToPath(new URL('../..', import.meta.url));
const isProfile = process.argv.includes('--profile');
const STATIONS = isShort ? [1, 85] : [1, 85, 256];
const PAGES = ['dashboard', 'stations'];
const ANSWERS = isShort ? 30 : 120;
const TICKS = isShort ? 10 : 200;
const PHONE_TICKS = isShort ? 5 : 60;
const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
const PHONE_SLOWER = 4;

function percentile(samples, share) {
  const sorted = samples.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

async function openPage(browser, viewport, on, answers) {
  const page = await browser.newPage({ viewport });
  page.on('pageerror', error => console.error(error.message));
  await page.goto(pathToFileURL(join(folder, 'index.html')).href);
  await page.evaluate(([texts, shown]) => window.tickPage.open(texts, shown), [answers, on]);
  return page;
}

const pass = (page, count) => page.evaluate(ticks => window.tickPage.tick(ticks), count);
const passBare = (page, count, texts) =>
  page.evaluate(([times, written]) => window.tickPage.bare(times, written), [count, texts]);

async function measure(browser, on, stations, answers) {
  const page = await openPage(browser, DESK, on, answers);
  const counts = await page.evaluate(count => window.tickPage.changes(count), TICKS);
  const recording = await recorded(page, async () => {
    await pass(page, TICKS);
    await passBare(page, TICKS, counts.textsChanged);
  });
  await page.close();
  const ticks = recording.spans('tick');
  const [p10, p50, p95] = [0.1, 0.5, 0.95].map(share =>
    percentile(
      ticks.map(({ ms }) => ms),
      share,
    ),
  );
  const bare = percentile(
    recording.spans('bare').map(({ ms }) => ms),
    0.5,
  );
  const collections = recording.collectionsAround('tick');
  return {
    page: on,
    stations,
    ...counts,
    p10,
    p50,
    p95,
    bare,
    ratio: p95 / bare,
    collectionsInTicks: ticks.reduce((sum, tick) => sum + tick.collections, 0),
    collections: collections.count,
    collectingMsEach: collections.ms / TICKS,
    ...(await measurePhone(browser, on, answers, counts.textsChanged)),
  };
}

async function measurePhone(browser, on, answers, texts) {
  const page = await openPage(browser, PHONE, on, answers);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: PHONE_SLOWER });
  // The first ticks on a slower processor come while it still settles.
  await pass(page, 5);
  const recording = await recorded(page, async () => {
    await pass(page, PHONE_TICKS);
    await passBare(page, PHONE_TICKS, texts);
  });
  await page.close();
  const longestTask = recording.longestTaskAround('tick');
  const bare = percentile(
    recording.spans('bare').map(({ ms }) => ms),
    0.5,
  );
  return { longestTask, longestTaskRatio: longestTask / bare };
}

const folder = await buildTickPage(root, isProfile ? 'bench-tick-readable' : 'bench-tick', {
  readable: isProfile,
});
const browser = await launchChromium(root, ['--allow-file-access-from-files']);

if (isProfile) {
  const stations = STATIONS.at(-1);
  const answers = await recordAnswers(root, stations, ANSWERS);
  for (const on of PAGES) {
    console.log(`\n${on}, ${stations} stations: share of a tick by function with all that it calls`);
    await printProfile(await openPage(browser, DESK, on, answers));
  }
} else {
  await measureAll();
}
await browser.close();

async function measureAll() {
  console.log('One status tick in Chromium, milliseconds of the main thread on the processor');
  console.log(
    'page        stations     p10     p50     p95   bare p50   ratio   nodes changed   texts changed   elements   rows   GC in ticks   GC between, ms each   phone: longest task   ratio',
  );
  const measured = [];
  for (const stations of STATIONS) {
    const answers = await recordAnswers(root, stations, ANSWERS);
    for (const on of PAGES) {
      const one = await measure(browser, on, stations, answers);
      measured.push(one);
      printRow(one);
    }
  }
  saveResults(root, 'tick', measured);
  const broken = brokenGates(measured, { judgesTimes: !isShort });
  for (const gate of broken) console.error(gate);
  process.exitCode = broken.length === 0 ? 0 : 1;
}

function printRow(one) {
  const columns = [
    one.page.padEnd(11),
    String(one.stations).padStart(8),
    one.p10.toFixed(2).padStart(7),
    one.p50.toFixed(2).padStart(7),
    one.p95.toFixed(2).padStart(7),
    one.bare.toFixed(3).padStart(10),
    one.ratio.toFixed(1).padStart(7),
    String(one.nodesChanged).padStart(15),
    String(one.textsChanged).padStart(15),
    String(one.nodesInPage).padStart(10),
    String(one.rows).padStart(6),
    `${one.collectionsInTicks} of ${one.collections}`.padStart(13),
    one.collectingMsEach.toFixed(2).padStart(21),
    one.longestTask.toFixed(1).padStart(21),
    one.longestTaskRatio.toFixed(1).padStart(7),
  ];
  console.log(columns.join(' '));
}
